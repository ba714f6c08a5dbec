import { isPlural, isUncountable, joinWords, numberWords, withArticle } from '../language.js';
import type { Told } from './deed-looks.js';
import type { Feature } from './plan.js';

/** What can be tried of a deed that names no limit: each kind of it, and whoever may not do it. */

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

/** Who is meant by everybody. */
const anybody = /^(?:user|person|member|team member|people|colleague|everybody|everyone)$/i;

/** What somebody sees who may not do it. */
export const notOffered = 'none is offered (assumed)';

/** What is done by one role is not offered to another: the only thing that is sure of a deed of which no more is told. */
export function notForOthers({ capability: { verb, object, tail }, others, who }: Told): Test | null {
  if (/^(?:decide|determine|judge)$/.test(verb))
    return {
      given: 'the case is open',
      when: `${who} decides`,
      then: 'the decision is on record with its reason, name and time, and the case is no longer open',
    };
  const other = others.find((role) => !anybody.test(role));
  if (other === undefined || object === '' || isPlural(other) || isUncountable(other)) return null;
  return {
    given: `${withArticle(other)} is signed in`,
    when: `they look for a way to ${[verb, object, tail.split(/(?:^| )(?:if|when|before|after|while|within|up to|until) /)[0]].filter(Boolean).join(' ')}`,
    then: notOffered,
  };
}
