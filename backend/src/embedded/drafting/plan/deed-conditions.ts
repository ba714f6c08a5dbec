import { lowerFirst, participle, singularWords } from '../language.js';
import type { Capability } from '../read/brief.js';
import { apartIn } from './apart.js';
import type { DeedRule } from './deed-rules.js';
import { firstDone } from './first-done.js';
import { stopped } from '../read/stopped.js';
import { firstIn } from './operating.js';

/** Something has to hold first. */
const waits = /\b(?:before|until|unless|without)\b|\bonly\b.* (?:if|when|once|after)\b/i;
/** `No load leaves a stop without litres and a signature`: what has to be entered first. */
const entered = /^(?:no|an?|every|each) .*\bwithout (?<needs>[^,;:]{3,60})$/iu;
const enters =
  /^(?:log|enter|record|note|write(?: down)?|register|measure|weigh|count|take|attach|add|capture|sign|scan|photograph|upload|fill in|confirm)$/;
/** `can move the date once` */
const onlyOnce =
  /^(?:.* )?(?:only |just |exactly )?once(?: only)?$|^(?:.* )?(?:only |just |exactly )(?:once|one time)\b(?! (?:an?|per|each|every|it|they|he|she|the)\b)/i;
const undone = /^(?:move|change|shift|postpone|reschedule|rebook|swap|edit|correct|extend|renew|reopen|cancel)$/;

/** The deed in which something of what is needed is put on record. */
function recording(text: string, capabilities: Capability[]): number {
  const needs = singularWords(entered.exec(text)?.groups?.['needs'] ?? '').filter(
    (word) => word.length > 2 && !/^(?:and|the|their|his|her|its)$/.test(word),
  );
  return needs.length === 0
    ? -1
    : capabilities.findIndex(
        ({ verb, object, tail, automatic }) =>
          !automatic && enters.test(verb) && singularWords(`${object} ${tail}`).some((word) => needs.includes(word)),
      );
}

/** The deed somebody may not do with what is their own, or that two people have to share: by its verb, else by who is called after it. */
function ofDoer({ verb, who }: { verb: string; who: string }, capabilities: Capability[]): number {
  const own = capabilities.findIndex((one) => !one.automatic && one.verb === verb && (!who || one.by === who));
  if (own >= 0 || verb === '') return own;
  const called = (by: string): boolean => by.split(' ').at(-1)?.startsWith(verb) === true;
  // A second proofreader is one of them, and a deed of any proofreader comes first.
  const any = capabilities.findIndex(({ by = '', automatic }) => !automatic && !by.includes(' ') && called(by));
  return any >= 0 ? any : capabilities.findIndex(({ by = '', automatic }) => !automatic && called(by));
}

/** What has to hold before a deed of the idea may be done, in the words of its rules. */
export const conditionRules = (clauses: string[], capabilities: Capability[]): DeedRule[] => [
  ...clauses.flatMap((text): DeedRule[] => {
    const apart = apartIn(text);
    if (apart) {
      const deed = ofDoer(apart, capabilities);
      const by = capabilities[deed]?.by ?? '';
      return deed < 0
        ? []
        : [{ kind: 'first', text, deed, first: apart.checks(by), then: 'it is refused, and the rule is named' }];
    }
    const before = firstDone(text, capabilities);
    if (before) {
      const { deed, ...first } = before;
      return [{ kind: 'first', text, deed, first }];
    }
    const first = waits.test(text) ? firstIn(text) : null;
    if (!first) return [];
    const at = stopped(text, capabilities);
    const deed = at >= 0 ? at : recording(text, capabilities);
    return deed < 0 ? [] : [{ kind: 'first', text, deed, first }];
  }),
  ...capabilities.flatMap(({ verb, object, noun, tail, automatic }, deed): DeedRule[] => {
    if (automatic || !undone.test(verb) || !onlyOnce.test(tail || object)) return [];
    const done = `the ${noun === '' ? 'entry' : lowerFirst(noun)} was`;
    return [
      {
        kind: 'first',
        text: '',
        deed,
        first: { met: `${done} never ${participle(verb)} before`, unmet: `${done} ${participle(verb)} once already` },
        then: 'it is refused, and the page says why and whom to turn to (assumed)',
      },
    ];
  }),
];
