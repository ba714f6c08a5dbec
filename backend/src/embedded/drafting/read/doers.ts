import { isPlural, plural } from '../language.js';
import { actor } from './audiences.js';
import type { Audience, Capability } from './brief.js';
import { areHouses } from './houses.js';
import { isGroup, isPeople, isVerb, looksVerbal } from './lexicon.js';
import { headWords } from './subject.js';

/**
 * `the tuner and the foreman`, `patients or their relatives`: each of those who do one thing, whoever is named first
 * before all others; none where it is one alone.
 */
export function doersIn(subject: string): Audience[] {
  const [first = '', ...others] = subject
    .trim()
    .replace(/^(?:both|either) /i, '')
    .split(/,\s*(?:(?:and|or)\s+)?|\s(?:and|or)\s/i);
  // 'research and development managers' are of one kind.
  if (others.length === 0 || ![first, ...others].every(acts)) return [];
  // 'or a trained volunteer': one of the volunteers.
  const plain = others.map((other) => other.replace(/^(?:(?:the|their|our|an?) )?(?:\p{L}+ed (?=\p{L}))?/iu, ''));
  const found = [first, ...plain].map(actor);
  const isEach = found.every(({ noun }, at) => noun !== '' && found.findIndex((one) => one.noun === noun) === at);
  return isEach ? found : [];
}

const acts = (who: string): boolean => {
  const head = headWords(who);
  return (
    isPeople(head) || isPeople(`the ${head}`) || isGroup(head) || areHouses(head) || actor(who).noun.endsWith(' staff')
  );
};

const member = String.raw`(?:(?:the|our)\s)?(?:[\p{L}-]+\s){0,2}[\p{L}-]+`;
const opens = String.raw`(?<=^|[,;:]\s|\s(?:and|where|that|so)\s)`;
const lasts = [1, 2, 3].map(
  (words) =>
    new RegExp(
      String.raw`${opens}((?:${member},\s)+${member},?\sand\s)((?:(?:the|our)\s)?[\p{L}-]+(?:\s[\p{L}-]+){${words - 1}})\s(?=([\p{L}-]+))`,
      'iu',
    ),
);

/**
 * `Menders, tailors and dry cleaners bid`: the sentence with the last of them alone, whom its readers can tell from what
 * they do, and everybody meant by that one. The sentence itself where nobody acts together.
 */
export function lastOfThem(sentence: string): { sentence: string; all: Audience[] } {
  for (const pattern of lasts) {
    const [whole, before = '', last = '', verb = ''] = pattern.exec(sentence) ?? [];
    if (whole === undefined || !(isVerb(verb) || looksVerbal(verb)) || isPeople(verb)) continue;
    const all = doersIn(`${before}${last}`);
    // 'the desk log each dive': of one alone its verb would be a noun.
    const many = isPlural(last) ? last : plural(all.at(-1)?.noun ?? last);
    if (all.length > 2) return { sentence: sentence.replace(`${before}${last}`, many), all };
  }
  return { sentence, all: [] };
}

/** What the last of them does is done by all, whoever is named first before the others. */
export function doneByAll(deeds: Capability[], all: Audience[]): Capability[] {
  const [first, ...others] = all.map(({ noun }) => noun);
  const last = others.at(-1);
  return first === undefined
    ? deeds
    : deeds.map((deed) => (deed.by === last ? { ...deed, by: first, also: others } : deed));
}
