import { isPlural, plural } from '../language.js';

/** What is hoped for is a goal, and hurts nobody today. */
const forms: [pattern: RegExp, goal: string][] = [
  [/^(?:we|i) (?:all )?hope (?:for|to (?:have|see|get|reach))\s/i, 'We want '],
  [/^(?:we|i) hope to lose (?=(?:fewer|less|no more) than |at most )(\D+\d[\d.,]*) /iu, 'Our goal is $1 lost '],
  [/^(?:we|i) hope to (?=\p{L})/iu, 'We want to '],
  [/^(?:(?:we|i) (?:are|am)|we['’]re|i['’]m) hoping (?:for|to (?:have|see|get|reach))\s/i, 'We want '],
  [/^(?:our|my|the) hope is(?: to (?:have|see|get|reach))?\s/i, 'Our goal is '],
  [/^hopefully,?\s/i, 'Goal: '],
];

export const asGoal = (sentence: string): string => {
  const [pattern, goal] = forms.find(([form]) => form.test(sentence)) ?? [];
  return pattern && goal ? sentence.replace(pattern, goal).replace(none, many) : sentence;
};

/** `no gift thanked twice`, `no empty tank at all`: so many of them shall be left, which is counted. */
const none =
  /(?<=^We want |^Our goal is )no ((?:\p{Ll}+ )?)(\p{Ll}+)((?: \p{Ll}+(?:ed|en|ost|ught)(?: (?:twice|late|wrong|again))?)?)(?: at all)?(?=[.!]?$|\s(?:by|in|within|this|next|after)\s)/u;
const many = (_: string, kind: string, thing: string, done: string): string =>
  `no ${kind}${isPlural(thing) ? thing : plural(thing)}${done} at all`;
