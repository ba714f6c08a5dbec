import { opensWithVowel } from '@specforge/document';
import nlp from 'compromise';
import { memo } from './language/memo.js';
import { countedIcs, irregular, uncountable } from './language/nouns.js';

export { inContext, memo } from './language/memo.js';

/** Small, exact pieces of English: the words of an idea have to fit into sentences that were written before it. */

const irregularBack = Object.fromEntries(Object.entries(irregular).map(([one, many]) => [many, one]));
const headParts = (noun: string): [string, string] => {
  // 'bag of coffee', 'days on site': the head stands before the preposition.
  const split = noun.match(/^(.+?)( (?:of|for|in|on|at|with|from|to|between|per) .+)$/);
  return split ? [split[1] ?? noun, split[2] ?? ''] : [noun, ''];
};
const lastWord = (text: string): [string, string] => {
  const cut = Math.max(text.lastIndexOf(' '), text.lastIndexOf('-')) + 1;
  return [text.slice(0, cut), text.slice(cut)];
};

export const isUncountable = (noun: string): boolean => {
  const word = lastWord(headParts(noun)[0])[1].toLowerCase();
  return !/\be-mail$/i.test(noun) && (uncountable.has(word) || (/ics$/.test(word) && !countedIcs.test(word)));
};

/** `landing slot` -> `landing slots`. A noun that is already plural stays as it is. */
export const plural = memo((noun: string): string => {
  const [head, tail] = headParts(noun);
  const [before, word] = lastWord(head);
  const lower = word.toLowerCase();
  if (withParticle.test(head)) return noun;
  if (!word || isUncountable(noun) || irregularBack[lower] || irregularBack[word]) return noun;
  if (/[a-z]{3}people$/.test(lower)) return noun;
  if (/[a-z]{3}person$/.test(lower)) return before + word.replace(/rson$/, 'ople') + tail;
  if (/[a-z]{3}(?:man|woman)$/.test(lower) && !/(?:human|roman|german|ottoman|talisman)$/.test(lower))
    return before + word.replace(/an$/, 'en') + tail;
  if (irregular[word] ?? irregular[lower]) return before + (irregular[word] ?? irregular[lower]) + tail;
  if (/^[A-Z0-9]+s?$/.test(word)) return before + (/s$/i.test(word) ? word : `${word}s`) + tail;
  if (singularWord(word) !== word || pluralOnly.test(lower)) return noun;
  if (/(?:s|x|z|ch|sh)$/i.test(word)) return `${before}${word}es${tail}`;
  if (/[^aeiou]y$/i.test(word)) return `${before}${word.slice(0, -1)}ies${tail}`;
  return `${before}${word}s${tail}`;
});

/** `start-ups`, `check-ins`, `add-ons`. */
const withParticle = /-(?:ups|ins|ons|offs|outs|overs|downs|bys|aways|backs|throughs)$/i;

/** Plurals without a singular: `a set of clothes`. */
const pluralOnly =
  /^(?:goods|premises|headquarters|clothes|trousers|jeans|shorts|pyjamas|glasses|scissors|tweezers|pliers|proceeds|earnings|savings|belongings|thanks|alms|outskirts|surroundings|remains)$/;

/** Singulars that end like a plural of man. */
const notMen = /^(?:specimen|regimen|abdomen|acumen|omen|stamen|ramen|lumen|foramen|albumen|bitumen|semen|cyclamen)$/;

const singularWord = (word: string): string => {
  const lower = word.toLowerCase();
  if (/[a-z]{3}people$/.test(lower)) return word.replace(/ople$/, 'rson');
  if (/[a-z]{3}(?:men|women)$/.test(lower) && !notMen.test(lower)) return word.replace(/en$/, 'an');
  if (irregularBack[word] ?? irregularBack[lower]) return irregularBack[word] ?? irregularBack[lower] ?? word;
  if (/ics$/i.test(word)) return countedIcs.test(word) ? word.slice(0, -1) : word;
  if (uncountable.has(lower) || !/s$/.test(word) || /(?:ss|us|is|ous)$/i.test(word) || word.length < 4) return word;
  if (
    /^(?:saas|paas|iaas|lens|canvas|atlas|gas|bias|series|species|sales|goods|premises|headquarters|logistics|christmas|always|news|leeds|wales|paris|chaos|kudos|ethos|cosmos|yes|plus|bus|various|whereas|perhaps|besides|sometimes|overseas|abroad|across|unless|thanks|jeans|trousers|glasses|scissors|clothes|proceeds|earnings|savings|alms|mens)$/i.test(
      word,
    )
  )
    return word;
  if (/ies$/i.test(word)) return word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (
    /(?:sses|shes|[^a]ches|aches|xes|zes|uses|oes)$/i.test(word) &&
    !/(?:caches|(?<![oe])aches|niches|houses|causes|clauses|pauses|excuses|nurses|(?<![rn])uses|sizes|prizes|mazes|gazes|breezes|axes|shoes|toes|canoes)$/i.test(
      word,
    )
  ) {
    return word.slice(0, -2);
  }
  return word.slice(0, -1);
};

