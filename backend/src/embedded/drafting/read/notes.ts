import { isPlural, lowerFirst } from '../language.js';
import { phrasal } from './forms.js';
import { kindWords } from './kinds.js';
import { labelOf } from './labels.js';
import { isNounish, isPeople, isProperWord, isVerb, verbOf } from './lexicon.js';
import { headOf } from './phrases.js';
import { withActors, withDetails, withoutAsides, withVerbs } from './telegraphic.js';

/** Ideas written as notes, in whole statements: who stands before a colon or an arrow does what stands behind it. */

const item = '\uE000';

/** `Secretary: enters a closure; lifts a closure`, `Farmer must be able to: book a slot`, `Keeper -> signs up`. */
const headed = new RegExp(
  String.raw`^${item}?\s*((?:[\p{L}’'-]+ ){0,3}?[\p{L}’'-]+?(?: (?:of|at|in|from) (?:the |our )?[\p{L}-]+)?)(?: (must be able to|can|must|may|should|shall|has to|needs to|wants to))?(?:\s?:|\s[-–→])\s(\p{Ll}.+)$`,
  'u',
);
const ofProduct = new RegExp(String.raw`^(?:(?:the|our|this) )?(?:${kindWords}|software|system|app|product)$`, 'iu');

/** `a) …; b) …` and `(a) …; (b) …` inside a line: every letter begins a statement. */
const letter = /(?<=^|[\s:;])\(?([a-k])\)\s+(?=\p{L})/gu;

const lined = (line: string): string[] => {
  const letters = [...line.matchAll(letter)].map(([, one = '']) => one);
  // The first of them may have been the mark of its line.
  const isList =
    (letters[0] === 'a' && letters[1] === 'b') || (line.startsWith(item) && letters[0] === 'b' && letters[1] === 'c');
  return isList
    ? line.split(letter).flatMap((part, at) => {
        const text = part.replace(/[;,]?\s*$/, '');
        return at % 2 === 1 || text === '' ? [] : [at === 0 ? text : `${item}${text}`];
      })
    : [line];
};

const isPhrasal = (word: string, next: string): boolean =>
  phrasal.test(word.replace(/e?s$/, '')) && /^(?:up|out|off|down|in|over|back)$/.test(next);

const acts = (deed: string, isModal: boolean): boolean => {
  const [word = '', next = ''] = deed.split(/[\s,;]/);
  return isModal
    ? isVerb(word) || isPhrasal(word, next)
    : /^\p{Ll}+[^s]s$/u.test(word) && (verbOf(word) !== null || isPhrasal(word, next));
};

const isSomebody = (who: string): boolean => isPeople(headOf(who)) || isPeople(`the ${who.toLowerCase()}`);

/** `skippers: book a passage, change a passage`: what follows can only be what they do. */
const shallDo = (deed: string, who: string, amongPeople = false): boolean => {
  const [word = '', next = '', third = ''] = deed.split(/[\s,;]/);
  return (
    (amongPeople || isSomebody(who)) &&
    /^\p{Ll}+$/u.test(word) &&
    (isVerb(word) || isPhrasal(word, next)) &&
    (!isNounish(word) ||
      isPhrasal(word, next) ||
      /^(?:an?|the|their|his|her|its|each|every|all)$/.test(next) ||
      isPlural(next) ||
      isPlural(third) ||
      /^(?:until|by|from|before|after|when)$/.test(next)) &&
    !/^(?:of|for|in|is|are)$/.test(next)
  );
};

/** `Customer: gets a text` tells of the customer; `Customers: …` says who they are. */
const isLabel = (who: string): boolean =>
  labelOf(who) !== null && !ofProduct.test(who) && !(isPeople(who) && !isPlural(who));

/** `testers: enter a result` between `store keepers: …` and `inspector: …`: in a row of people who act each is one. */
function areActors(lines: string[]): boolean[] {
  const opens = lines.map((line) => {
    const [, who = '', modal, deeds = ''] = headed.exec(line) ?? [];
    const isActor =
      !isLabel(who) &&
      (isSomebody(who) || isPlural(who)) &&
      (acts(deeds, modal !== undefined) || shallDo(deeds, who, true));
    return isActor ? who : null;
  });
  const starts: number[] = [];
  for (const [at, who] of opens.entries()) starts.push(at > 0 && opens[at - 1] && who ? (starts[at - 1] ?? at) : at);
  return opens.map((who, at) => {
    const row = opens.filter((one, other) => one !== null && starts[other] === starts[at]);
    return who !== null && row.filter((one) => isSomebody(one ?? '')).length * 2 > row.length;
  });
}

const ordering = /^(?:shows?|displays?|tracks?|lists?|flags?|calculates?)$/i;

function ofRole(line: string, isFirst: boolean, amongPeople: boolean): string[] {
  const [, who = '', modal, all = ''] = headed.exec(line) ?? [];
  if (!who || (isFirst && !isPeople(headOf(who)))) return [line];
  // 'show: returns received today, backlog': an order, and nobody called Show.
  if (ordering.test(who)) return [line.replace(/\S+:\s/, `It ${who.toLowerCase().replace(/s?$/, 's')} `)];
  const [deeds = '', rest = ''] = all.split(/(?<=[\p{L})][.!])\s+(?=\p{Lu})(.*)/su);
  const bare = modal === undefined && !acts(deeds, false) && !isLabel(who) && shallDo(deeds, who, amongPeople);
  if (!bare && (!acts(deeds, modal !== undefined) || isLabel(who))) return [line];
  const subject = ofProduct.test(who) ? 'The product' : `The ${lowerFirst(who.replace(/^(?:the|our|an?) /i, ''))}`;
  const told: string[] = [];
  for (const part of deeds.replace(/[.;]\s*$/, '').split(/;\s+(?:and\s)?/)) {
    if (acts(part, bare || modal !== undefined)) told.push(`${subject} ${bare || modal ? 'can ' : ''}${part}`);
    else told.push(`${told.pop() ?? subject}; ${part}`);
  }
  return [...told.map((one) => `${item}${one}.`), ...(rest === '' ? [] : [`${item}${rest}`])];
}

