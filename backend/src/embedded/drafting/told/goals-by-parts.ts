import { lowerFirst } from '../language.js';
import type { Measure } from '../read/brief.js';
import { inDigits, unitOfValue } from '../read/values.js';
import type { Goal } from './goals.js';
import type { Part, Statement } from './statements.js';

/** Goals that no pattern reads, by their parts. */

/** `80% automated and 2 working days, by 1 July`: each target with what stands beside it, or with what is so much today. */
export function byTargets({ text, parts }: Goal, all: readonly Statement[]): Measure[] {
  if (/^pilot\b|\b(?:store|keep|kept|retain)\b/i.test(text)) return [];
  const by = parts.find(({ kind }) => kind === 'by')?.text ?? null;
  const taken = new Set<Part>();
  return parts.flatMap((part, at): Measure[] => {
    if (part.kind !== 'target' || !/\d/.test(inDigits(part.text)) || /[(]|\ban? \d+$/.test(part.text)) return [];
    const own = [parts[at + 1], parts[at - 1]].find((one) => one?.kind === 'm' && !taken.has(one));
    if (own) taken.add(own);
    const beside = own?.text;
    const unit = unitOfValue(part.text);
    const known = all
      .flatMap((one) => figuresBeside(one))
      .find((one) => unit !== null && unitOfValue(one.value) === unit);
    const state = beside !== undefined && isState.test(beside);
    const name =
      beside === undefined ? known?.name : state && /%/.test(part.text) ? `share of cases ${beside}` : beside;
    return name === undefined || name.split(' ').length > 9 || (state && !/%/.test(part.text))
      ? []
      : [
          {
            name: lowerFirst(name.replace(/^(?:the|our|all|every|each) /i, '')),
            baseline: beside === undefined ? (known?.value ?? null) : null,
            target: part.text.replace(/^(?:to|at(?! (?:least|most)\b)|of) /i, ''),
            when: by,
            better: unit === 'time' && !/\bsaved\b/i.test(name) ? 'lower' : 'higher',
          },
        ];
  });
}

/** `average processing time 16 working days`: the figures of today with their names. */
const figuresBeside = ({ parts }: Statement): { name: string; value: string }[] =>
  parts.flatMap((part, at) => {
    const name = [parts[at - 1], parts[at + 1]].find((one) => one?.kind === 'm')?.text;
    return part.kind === 'now' && name !== undefined ? [{ name, value: part.text }] : [];
  });

/** `lost`, `damaged a season`: of what is not said. */
export const isState = /^(?:lost|late|sold|broken|\p{Ll}{3,}ed)(?: (?:an?|per|each|every) \p{Ll}+)?$/u;
