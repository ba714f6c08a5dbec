import { isPlural, lowerFirst } from '../language.js';
import { kindWords } from './kinds.js';
import { isPeople, isVerb, verbOf } from './lexicon.js';
import { isOrder } from './orders.js';
import { headOf } from './phrases.js';
import { clauseAt, clausesFrom, type Clause, type Deed } from './parse.js';
import { headWords, whoIs } from './subject.js';
import { verbAt } from './verb-group.js';
import { isAdverb, isDeterminer, isLink, isPronoun, wordsOf, type Word } from './words.js';

/** The deeds in a sentence, behind whatever leads to them: a wish, a title, a condition, a time or a place. */

const want = String.raw`(?:want|need|like|imagine|propose|plan|wish for|look(?:ing)? for|ask(?:ing)? for|dream(?:ing)? of|suggest|build(?:ing)?|think(?:ing)? of|have in mind)s?`;
const wishLead = new RegExp(
  String.raw`^(?:(?:so |now |therefore )?(?:we|i|they|(?:the|our|my) [\p{L} -]{2,40}?)(?:['’]d|['’]re|['’]m| would| are| am)? (?:also )?(?:want to (?:build|make|create|offer|have)|${want}) |(?:it|this|[\p{Lu}][\p{L}]+) (?:is|shall be|should be|will be) |(?:to )?(?:build|make|create|develop|design|need|want)(?: us| me)? )?((?:an?|the|one|some|handheld|simple|something|small)(?:\s[\p{L}\d'’-]+){0,9}?|\p{Lu}\p{L}+|(?:[\p{L}-]+ ){0,3}?(?:${kindWords})(?: for (?:[\p{L}\d'’-]+ ){0,5}?[\p{L}-]+)?|[\p{L}-]+ [\p{L}-]+s)\s(that|which|where|in which|on which|with which|through which|by which)\s(.+)$`,
  'iu',
);
/** `app for mosques to publish prayer times, …`. */
const wishFor = new RegExp(
  String.raw`^(?:(?:we|i) ${want} )?(?:an? |the )?(?:[\p{L}-]+ ){0,3}?(?:${kindWords}) for ((?:[\p{L}’'-]+ ){1,7}?)to (.+)$`,
  'iu',
);

/** `collector records`, `the setter registers`: somebody does something, whatever follows. */
const tellsWho = (clause: Clause | null): boolean =>
  clause !== null && (isPeople(headWords(clause.subject)) || /^(?:the|an?|each|every|our) /i.test(clause.subject));

/** `a booking page that sells tickets, puts cars on lanes`: what follows tells what the product does, or who does what in it. */
function insideWish(sentence: string, name: string): Deed[] | null {
  const [, whom = '', doing = ''] = wishFor.exec(sentence) ?? [];
  if (whom && (isPeople(headWords(whom.trim())) || isPlural(headWords(whom.trim())))) {
    const words = wordsOf(doing);
    const verb = verbAt(words, 0, null);
    return verb
      ? clausesFrom(words, 0, { from: 0, subject: whom.trim(), verb: { ...verb, form: 'base' } }, name)
      : null;
  }
  const [, thing = '', link = '', rest = ''] = wishLead.exec(sentence) ?? [];
  const wished = /^(?:so |now |it |this |we|i|they|the|our|my) /i.test(sentence) && !sentence.startsWith(thing);
  // 'The setter registers the stone with a photo where it sits' is a clause with its place, and no product.
  const lead = wordsOf(`${thing} ${link}`);
  // 'The lead or a trained volunteer checks each tool that comes back': somebody checks, and the tool is no product.
  const doer = clauseAt(wordsOf(thing), 0, 10)?.subject ?? '';
  if (!wished && doer !== '' && whoIs(doer, name) === 'people') return null;
  if (!wished && /^(?:where|in which|on which)$/i.test(link) && tellsWho(clauseAt(lead, 0, 6))) return null;
  // 'Safety blocks a tool that is unsafe': a clause, and no product.
  if (!wished && !/^(?:an?|the|one|some) /i.test(thing) && clauseAt(wordsOf(thing), 0, 6)) return null;
  // 'a tool for our company that washes clothes': what follows may tell of the company.
  const [, owner = ''] = /\sfor\s(.+)$/i.exec(thing) ?? [];
  if (owner !== '' && isPeople(headWords(owner)) && ofThose(` for ${owner}`, link, rest)) return null;
  // 'Glassware that is broken': a single thing is no product.
  if (
    !wished &&
    !/\s/.test(thing) &&
    !new RegExp(`^(?:${kindWords})$`, 'i').test(thing) &&
    /^(?:that|which)$/i.test(link)
  )
    return null;
  if (!rest || (!wished && isPeople(headWords(thing))) || /\s(?:is|are|has|have|can|must|should|will)\s/.test(thing))
    return null;
  const words = wordsOf(rest);
  if (!/^(?:that|which)$/i.test(link)) return clausesFrom(words, 0, null, name);
  const [first] = words;
  const verb = first && !isPronoun(first.lower) && !isDeterminer(first.lower) ? verbAt(words, 0, null) : null;
  return verb ? clausesFrom(words, 0, { from: 0, subject: 'it', verb }, 'it') : null;
}

