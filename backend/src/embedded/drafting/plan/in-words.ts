import { lowerFirst, sentence, slugify, upperFirst } from '../language.js';
import { lowered } from '../read/lowered.js';
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
      name: slugify(feature.name.split(' ').slice(0, 5).join(' '), '_'),
      trigger: 'server, when it has happened',
      properties: 'role: string',
    },
    tests: [testOf(said, asksProduct)],
  };
}

/** `If she does not press, the first family member gets a push`: its case, and what has to follow. */
function testOf(said: string, asksProduct: boolean): Feature['tests'][number] {
  const [, before = '', then = ''] = /^(?:if|when|whenever|once|as soon as) ([^,]{6,}), (.{8,})$/iu.exec(said) ?? [];
  const [step = '', ...results] = said.split(' → ');
  if (results.length > 0)
    return {
      given: 'real data of the pilot',
      when: `“${lowerFirst(step)}” is done`,
      then: `what follows is “${results.join(' → ')}”`,
    };
  if (before !== '') return { given: before, when: 'nothing else is done', then: lowerFirst(then) };
  const [, what = '', behind = ''] = /^(.{8,}?),? (?:if|when|whenever|once|as soon as) (.{6,})$/iu.exec(said) ?? [];
  const [given, all] = behind === '' ? ['real data of the pilot', said] : [behind, what];
  return asksProduct
    ? { given, when: 'it is tried', then: `the result shows that it was done: ${lowerFirst(all)}` }
    : { given, when: 'the case occurs', then: lowered(all), ...(behind === '' && { isPlain: true }) };
}
