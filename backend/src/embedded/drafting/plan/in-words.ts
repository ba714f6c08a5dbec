import { lowerFirst, sentence, slugify, upperFirst } from '../language.js';
import { lowered } from '../read/lowered.js';
import { eventWords } from './event-of.js';
import type { Feature } from './plan.js';

/** A feature that is told in the words of the idea: nothing is derived of them but what they say. */
export function inWords(feature: Feature, words: string, product: string): Feature {
  const clause = lowered(words);
  const asksProduct = /^to /.test(words);
  const said = asksProduct ? words.slice(3) : clause;
  const want = asksProduct ? `${product} ${words}` : `to be sure that ${clause}`;
  return {
    ...feature,
    description: sentence(upperFirst(said)),
    asked: sentence(upperFirst(said)),
    need: want,
    want,
    words,
    isByItself: true,
    event: {
      name: slugify(eventWords(feature.name), '_'),
      trigger: 'server, when it has happened',
      properties: 'role: string',
    },
    tests: [testOf(said, asksProduct)],
  };
}

/** `portfolio managers get alerts 180, 90 and 30 days before each critical date` */
const ahead =
  /^(?<does>[^\d]{8,80}?) (?<first>\d+)(?<more>(?:, \d+)*(?:,? and \d+)?) (?<unit>(?:minute|hour|day|week|month)s?) before (?<until>(?:each|every|the|an?) [^,;]{3,50})$/iu;

/** `If she does not press, the first family member gets a push`: its case, and what has to follow. */
function testOf(said: string, asksProduct: boolean): Feature['tests'][number] {
  const [, before = '', then = ''] = /^(?:if|when|whenever|once|as soon as) ([^,]{6,}), (.{8,})$/iu.exec(said) ?? [];
  const [step = '', ...results] = said.split(' → ');
  if (results.length > 0)
    return {
      given: 'an example that was agreed on',
      when: `“${lowerFirst(step)}” is done`,
      then: `what follows is “${results.join(' → ')}”`,
    };
  if (before !== '') return { given: before, when: 'no user does anything more', then: lowerFirst(then) };
  const { does = '', first = '', more = '', unit = '', until = '' } = ahead.exec(said)?.groups ?? {};
  if (does !== '')
    return {
      given: `${until.replace(/^(?:each|every) /, 'a ')} is ${first} ${unit} away`,
      when: 'no user does anything more',
      then: `${lowered(does)}${more === '' ? '' : `; the same holds ${more.replace(/^,? (?:and )?/, '')} ${unit} before`}`,
    };
  const [, what = '', behind = ''] = /^(.{8,}?),? (?:if|when|whenever|once|as soon as) (.{6,})$/iu.exec(said) ?? [];
  if (behind !== '')
    return asksProduct
      ? {
          given: behind,
          when: 'no user does anything more',
          then: `the result shows that it was done: ${lowerFirst(what)}`,
        }
      : { given: behind, when: 'no user does anything more', then: lowered(what) };
  return { isPlain: true, given: 'an example that was agreed on', when: 'it is played through', then: lowered(said) };
}
