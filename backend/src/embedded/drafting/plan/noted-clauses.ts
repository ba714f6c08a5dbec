import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { isLook } from './deed-words.js';
import { handledBefore, type Reading, valueOf } from './gathering.js';
import { asUnit, unitOf } from './thing-names.js';

/** What is entered as the answer to a question belongs to what was handled before: `where it sits`, `how many kilos they bring`. */

const many =
  /^how (?:many|much) (?<what>(?:[\p{L}-]+ )?[\p{L}-]+(?= (?:they|he|she|it|the|an?|each|every|is|are|was|were|has|have|can)\b|$)|[\p{L}-]+(?: of [\p{L}-]+)?)/iu;
const asked = /^(?:what|where|when|who|whether|why|how) (?:it|they|he|she|this|that) \p{L}/iu;
/** `how long a horse must rest`: a value of the horse. */
const ofThing =
  /^(?<ask>how (?:long|often|far|high|deep)|what|where|when|whether) (?:an?|the|each|every) (?<one>[\p{L}-]+) (?<rest>(?:must|may|should|can|is|was|has|will|needs) .{2,40})$/iu;
const enters = /^(?:enter|record|log|note|note down|write down|say|state|tell|give|set|add|fill in|type in)$/;
/** `sets the time when it is due back` */
const moment = /^(?:the |an? )?(?<unit>time|day|date|hour|moment)$/iu;
const dueSo =
  /^(?:when|by when|by which|at which|on which|until which|until when) (?:it|they|he|she) (?:is|are|has to be|have to be|must be) (?<due>[^,;]{3,40})$/iu;

export const clauseNoted: Reading = (gathering, deed) => {
  const { verb, object, tail } = deed.capability;
  const counted = counts(deed.capability, handledBefore(gathering, deed));
  if (counted.length > 0) return valueOf(gathering, deed, handledBefore(gathering, deed), counted);
  if (isLook(verb) || !enters.test(verb)) return null;
  const about = handledBefore(gathering, deed) || unitOf(gathering.plan);
  const { what } = many.exec(object)?.groups ?? {};
  if (what) return valueOf(gathering, deed, about, [`${what}: number`]);
  const { ask = '', one = '', rest = '' } = ofThing.exec(`${object} ${tail}`.trim())?.groups ?? {};
  if (one !== '' && !isPeople(one))
    return valueOf(gathering, deed, asUnit(one.toLowerCase(), gathering.plan), [
      `${ask} it ${rest}: ${answerType(ask)}`,
    ]);
  const { due } = dueSo.exec(tail)?.groups ?? {};
  const { unit } = moment.exec(object)?.groups ?? {};
  if (due && unit)
    return valueOf(gathering, deed, about, [`${due}: ${/time|hour/i.test(unit) ? 'date and time' : 'date'}`]);
  const listed = findings(deed.capability, handledBefore(gathering, deed));
  if (listed.length > 0) return valueOf(gathering, deed, about, listed);
  if (!asked.test(object)) return null;
  const clause = `${object} ${tail}`.trim();
  if (clause.length > 60) return null;
  return valueOf(gathering, deed, about, [`${clause}: ${answerType(clause)}`]);
};

/** Of what kind the answer to such a question is. */
export const answerType = (clause: string): string =>
  /^how (?:many|much)\b/i.test(clause)
    ? 'number'
    : /^when\b/i.test(clause)
      ? 'date and time'
      : // 'whether they want it bottled or in bags' is answered by neither yes nor no.
        /^whether\b(?!.* or )/i.test(clause)
        ? 'yes or no'
        : 'text';

/** `cracks, missing pieces and old repairs`: what is found on the thing that the same person has in hand. */
function findings({ verb, object }: Capability, before: string): string[] {
  const parts = object.split(/, (?:and )?| and /);
  return before !== '' &&
    /^(?:note|note down|mark)$/.test(verb) &&
    parts.length > 2 &&
    parts.every(
      (part) => /^\p{L}+(?: \p{L}+){0,2}$/u.test(part) && !isPeople(part) && !/^(?:each|every|the|an?) /i.test(part),
    )
    ? parts.map((part) => `${part}: text, optional`)
    : [];
}

/** `starts a watch, counts salmon, trout and eels`: the numbers of that watch. */
function counts({ verb, object }: Capability, before: string): string[] {
  const parts = object.split(/, (?:and )?| and /).map((part) => part.replace(/^(?:the|all|any) /, ''));
  return before !== '' &&
    /^(?:count|tally)$/.test(verb) &&
    parts.length > 1 &&
    parts.every((part) => /^\p{L}+(?: \p{L}+)?$/u.test(part))
    ? parts.map((part) => `number of ${part}: number`)
    : [];
}
