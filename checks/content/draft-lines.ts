import type { SectionData } from '@specforge/document';
import { contradictions } from './draft-contradictions.ts';
import { wordingSlips } from './draft-slips.ts';

/** A text of a draft: where it stands, the title of its record, and whether it is one. */
export interface DraftLine {
  place: string;
  text: string;
  heading: string;
  isTitle: boolean;
}

export interface LineFault {
  kind: string;
  told: string;
}

export type DraftData = Readonly<Record<string, SectionData>>;

/** The field that a record is called by. */
const TITLES = ['title', 'name', 'goal', 'risk', 'question', 'statement', 'objective'];
/** Ids and what is chosen from a list. */
const MARKS = /^(?:uid|id|priority|category|type|kind|date|dueDate|by|likelihood|impact|size|owner|status)$/;
const IDS = /^[A-Z]{1,4}-\d{3}$/;
const DIAGRAM = /^(?:flowchart|sequenceDiagram|stateDiagram|erDiagram|gantt|journey)\b/;

function collect(value: unknown, place: string, heading: string, into: DraftLine[]): void {
  if (typeof value === 'string') {
    const text = value.trim();
    const name = place.split('.').at(-1) ?? '';
    if (text !== '' && !IDS.test(text) && !DIAGRAM.test(text))
      into.push({ place, text, heading, isTitle: TITLES.includes(name) && text === heading });
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, place, heading, into);
  } else if (typeof value === 'object' && value !== null) {
    const row = value as Record<string, unknown>;
    const title = TITLES.map((name) => row[name]).find((text) => typeof text === 'string');
    const own = typeof row['id'] === 'string' && typeof title === 'string' ? title.trim() : heading;
    for (const [name, inner] of Object.entries(row))
      if (!MARKS.test(name)) collect(inner, `${place}.${name}`, own, into);
  }
}

/** Every text of a draft that is read as words. */
export function linesIn(data: DraftData): DraftLine[] {
  const lines: DraftLine[] = [];
  for (const [section, fields] of Object.entries(data)) collect(fields, section, '', lines);
  return lines;
}

/** Words that tell nothing by themselves. */
const SMALL = new Set(
  'a an the and or of to in on at by for with from as is are be can may must will it its they their them this that each every all'.split(
    ' ',
  ),
);
export const stemOf = (word: string): string => word.replace(/(?:ies|ied|y)$/, 'i').replace(/(?:es|ed|e|s)$/, '');
export const tellingWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !SMALL.has(word)).map(stemOf);

/** Roles, in one and in many: `Dev, physio` -> `physio`. */
export function rolesIn(data: DraftData): string[] {
  const named = ((data['user-personas']?.['personas'] ?? []) as Record<string, unknown>[]).flatMap(({ name }) =>
    typeof name === 'string' ? (name.split(', ')[1] ?? []) : [],
  );
  const stakeholders = Object.values(data).flatMap((fields) =>
    ((fields['stakeholders'] ?? fields['actors'] ?? []) as Record<string, unknown>[]).flatMap(({ name, kind }) =>
      typeof name === 'string' && kind !== 'system' ? name : [],
    ),
  );
  return [...new Set([...named, ...stakeholders].map((role) => role.toLowerCase()))];
}

/** A line below a heading that has no word which the heading and the people do not have. */
function headingsAgain(lines: readonly DraftLine[], data: DraftData, product: string): LineFault[] {
  const people = tellingWords(`${rolesIn(data).join(' ')} ${product} user customer let able want`);
  return lines
    .filter(
      ({ place, isTitle, heading }) =>
        !isTitle && heading !== '' && /\.(?:description|iWant|shall|purpose)$/.test(place),
    )
    .filter(({ text, heading }) => {
      const known = new Set([...tellingWords(heading), ...people]);
      return tellingWords(text).every((word) => known.has(word));
    })
    .map(({ place, text, heading }) => ({
      kind: place.endsWith('iWant') ? 'a story that only repeats its title' : 'a line that only repeats its heading',
      told: `${heading}: ${text}`,
    }));
}

const FEWEST_WORDS = 5;
const ALIKE = 0.85;
/** Columns in which many rows rightly say the same. */
const SAME_CELLS =
  /(?:criteria\.(?:given|when|then)|events\.\w+|fields\.\w+|inputs\.\w+|integrations\.\w+|\.(?:channel|format|timing|validation|baseline|evidence|source|rationale|asA|measuredBy|retention|value|gate|duration|condition|primaryMetric))$/;
const NAMES = /\b\p{Lu}[\p{L}\d]*/gu;

/** The same line in two places, or nearly so; titles stand wherever their things are meant. */
function linesTwice(lines: readonly DraftLine[]): LineFault[] {
  const titles = new Set(lines.filter(({ isTitle }) => isTitle).map(({ text }) => text.toLowerCase()));
  const plain = lines
    .filter(({ place, text, isTitle }) => !SAME_CELLS.test(place) && !isTitle && !titles.has(text.toLowerCase()))
    .map((line) => ({
      ...line,
      words: line.text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [],
      names: line.text.match(NAMES)?.join() ?? '',
    }))
    .filter(({ words }) => words.length >= FEWEST_WORDS);
  return plain.flatMap(({ place, text, words, names }, at) => {
    const own = new Set(words);
    for (const other of plain.slice(0, at)) {
      if (other.text.toLowerCase() === text.toLowerCase())
        return [{ kind: 'a line that stands there twice', told: `${place}: ${text}` }];
      const both = other.words.filter((word) => own.has(word)).length;
      if (
        words.length > FEWEST_WORDS &&
        both / Math.max(words.length, other.words.length) >= ALIKE &&
        other.place === place &&
        other.names === names
      )
        return [{ kind: 'a line that nearly stands there twice', told: `${place}: ${text} / ${other.text}` }];
    }
    return [];
  });
}

const NUMBER = /\d[\d.,]*\d|\d/g;
const bare = (text: string): string => text.replace(/(\d)[,\u00a0\u202f ](?=\d{3})/g, '$1');

/** What the idea counts or calls by a name and none of the documents says. */
function leftOut(idea: string, everything: string): LineFault[] {
  const said = bare(everything);
  const numbers = (bare(idea).match(NUMBER) ?? []).filter((number) => !said.includes(number));
  const names = [...idea.matchAll(/(?<=[\p{Ll},] )\p{Lu}[\p{L}\d]*(?:\s\p{Lu}[\p{L}\d]*)*/gu)].map(([name]) => name);
  const lower = said.toLowerCase();
  const missing = names.filter((name) => name.length > 1 && !lower.includes(name.toLowerCase()));
  return [
    ...[...new Set(numbers)].map((told) => ({ kind: 'a number of the idea that is nowhere', told })),
    ...[...new Set(missing)].map((told) => ({ kind: 'a name of the idea that is nowhere', told })),
  ];
}

/** What a careful editor strikes in the documents that were drafted of one idea. */
export function faultsOfDrafts(idea: string, drafts: readonly DraftData[]): LineFault[] {
  const everything = drafts.flatMap((data) => linesIn(data).map(({ text }) => text)).join('\n');
  return [
    ...drafts.flatMap((data) => {
      const lines = linesIn(data);
      const roles = rolesIn(data);
      return [
        ...lines.flatMap((line) => wordingSlips(line, idea, roles)),
        ...headingsAgain(lines, data, ''),
        ...linesTwice(lines),
        ...contradictions(data, lines, idea),
      ];
    }),
    ...leftOut(idea, everything),
  ];
}
