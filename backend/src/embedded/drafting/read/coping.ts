import { isPlural, isUncountable, joinWords, lowerFirst, plural, stripStop, withArticle } from '../language.js';
import { isPeople, verbOf } from './lexicon.js';

/** What people cope with today, as a noun phrase. */

/** `today`, not 'today's round', which is a thing; only as the first word does that tell of the day. */
export const now =
  /^today['’]s\b|\b(?:today(?!['’]s\b)|currently|(?<!\bthe )last (?:year|season|winter|summer|month|spring|autumn)(?! of\b)|at present|at the moment|right now|these days|nowadays|until now|so far)\b|\p{L} now(?=[.;]|$)/iu;

/** `… is kept in a spreadsheet and about 15% of the tools go missing`: behind the means begins the trouble. */
const thenTrouble =
  /,?\s(?:and|but|so|which|while)\s(?=(?:about |around |roughly |nearly |over |almost |some )?\d|(?:it|we|they|nobody|no one|there|that|this|[\p{L} -]{3,30}) (?:is|are|has|have|goes?|gets?|takes?|costs?|loses?|cannot|can['’]t|do|does|knows?|forgets?)\b).*$/iu;

/** `Today everything is in an exercise book and on masking tape`. */
export const heldIn = (told: string[]): string | null =>
  told
    .map(
      (text) =>
        /^(?:today|currently|now|at present),? (?:everything|all of (?:it|this)|all this|it all|all) (?:is|stands|lives|happens)(?: (?:kept|noted|written|done))? (?:in|on|by|with) ([^.;]{4,80})$/i
          .exec(stripStop(text))?.[1]
          ?.replace(thenTrouble, '')
          .replace(/\b(and|or) (?:in|on|by|with) /g, '$1 ') ?? '',
    )
    .find((way) => way !== '') ?? null;

const uses =
  /\b(?:use|used|uses|using|rely on|relies on|work with|works with|depend on|keep(?:s)? (?:\p{L}+ ){1,3}(?:in|on)|do (?:this|it) (?:by|with|on|over)|(?:is|are) (?:\p{L}+ )?(?:done|kept|managed|planned|logged|tracked|booked|recorded|handled|reported|organised|organized|coordinated|shared|collected|sent) (?:by|with|on|in|over|through))\s+([^.;]+?)(?=,? (?:and|but|which|so|to|where|while|for) (?:\p{L}+ ){0,4}?(?:\d|[a-z]+ly\b|are|is|lose|loses|get|gets|take|takes|it|they|no|miss|nobody|that|plan|track|manage|keep|see|know)|[,;.]|$)/iu;
const keeps =
  /\b(?:keeps?|juggles?|has|have|runs?|kept in|kept on|tracked in|noted in|written in|recorded in)\s((?:an? |\d+ )?(?:[\p{L}-]+ )?(?:paper|notebooks?|spreadsheets?|whiteboards?|binders?|ledgers?|card index)[^.;]*?)(?=;|\.|$| in \d{4})/iu;
export const means =
  /\b(?:(?:\d+ )?(?:shared |paper |printed )?spreadsheets?|Excel(?: (?:sheet|file|list|table)s?)?|Google (?:Sheets?|Forms?|Calendar)|(?:shared )?(?:Outlook|Gmail)(?: (?:inbox|calendar|mailbox|folder))?|shared (?:inbox|mailbox|drive|calendar|folder)|photocopied (?:\p{L}+ )?(?:sheets?|forms?|lists?)|(?:wall|paper) (?:calendars?|planners?)|clipboards?|card index|carbon copies|paper notebooks?|whiteboards?|phone calls?|(?:\d+ )?carrier portals|printed (?:sheets?|lists?|forms?|schedules?)|paper (?:forms?|lists?|diaries|logs?|sheets?|books?|cards?)|on paper|pen and paper|WhatsApp(?: groups?)?|Facebook(?: groups?)?|Word (?:files|documents)|PDFs|e-?mails?|sticky notes?|text messages?|word of mouth|notebooks?|fax(?:es)?|by phone)\b/giu;
const spoken: Record<string, string> = { 'on paper': 'paper', 'by phone': 'phone calls' };

/** `Today it is 60 phone calls a week`. */
export const countedIn = (told: string[]): string | null =>
  told
    .map(
      (sentence) =>
        /^(?:today|currently|right now|at present),? (?:it(?: is|['’]s)|that is|there are|we make)\s([^,.;]+)/i.exec(
          sentence,
        )?.[1] ?? '',
    )
    .find(
      (way) =>
        /\p{L}{3}/u.test(way.replace(/per ?cent|minutes?|hours?|days?|weeks?/gi, '')) && way.split(' ').length <= 8,
    ) ?? null;

/** `today: chalk board and a cash tin; every tenth firing is ruined`: what a note names first, if that tells of nothing done. */
export function notedIn(sentences: string[]): string | null {
  for (const sentence of sentences) {
    const said =
      /^(?:today|now|currently|at present|as is|status quo):\s*([^;:.\d]{4,60}?)(?=;|[.]|$|,\s(?:about |around |every |one |\d))/i.exec(
        sentence,
      )?.[1];
    if (!said || said.split(' ').length > 8 || acts(said) || finite.test(said) || said.includes(',')) continue;
    const parts = stripStop(said).split(/\s\+\s|\sand\s|\s&\s/);
    return joinWords(
      parts.map((part, at) => {
        const plain = at === 0 ? lowerFirst(part) : part;
        const head = plain.split(' ').at(-1) ?? plain;
        // 'WhatsApp' is a name.
        const isName = /^\p{Lu}\p{Ll}+\p{Lu}\p{L}*$/u.test(part);
        if (isName) return part;
        return determined.test(plain) || isPlural(head) || isUncountable(head) ? plain : withArticle(plain);
      }),
    );
  }
  return null;
}
/** `foremen ring the yard`: whoever is named does something. */
const acts = (said: string): boolean => {
  const words = said.toLowerCase().split(' ');
  return words.some((word, at) => isPeople(word) && verbOf(words[at + 1] ?? '') !== null);
};
const finite =
  /\b(?:is|are|was|were|has|have|goes?|takes?|gets?|loses?|keeps?|we|they|it|people|everybody|everyone|nobody|i|who|that)\b|\b(?:by|over|via) (?:phone|mail|post|fax)\b|\b(?:on|in|with|into|from) (?:an?|the|our|his|her|their)\b/iu;
const determined = /^(?:an?|the|one|some|our|my|their|all) |['’]s? |\bmemory$/iu;

/** What people use now, as a noun phrase: `phone calls and a whiteboard`. */
export function copingOf(told: string[], sentences: string[]): string | null {
  for (const sentence of told) {
    const used = (uses.exec(sentence) ?? keeps.exec(sentence))?.[1];
    if (used && used.split(' ').length <= 12 && !/^(?:it|them|this|that|the app)\b/i.test(used))
      return stripStop(used)
        .replace(/^the /, '')
        .replace(/ (?:today|now|currently|at the moment|these days)$/i, '');
  }
  const acted = told
    .filter((sentence) => now.test(sentence) || /\bby phone\b/i.test(sentence))
    .map(callsOf)
    .find(Boolean);
  // Named in a wish ('reminders by WhatsApp'), these are the product's own channels, not the way people cope now.
  const near = told.length ? told : sentences.filter((sentence) => now.test(sentence));
  const found = new Set(
    near.flatMap((sentence) => [...sentence.matchAll(means)].map(([word]) => spoken[word.toLowerCase()] ?? word)),
  );
  const list = [...found].filter((item) => ![...found].some((other) => other !== item && other.includes(item)));
  const listed = list.slice(0, 3).map(many);
  // Phoning the drivers is one way beside the whiteboard, not instead of it.
  const ways =
    acted && !listed.some((way) => acted.startsWith(way)) ? [...listed.slice(0, 2), acted] : acted ? [acted] : listed;
  return ways.length ? joinWords(ways) : null;
}

/** A single sheet or form stands for all of them. */
const many = (item: string): string =>
  /^(?:printed|paper)\s\p{L}+$|^text message$/u.test(item)
    ? plural(item)
    : /(?:group|spreadsheet|sheet|board|notebook|inbox|mailbox|calendar|folder|drive|file|list|table|form|index|planner)$/.test(
          item,
        )
      ? withArticle(item)
      : item;

/** `people call shops` -> phone calls to shops; `they e-mail forwarders` -> e-mails to forwarders. */
function callsOf(sentence: string): string | null {
  if (/\b(?:ring|phone|call)s? (?:round|around|each other|everyone|everybody)\b/i.test(sentence)) return 'phone calls';
  const match = sentence.match(
    /\b(call|phone|ring|e-?mail|text|visit|ask|check)s?\s(?:the\s|their\s)?((?:\d+\s)?[\p{L}-]+(?:\s(?:shops?|portals?|sites?|offices?|stores?|lists?))?)(?=\s(?:and|or|to|for|by|until|one|in|on|at)\b|[,.;]|$)/iu,
  );
  const [, verb = '', object = ''] = match ?? [];
  if (!match || /^(?:it|them|for|to|in|the|a|sheets?|off|on|of|up|is|are|him|her|today|now|currently)$/i.test(object))
    return null;
  const noun =
    {
      call: 'phone calls',
      phone: 'phone calls',
      ring: 'phone calls',
      text: 'text messages',
      visit: 'visits',
      ask: 'questions',
      check: 'checks of',
    }[verb.toLowerCase()] ?? 'e-mails';
  const rest = sentence.match(/\band e-?mail (\p{L}+)/iu)?.[1];
  if (verb === 'check') return `${object}${rest ? ` and e-mails to ${rest}` : ''}`;
  return `${noun} to ${object}`;
}
