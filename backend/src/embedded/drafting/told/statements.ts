import { lowerFirst } from '../language.js';
import type { Marked } from '../marking/marking.js';
import { jointAt } from '../marking/seen.js';
import { inLongForms } from '../read/short-forms.js';
import { mended } from './mended.js';

/** A piece of an idea that says one kind of thing: a wish, a rule, a goal, what is so today. */
export interface Statement {
  role: Role;
  /** As written, without the mark of a list and without what joins it to the piece before. */
  text: string;
  /** The sentence that it stands in. */
  sentence: number;
  heading: string;
  isItem: boolean;
  /** The line of the idea that it stands in, where the idea is notes or the line is one of a list. */
  line?: number;
  /** The same with all that stands around it, and where it begins in the idea. */
  whole: string;
  start: number;
  parts: Part[];
}

export type Role =
  | 'do'
  | 'rule'
  | 'goal'
  | 'today'
  | 'price'
  | 'plan'
  | 'need'
  | 'out'
  | 'is'
  | 'who'
  | 'bg'
  | 'head'
  | 'misc';

/** Who, does, what: each with the words around it, that tell what it is tied to. */
export interface Part {
  kind: PartKind;
  text: string;
  /** The words right before and behind, lower case; empty at the ends of the statement. */
  before: string;
  after: string;
  /** What stands between it and the part before. */
  gap: string;
  /** Where it stands in the idea. */
  start: number;
  end: number;
  /** Whether it is a verb by itself, whatever it is marked as. */
  isVerbal: boolean;
  /** How sure it is that it is this and all of it, from 0 to 1. */
  sure: number;
}

export type PartKind =
  | 'name'
  | 'kind'
  | 'for'
  | 'who'
  | 'auto'
  | 'v'
  | 'o'
  | 's'
  | 'to'
  | 't'
  | 'c'
  | 'why'
  | 'f'
  | 'm'
  | 'now'
  | 'target'
  | 'by'
  | 'way'
  | 'p'
  | 'sys'
  | 'sum'
  | 'day';

/** Pieces that are too short to say anything alone go with the piece before. */
const isSlip = ({ from, to }: Run, labels: readonly string[]): boolean =>
  to - from < 2 ||
  (to - from < 4 && labels.slice(from, to).every((label) => !/-(?:v|f|sum|target|name|kind|way|day)$/.test(label)));

export function statementsIn(idea: string, sentences: readonly Marked[]): Statement[] {
  return mended(sentences).flatMap((sentence, at) => {
    const runs = runsOf(sentence);
    return runs.flatMap(({ kind, from, to }, place): Statement[] => {
      const words = sentence.words.slice(from, to);
      const [first, last] = [words[0], words.at(-1)];
      if (!first || !last) return [];
      const text = bare(idea.slice(first.start, last.end));
      return text === ''
        ? []
        : [
            {
              role:
                (kind === 'do' && forbids.test(text)) || (kind === 'out' && countsAs.test(text))
                  ? 'rule'
                  : belowHeading(kind as Role, sentence, from, to),
              text,
              sentence: at,
              heading: sentence.heading,
              isItem: sentence.isItem,
              whole: idea.slice(first.start, last.end),
              start: first.start,
              parts: [
                ...(kind === 'do' ? limitBefore(idea, sentence, runs[place - 1]) : []),
                ...partsOf(idea, sentence, from, to),
              ],
            },
          ];
    });
  });
}

/** `No answer counts as confirmed` leaves nothing out. */
const countsAs = /^no \p{Ll}+ (?:counts|is taken|means)\b/iu;
/** `Nobody can reserve a broken tool, and …` asks for nothing. */
const forbids = /^(?:nobody|no one|whoever|no \p{Ll}+) [^,;.]*\b(?:may|can|cannot|must)\b/iu;

interface Run {
  kind: string;
  from: number;
  to: number;
}

/** Words of one role that stand together; a few between that tell nothing of their own are taken for a slip. */
function runsOf({ roles, labels, words }: Marked): Run[] {
  const runs: Run[] = [];
  for (const [at, kind] of roles.entries()) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.to = at + 1;
    else runs.push({ kind, from: at, to: at + 1 });
  }
  return runs.reduce<Run[]>((kept, run) => {
    const last = kept.at(-1);
    // 'toolmakers and the | maintenance planner': no piece begins within a phrase.
    const isWithin = jointAt(words, run.from) === 0;
    if (last && (isWithin || isSlip(run, labels) || last.kind === run.kind)) last.to = run.to;
    else if (last && isSlip(last, labels)) Object.assign(last, { kind: run.kind, to: run.to });
    else kept.push({ ...run });
    return kept;
  }, []);
}

/** `claims over £50k: team leader reviews the draft`: what stands before the colon says when. */
function limitBefore(idea: string, { words }: Marked, before: Run | undefined): Part[] {
  const [first, last] = [words[before?.from ?? -1], words[(before?.to ?? 0) - 1]];
  if (!first || !last) return [];
  const [, text = ''] =
    /^\s*(?:[-*•–]\s+)?((?:[\p{L}\d]\S* ){0,4}?(?:over|above|under|below|(?:more|less|fewer|older|longer) than) \S*\d\S*(?: \p{L}+)?)\s*:$/u.exec(
      idea.slice(first.start, last.end),
    ) ?? [];
  return text === ''
    ? []
    : [
        {
          kind: 'c',
          text: `for ${lowerFirst(text)}`,
          before: '',
          after: '',
          gap: '',
          start: first.start,
          end: last.end,
          sure: 1,
          isVerbal: false,
        },
      ];
}

