import { isPlural, joinWords } from '../language.js';
import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { participleOf } from './deed-words.js';
import type { Failure } from './deed-looks.js';
import { formsOf, type Thing } from './deed-thing.js';
import type { Feature } from './plan.js';
import { stateAfter } from './put-into.js';
import { targetOf } from './thing-fields.js';

/** How it shows that something is done each time anew, put where it belongs, or given to somebody. */

type Test = Feature['tests'][number];

/** What leaves the house, and no entry. */
const goesOut = /^(?:send|send out|print|pay|order|publish|issue|ship|deliver|settle)$/;

/** `scan the garment at every handover`: each time leaves an entry of its own. */
export function eachTime({ verb, object, tail }: Capability, when: string, fields: string[]): Test | null {
  const [, time = '', own = time] =
    /\b(?:(?:at|on|after|before|for|in|with) (?:each|every) ([\p{L}-]+(?: [\p{L}-]+)?)|(?:each|every) (hour|day|morning|noon|afternoon|evening|night|week|month|quarter|year|season|shift|\p{L}+day))$/iu.exec(
      `${object} ${tail}`.trim(),
    ) ?? [];
  const things = /^(?:the|their|his|her|its|our) /i.test(object)
    ? object.replace(/^\S+/, 'the')
    : `the ${object.replace(/^(?:an?|each|every) /i, '')}`;
  const are = isPlural(object.split(' ').at(-1) ?? '') ? 'are' : 'is';
  return own === ''
    ? null
    : goesOut.test(verb) && time === '' && object !== ''
      ? {
          given: `${things} of the ${own} before ${are} ${participleOf(verb)}`,
          when,
          then: `${things} of this ${own} ${are} shown as ${participleOf(verb)} as well, with name and time`,
        }
      : {
          given: `there is an entry of the ${own} before`,
          when,
          then: `this ${own} has an entry of its own, with ${joinWords([...fields, 'name', 'time'])}`,
        };
}

/** `put their name on the day's flying list`: it stands there then. */
export function placed(capability: Capability, when: string, thing: Thing | null): [Test, ...Failure[]] | null {
  const { verb, object, tail } = capability;
  const state = stateAfter(capability);
  if (state !== '' && thing) {
    const [it, is] = formsOf(thing);
    return [{ given: `${it} ${is} not ${state}`, when, then: `${it} ${is} shown as ${state}, with name and time` }];
  }
  const [, where = ''] =
    /^((?:on|onto|in|into|at) (?:an?|the|their|its|our|each|every) [^,;:]{3,50})$/iu.exec(tail) ?? [];
  const noun = object.replace(/^(?:an?|the|their|his|her|its|our|each|every) /i, '');
  if (!/^(?:put|place|hang|set|lay|pin|enter|add|store|stick)$/.test(verb) || where === '' || /, | and /.test(noun))
    return null;
  const is = isPlural(noun) ? 'are' : 'is';
  const there = where.replace(/^(on|in)to /i, '$1 ').replace(/ (?:their|its|our|each|every) /i, ' the ');
  return [
    { given: `the ${noun} ${is} not ${there} yet`, when, then: `the ${noun} ${is} ${there}, with the time` },
    [
      'doubled',
      { given: `the ${noun} ${is} ${there} already`, when, then: `the ${noun} ${is} not there a second time` },
    ],
  ];
}

const givesAway =
  /^(?:give|give out|hand|hand out|hand over|lend|lend out|issue|pass|pass on|assign|allocate|allot|offer)$/;

/** To whom the deed gives its thing; empty where it gives nothing, or not to somebody. */
export function receiverOf(capability: Capability): string {
  const receiver = givesAway.test(capability.verb) ? targetOf(capability) : '';
  return isPeople(receiver) ? receiver : '';
}

export const isHanded = (capability: Capability): boolean => receiverOf(capability) !== '';

/** `give empty pitches to casual traders`: it is with one of them then. */
export function handedTo(capability: Capability, when: string, thing: Thing | null): [Test] | null {
  const receiver = receiverOf(capability);
  if (!thing || receiver === '') return null;
  return [
    {
      given: `no ${receiver} has ${thing.it} yet`,
      when,
      then: `${thing.it} ${thing.many ? 'are' : 'is'} shown with the name of the ${receiver}, and since when`,
    },
  ];
}
