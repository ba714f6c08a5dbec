import { joinWords, lowerFirst, plural, singular, upperFirst } from '../language.js';
import { joinDeeds } from '../language/joined-deeds.js';
import { isCompletedBy } from '../plan/core-name.js';
import { isLook } from '../plan/deed-words.js';
import type { Plan } from '../plan/plan.js';
import { withStateInVerb } from '../plan/put-into.js';
import { spelled, withoutState } from '../plan/thing-names.js';
import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { capabilityOf, type DeedGroup, deedsWithin, groupTitle, workedGroups } from './deed-groups.js';
import { label } from './flowchart.js';

/** Which deeds share a page, and what a page is called: after its thing, and never by a whole sentence. */

const longest = 60;

type Member = DeedGroup['members'][number];

/** What somebody does to one thing is one page, and what they do to another is another. */
export function pageGroups(plan: Plan): DeedGroup[] {
  const pages: DeedGroup[] = [];
  for (const { side, members } of workedGroups(plan))
    for (const member of members) {
      const own = pages.find((page) => isOfSame(page, member) && commonThing([...page.members, member], plan) !== '');
      if (own && own.members.length < most) own.members.push(member);
      else pages.push({ side, members: [member] });
    }
  return notTooMany(pages);
}

/** So many pages a section has room for, that of the thing among them. */
const mostPages = 8;

/** Where there are more, what one person does on the smallest two of theirs shares one. */
function notTooMany(pages: DeedGroup[]): DeedGroup[] {
  let kept = pages;
  while (kept.length > mostPages) {
    const pairs = kept.flatMap((page, at) => {
      const [first] = page.members;
      const other = kept.slice(0, at).findLast((one) => first && isOfSame(one, first));
      return other ? [{ page, other, size: page.members.length + other.members.length }] : [];
    });
    const [pair] = pairs.toSorted((one, two) => one.size - two.size);
    if (!pair) break;
    kept = kept.flatMap((one) =>
      one === pair.page
        ? []
        : one === pair.other
          ? [{ side: one.side, members: [...one.members, ...pair.page.members] }]
          : [one],
    );
  }
  return kept;
}

/** More than these nobody takes in at once. */
const most = 5;

const isOfSame = ({ members }: DeedGroup, { feature }: Member): boolean =>
  members.every(
    (one) =>
      one.feature.side === feature.side &&
      one.feature.by === feature.by &&
      String(one.feature.also) === String(feature.also),
  );

/** The thing that all of them name; empty where they name several. */
const commonThing = (members: Member[], plan: Plan): string => oneOf(actsOf(members, plan));

function oneOf(acts: (Capability | undefined)[]): string {
  const nouns = acts.map((deed) =>
    !deed || isPeople(deed.noun) || deed.named ? '' : singular(withoutState(deed.noun.toLowerCase())),
  );
  const [first = ''] = nouns;
  return nouns.every((noun) => noun === first) ? first : '';
}

/** What they do there, deed by deed; undefined for a function without one. */
const actsOf = (members: Member[], plan: Plan): (Capability | undefined)[] =>
  members.flatMap(({ feature }) => {
    const [first, ...others] = deedsWithin(feature, plan);
    return [first, ...others.filter(({ automatic }) => !automatic)];
  });

/** `Scan the parcel and print the label`, where there is room for all of them. */
function sharedTitle(group: DeedGroup, plan: Plan): string {
  const title = groupTitle(group, plan, longest);
  return actsOf(group.members, plan).every((deed) => title.toLowerCase().includes((deed?.verb ?? '').toLowerCase())) &&
    / and |, /.test(title)
    ? title
    : '';
}

/** `Appointments: book and move`, `Live map with all vans`, `Pause reminders`. */
export function pageTitle(group: DeedGroup, plan: Plan): string {
  const [first] = group.members as [Member];
  const acts = actsOf(group.members, plan);
  const thing = oneOf(acts);
  if (acts.length === 1) return label(upperFirst(alone(first, plan)), longest);
  if (group.members.length === 1 && thing === '')
    return label(upperFirst(inOneTitle(acts) ?? severalThings(group, plan)), longest);
  const verbs = acts.map((deed) => (deed ? withStateInVerb(deed).verb : ''));
  if (thing === '' && sharedTitle(group, plan) === '') return label(upperFirst(severalThings(group, plan)), longest);
  const isOne = acts.every((deed) => deed?.object.toLowerCase() === `the ${thing}`);
  const name = spelled(thing, plan.brief);
  const title = `${isOne ? name : plural(name)}: ${joinWords([...new Set(verbs)])}`;
  return label(
    upperFirst(thing !== '' && title.length <= longest ? title : sharedTitle(group, plan) || alone(first, plan)),
    longest,
  );
}

/** `Borrow gauges and print labels`, of a function of several deeds; null where there is no room for all of them. */
function inOneTitle(acts: (Capability | undefined)[]): string | null {
  if (acts.length < 2) return null;
  const told = acts.map((deed) =>
    deed ? [deed.verb, deed.object, isCompletedBy(deed.tail) ? deed.tail : ''].filter(Boolean).join(' ') : '',
  );
  const title = joinDeeds(told, joinWords);
  return title.length <= longest ? title : null;
}

/** `record damage`: not of several. */
const isSingle = /(?:^| )(?:damage|progress|feedback|attendance|stock|equipment|work)$/;

/** `Treatment notes and exercise plans`, of a page for different things. */
function severalThings({ members }: DeedGroup, plan: Plan): string {
  const names = members.flatMap((member) =>
    actsOf([member], plan).map((act, at) => {
      const noun = oneOf([act]);
      return noun !== ''
        ? spelled(isSingle.test(noun) ? noun : plural(noun), plan.brief)
        : at === 0 || !act
          ? lowerFirst(alone(member, plan))
          : `${act.verb} ${act.object || act.tail}`;
    }),
  );
  const title = joinWords([...new Set(names)]);
  return title.length <= longest ? title : `${names[0] ?? ''} and more`;
}

function alone({ feature }: Member, plan: Plan): string {
  const { verb = '', object = '', tail = '', named } = capabilityOf(feature, plan) ?? {};
  if (verb === '' || named) return feature.name;
  // What somebody only sees is called by what it shows.
  if (isLook(verb) && object !== '')
    return lowerFirst(feature.name)
      .slice(verb.length)
      .trim()
      .replace(/^(?:(?:only|an?|the|their|all|its) )+/i, '')
      .replace(/\btheir\b/g, 'own');
  // 'set their availability' opens one's own.
  if (/^(?:set|define)$/.test(verb) && /^(?:their|his|her) /.test(object)) return object.replace(/^\S+ /, '');
  // 'turn an entry' says nothing without 'into a work order'.
  return object === '' || isCompletedBy(tail) ? feature.name : `${verb} ${object.replace(/,$/, '')}`;
}