/** `Need a simple thing: register a family, lend seed`: deeds of nobody in particular. */
function listed(sentence: string, name: string): Deed[] | null {
  const [, title = '', rest = ''] = /^([^:]{3,80}):\s(.+)$/u.exec(sentence) ?? [];
  if (!rest || /^(?:goals?|targets?|problem|budget|users?|rules?)$/i.test(title)) return null;
  const wish = insideWish(rest, name);
  if (wish) return wish;
  const words = wordsOf(rest);
  const verb = words[0] ? verbAt(words, 0, true) : null;
  if (verb?.form === 'base' && verb.at === 0 && !verb.negated)
    return clausesFrom(words, 0, { from: 0, subject: '', verb }, name);
  return clausesFrom(words, startOf(words), null, name);
}

/** A title tells for whom, and no clause begins in it: `a tool for county archives to track loans`. */
const titled = new RegExp(
  String.raw`^(?:(?:an?|the|our|my) )?(?:(?!an?\b|the\b|each\b|their\b|every\b)[\p{L}-]+ ){0,4}?(?:${kindWords}) (?:for|to|of|that|which)\b`,
  'iu',
);

/** `we want the houses to order by 9:00, change the count`: whoever they are, they shall do it. */
const wishOf = new RegExp(
  String.raw`^(?:(?:so |now |therefore )?(?:we|i|they|(?:the|our|my) [\p{L} -]{2,40}?)(?:['’]d| would)? (?:also )?(?:want|need|like|expect|ask)s? )((?:the|our|all|every|each|both|any) [\p{L}'’ -]{3,40}?|[\p{L}-]+s) to (?!(?:be|have)\b)(\p{L}+ .+)$`,
  'iu',
);

function wished(sentence: string, name: string): Deed[] | null {
  const [, whom = '', doing = ''] = wishOf.exec(sentence) ?? [];
  const words = wordsOf(doing);
  const verb = whom ? verbAt(words, 0, true) : null;
  return verb?.form === 'base' && verb.at === 0
    ? (clausesFrom(words, 0, { from: 0, subject: whom, verb }, name)?.map((deed) =>
        deed.subject === whom ? { ...deed, wished: true } : deed,
      ) ?? null)
    : null;
}

/** Behind the lead that tells when or where: `with the app a driver scans`, `in the lab, …`. */
function startOf(words: Word[]): number {
  const { lower = '' } = words[0] ?? {};
  const isTime =
    /^(?:every|each)$/.test(lower) &&
    /^(?:morning|evening|night|day|week|month|year|quarter|term|shift|hour|spring|summer|autumn|winter|season|afternoon|\p{L}+day)$/u.test(
      words[1]?.lower ?? '',
    );
  if (!isLink(lower) && !isTime && !isAdverb(lower) && !/^(?:today|currently|there|here)$/.test(lower)) return 0;
  for (let at = 1; at < Math.min(words.length, 10); at++) {
    if (words[at - 1]?.mark === ',') return at;
    if (
      at >= 2 &&
      (isDeterminer(words[at]?.lower ?? '') || isPronoun(words[at]?.lower ?? '') || isPeople(words[at]?.lower ?? '')) &&
      !isDeterminer(words[at - 1]?.lower ?? '') &&
      !isLink(words[at - 1]?.lower ?? '') &&
      clauseAt(words, at, 10)
    )
      return at;
  }
  return isAdverb(lower) ? 1 : 0;
}

/** `i run a shop and need something so mums can drop off bags`. */
const wishSo =
  /^(?:[^,.;]{0,90}?\b)?(?:need|want|would like|looking for|build) (?:something|an? (?:[\p{L}-]+ ){1,4}?)\s?so (?:that )?(?=\p{L}+s? )(.+)$/iu;

/** Where the main clause begins behind `if haemoglobin is below 125 g/l`. */
function afterCondition(words: Word[]): number {
  const condition = /^(?:if|when|whenever)$/.test(words[0]?.lower ?? '') ? clauseAt(words, 1, 14) : null;
  if (!condition) return 0;
  for (let at = condition.verb.at + 1; at < words.length; at++)
    if (isDeterminer(words[at]?.lower ?? '') && !isLink(words[at - 1]?.lower ?? '') && clauseAt(words, at, 9))
      return at;
  return 0;
}

/** `The mill should get a tool that …` asks for the tool. */
const getsTool = new RegExp(
  String.raw`^(?:the|our|my) [\p{L} -]{2,40}? (?:gets|(?:should|shall|will) (?:get|have)) (?=an? (?:[\p{L}-]+ ){0,3}?(?:${kindWords}) (?:that|which|where|with which)\b)`,
  'iu',
);

/** The condition that stands first, and what follows it. */
const conditioned = /^(?:if|when|whenever|as soon as|once|where)\s[^,]{3,120},\s(.+)$/i;