/** `People: coordinators (order until six), drivers (follow the stops), the board (kilos per group)`: each in brackets what they do. */
const inBrackets = (line: string): string =>
  line.replace(listed, (whole, before: string, list: string) => {
    const parts = [...list.matchAll(/((?:the |an? |our )?[\p{L}’'-]+(?: [\p{L}’'-]+){0,3}) \(([^()]{4,160})\)/giu)];
    const told = parts.map(([, who = '', deed = '']) => {
      const bare = who.replace(/^(?:the|an?|our) /i, '');
      const does = acts(deed, false) ? deed : shallDo(deed, bare) ? `can ${deed}` : '';
      return isSomebody(bare) ? { who: `The ${lowerFirst(bare)}`, deed, does } : null;
    });
    const known = told.filter((one) => one !== null);
    // Who has no verb of their own among those who have gets to see what is named.
    return known.length === told.length && known.filter(({ does }) => does !== '').length > 1
      ? before + known.map(({ who, deed, does }) => `${who} ${does || `can see ${deed}`}.`).join(' ')
      : whole;
  });
const listed =
  /(^|[.!?]\s)(?:[\p{L} ]{3,30}:\s)?((?:(?:the |an? |our )?[\p{L}’'-]+(?: [\p{L}’'-]+){0,3} \([^()]{4,160}\)(?:,\s(?:and\s)?|\sand\s)?){3,})\.?/giu;

/** `cancelled less than 7 days before -> fee of 30 euros`: of what, the line before says. */
function withFees(lines: string[]): string[] {
  return lines.map((line, at) => {
    const before = lines.slice(0, at).findLast((one) => ruledThing.test(one)) ?? '';
    const thing = ruledThing.exec(before)?.groups?.['thing'];
    return line
      .split(/(?<=[\p{L}\d]{2}[.!?])\s+(?=\p{Lu})/u)
      .map((said) => charged(said, thing) ?? said)
      .join(' ');
  });
}

/** `cancelled less than 7 days before -> fee of 30 euros`: what it costs, and when. */
function charged(said: string, thing?: string): string | null {
  const { start = '', when = '', fee = '', end = '' } = feed.exec(said)?.groups ?? {};
  if (fee === '' || !/^(?:not|overdue|late|lost|damaged|missing|\p{L}+ed)\b/iu.test(when)) return null;
  return `${start}if ${thing ? `the ${thing}` : 'something'} is ${lowerFirst(when)}, a ${fee} is due${end}`;
}
const feed =
  /^(?<start>\uE000?\s*)(?<when>[^:,;→]{6,70}?)\s?(?:→|->|=>|:)\s?(?:an? )?(?<fee>(?:fee|fine|penalty|surcharge|charge) of [^,;]{2,30}?)(?<end>[.]?)$/iu;
const ruledThing =
  /^\uE000?\s*(?:an?|each|every|the|no) (?<thing>\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+)?) (?:can|may|must|is|has)\b/u;

/** Line by line; what is no note stays as it is. */
export function inStatements(text: string): string {
  const lines = withActors(
    withFees(
      text
        .replace(/^(?:in )?(?:one|a single|a) sentence:\s(\p{Ll})/iu, (_, first: string) => first.toUpperCase())
        // '…, because today the shops keep paper lists': two thoughts of two times.
        .replace(
          /,? because (today|now|currently|at present|right now|at the moment) /giu,
          (_, now: string) => `. ${now.charAt(0).toUpperCase()}${now.slice(1)} `,
        )
        // The full stop of a short word ends no sentence.
        .replace(/\bmax\.(?=\s\d)/gi, 'at most')
        .replace(/(?<!\d\s?)\bmin\.(?=\s\d)/gi, 'at least')
        .replace(/\bapprox\.(?=\s\d)/gi, 'about')
        // 'Invoices no, for this I have a program.'
        .replace(
          /(?<=^|[.!?]\s|\uE000)(\p{Lu}[\p{L} -]{2,30}?) (?:also |rather |better )?no(?=[,.;]|$)/gmu,
          (_, what: string) => `No ${isProperWord(what.split(' ')[0] ?? '') ? what : lowerFirst(what)}`,
        )
        .split('\n')
        .map(inBrackets)
        .map((line) => withVerbs(withoutAsides(withDetails(line)))),
    ),
  ).flatMap(lined);
  const actors = areActors(lines);
  return (
    lines
      .flatMap((line, at) => ofRole(line, at === 0, actors[at] ?? false))
      .map((line) => (line.startsWith(item) ? line.replace(/[;,]\s*$/, '') : line))
      // 'actor applies for the role; uploads a clip': the same actor.
      .map((line) =>
        line.replace(/;\s+(?=(\p{Ll}+s) (?:an?|the|their|his|her|its|each|every|all|\d+)\b)/gu, (mark, verb: string) =>
          verbOf(verb) !== null && !isPeople(verb) ? ', ' : mark,
        ),
      )
      .join('\n')
  );
}
