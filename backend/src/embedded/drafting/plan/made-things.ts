import { singular } from '../language.js';
import { endsWith } from '../know/things.js';
import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { isRow } from './deed-thing.js';
import { add, type Deed, type Gathering, type Reading, thing } from './gathering.js';
import { classOf } from './sense.js';
import { fieldsOfDeed, ownFields, sendsFile, targetField } from './thing-fields.js';
import { asUnit, withoutOwner } from './thing-names.js';

/** What is made by a deed that names something else: `rate the tutor` makes a rating, `subscribe for 19 USD` a subscription. */
export const made: Reading = (gathering, deed) =>
  rated(gathering, deed) ?? taken(gathering, deed) ?? oneOfKinds(gathering, deed);

const ofRating = /^(?:rate|review)$/;

/** `rate the tutor`: one rating of one tutor. */
function rated(gathering: Gathering, deed: Deed): string | null {
  const { capability, entry } = deed;
  const { plan } = gathering;
  const { outcomes } = plan.known.knowledge;
  const row = outcomes.find(({ verbs }) => verbs.includes('rate'));
  const noun = singular(withoutOwner(capability.noun.toLowerCase()));
  if (!ofRating.test(capability.verb) || noun === '' || !row?.heads || !endsWith(noun, row.heads)) return null;
  // Whoever looks through applications or claims rates nothing.
  if (capability.verb === 'review' && !isPeople(noun)) return null;
  const of = isPeople(noun) ? noun : asUnit(noun, plan);
  const [, least = '1', most = '5'] = /\bfrom (\d) to (\d+)\b/.exec(`${capability.object} ${capability.tail}`) ?? [];
  const isStated = /\bfrom \d to \d/.test(`${capability.object} ${capability.tail}`);
  // A trail is a thing of its own, of which there are many ratings; a tutor is one of the people.
  if (!isPeople(noun)) thing(gathering, 'rating', of).of ??= of;
  return leaves(gathering, { capability, entry: { ...entry, begins: true } }, 'rating', [
    ...(isPeople(noun) ? [targetField(noun)] : []),
    `stars: number | ${least} to ${most}${isStated ? '' : ' (assumed)'} | `,
    'comment: text, optional',
  ]);
}

const makes: Record<string, { noun: string; fields: string[] }> = {
  subscribe: { noun: 'subscription', fields: ['plan: text', 'price: amount', 'next payment on: date'] },
  donate: { noun: 'donation', fields: ['sum: amount'] },
};

const kinds = /^an? [\p{L} -]+(?:, an? [\p{L} -]+)*,? or an? [\p{L} -]+$/u;

/** `log a feed, a nappy or a sleep`: entries of three kinds, and no feed that is a thing of its own. */
function oneOfKinds(gathering: Gathering, deed: Deed): string | null {
  const { verb, object } = deed.capability;
  if (!/^(?:log|record|note|enter|track)$/.test(verb) || !kinds.test(object)) return null;
  const names = object.split(/,? or |, /).map((part) => part.replace(/^an? /, ''));
  const { capability, entry } = deed;
  return leaves(gathering, { capability, entry: { ...entry, begins: true } }, 'entry', [`kind: ${names.join(', ')}`]);
}

const alerts = /\b(?:alerts?|updates?|news|newsletters?|notifications?|digests?|feeds?|channels?|topics?)\b/i;

/** `donate once or monthly`: how often is chosen with it. */
function taken(gathering: Gathering, deed: Deed): string | null {
  const { capability, entry } = deed;
  const found = makes[capability.verb];
  // 'subscribe to email alerts' costs nothing.
  if (!found || alerts.test(`${capability.object} ${capability.tail}`)) return null;
  const [, one = '', other = ''] = /^(\p{L}+) or (\p{L}+)$/u.exec(capability.tail) ?? [];
  const told = other === '' ? [] : [`how often: ${one}, ${other}`];
  return leaves(gathering, { capability, entry: { ...entry, begins: true } }, asUnit(found.noun, gathering.plan), [
    ...found.fields,
    ...told,
  ]);
}

function leaves(gathering: Gathering, deed: Deed, noun: string, fields: string[]): string {
  const { done } = deed.entry;
  const one = thing(gathering, noun);
  add(gathering, deed, one, [...fields, `${done} by: person`, `${done} at: time`]);
  one.deeds.push(deed.entry);
  return noun;
}

/** A text or a file that is told of nothing else. */
export const standsAlone = ({ verb, object, noun, tail }: Capability, before: string): boolean =>
  /^(?:upload|post|write|publish|add|send|leave|attach|share)$/.test(verb) &&
  /^(?:document|message|thing)$/.test(classOf({ object, noun })) &&
  !isRow(object) &&
  !/ of /.test(object) &&
  (before === '' || /^(?:after|before|during|for) /.test(tail));

/** `upload videos`, `write notes after each session`: a thing of its own. */
export function toldAlone(gathering: Gathering, { capability, entry }: Deed): string {
  const { plan } = gathering;
  const noun = singular(capability.noun.toLowerCase());
  const one = thing(gathering, noun);
  const deed: Deed = { capability, entry: { ...entry, begins: true } };
  // What is uploaded is a file, whatever stands in it.
  const own = ownFields(noun, plan).filter(
    (field) => !(sendsFile.test(capability.verb) && /^(?:text|wording):/.test(field)),
  );
  add(gathering, deed, one, [...own, ...fieldsOfDeed(capability, plan)]);
  one.deeds.push(deed.entry);
  return noun;
}
