import { isPlural } from '../language.js';
import type { Told } from './deed-looks.js';
import type { Feature } from './plan.js';

type Test = Feature['tests'][number];

/** `audit log of every change`: what the product has can be used, each kind of thing in its own way. */
export function isThere({ capability: { object, tail }, thing }: Told): Test {
  const plain = object.replace(/^an? /, '').split(opensTail)[0] ?? '';
  const short =
    object
      .replace(/\s?\([^)]*\)/g, '')
      .replace(/^an? /, '')
      .split(/[:;]\s|,\s/)[0] ?? '';
  const last = plain.split(' ').at(-1) ?? '';
  const many = ((thing?.many ?? false) && / and /.test(short)) || isPlural(last) || /^\p{Lu}+s$/u.test(last);
  const it = `the ${[short.replace(/^the /i, ''), tail].filter(Boolean).join(' ')}`;
  const [, own] = namedTests.find(([heads]) => heads.test(last)) ?? [];
  return (
    own?.(it, many) ?? {
      isPlain: true,
      given: `${it} ${many ? 'are' : 'is'} in place`,
      when: 'somebody uses what it is for',
      then: 'the result is shown, and can be compared with what was expected',
    }
  );
}
const opensTail = /[,:]| (?:for|with|of|in|on|at|to|from|by|via|per|as|that|which|when|if|about) /i;

const namedTests: [heads: RegExp, test: (it: string, many: boolean) => Test][] = [
  [
    /^(?:reports?|totals?|summar(?:y|ies)|overviews?|dashboards?|statistics|logs?|history|statements?|figures|list|lists|calendar|timeline|views?|tables?|boards?|maps?|pages?|screens?)$/i,
    (it, many) => ({
      given: 'the entries that belong there are known',
      when: `${it} ${many ? 'are' : 'is'} opened`,
      then: 'exactly these entries are in it',
    }),
  ],
  [
    /^(?:prints?|stickers?|labels?|pdfs?|exports?|downloads?|output|printouts?|certificates?)$/i,
    (it, many) => ({
      given: 'an entry with known values',
      when: `${it} ${many ? 'are' : 'is'} made`,
      then: 'the same values are in it, and none is missing',
    }),
  ],
  [
    /^(?:queues?|inbox|waitlist|waiting list|backlog)$/i,
    (it) => ({
      given: 'one entry waits, and another is done',
      when: `${it} is opened`,
      then: 'only the one that waits is listed',
    }),
  ],
  [
    /^(?:triggers?|alerts?|alarms?|notifications?|reminders?|warnings?)$/i,
    (it, many) => ({
      given: `what sets off ${it} has happened once`,
      when: 'a minute has passed',
      then: `${it} ${many ? 'have' : 'has'} gone off once, and the time is logged`,
    }),
  ],
  [
    /^(?:codes?|reasons?|grades?|categor(?:y|ies)|status|states?|tags?|types?|options?)$/i,
    (it) => ({
      given: 'a value that is not among those agreed',
      when: `it is entered as ${it}`,
      then: 'it is refused, and the values that are allowed are shown',
    }),
  ],
  [
    /^(?:advice|suggestions?|recommendations?|estimates?|scores?|predictions?|forecasts?|matching|detection|recognition)$/i,
    (it, many) => ({
      given: 'ten past cases whose right answer is known',
      when: `${it} ${many ? 'are' : 'is'} asked for`,
      then: 'each answer can be compared with the right one, and differences are listed',
    }),
  ],
];