function partsOf(idea: string, { words, labels, sure }: Marked, from: number, to: number): Part[] {
  const parts: { kind: string; from: number; to: number }[] = [];
  for (let at = from; at < to; at++) {
    const [place = 'O', kind = ''] = (labels[at] ?? 'O').split('-');
    const last = parts.at(-1);
    if (place === 'O') continue;
    if (place === 'I' && last?.kind === kind && last.to === at) last.to = at + 1;
    else parts.push({ kind, from: at, to: at + 1 });
  }
  return parts.map((part, at): Part => {
    const before = parts[at - 1];
    const start = words[part.from]?.start ?? 0;
    const gap = before ? idea.slice(words[before.to - 1]?.end ?? 0, start) : '';
    const [plain, gapped] = withoutShort(
      idea.slice(start, words[part.to - 1]?.end ?? 0),
      before ? idea.slice(words[before.from]?.start ?? 0, words[before.to - 1]?.end ?? 0) : '',
      gap,
    );
    return withoutWord({
      kind: part.kind as PartKind,
      text: withoutRate(part.kind, inLongForms(inBrackets(plain, gap, idea.charAt(words[part.to - 1]?.end ?? 0)))),
      before: part.from > from ? (words[part.from - 1]?.lower ?? '') : '',
      after: part.to < to ? (words[part.to]?.lower ?? '') : '',
      gap: gapped,
      start,
      end: words[part.to - 1]?.end ?? 0,
      sure: Math.min(...sure.slice(part.from, part.to + 1)),
      isVerbal: isVerbal(words[part.from]),
    });
  });
}

/** `~ 310 families a yr` are families. */
const withoutRate = (kind: string, text: string): string =>
  kind === 'p'
    ? text.replace(/^[\s,;:~]+/, '').replace(/ (?:an?|per|each|every) (?:yr|year|mo|month|wk|week|day)\.?$/i, '')
    : text.replace(/^[\s,;:]+/, '');

/** `is given | to the food bank`: to is the word before. */
const withoutWord = (part: Part): Part => {
  const [, word = '', text = ''] = part.kind === 'to' ? (/^(to|for|with|from) (.+)$/iu.exec(part.text) ?? []) : [];
  return word === '' ? part : { ...part, text, before: word.toLowerCase(), gap: `${part.gap}${word} ` };
};

/** `they're | paid`: they, and the verb is told with what was cut. */
function withoutShort(text: string, before: string, gap: string): [text: string, gap: string] {
  const [, cut = ''] = shortened.exec(before) ?? [];
  return [
    text.replace(shortened, (whole, ending: string) => whole.slice(0, -ending.length)),
    cut === '' ? gap : ` ${longer[cut.slice(1)] ?? ''}${gap}`,
  ];
}
const shortened = /^(?:they|you|we|he|she|it|i)(['’](?:re|ll|d))$/i;
const longer: Readonly<Record<string, string>> = { re: 'are', ll: 'will', d: 'would' };

/** Whether one of the taggers takes it for a verb. */
const isVerbal = (word: Marked['words'][number] | undefined): boolean =>
  word !== undefined && (word.tag.startsWith('V') || /^(?:VERB|AUX)$/.test(word.speech));

/** `a length of visit | (30, | 60 or 90 minutes | )`: what stands in brackets is never torn. */
function inBrackets(text: string, gap: string, next: string): string {
  const opens = gap.lastIndexOf('(');
  const whole = opens >= 0 && !gap.slice(opens).includes(')') ? `${gap.slice(opens)}${text}` : text;
  return isOpen(whole) && next === ')' ? `${whole})` : whole;
}
export const isOpen = (text: string): boolean => text.split('(').length > text.split(')').length;

/** What stands below `Background` asks for nothing, whatever it tells; below `Users` stand people. */
function belowHeading(role: Role, { heading, labels }: Marked, from: number, to: number): Role {
  if (role !== 'do' && role !== 'misc' && role !== 'bg') return role;
  // 'Setter: loads a pallet' below `Users` tells what they do.
  const acts = labels.slice(from, to).includes('B-v');
  if (/^(?:background|context|situation|about us|who we are)\b/.test(heading)) return 'bg';
  if (
    !acts &&
    /^(?:users?|roles|people|personas|actors|who uses it|target (?:users|group|audience)|audience)$/.test(heading)
  )
    return 'who';
  return /^(?:out of scope|not in scope|not now|later|phase 2|won['’]t have|non-goals)\b/.test(heading) ? 'out' : role;
}

const bare = (text: string): string =>
  text
    .replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '')
    .replace(/^(?:(?:and|but|so|while|plus)\b|[,;–—-])\s*/i, '')
    .replace(/[\s,;–—-]+(?:and|but|so)?$/i, '')
    .trim();
