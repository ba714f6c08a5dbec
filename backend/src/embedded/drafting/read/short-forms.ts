import { plural, singular } from '../language.js';
import { isPeople } from './lexicon.js';
import { roleOfWriter } from './myself.js';

/** Words that people shorten when they type in haste, written out before anything is read. */
const forms: [pattern: RegExp, whole: string][] = [
  [/(?<=\d\s?)hrs\b\.?/gi, ' hours'],
  [/\bhrs\b/gi, 'hours'],
  [/(?<=\b1\s?)hr\b/gi, ' hour'],
  [/(?<=\d\s?)mins\b\.?/gi, ' minutes'],
  [/(?<=\d\s?)secs\b\.?/gi, ' seconds'],
  [/\bavg\b\.?/gi, 'average'],
  [/\bw\/o\s/gi, 'without '],
  [/\bw\/\s?(?=\p{L})/giu, 'with '],
  [/\bpop\. (?=\d)/gi, 'population '],
  [/\bqty\b\.?/gi, 'quantity'],
  [/\bpls\b\.?/gi, 'please'],
];

/** `The RM gets a task` where the idea speaks of relationship managers: in whole words. */
export const rolesInFull = (text: string): string =>
  [
    ...new Set(
      [...text.matchAll(/\b(?:[Tt]he|[Aa]n?|[Ee]ach|[Oo]ur) (\p{Lu}{2,3})s?\b/gu)].map(([, short = '']) => short),
    ),
  ].reduce((said, short) => {
    const words = [...short.toLowerCase()].map((letter) => String.raw`${letter}\p{Ll}+`).join(' ');
    const role = [...text.matchAll(new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L})`, 'giu'))]
      .map(([found]) => singular(found.toLowerCase()))
      .find((found) => isPeople(found));
    return role === undefined
      ? said
      : said.replace(new RegExp(String.raw`\b${short}(s?)\b`, 'g'), (_, many: string) => (many ? plural(role) : role));
  }, text);

/** `I am owner of a transport company … the warning goes also to me`: to the owner. */
export function meByRole(text: string): string {
  const role = roleOfWriter(text.split(/(?<=[.!?])\s+/));
  return role === null
    ? text
    : text.replace(/\b((?:goes?|sent|comes?|escalates?)(?: also| too| straight)?) to me\b/giu, `$1 to the ${role}`);
}

/** `6.5 hrs a week`, `w/ same role`: the same in whole words. */
export const inLongForms = (text: string): string =>
  forms
    .reduce((said, [pattern, whole]) => said.replace(pattern, whole), text)
    .replace(/(\d) {2,}(?=hours?\b|minutes\b|seconds\b)/g, '$1 ');
