import { lowerFirst } from '../language.js';
import type { Limit } from './brief.js';
import { distinct } from './domain-nouns.js';
import { labelOf } from './labels.js';
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
