import { joinWords, numberWords } from '../language.js';
import type { Told } from './deed-looks.js';
import type { Feature } from './plan.js';

/** What can be tried of a deed that names no limit: each kind of it. */

type Test = Feature['tests'][number];

const listed =
  /(?:^| )(?<first>an? [\p{L}-]+(?:, an? [\p{L}-]+)*),? or (?<last>an? [\p{L}-]+)(?=$| (?:with|by|in|at|for|to|on|from) )/iu;
const systems =
  /(?:^| )(?:from|to|with|in|via) (?<first>\p{Lu}[\p{L}\d]+(?:, \p{Lu}[\p{L}\d]+)*),? or (?<last>\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)*)/u;

/** `request a transport for a patient, a bed or a specimen`: each of them is tried. */
export function eachKind({ capability: { object, tail }, who }: Told): Test | null {
  const said = `${object} ${tail}`.trim();
  const { first = '', last = '' } = (listed.exec(said) ?? systems.exec(said))?.groups ?? {};
  if (last === '') return null;
  const kinds = [...first.split(', '), last];
  return {
    given: `one case of each: ${joinWords(kinds)}`,
    when: `${who} tries ${kinds.length === 2 ? 'both' : `all ${numberWords[kinds.length] ?? String(kinds.length)}`}`,
    then: 'each goes through, and the entry says which of them it is',
  };
}
