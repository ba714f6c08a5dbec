import type { Brief, Capability, Limit } from '../read/brief.js';
import { type Step, type Trouble, personIn, toldToday } from './fact-clauses.js';
import { type Count, countsOf } from './fact-counts.js';
import { kindOf, noConnection } from './kinds.js';
import { type CutOff, type Threshold, cutOffsOf, thresholdsOf } from './fact-limits.js';

/** How many of the things that an idea asks for are indispensable, as long as nobody has ranked them. */
export const mostMusts = 7;

/**
 * What the idea states as a fact, each of a kind that has its places in a document: a trouble is a pain and a goal, a
 * time of day is a rule, a check and a question. A fact that has taken its place stands there instead of a usual line.
 */
export interface Facts {
  troubles: Trouble[];
  steps: Step[];
  counts: Count[];
  cutOffs: CutOff[];
  thresholds: Threshold[];
  /** People called by their name, with what they do today. */
  people: { name: string; deed: string }[];
}

export function factsOf(brief: Brief): Facts {
  const { troubles, steps } = toldToday(brief.problem.sentences);
  const people = [...steps, ...troubles].flatMap(({ text }) => {
    const name = personIn(text);
    return name ? [{ name, deed: text }] : [];
  });
  return {
    troubles,
    steps,
    counts: countsOf(brief),
    cutOffs: cutOffsOf(brief),
    thresholds: thresholdsOf(brief),
    people: people.filter(({ name }, at) => people.findIndex((one) => one.name === name) === at),
  };
}

/** `must work when the shop's internet is down`: a duty to be built and tested like any other that is asked for. */
export function withConditions(capabilities: Capability[], limits: Limit[]): Capability[] {
  const offline = limits.find(({ kind, text }) => kind === 'platform' && /\boffline\b/i.test(text));
  if (!offline || capabilities.length === 0 || capabilities.some((one) => kindOf(one)?.kind === 'offline'))
    return capabilities;
  const [, said = ''] = /“[^”]*?\b((?:when|while|if|without|even|during|in) [^”]{6,70})”/i.exec(offline.text) ?? [];
  const tail = noConnection.test(said) ? said : 'without a connection';
  const works: Capability = { verb: 'work', object: '', noun: '', tail, automatic: true };
  // What holds for all of it is no afterthought.
  return [...capabilities.slice(0, mostMusts - 1), works, ...capabilities.slice(mostMusts - 1)];
}

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(?:our|their|my|the)\b/g, '')
    .replace(/^(?:it )?(?:must|has to|shall|should|needs to)\b/, '')
    .replace(/[\s.]+/g, ' ')
    .trim();

/** The limits without those that only say again what is asked for: `Must export to our ERP` is a feature. */
export const withoutAsked = ({ capabilities, limits }: Pick<Brief, 'capabilities' | 'limits'>): Limit[] => {
  const asked = capabilities.map(({ verb, object, tail }) => plainly([verb, object, tail].filter(Boolean).join(' ')));
  return limits.filter(({ kind, text }) => kind !== 'other' || !asked.includes(plainly(text)));
};
