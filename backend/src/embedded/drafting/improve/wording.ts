import {
  escapePattern,
  infinitive,
  lowerFirst,
  plural,
  singular,
  thirdPerson,
  upperFirst,
  isPlural,
} from '../language.js';
import { paragraphsOf, isList, isNote, sentencesOf } from './sentences.js';
import { american, british, formal, friendly, misspelt, plainer, type Exchange } from './words.js';
import type { Style } from './step.js';

/** Replaces a word or phrase wherever it stands as a whole, in its singular or plural, keeping capitals. */
export function replacePhrase(text: string, from: string, to: string): string {
  const exact = exchange(text, from, to);
  const other = plural(from) === from ? singular(from) : plural(from);
  if (other === from) return exact;
  // A name stays as it is in every number.
  const same = /^\p{Lu}/u.test(to) ? to : plural(from) === from ? singular(to) : plural(to);
  return exchange(exact, other, same);
}

function exchange(text: string, from: string, to: string): string {
  if (from === '') return text;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(from)}(?![\\p{L}\\p{N}])`, 'giu');
  return text.replace(pattern, (found: string) =>
    /^\p{Lu}/u.test(found) && (!/^\p{Lu}/u.test(from) || found !== from) ? upperFirst(to) : to,
  );
}

/** Adds a clause before the full stop when it still fits. */
export function addClause(text: string, clause: string, max: number): string {
  const stop = /[.!?]["'’”)]*$/.exec(text)?.[0] ?? '';
  const body = stop ? text.slice(0, -stop.length) : text;
  const longer = body.endsWith(')')
    ? `${body.slice(0, -1)}; ${lowerFirst(clause)})${stop}`
    : `${body} (${lowerFirst(clause)})${stop}`;
  return longer.length <= max ? longer : text;
}

const tables: Record<Exclude<Style, 'active' | 'polish'>, Exchange[]> = {
  plain: plainer,
  formal,
  friendly: [...plainer, ...friendly],
  typos: misspelt,
  american,
  british,
};

/** The same text in another manner. Notes for reviewers are left as they are. */
export function restyle(text: string, style: Style): string {
  return paragraphsOf(text)
    .map((part) => (isNote(part) ? part : restylePart(part, style)))
    .join('\n\n');
}

function restylePart(text: string, style: Style): string {
  if (style === 'active') return eachSentence(text, active);
  if (style === 'polish') return eachSentence(shortSentences(swap(text, plainer)), active);
  const changed = swap(text, tables[style]);
  if (style === 'typos') return mendMarks(changed);
  return style === 'plain' || style === 'friendly' ? shortSentences(changed) : changed;
}

const swap = (text: string, table: Exchange[]): string =>
  table.reduce(
    (done, [pattern, word]) =>
      done.replace(pattern, (...found: unknown[]) => {
        const whole = String(found[0]);
        const written = word.replace(/\$(\d)/g, (_, at: string) => String(found[Number(at)] ?? ''));
        return /^\p{Lu}/u.test(whole) ? upperFirst(written) : written;
      }),
    text,
  );

const eachSentence = (text: string, change: (sentence: string) => string): string =>
  isList(text) ? text : sentencesOf(text).map(change).join(' ');

/** Semicolons become full stops, dashes commas. */
const shortSentences = (text: string): string =>
  text.replace(/;\s+(\p{Ll})/gu, (_, letter: string) => `. ${letter.toUpperCase()}`).replace(/ [–—] /g, ', ');

const mendMarks = (text: string): string =>
  text
    .replace(/\b(\p{L}+)( \1\b)+/giu, (whole, word: string) => (/^(?:that|had)$/i.test(word) ? whole : word))
    .replace(/[ \t]+([,.;:!?])(?=\s|$)/g, '$1')
    .replace(/([,;:])(?=\p{L})/gu, '$1 ')
    .replace(/([.!?]) {2,}/g, '$1 ')
    .replace(/(^|[.!?]\s+)(\p{Ll})(?=\p{Ll}* )/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\bi\b(?=\s)/g, 'I');

const ours =
  'shown|planned|read|measured|counted|kept|checked|built|tested|drawn|written|reviewed|closed|decided|agreed|named|recorded|collected|repeated|opened|prepared';
const base: Record<string, string> = {
  shown: 'show',
  read: 'read',
  kept: 'keep',
  built: 'build',
  drawn: 'draw',
  written: 'write',
};
const verbOf = (participle: string): string => base[participle] ?? infinitive(participle);

/** `A prototype is shown on 1 May` becomes `We show a prototype on 1 May`; with `by …` the doer comes first. */
function active(text: string): string {
  const by = text.match(
    /^((?:The |A |An |Each |Every |All )?[\p{L}'’ -]{3,50}?) (is|are) (\p{L}+ed|shown|read|kept|built|drawn|written|made|seen) by ((?:the |a |an |two |each )?[\p{L}'’ -]{3,40}?)((?: (?:on|in|before|after|every|each|within|from) [^.,;:]+)?[.])$/u,
  );
  if (by?.[1] && by[3] && by[4]) {
    const verb = verbOf(by[3]);
    return `${upperFirst(by[4])} ${isPlural(by[4]) ? verb : thirdPerson(verb)} ${lowerFirst(by[1])}${by[5] ?? '.'}`;
  }
  const plain = text.match(
    new RegExp(String.raw`^((?!It |This |That |There )[^,;:()]{3,60}?) (?:is|are) (${ours})((?: |,)[^;]*)?([.])$`, 'u'),
  );
  if (plain?.[1] && plain[2] && plain[1].split(' ').length <= 8 && !/^\s?(?:by|as)\b/.test((plain[3] ?? '').trim()))
    return `We ${verbOf(plain[2])} ${lowerFirst(plain[1])}${plain[3] ?? ''}.`;
  // 'A is shown on 1 May, B runs from 2 May': only the first clause has to turn.
  const first = text.match(
    new RegExp(
      String.raw`^((?:The|A|An|Each|Every) [\p{L}' -]{3,40}?) (?:is|are) (${ours}) (on|in|before|from) ([^,;:.]+), (.+)$`,
      'u',
    ),
  );
  return first?.[1] && first[2]
    ? `We ${verbOf(first[2])} ${lowerFirst(first[1])} ${first[3]} ${first[4]}, ${first[5]}`
    : text;
}