/** `landing slots` -> `landing slot`. */
export const singular = memo((noun: string): string => {
  const [head, tail] = headParts(noun);
  const [before, word] = lastWord(head);
  return before + (withParticle.test(head) ? word.slice(0, -1) : singularWord(word)) + tail;
});

export const isPlural = (noun: string): boolean => {
  const head = headParts(noun)[0];
  return singular(head) !== head || isUncountable(head) || pluralOnly.test(lastWord(head)[1].toLowerCase());
};

interface Forms {
  Infinitive: string;
  PastTense: string;
  PresentTense: string;
  Gerund: string;
  Participle?: string;
}

const britishForm = (form: string): string =>
  form.replace(/(?<=(?:label|travel|cancel|model|level|signal|total|fuel|channel|tunnel))(?=(?:ed|ing)$)/, 'l');
const irregularVerbs: Record<string, [past: string, participle: string, gerund: string]> = {
  sync: ['synced', 'synced', 'syncing'],
  tutor: ['tutored', 'tutored', 'tutoring'],
  roster: ['rostered', 'rostered', 'rostering'],
  forecast: ['forecast', 'forecast', 'forecasting'],
  spot: ['spotted', 'spotted', 'spotting'],
  swap: ['swapped', 'swapped', 'swapping'],
  map: ['mapped', 'mapped', 'mapping'],
  skip: ['skipped', 'skipped', 'skipping'],
  flip: ['flipped', 'flipped', 'flipping'],
  clip: ['clipped', 'clipped', 'clipping'],
  jot: ['jotted', 'jotted', 'jotting'],
  get: ['got', 'got', 'getting'],
  set: ['set', 'set', 'setting'],
  split: ['split', 'split', 'splitting'],
  submit: ['submitted', 'submitted', 'submitting'],
  run: ['ran', 'run', 'running'],
  override: ['overrode', 'overridden', 'overriding'],
  find: ['found', 'found', 'finding'],
  hire: ['hired', 'hired', 'hiring'],
  queue: ['queued', 'queued', 'queueing'],
  'check in': ['checked in', 'checked in', 'checking in'],
  'hand over': ['handed over', 'handed over', 'handing over'],
  'sign up': ['signed up', 'signed up', 'signing up'],
};

/** The word read as a verb, whatever the tagger would make of it alone. */
const verbsOf = (word: string) => {
  const view = nlp(word);
  view.tag('Verb');
  return view.verbs();
};

const forms = memo((verb: string): Forms => {
  const [first = verb, ...rest] = verb.split(' ');
  const tail = rest.length ? ` ${rest.join(' ')}` : '';
  const own = irregularVerbs[first];
  const found = (verbsOf(first).conjugate() as Forms[])[0];
  const present = found?.PresentTense ?? `${first}s`;
  const past = britishForm(own?.[0] ?? found?.PastTense ?? `${first}ed`);
  return {
    Infinitive: verb,
    PresentTense: present + tail,
    PastTense: past + tail,
    Participle: britishForm(own?.[1] ?? found?.Participle ?? past) + tail,
    Gerund: britishForm(own?.[2] ?? found?.Gerund ?? `${first}ing`) + tail,
  };
});

/** What is done to something, of verbs that a tagger does not know by that form. */
const bases: Readonly<Record<string, string>> = {
  frozen: 'freeze',
  learnt: 'learn',
  left: 'leave',
  overridden: 'override',
};

/** `plan` -> `planning`. */
export const gerund = (verb: string): string => forms(verb).Gerund;
/** `plan` -> `plans`. */
export const thirdPerson = (verb: string): string => forms(verb).PresentTense;
/** `see` -> `seen`. */
export const participle = (verb: string): string => forms(verb).Participle ?? forms(verb).PastTense;

/** The base form of a verb in any form: `tracking`, `tracks` and `tracked` give `track`. */
export const infinitive = memo((word: string): string => {
  const own = bases[word.toLowerCase()];
  if (own !== undefined) return own;
  const [, root = ''] = /^(past|cach)(?:ed|es|ing|e)$/i.exec(word) ?? [];
  if (root !== '') return `${root.toLowerCase()}e`;
  const base = verbsOf(word).toInfinitive().text() || word;
  // 'signalled', as it is spelled in British English.
  return base === word ? word.replace(/^(\p{L}+[aeiou]l)l(?:ed|ing)$/u, '$1') : base;
});

/** `an order`, `a unit`, `an SMS`; none before a plural or what cannot be counted. */
export const withArticle = (noun: string): string => {
  const text = noun.trim();
  if (
    text === '' ||
    /^(?:(?:an?|the|their|its|our|each|every|no|some)\s|(?:some|any|every|no)(?:thing|body|one)\b)/i.test(text)
  )
    return text;
  return isPlural(text) && !singularLooking(text) ? text : `${opensWithVowel(text) ? 'an' : 'a'} ${text}`;
};

