import { isPeople } from './lexicon.js';
import { headOf } from './phrases.js';

/** How people cope today, where an idea tells it without saying 'today'. */

const sheets =
  'postcards?|answering machines?|paper pads?|receipt pads?|spreadsheets?|Excel(?: (?:plan|sheet|file|list)s?)?|(?:Excel|Access|Word) (?:file|list|sheet|plan|table|database)s?|card index|index cards|wall calendars?|paper calendars?|calendars? on the wall|whiteboards?|blackboards?|notebooks?|ledgers?|binders?|paper (?:slip|ticket|tag|label|map|form|list|sheet|book|card|diary|note|plan|file|log|timetable|inspection sheet)s?|key cabinet|pigeonholes?|carbon copies|sticky notes?|pin ?boards?|notice ?boards?';
const ways = 'fax|phone|telephone|post|letter|radio|e-?mail|text message|WhatsApp|word of mouth|SMS|pen and paper';

/** `is booked by fax and phone`, `kept in a card index`, `hand out keys and write it in a book`, `tell us by text`. */
const oldWays = [
  new RegExp(
    String.raw`(?:\b(?:is|are|get|gets)|['’]s) (?:\p{L}+ ){0,2}?(?:\p{L}{3,}(?:ed|en|pt|wn|id|ld|nt)|done|made) (?:by|over|via) (?:the )?(?:fax|phone|telephone|post|letter|hand|radio|word of mouth|e-?mail|mail|WhatsApp)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:in|on|from|with|using|into|at) (?:(?:an?|the|one|two|three|our|my|her|his|their|old|shared|printed|paper|wall|pocket|exercise|handwritten|big|small|\d+) ){0,4}(?:${sheets})\b`,
    'iu',
  ),
  /\b(?:writes?|written|notes?|noted|enters?|entered|logs?|logged|kept|signs?|signed|records?|recorded|lists?|listed|carry|carries|put|puts) (?:\p{L}+ ){0,6}(?:in|into|on) (?:an?|the|one) (?:chart|book|note ?book|paper|diary|list|card|(?:[\p{Ll}-]+ )?(?:form|slip|pad))\b/iu,
  /\bwe (?:do|handle|manage|organi[sz]e|coordinate|run) (?:it|this|that|everything|all of it) (?:with|by|on|in|over|through)\b/i,
  /\b(?:comes?|arrives?|goe?s?|runs?) (?:in )?(?:all |only |mostly )?(?:by|over|via|through) (?:the )?(?:letters?|post|phone|telephone|fax(?:es)?|radio|e-?mails?|WhatsApp|text messages?)\b|\b(?:is|are) (?:agreed|arranged|ordered|reported|booked|discussed|settled|passed on) on the phone\b/iu,
  /^current [\p{L}-]+ (?:is|are)\b|\bhandwritten\b|\bphotocop(?:y|ies|ied)\b/iu,
  /^(?:they|we|i)(?: (?:usually|mostly|often|still))? (?!can\b|could\b|will\b|should\b|must\b|want\b|need\b|would\b)[a-z]+ [^,.;]{2,60} (?:by|over|via|through) (?:text messages?|SMS|WhatsApp|e-?mail|phone|fax)\b/i,
  /\bby paper (?:vote|form|list|ballot)s?\b|\b(?:mentioned|told|passed on|agreed|reported|arranged|noted) (?:only )?(?:orally|verbally)\b/i,
  /\b(?:bookings?|ordering|orders|reporting|registration|planning|sign-ups?) (?:(?:is|are|goes|go|works?) )?(?:only |mostly |all )?by (?:phone|telephone|mail|fax|e-?mail|letter|hand|WhatsApp|text)\b/i,
  /^(?:most|many|some|everyone|everybody|people|we|they|all)(?: (?:of (?:us|them)|still))? do (?:it|this|that) (?:on|by|with|in|over) /i,
  /\b(?:hangs?|is pinned|are pinned|stuck) (?:up )?(?:on|to) (?:an?|the) (?:wall|board|door|fridge)\b/i,
  /\b(?:is|are|gets?) (?:\p{L}+ ){0,2}?(?:phoned|called|faxed) (?:in|through|over)\b/iu,
  /\bon paper\b|\bby fax\b|\bpaper slips?\b/i,
  /\b(?:tells?|calls?|phones?|texts?|e-?mails?|writes? to|rings?|messages?|faxes|asks?|sends?) us\b(?! (?:to|for) (?:help|build))/i,
  /(?<!\b(?:their|the|an?|his|her|own|mobile|your|our|my) )\b(?:calls?|rings?|phones?) (?:all day|all the time|every (?:day|morning|evening|hour)|constantly|non-?stop)\b/i,
  /\bleaves? (?:\p{L}+ )?(?:notes|slips|messages) (?:in|on|at)\b/iu,
  /\b(?:retypes?|retyped|typed? in(?:to)?) (?:them|it|twice|again|by hand)\b/i,
];
export const tellsOldWay = (text: string): boolean => oldWays.some((way) => way.test(text));

