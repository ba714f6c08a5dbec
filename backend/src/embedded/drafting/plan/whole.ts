import { houseOf } from '../know/house.js';
import { sideOfRole } from '../know/sides.js';
import { escapePattern } from '../language.js';
import type { Brief, Capability } from '../read/brief.js';
import { isPeople, verbOf } from '../read/lexicon.js';
import { bareNoun } from '../read/phrases.js';
import { sumIn, withSumAgain } from '../read/sum-said.js';
import { classOf, isLimit } from './sense.js';

const keeps = /^(?:keep|store|retain|save|archive|hold|preserve)$/;
/** A second act that hangs on the first: `connect to ProSang and work in Norwegian`. */
const second = / and (?:be|work|run|support|comply|keep|have|must|should|can)\b.*$/;

/**
 * What the idea asks for, each so that it can stand alone: `anything above that`, after `approve payouts up to £500`,
 * says its sum again, and what is kept says for how long when the sentence does.
 */
export function wholeCapabilities({
  capabilities,
  sentences,
}: Pick<Brief, 'capabilities' | 'sentences'>): Capability[] {
  let sum = '';
  return withNames(withWhat(capabilities.map(joined)))
    .filter((one) => isSound(one) && !isForbidden(one, sentences))
    .map((capability) => {
      const say = (text: string): string => withSumAgain(text, sum);
      const { verb, object, tail } = capability;
      const told = {
        ...capability,
        ...ofServed(capability, capabilities),
        ...(isLimit(capability) ? { noun: 'limit' } : classOf(capability) === 'fact' ? { noun: '' } : {}),
        object: theirs(say(object), capability.by).replace(nextSentence, ''),
        tail: say(tail).replace(nextSentence, '').replace(second, '') || kept(verb, object, tail, sentences),
      };
      sum = sumIn(`${told.object} ${told.tail}`) || sum;
      return told;
    });
}

/** `where we see one packing list per van`: done by those who ask for it, and by none of the people they name. */
export function byUs(brief: Pick<Brief, 'capabilities' | 'sentences' | 'audiences'>): Capability[] {
  const house = houseOf(brief);
  const us = house === 'small' ? 'business owner' : house === 'club' ? 'coordinator' : 'team member';
  return brief.capabilities.map((capability) => {
    const { verb, object, by, automatic } = capability;
    const [first = ''] = object.split(' ');
    if (by !== undefined || automatic || first === '' || brief.audiences.length === 0) return capability;
    const told =
      verb === 'track' ? '(?:track|keep track of)' : verb === 'find' ? '(?:find|look for)' : escapePattern(verb);
    const said = new RegExp(
      `\\b(?:we|I) (?:(?:can|could|may|must|should|then|also|just) )*${told} ${escapePattern(first)}\\b`,
      'u',
    );
    return brief.sentences.some((text) => said.test(text)) ? { ...capability, by: us } : capability;
  });
}

/**
 * `book extras and the arena`: what a verb means differently with each of two things is two deeds, since one of them is
 * taken and the other is not.
 */
export const apart = (capabilities: Capability[]): Capability[] =>
  capabilities.flatMap((capability) => {
    const [first = '', second = '', ...more] = capability.object.split(/,? and (?=\p{L})/u);
    if (capability.automatic || !/^(?:book|reserve|order)$/.test(capability.verb) || second === '' || more.length > 0)
      return capability;
    const both = [first, second].map((object) => ({ ...capability, object, noun: bareNoun(object) }));
    const classes = new Set(both.map((one) => classOf(one)));
    return classes.size > 1 && classes.has('service') && both.every(({ noun }) => noun !== '') ? both : capability;
  });

/** `send a file back`: the verb is torn apart by what is sent. */
const joined = (capability: Capability): Capability => {
  const [, object = ''] = /^(?:send|give|hand|bring|take|pay)$/.test(capability.verb)
    ? (/^(.+) back$/.exec(capability.object) ?? [])
    : [];
  return object === ''
    ? capability
    : { ...capability, verb: `${capability.verb} back`, object, noun: bareNoun(object) };
};

