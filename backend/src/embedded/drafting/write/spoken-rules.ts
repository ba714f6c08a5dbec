import { escapePattern, stripStop, upperFirst } from '../language.js';
import { leavesOut } from '../read/binding.js';
import type { Plan } from '../plan/plan.js';
import { partsOf as clausesOf } from '../plan/fact-clauses.js';
import { type Ref, refs } from './draft.js';
import { messagesTold } from './messages-told.js';
import { exclusionsOf } from './told.js';

/** `We take 8% from the owner`: what the idea binds in a sentence of which nothing else makes a rule, in its own words. */

const number = String.raw`(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|sixty|ninety)`;
const span = String.raw`(?:working |business )?(?:minutes?|hours?|days?|weeks?|months?|years?)`;
const binds = [
  /\b(?:must|cannot|can['’]t|may not|must not|not allowed|allowed to|never|nobody (?!knows)|no one (?!knows)|nothing|only|has to|have to|required|entitled)\b/i,
  /\bneeds? (?:the |an? |two )?(?:approvals?|yes|signatures?|consent|permission|justification|confirmation|to be)\b/i,
  new RegExp(
    String.raw`\b(?:at most|at least|up to|max(?:imum|\.)?|min(?:imum|\.)|no more than|not more than|more than|limit(?:ed)?|capped|once|twice) (?:\p{L}+ )?(?:${number}|an?|per|in|to|of|at)(?![\p{L}])|\bquota\b|\b(?:above|over|below) [€$£]?\d`,
    'iu',
  ),
  new RegExp(String.raw`\bwithin (?:the same )?(?:${number}|an?) ${span}\b|\b${number} ${span} after\b`, 'i'),
  new RegExp(
    String.raw`\b(?:valid|held|hold|kept|keep|stored|blocked|suspended) (?:\p{L}+ ){0,5}?for (?:up to )?(?:${number}|an?) ${span}\b`,
    'iu',
  ),
  /\b(?:until|no later than) (?:\d|\p{Lu}|the end|noon|midnight|two|a )/u,
  /\b(?:otherwise|unless|if not|counts as|extends|expires?|forfeit\w*|lapses?|blocks|blocked|suspended|deleted|escalates?|refunded|automatically|instead of the)\b/i,
  /(?<!\d \p{L}+ )\bmay\b(?! (?:\d|20|try))/u,
];
const money =
  /\b(?:costs?|charged?|charges|fees?|commission|deposits?|premium|prices?|minus|keep|take|pays?|paid)\b.*(?:[€$£%]|\b(?:EUR|USD|GBP|NOK|SEK|CHF|euros?|dollars?|pounds|kroner|cents?|nothing)\b)|\bfree (?:of charge|above|for|from)\b|[€$£]\s?\d[\d.,]*k? (?:per|an?|each)\b|\d (?:EUR|USD|GBP|NOK|SEK|CHF|euros?|dollars?|pounds|cents?) (?:per|an?|each)\b/i;
const leads = /^(?:if|when|whenever|once|as soon as|after each|after every|only)\b.{10,}, \S/i;
const isBound = (text: string): boolean => binds.some((one) => one.test(text)) || money.test(text);
const isBinding = (text: string): boolean => isBound(text) || leads.test(text);

/** Sentences that tell of something else: of today, of what is hoped for, of days and money, of what it connects to. */
const aside =
  /^(?:today|currently|at present|right now|now|at the moment|so far|last year|this year|problem|background|in our survey)\b|\b(?:at the moment|we (?:want|aim|hope|expect|plan)|we(?:['’]d| would) like|our (?:aim|goal|target)|the (?:aim|goal|target)|I want)\b|^(?:target|goal|aim|success|audience|users?|roles?|launch|pilot|closed beta|beta|ready|needed|start|funded|in use|integrations?|in the first)\b/i;

/** What an idea without a problem tells behind its deeds counts as its problem until somebody looks at the words. */
const ofTrouble =
  /\b(?:we|us|our|my|today|currently|at present|now|so far|last (?:year|month)|on average|roughly|about \d|around|too|often|sometimes|complain\w*|lost|wrong|miss(?:ed|ing)|by hand|manually|by phone|Excel|paper)\b|\d ?%/i;
const weTake = /^(?:we|the platform|the app) (?:charges?|takes?|keeps?) /i;

const strict = /\b(?:must|may not|may only|never|not allowed|only \S+(?: \S+)? (?:may|can))\b/i;

/** `Nightfeed Plus costs £3.99 a month`, `we charge $2.20 per set`: what the product costs stands among the prices. */
function isPrice(text: string, name: string | null): boolean {
  if (
    /^it (?:is|stays) free\b|\bpays? [^;]*\d[^;]* (?:per|an?|each) (?:\p{L}+ ){0,3}?(?:month|year|seat|user)\b/iu.test(
      text,
    )
  )
    return true;
  const sold = name === null || name === '' ? '' : `|${escapePattern(name)}(?: \\p{Lu}\\p{L}+)?`;
  return new RegExp(
    String.raw`^(?:(?:the )?(?:pricing|prices?|licen[cs]es?|subscriptions?|(?:\p{L}+ )?plans?|(?:paid|pro|team|basic|premium) (?:plan|version|tier))|it|we|the (?:app|tool|service|product|platform|device)${sold}) (?:is|are|starts?|begins?|costs?|charges?|sells? (?:it )?(?:for|at))\b[^;]*(?:[€£$]\s?\d|\d[\d.,]* ?(?:EUR|USD|GBP|NOK|SEK|CHF|zł|euros?|dollars?|pounds|francs|kroner))`,
    'iu',
  ).test(text);
}

/** The sides of a semicolon are rules of their own. */
const partsOf = (sentence: string): string[] =>
  stripStop(sentence).split(/;\s+(?!(?:after that|otherwise|then|in that case|if not|it|they|this)\b)/i);

/** Words by which a clause speaks of what was named before it: `rejects it within 4 hours`, `otherwise …`. */
const looksBack =
  /^(?:otherwise|then|so|if not|after that|it|they|this|these|he|she|who|which)\b|(?<!\b(?:before|after|when|until|till|once|if|unless|as|while|because|where|that|and) )\b(?:it|them)\b/i;
export const standsAlone = (clause: string): boolean => !looksBack.test(clause);

const figures = (text: string): string[] => text.match(/\d[\d.,]*(?: \p{L}+)?/gu) ?? [];

/** Of a long sentence only the clauses that bind; the whole where one of them speaks of what stands before it. */
function bindingOf(part: string, { features }: Plan): string[] {
  if (/^(?:if|when|whenever|once|as soon as|after|only|should)\b/i.test(part)) return [part];
  const clauses = clausesOf(part).map(({ text }) => text);
  const binding = clauses.filter((clause) => isBinding(clause));
  // 'Tutors and | pupils must not exchange phone numbers': half a subject is no clause.
  const isTorn = clauses.some((one) => one.split(' ').length < 3 && !/^(?:in|with|at|on|for|from|by)\b/i.test(one));
  if (clauses.length < 2 || binding.length === 0 || isTorn) return [part];
  // What a feature says with its figure is no rule beside it.
  const isTold = (clause: string): boolean =>
    features.some(
      ({ stated, name, asked = '' }) =>
        stated && figures(clause).length > 0 && figures(clause).every((one) => `${name} ${asked}`.includes(one)),
    );
  const open = binding.filter((clause) => !standsAlone(clause));
  if (open.some((clause) => !isTold(clause) && figures(clause).length > 0)) return [part];
  return binding.filter((clause) => standsAlone(clause)).map(upperFirst);
}

const bounds = /\b(?:within|up to|at most|at least|no more than|no fewer than|max(?:imum)?)\b/i;

/** `sets up a profile, lists up to 15 allergens and marks each`: a limit that one deed of several names is told with that deed. */
function asDeed(part: string, { features }: Plan): string[] | null {
  const own = figures(part).map((one) => /^[\d.,]+/.exec(one)?.[0] ?? one);
  if (own.length === 0 || strict.test(part) || !/, | and /.test(part)) return null;
  const told = features.filter(
    ({ stated, asked = '' }) =>
      stated &&
      bounds.test(asked) &&
      figures(asked).some((one) => own.some((figure) => one.startsWith(figure))) &&
      share(wordsOf(asked).map(stem), new Set(wordsOf(part).map(stem))) >= 0.7,
  );
  const covered = told.map(({ asked = '' }) => asked).join(' ');
  return told.length > 0 && own.every((figure) => covered.includes(figure)) && part.length > covered.length * 1.25
    ? told.map(({ asked = '' }) => stripStop(asked))
    : null;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];

const share = (words: string[], said: Set<string>): number =>
  words.length === 0 ? 0 : words.filter((one) => said.has(one)).length / words.length;

/** Whether one of these lines, or those of them that stand in the part, say nearly all that it says. */
export function isSaidIn(part: string, lines: string[], most = 0.7): boolean {
  const own = wordsOf(part);
  const all = new Set(own);
  const within = lines.map(wordsOf).filter((words) => share(words, all) >= 0.8);
  return lines.some((line) => share(own, new Set(wordsOf(line))) >= most) || share(own, new Set(within.flat())) >= 0.55;
}

/** What the idea binds beside its limits, each part once, in its order. */
export function spokenRules(plan: Plan, known: string[]): string[] {
  const { brief } = plan;
  const measured = brief.limits.flatMap(({ kind, text }) => (/^(?:quality|law|language)$/.test(kind) ? [text] : []));
  const messages = messagesTold(plan).map(({ said }) => said);
  const leftOut = exclusionsOf(plan);
  // What a function is told in is no rule beside it.
  const isTold = (part: string): boolean =>
    plan.features.some(
      ({ statement, description }) =>
        statement !== undefined && description.toLowerCase().includes(stripStop(part).toLowerCase()),
    );
  const targets = brief.measures.flatMap(({ target }) => (target ? [target] : []));
  const parts = brief.asking
    .filter(
      (text) =>
        !aside.test(text) &&
        (money.test(text) || !leavesOut(text)) &&
        // What is so today is no rule, unless it says what somebody must or may not do.
        (!brief.problem.sentences.some((one) => one.includes(stripStop(text))) ||
          (strict.test(text) && !ofTrouble.test(text)) ||
          weTake.test(text)),
    )
    .flatMap((text) => partsOf(text))
    .flatMap((part) => asDeed(part, plan) ?? bindingOf(part, plan))
    .filter(
      (part) =>
        part.split(' ').length > 4 &&
        part.length <= longest &&
        !isPrice(part, brief.name) &&
        !brief.sums.some(({ kind, said }) => kind === 'price' && part.includes(said)) &&
        // '900 parents may try to log in at once' tells of a load.
        !/^\d[\d.,]* \p{L}+ may\b/u.test(part) &&
        !isCount(part) &&
        ![...targets, ...measured].some((one) =>
          part.toLowerCase().includes(one.toLowerCase().replace(/^(?:the|an?) /, '')),
        ) &&
        isBinding(part),
    );
  return parts.filter(
    (part, at) =>
      // 'When a claim arrives, Marlow reads the email' is what a feature does.
      (isBound(part) || requirementIn(part, plan) === undefined) &&
      !/\bworks? offline\b|:$/i.test(part) &&
      !isSaidIn(part, known) &&
      !isSaidIn(part, leftOut) &&
      !isTold(part) &&
      // What only says who hears of something stands with the notifications.
      (goesOn.test(part) || !isSaidIn(part, messages, 0.9)) &&
      !isSaidIn(part, parts.slice(0, at)),
  );
}
/** `About 640 pumps and 210 mattresses over 23 wards`: how many there are, and nothing that anybody does. */
const isCount = (part: string): boolean =>
  /^(?:(?:about|around|roughly|some|over|nearly|approx\w*|~) ?)?\d[\d.,]* \p{L}/iu.test(part) &&
  !/\b(?:is|are|must|may|can|cannot|has|have|per|within|after|before|until|needs?|goes|go|gets?|costs?)\b/i.test(part);
const goesOn = /\b(?:only|otherwise|escalates?|may|must)\b/i;
const longest = 240;

const small = /^(?:the|and|for|with|their|our|its|his|her|from|into|that|each|every|all|any|per|one)$/;

/** The deed that the sentence tells of, where it is one of the features: it has each of its words. */
export function requirementIn(text: string, { features }: Plan): Ref[] | undefined {
  const said = wordsOf(text).map(stem);
  const at = features.findIndex(({ stated, name }) => {
    const words = wordsOf(name).filter((one) => !small.test(one));
    return stated && words.length > 1 && words.every((one) => said.includes(stem(one)));
  });
  return at < 0 ? undefined : refs('functionalRequirement', at);
}
const stem = (word: string): string => word.replace(/(?:ing|ed|es|s|e)$/, '');