const replaced =
  /^(?:please |(?:can|could) (?:we|you) |(?:we|i) (?:want|need|would like|have) to |we['’]d like to |it (?:should|must|will) |to )?(?:replac(?:e|es|ing)|get rid of|getting rid of|do away with|move away from|abolish|retire|ditch|kill|scrap|abandon)\s(?:all )?((?:the|our|my|their|an?|this|that|these|those)?\s?[^,.;:?!]{3,60}?)(?=$|[,.;:?!]|\s(?:by|before|in|until|with|for|to|and|that|which|because|so|at|on)\s)/i;

/** `Anker replaces the paper list` */
const ownName =
  /^(?:\p{Lu}[\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}-]*){0,2}|[Ii]t|[Tt]his|[Tt]he (?:app|tool|system)) (?=replaces )/u;

/** `Replace the Excel plan by March`, `Can we get rid of the key cabinet?`: what there is now, and nothing asked for. */
export function replacedToday(sentence: string): string | null {
  const what = replaced.exec(sentence.trim().replace(ownName, ''))?.[1]?.trim();
  return what && !isPeople(headOf(what.replace(/^(?:the|our|my|their|an?)\s/i, '')))
    ? what.replace(/^(?:our|my) /i, 'the ')
    : null;
}

/** The means in such a sentence, as a noun phrase: `fax and phone`, `a card index`. */
export function oldWayIn(sentence: string): string | null {
  const by = new RegExp(
    String.raw`\b\p{L}+(?: us)? (?:by|over|via) (?:the )?((?:${ways})s?(?:(?:, | and | or |, and )(?:by |over |via )?(?:the )?(?:${ways})s?)*)\b`,
    'iu',
  ).exec(sentence)?.[1];
  const held = new RegExp(
    String.raw`\b(?:in|on|from|with|using|into|at) ((?:(?:an?|the|one|two|three|our|my|her|his|their|old|shared|printed|paper|wall|pocket|exercise|handwritten|big|small|\d+) ){0,4}(?:${sheets}|book|diary))\b`,
    'iu',
  ).exec(sentence)?.[1];
  const held_ = held?.replace(/^(?:our|my|her|his) /i, 'the ');
  if (held_ && by)
    return sentence.indexOf(by) > sentence.indexOf(held ?? '')
      ? `${held_} and ${spoken(by)}`
      : `${spoken(by)} and ${held_}`;
  if (held_) return held_;
  if (by) return spoken(by);
  if (/\b(?:calls?|rings?|phones?) (?:us|all day|all the time|constantly|every)\b/i.test(sentence))
    return 'phone calls';
  if (/\btexts? us\b/i.test(sentence)) return 'text messages';
  const notes = /\bleaves? (?:\p{L}+ )?(notes|slips|messages)\b/iu.exec(sentence)?.[1];
  return notes ?? (/\bon paper\b/i.test(sentence) ? 'paper' : null);
}

const single: Record<string, string> = {
  phone: 'phone calls',
  telephone: 'phone calls',
  letter: 'letters',
  'text message': 'text messages',
  sms: 'text messages',
  'e-mail': 'e-mails',
  email: 'e-mails',
};
const spoken = (means: string): string =>
  single[means.toLowerCase()] ??
  means.replace(/\b(?:by|over|via) (?:the )?/gi, '').replace(/\btext message\b/i, 'text messages');

/** `students lose track of apprenticeship logbooks`, `12% of bags are mixed up`: the trouble is about this thing. */
export function troubledThing(sentence: string): string | null {
  const found =
    /\b(?:lose|loses|losing|lost) (?:track|count|sight|control) of (?:the |our |their |all )?([\p{L}-]+(?: [\p{L}-]+){0,2}?)(?=$|[,.;]|\s(?:in|on|at|and|because|when|every|each|for|so)\b)/iu.exec(
      sentence,
    ) ??
    /(?:\d\s?%|\b(?:\d+|one|two|three) (?:in|out of) (?:\d+|three|four|five|six|ten)|\bhalf|\ba (?:third|quarter|fifth)|\bmost|\bmany) (?:of (?:the |our |all )?)?([\p{L}-]+(?: (?!never|still|always|now|only|also|often)[\p{L}-]+)?) (?:never |still |always |often )?(?:is|are|gets?|goes|go|comes?|arrives?|was|were)\b/iu.exec(
      sentence,
    ) ??
    /\b(?:lose|loses|losing|waste|wastes|wasting|throws? away) (?:a lot of |too much |too many |much )?(?!(?:money|time|track|hours|days|customers|people|\d)\b)([\p{L}-]+(?: [\p{L}-]+)?)(?=$|[,.;]|\s(?:every|each|in|on|at|because|per|a)\b)/iu.exec(
      sentence,
    ) ??
    /\b(?:handles?|deals? with|copes? with|manages?) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+(?: of [\p{L}-]+)?)(?=$|[,.;]|\s(?:in|on|at|and|because|by)\b)/iu.exec(
      /^(?:improve|fix|rethink|modernise|modernize) (?:how|the way) .*/iu.exec(sentence)?.[0] ?? '',
    );
  const kept =
    /^(?:my|our|the|all) (?:\p{L}+['’]s )?([\p{L}-]+(?: [\p{L}-]+)?) (?:is|are|sits?|lies?|hangs?) (?:all |kept |stored )?(?:in|on) (?:an?|the|\d+) /iu.exec(
      sentence,
    );
  return (found ?? kept)?.[1] ?? null;
}