const asking: Record<string, string> = {
  request: 'request',
  'ask for': 'request',
  order: 'order',
  apply: 'application',
  propose: 'proposal',
  book: 'booking',
  reserve: 'reservation',
  claim: 'claim',
  offer: 'offer',
};
const answering = /^(?:accept|decline|approve|reject|refuse|confirm|grant|deny|release)$/;

/** What is asked for is what is answered: `residents request a slot, the clerk accepts or declines`. */
const withWhat = (capabilities: Capability[]): Capability[] =>
  capabilities.map((capability, at) => {
    const { verb, object, noun, tail } = capability;
    if (!answering.test(verb) || object !== '' || noun !== '' || /^(?:that|whether) /.test(tail)) return capability;
    const before = capabilities.slice(0, at).findLast((one) => one.verb in asking && one.by !== capability.by);
    const asked = before ? asking[before.verb] : undefined;
    return asked ? { ...capability, object: `the ${asked}`, noun: asked } : capability;
  });

/** `confirm that it was eaten`, after `weigh out each ration`: `it` is what was spoken of last. */
const withNames = (capabilities: Capability[]): Capability[] =>
  capabilities.map((capability, at) => {
    const last = capabilities
      .slice(0, at)
      .findLast(
        ({ noun, automatic }) =>
          !automatic && noun !== '' && !isPeople(noun) && classOf({ object: '', noun }) === 'thing',
      );
    const named = (text: string): string =>
      last
        ? text.replace(/^(that|whether) (?:it|they) (?=(?:was|is|were|are|has|have)\b)/, `$1 the ${last.noun} `)
        : text;
    return capability.noun === ''
      ? { ...capability, object: named(capability.object), tail: named(capability.tail) }
      : capability;
  });

/** `at 6 a.m. Skippers announce …`: a stop that was taken for one of a shortening. */
const nextSentence = /(?<=\p{L}\.) \p{Lu}\p{Ll}+ .*$/u;

/** `use scans the disinfectant`, `use a tool to raise`: where nothing but `use` was found for what somebody does, it is no deed. */
const isSound = ({ verb, object, noun, tail, named, words }: Capability): boolean =>
  !(
    verb === 'use' &&
    !named &&
    words === undefined &&
    (/ to \p{L}/u.test(`${object} ${tail}`) || noun === '' || verbOf(object.split(' ')[0] ?? '') !== null)
  );

/** `never show a farm's cases to another farm`: what must not happen is no feature. */
function isForbidden({ verb, object }: Capability, sentences: string[]): boolean {
  const [first = '', second = ''] = object.split(' ');
  if (first === '') return false;
  // 'a fifth never get a reply' forbids no message.
  const what = /^(?:an?|the|any|each|every|their|its)$/i.test(first) ? `${first} ${second}` : first;
  const said = new RegExp(
    `\\b(?:never|cannot|(?:must|may|shall|should|can|will|do|does) not|n['’]t) (?:ever )?${escapePattern(verb)} ${escapePattern(what)}(?!\\p{L})`,
    'iu',
  );
  return sentences.some((text) => said.test(text));
}

/** `each shop enters its order` is told of shops: whose it is follows the number of those who do it. */
const theirs = (object: string, by = ''): string =>
  object.replace(isPeople(by) ? /^(?:his or her|his|her)\b/i : /^(?:its|his or her|his|her)\b/i, 'their');

function kept(verb: string, object: string, tail: string, sentences: string[]): string {
  if (tail !== '' || object === '' || !keeps.test(verb)) return tail;
  const said = new RegExp(
    `\\b${escapePattern(object)} (for (?:at least |up to )?\\S+ (?:day|week|month|year)s?)\\b`,
    'i',
  );
  return sentences.flatMap((text) => said.exec(text)?.[1] ?? [])[0] ?? '';
}

/** `An order can be changed until 48 hours before pick-up`: by those for whom it is, and not by those who work on it. */
function ofServed({ verb, tail, by, automatic }: Capability, all: Capability[]): { by?: string } {
  if (by !== undefined || automatic || !/^(?:change|cancel|move|rebook|reschedule|withdraw)$/.test(verb)) return {};
  if (!/\b(?:until|up to|no later than|at least)\b/.test(tail)) return {};
  const served = all.find((one) => one.by !== undefined && sideOfRole(one.by) === 'served')?.by;
  return served === undefined ? {} : { by: served };
}