const singularLooking = (noun: string): boolean =>
  !isUncountable(noun) && singular(noun) === noun && plural(noun) !== noun;

/** `a`, `a and b`, `a, b and c`. */
export function joinWords(words: string[], conjunction = 'and'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

export const upperFirst = (text: string): string =>
  // 'iOS' and 'eID' are spelled so.
  /^\p{Ll}\p{Lu}/u.test(text)
    ? text
    : text.replace(/^(["'‘“(]*)(\p{L})/u, (_, open: string, letter: string) => open + letter.toUpperCase());
const proper =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|April|June|July|August|September|October|November|December)s?\b/;
/** A word in -ed that is no noun either: `thanked`, not `bed`. */
export const isParticiple = memo((word: string): boolean => {
  const last = word.split(' ').at(-1) ?? word;
  return /..ed$/.test(last) && nlp(last).has('#PastTense');
});
/** Lowers the first letter, unless the first word is an acronym or a name with capitals inside. */
export const lowerFirst = (text: string): string =>
  !proper.test(text) && /^\p{Lu}[\p{Ll}'’-]*(?:[\s,.:;)]|$)/u.test(text) && !/^I\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
export const titleCase = (text: string): string =>
  text.replace(/\S+/g, (word, at: number) =>
    at > 0 && /^(?:a|an|and|at|by|for|in|of|on|or|the|to|with)$/.test(word) ? word : upperFirst(word),
  );
/** `the share of checks` where the measure is one of many; `lost days` stay as they are. */
export const withThe = (metric: string): string =>
  metric.replace(/^(?=(?:share|time|number|rate|proportion|percentage|average|median|cost|sum|value)\b)/, 'the ');
const measureHead = /\s(?:that|who|which|of|in|on|at|with|without|for|per|by|from|to|after|before|left)\s.*$/;
/**
 * The same for a figure that may count several things, so that a verb in the singular can follow: `the number of tiles
 * lost`, and of a part `the share of empty berths`.
 */
export const figureOfMany = (metric: string, figure: string): string => {
  const known = withThe(metric);
  const [first = '', second = '', third = ''] = metric.replace(measureHead, '').split(' ');
  const several = [first, second, third].some((word) => /[a-z]{3}s$/.test(word) && isPlural(word));
  if (known !== metric || !several || /[€£$¥]|\b(?:euros?|pounds|dollars)\b/i.test(figure) || /^the /.test(metric))
    return known;
  // '20 % lower than today' is a change of the number.
  return /%|per ?cent|\d in \d|\d out of \d/i.test(
    figure.replace(/\d\S* ?(?:%|per ?cent) (?:lower|higher|fewer|more) than today/gi, ''),
  )
    ? `the share of ${metric}`
    : `the number of ${metric}`;
};
/** Ends with exactly one full stop (or its own mark). */
export const sentence = (text: string): string => {
  const trimmed = upperFirst(text.trim()).replace(/[\s,;:]+$/, '');
  return trimmed === '' || /[.!?…]["'’”)]*$/.test(trimmed) ? trimmed : `${trimmed}.`;
};
/** `I dare to do it` told of others: 'they dare to do it'. */
export const asThey = (text: string): string =>
  text
    .replace(/\b(?:I am|we are)\b/gi, 'they are')
    .replace(/\bI was\b/g, 'they were')
    .replace(/\b(?:I|we|We)\b/g, 'they')
    .replace(/\bourselves\b/g, 'themselves')
    .replace(/\bour\b/g, 'their')
    .replace(/\bus\b/g, 'them')
    .replace(/\b(?:myself|oneself)\b/g, 'themselves')
    .replace(/\bone's\b/g, 'their')
    .replace(/\bmine\b/g, 'theirs')
    .replace(/\bmy\b/g, 'their')
    .replace(/\bme\b/g, 'them');
export const stripStop = (text: string): string => text.trim().replace(/[.!?…\s]+$/, '');
export const slugify = (text: string, join = '-'): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, join)
    .replace(new RegExp(`^${join}+|${join}+$`, 'g'), '');

/** Shortens at a word's end to at most `max` characters, with an ellipsis where something was lost. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > max * 0.5 ? space : cut.length).replace(/[\s,;:.–—-]+$/, '')}…`;
}

/**
 * A stable number from 0 to 2^32 for a text (FNV-1a, with its bits mixed at the end): the seed of every choice between
 * phrasings. Unmixed, the lowest bits of two texts with one beginning would agree for every ending.
 */
export function hash(text: string): number {
  let value = 2166136261;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 0;
}

/** The numbers that are written as words, each at its own place. */
export const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
export const numberWord = (value: number): string => numberWords[value] ?? String(value);

/** What stands before the first comma that is in no quotation. */
export const beforeComma = (text: string): string => /^(?:“[^”]*”|[^,]|,(?! ))+/u.exec(text)?.[0] ?? text;

/** The words of a text, each in lower case and singular. */
export const singularWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => singular(word));

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
