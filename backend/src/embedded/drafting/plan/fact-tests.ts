import type { Slots } from '../know/slots.js';
import { fill } from '../know/slots.js';
import { lowerFirst, stripStop } from '../language.js';
import type { Facts } from './facts.js';
import { type CutOff, type Threshold, without } from './fact-limits.js';
import type { Feature } from './plan.js';

type Test = Feature['tests'][number];

/** The checks of a feature that has a limit of its own: right before it and right behind it, instead of the usual ones. */
export function boundTests(feature: Feature, at: number, { cutOffs, thresholds }: Facts, slots: Slots): Test[] {
  const cutOff = cutOffs.find(({ capability }) => capability === at);
  if (cutOff) return timed(feature, cutOff, slots);
  const threshold = thresholds.find(({ capability, what }) => capability === at && what !== 'duration');
  return threshold ? measured(feature, threshold) : feature.tests;
}

function timed({ tests }: Feature, { phrase, time, early, late }: CutOff, slots: Slots): Test[] {
  const [own] = tests;
  if (!own) return tests;
  const when = without(own.when, phrase);
  return [
    { given: `it is ${early}`, when, then: 'it is in time: it is kept with name and time' },
    {
      given: `it is ${late}`,
      when,
      then: fill(
        `it does not count as in time: it is kept, marked as late and shown to the {other} (assumed, until the question on ${time} is answered)`,
        slots,
      ),
    },
  ];
}

function measured({ asked = '', name }: Feature, { what, value, beyond, side, phrase }: Threshold): Test[] {
  return [
    { given: `${a(what)} of ${beyond}`, when: 'it comes in', then: `“${stripStop(asked || name)}” happens` },
    {
      given: `${a(what)} of exactly ${value}`,
      when: 'it comes in',
      then: `nothing of the kind happens: ${value} is not ${side} the limit (“${lowerFirst(phrase)}”)`,
    },
  ];
}

const a = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
