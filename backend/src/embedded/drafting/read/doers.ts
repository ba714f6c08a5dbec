import { actor } from './audiences.js';
import type { Audience } from './brief.js';
import { areHouses } from './houses.js';
import { isGroup, isPeople } from './lexicon.js';
import { headWords } from './subject.js';

/**
 * `the tuner and the foreman`, `patients or their relatives`: each of those who do one thing, whoever is named first
 * before all others; none where it is one alone.
 */
export function doersIn(subject: string): Audience[] {
  const [first = '', ...others] = subject
    .trim()
    .replace(/^(?:both|either) /i, '')
    .split(/,\s*(?:(?:and|or)\s+)?|\s(?:and|or)\s/i);
  // 'research and development managers' are of one kind.
  if (others.length === 0 || ![first, ...others].every(acts)) return [];
  // 'or a trained volunteer': one of the volunteers.
  const plain = others.map((other) => other.replace(/^(?:(?:the|their|our|an?) )?(?:\p{L}+ed (?=\p{L}))?/iu, ''));
  const found = [first, ...plain].map(actor);
  const isEach = found.every(({ noun }, at) => noun !== '' && found.findIndex((one) => one.noun === noun) === at);
  return isEach ? found : [];
}

const acts = (who: string): boolean => {
  const head = headWords(who);
  return (
    isPeople(head) || isPeople(`the ${head}`) || isGroup(head) || areHouses(head) || actor(who).noun.endsWith(' staff')
  );
};