/** `looks at new orders`, `look through the cards`: a verb whose particle belongs to what is looked at. */
const withVerb = (text: string): string =>
  text
    .replace(/(?<=[\p{L}] )look(s?) at (?=\p{L})/giu, 'view$1 ')
    .replace(/(?<=[\p{L}] )look(s?) through (?=\p{L})/giu, 'review$1 ');

/** `borrows it from the steward, who checks it and writes down any defect`: another one goes on. */
const goesOn =
  /^(.+ (?:to|from|by|with) ((?:the|an?|our) (?:[\p{L}-]+ )?[\p{L}-]+)), who (?:then |also )?((?!is\b|was\b|has\b|does\b)[a-z]+s .+)$/u;

/** `let me plan the rota and let a member see it`: whoever writes does the first, and each `let` is a deed of its own. */
const letsMe = /^lets? me (?=\p{L})(?!know\b)/iu;
const letsAgain = /,?\sand\s(?=lets? (?:an?|the|our|all|each|every|me)\s)/iu;
const eachLet = (deed: Deed): Deed[] =>
  deed.who === 'product' && /^lets? /i.test(deed.doing)
    ? deed.doing
        .split(letsAgain)
        .map((doing) =>
          letsMe.test(doing)
            ? { ...deed, subject: 'I', who: 'self', doing: doing.replace(letsMe, ''), wished: true }
            : { ...deed, doing },
        )
    : [deed];

export function deedsIn(whole: string, name: string): Deed[] | null {
  const [, before = '', other = '', after = ''] = goesOn.exec(whole) ?? [];
  if (other !== '' && isPeople(headWords(other))) {
    const [first, second] = [before, `${other} ${after}`].map((part) => readDeeds(part, name));
    if (first && second) return [...first, ...second];
  }
  return readDeeds(whole, name)?.flatMap(eachLet) ?? null;
}

function readDeeds(whole: string, name: string): Deed[] | null {
  const sentence = withVerb(whole)
    .replace(/^please (?=build|make|create|develop|design|give)/i, '')
    .replace(
      /^let me (?=(?!know|explain|tell|say|describe|show|introduce|be)\p{L}+ (?:an?|the|our|my|each|every) )/iu,
      'the app should let me ',
    );
  const text = sentence.replace(
    /^(?:what (?:we|i) (?:want|need|imagine|have in mind) is(?: this)?|(?:the|our) (?:idea|goal|wish|plan|solution)(?: is(?: this| that)?)?|(?:so|therefore|hence|instead|now)(?=[:,]))\s?[:,]?\s/i,
    '',
  );
  if (/^(?:can|could|replace|help|let|what if|how) /i.test(text)) return null;
  const need = text
    .replace(/^(?:we|i) [^,;:]{3,90}? and (?:so |now |therefore )?(?=(?:need|want|would like) an? )/i, 'we ')
    .replace(getsTool, 'we want ');
  const wish = insideWish(need, name) ?? listed(text, name) ?? wished(text, name);
  if (wish) return wish;
  if (titled.test(text)) return null;
  if (isOrder(text)) {
    const ordered = wordsOf(lowerFirst(text));
    const verb = verbAt(ordered, 0, true) ?? { at: 0, form: 'base', negated: false, wished: false };
    if (verb.form === 'base' && verb.at === 0) return clausesFrom(ordered, 0, { from: 0, subject: '', verb }, name);
  }
  const [, main] = conditioned.exec(text) ?? [];
  const words = wordsOf(main ?? wishSo.exec(text)?.[1] ?? text);
  return clausesFrom(words, afterCondition(words) || startOf(words), null, name);
}

/** What products do: they tell, keep and work out. Washing and driving are done by people. */
const telling =
  /^(?:help|let|show|send|remind|alert|tell|track|plan|record|list|manage|allow|enable|give|offer|check|calculate|compare|match|store|keep|find|suggest|recommend|warn|notify|predict|forecast|schedule|assign|book|order|collect|import|export|print|report|answer|sort|read|write|draft|summarise|summarize|translate|connect|handle|update|sync|measure|monitor|map|create|generate|make|display|publish|approve|approves?|log|log|search|share|count|turn|support|run|work|use|take|get|accept|register|route|rank|score|detect|identify|organise|organize|coordinate|replace|reduce|cut|provide|teach|explain|guide|ask|save|price|bill|invoice|charge|pay|sell|rent|stream|play|post|pull|fetch|flag|highlight|extract|analyse|analyze|spot|pick|watch|mark|sum|total|convert|capture|scan|combine|merge|bring|put|keep|surface|notice|learn|answer|generate|visualise|visualize|aggregate|consolidate|automate)$/;

/** Whether 'that …' tells what those before it do, not what the product does: by its number, or by what it says. */
function ofThose(between: string, link: string, rest: string): boolean {
  if (!/^(?:that|which)$/i.test(link)) return false;
  const [verb = ''] = rest.replace(/^(?:also|mostly|mainly) /i, '').split(' ');
  if (isPlural(headOf(between.replace(/^\sfor\s/, '').trim()))) return isVerb(verb) || /^(?:have|are|do)$/.test(verb);
  const base = verbOf(verb);
  return /s$/.test(verb) && base !== null && !telling.test(base);
}
