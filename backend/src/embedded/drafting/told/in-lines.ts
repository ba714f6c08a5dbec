import { infinitive, plural, stripStop, upperFirst } from '../language.js';
import type { Capability } from '../read/brief.js';
import { isVerb } from '../read/lexicon.js';
import type { Clause } from './clause.js';
import { type Said, saidIn } from './said.js';
import { speaksItself } from './speaks.js';
import type { Statement } from './statements.js';

/**
 * Notes say one thing to a line: `register of tools w/ serial, location (depot, van), cert pdf, due date`. All that a line
 * asks for is one function, told in it.
 */

/** The statements of notes by their lines; empty where the idea is prose. */
export function linesOf(statements: readonly Statement[]): Map<number, number[]> {
  const lines = new Map<number, number[]>();
  for (const [at, { line, role }] of statements.entries())
    if (line !== undefined && asking.test(role)) lines.set(line, [...(lines.get(line) ?? []), at]);
  return lines;
}
const asking = /^(?:do|rule|need|is|misc)$/;

/** What a line asks for, with all that was taken apart of it. */
export function clauseOfLine(
  places: readonly number[],
  statements: readonly Statement[],
  { deeds, sound }: Pick<Clause, 'deeds' | 'sound'>,
): Clause {
  const own = places.flatMap((at) => statements[at] ?? []);
  const [first] = own;
  const at = places[0] ?? 0;
  const empty: Said = { text: '', isProducts: false, isQuoted: true, wish: null, who: '' };
  const said = first ? saidIn(first, first.start, first.start + first.whole.length) : empty;
  const text = stripStop(
    own
      .map(({ whole }) => whole.trim())
      .join(' ')
      .replace(/\s+/g, ' ')
      .replace(marks, ''),
  );
  const by = deeds.find(({ by: who }) => who !== undefined)?.by;
  const [verb = ''] = text.split(' ');
  // 'Tenants can: report a fault'
  if (
    by !== undefined &&
    said.who === '' &&
    isVerb(verb.toLowerCase()) &&
    infinitive(verb.toLowerCase()) === verb.toLowerCase()
  ) {
    const wish = `${verb.toLowerCase()}${text.slice(verb.length)}`;
    return {
      at,
      deeds,
      sound,
      said: { ...said, text: upperFirst(`${plural(by)} can ${wish}`), isQuoted: false, wish, who: by },
    };
  }
  if (own.length === 1 && (said.isProducts || said.who !== '')) return { at, deeds, sound, said };
  return {
    at,
    deeds,
    sound,
    said: { ...said, text: upperFirst(text), isProducts: false, isQuoted: speaksItself.test(text) },
  };
}
const marks = /^\s*(?:[-*•–—]|\d+[.)])\s+/;

export const isOfLine = ({ source }: Capability, places: readonly number[]): boolean =>
  source !== undefined && places.includes(source.statement);
