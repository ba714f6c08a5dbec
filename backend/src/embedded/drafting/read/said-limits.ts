import { lowerFirst, participle, singularWords } from '../language.js';
import type { Capability, Limit } from './brief.js';
import { distinct } from './domain-nouns.js';
import { labelOf } from './labels.js';
import { isProseRule } from './prose-rules.js';
import { saysBudget } from './limits-of-money.js';

/** The limits as a list tells them: without the heading they stand under, with the capital of a name, each of them once. */
export const asSaid = (limits: Limit[], names: [name: string, role: string][]): Limit[] =>
  distinct(
    withNames(
      limits.map(unlabelled).filter(({ kind, text }) => kind !== 'other' || !saysBudget(text, limits)),
      names,
    ),
    (limit) => `${limit.kind} ${limit.text.toLowerCase()}`,
  );

/** `Self-hosted` beside `self-hosted with Docker`: on what it runs is said once. */
export const withoutTechnology = (limits: Limit[]): Limit[] => {
  const platforms = limits.filter(({ kind }) => kind === 'platform').map(({ text }) => text.toLowerCase());
  return limits.filter(
    ({ kind, text }) =>
      !/^(?:other|quality)$/.test(kind) || !platforms.some((one) => one.startsWith(text.toLowerCase())),
  );
};

/** `Policy: a seamstress must not cut`: a rule without the heading it stands under. */
const unlabelled = (limit: Limit): Limit => {
  const [, label = '', text = ''] = /^([\p{L} -]{3,28}?)\s?:\s(.+)$/su.exec(limit.text) ?? [];
  return labelOf(label) === 'rule' ? { ...limit, text: lowerFirst(text) } : limit;
};

/** `Priya must see …` keeps the capital of her name inside a list. */
const withNames = (limits: Limit[], names: [name: string, role: string][]): Limit[] =>
  limits.map((limit) => {
    const name = names.find(([one]) => limit.text.startsWith(`${lowerFirst(one)} `))?.[0];
    return name ? { ...limit, text: `${name}${limit.text.slice(name.length)}` } : limit;
  });

/** How long something is kept is asked for elsewhere than with a deed. */
const keeping = /\b(?:kept|stored|retained|archived|deleted|erased)\b/i;

/** Whether a deed says all that a rule says: its words and its figures. */
const tellsAll = ({ verb, object, tail, by }: Capability, rule: string): boolean => {
  const said = wordsOf([by, verb, participle(verb), object, tail].join(' '));
  const words = wordsOf(rule);
  const figures = rule.match(/\d[\d.,]*/g) ?? [];
  return (
    words.length > 0 &&
    figures.every((figure) => `${object} ${tail}`.includes(figure)) &&
    words.filter((word) => said.includes(word)).length / words.length >= 0.7
  );
};
const wordsOf = (text: string): string[] => singularWords(text).filter((word) => word.length > 3);

/** `When a plot becomes free, the secretary offers it …`: read as a deed, it is no rule beside it. */
export const withoutDeeds = (limits: Limit[], capabilities: Capability[]): Limit[] =>
  limits.filter(({ kind, text }) => {
    // 'Members cancel free of charge until 12 hours before the class': told by the deed of cancelling, and not once more.
    if (
      kind === 'other' &&
      isProseRule(text) &&
      !keeping.test(text) &&
      capabilities.some((deed) => !deed.named && tellsAll(deed, text))
    )
      return false;
    const [, when = ''] = /^((?:when|whenever|if|once|as soon as) [^,;]+), /i.exec(text) ?? [];
    return (
      kind !== 'other' ||
      when === '' ||
      /\b(?:must|may|cannot|can['’]t|never|not|no|only)\b/i.test(text) ||
      !capabilities.some(({ tail }) => tail.toLowerCase().includes(when.toLowerCase()))
    );
  });
