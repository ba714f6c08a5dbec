import { escapePattern, joinWords, plural, singular, thirdPerson, upperFirst } from '../language.js';
import type { Brief, Capability } from '../read/brief.js';
import { everyDeed, withOthers } from '../read/every-deed.js';
import { toldTo } from '../read/reached.js';
import { isOneOfMany } from './buyer.js';
import { general } from './choose.js';
import { groupSize } from './group-size.js';
import type { Actor, Archetype, Knowledge, Person } from './knowledge.js';
import { personsOf } from './named.js';
import type { Setting } from './setting.js';
import { isOfProperty, sideOfRole } from './sides.js';
import { fill, type Slots } from './slots.js';

/** The slots that the actors of a kind fill, in their order. */
const places = ['actor', 'other', 'admin'] as const;

export const sameRole = (one: string, two: string): boolean =>
  one === two || isShortFor(two, one) || isShortFor(one, two);

/** Everybody who does it, alone or with others. */
export const doersOf = ({ by, also = [] }: Pick<Capability, 'by' | 'also'>): string[] =>
  by === undefined ? [] : [by, ...also];

/** Whether somebody does it, alone or with others. */
export const isDoneBy = (deed: Capability, role: string): boolean =>
  !deed.automatic && doersOf(deed).some((one) => sameRole(one, role) || role.startsWith(`${one} `));

/** A head keeper is no keeper beside whom keepers are named, and no deputy is whom they stand in for; a product owner owns no firm. */
const rank =
  /(?:^|\s)(?:head|chief|charge|senior|junior|deputy|vice|assistant|trainee|apprentice|principal|master|product)$/;
const isShortFor = (short: string, long: string): boolean =>
  long.endsWith(` ${short}`) && !rank.test(long.slice(0, -short.length - 1));

/** The kind with roles that exist where it is used: no nurse and no crew where a family keeps its own list. */
export function withRoles(
  archetype: Archetype,
  plain: Archetype,
  setting: Setting,
  { premises }: Knowledge,
): Archetype {
  const isWork = premises.some(({ id, natural }) => id === 'work' && natural.includes(archetype.id));
  if (!setting.private || isWork) return archetype;
  return {
    ...archetype,
    actors: archetype.actors.map((actor, at) =>
      /^(?:serving|running)$/.test(sideOfRole(actor.role) ?? '') ? (plain.actors[at] ?? actor) : actor,
    ),
  };
}

/** `I own a small laundry`: who writes decides, unless others are called the same. */
export function writerInCharge({ sentences, audiences }: Brief): string | undefined {
  const [, does = ''] =
    sentences.map((one) => /^I (own|run|manage) (?:an?|the|our|two|three) /u.exec(one)).find(Boolean) ?? [];
  const role = does === '' ? undefined : does === 'own' ? 'owner' : 'manager';
  return role && !audiences.some(({ noun }) => sameRole(noun, role) || noun.endsWith(` ${role}`)) ? role : undefined;
}

/** Who of the people the idea names answers for the whole, when it is none of these; the first rule that finds one holds. */
export function inCharge(brief: Brief, taken: string[]): string | undefined {
  const { audiences, capabilities } = brief;
  // Who only orders, pays for or downloads something is a customer, whatever they manage at home.
  const isServed = (noun: string): boolean => {
    const deeds = deedsBy(noun, capabilities);
    return deeds.length > 0 && deeds.every(({ verb }) => asCustomer.test(verb));
  };
  const free = audiences
    // Of 38 therapists none answers for the whole.
    .filter(({ count }) => groupSize(count ?? undefined) < 2)
    .map(({ noun }) => noun)
    // 'the orchestra's secretary' runs the orchestra, and not the library that lends to it.
    .filter(
      (noun) =>
        !/['’]s? |\b(?:staff|crew|team|people)$/.test(noun) &&
        !isServed(noun) &&
        // Who is only told something decides on nothing.
        (deedsBy(noun, capabilities).length > 0 || toldTo(noun, capabilities).length === 0) &&
        !isKeptFrom(noun, brief) &&
        // Nor does who has a part in one step of it.
        !brief.beside.some((one) => sameRole(one.noun, noun)) &&
        !isOneOfMany(noun, brief.sentences) &&
        !isOnlyMany(noun, brief) &&
        !taken.some((role) => sameRole(role, noun)),
    );
  for (const rule of ownerRules) {
    const found = free.find((noun) => rule(noun, brief));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `Revenue managers set floors per hotel`: of several, none answers for the whole. */
const isOnlyMany = (noun: string, { sentences }: Pick<Brief, 'sentences'>): boolean => {
  const text = sentences.join(' ');
  const many = plural(noun);
  return (
    many !== noun &&
    new RegExp(`(?<!\\b(?:the|our|my) )\\b${escapePattern(many)}\\b`, 'i').test(text) &&
    !new RegExp(`\\b${escapePattern(noun)}\\b`, 'i').test(text)
  );
};

type OwnerRule = (noun: string, brief: Brief) => boolean;

/** Whether somebody runs it by their title, or by what they do as its owner; who keeps the books answers for the money. */
const runs: OwnerRule = (noun, { capabilities }) =>
  (sideOfRole(noun) === 'running' || (runsIt(noun, capabilities) && !isOfProperty(noun))) && !keepsBooks.test(noun);

/** What speaks for somebody as the one who answers for the whole, the nearest first. */
const ownerRules: OwnerRule[] = [
  // Whom the idea calls by name is nearer to it than any title: a foreman, a dispatcher, a line manager have a part in it.
  (noun, brief) => runs(noun, brief) && personsOf(brief).some(({ role }) => sameRole(role, noun)),
  (noun, brief) => runs(noun, brief) && noun.endsWith('product owner'),
];

/** What somebody does by themselves, as the idea tells it. */
const deedsBy = (noun: string, capabilities: Brief['capabilities']): Brief['capabilities'] =>
  withOthers(capabilities).filter(({ by, automatic }) => by !== undefined && !automatic && sameRole(by, noun));

const keepsBooks = /(?:^|\s)(?:treasurer|bookkeeper|accountant|cashier|auditor)$/;

/** `The owner sets how many cakes a day can be made and sees the takings`: no owner of a dog. */
const runsIt = (noun: string, capabilities: Brief['capabilities']): boolean =>
  /(?:^|\s)(?:owner|boss|partner|proprietor)$/.test(noun) &&
  everyDeed(capabilities).some(
    ({ by, verb, object }) =>
      by !== undefined &&
      sameRole(by, noun) &&
      (/^(?:set|define|manage|approve|decide|plan|assign|adjust|limit)$/.test(verb) || ofBusiness.test(object)),
  );
const ofBusiness =
  /\b(?:takings|sales|revenue|turnover|income|profit|figures|statistics|utilisation|occupancy|costs|prices|hours|wages)\b/i;

/** `It must never show a hawk's position to site managers`, `Principals must not see what others pay`. */
function isKeptFrom(noun: string, { sentences }: Brief): boolean {
  const who = `(?:${escapePattern(noun)}|${escapePattern(plural(noun))})`;
  const kept = new RegExp(
    String.raw`\b(?:never|not|no|cannot|can['’]t)\b[^.;]*\b(?:show[ns]?|reveal(?:s|ed)?|visible|tells?|told|disclosed?|given?|passed|shared?|appears?)\b[^.;]*\bto (?:the |any |other |our )?${who}\b|\b(?:hidden?|hides?|kept?|secret) [^.;]*\bfrom (?:the |any |other |our )?${who}\b|\b${who} (?:must|may|can|should|shall|will) ?(?:not|never) (?:ever )?(?:see|read|know|learn|view|open|find)\b|\bno ${who} (?:may|can|must|should) (?:see|read|know|view)\b`,
    'iu',
  );
  return sentences.some((sentence) => kept.test(sentence));
}

const asCustomer =
  /^(?:approve|sign|sign off|download|receive|get|order|book|buy|pay|request|ask|report|read|hear|reserve|rent|borrow|return|apply|register|upload|confirm|answer)\b/i;

/**
 * What a person of this role is like: as the kind of product tells it, when it means somebody like them; else as people
 * of the role are anywhere.
 */
function personOf(role: string, own: Actor, plain: Actor, kind: string, { people }: Knowledge): Actor {
  if (role === plain.role) return plain;
  if (sameRole(role, own.role)) return own;
  // Who owns a boat or a dog runs nothing.
  const known = /\bowner$/.test(role) && sideOfRole(role) === 'served' ? 'customer' : role;
  const person = people.find((one) => isOne(one, known));
  if (!person || isOne(person, own.role)) return own;
  const apart = sideOfRole(role) !== sideOfRole(own.role);
  return kind === general || person.always || apart ? { role: own.role, ...textsOf(person) } : own;
}

const isOne = ({ heads }: Person, role: string): boolean => heads.includes(singular(role.split(/[\s-]/).at(-1) ?? ''));

const textsOf = ({ does, context, goals, pains, success }: Person): Omit<Actor, 'role'> => ({
  does,
  context,
  goals,
  pains,
  success,
});

/** The three people of a product of this kind, told in the words of the idea. */
export function actorsOf(
  main: Archetype,
  plain: Archetype,
  slots: Slots,
  knowledge: Knowledge,
  brief: Brief,
): [Actor, Actor, Actor] {
  const people = main.actors.map((actor, at) => {
    const role = slots[places[at] ?? ''] ?? '';
    const usual = plain.actors[at] ?? actor;
    return personOf(role, actor, usual, main.id, knowledge);
  });
  // Two people of one kind, such as two managers, are not told twice in the same words.
  return people.map((actor, at) =>
    fillActor(
      doing(
        slots[places[at] ?? ''] ?? '',
        people.findIndex(({ does }) => does === actor.does) < at ? (plain.actors[at] ?? actor) : actor,
        brief,
      ),
      slots,
    ),
  ) as [Actor, Actor, Actor];
}

/** Where the idea says what people do with it, nothing else is said of them. */
function doing(role: string, actor: Actor, { capabilities }: Brief): Actor {
  const deeds = everyDeed(capabilities)
    .filter((deed) => isDoneBy(deed, role))
    .slice(0, 3)
    .map(({ verb, object, tail }) => [thirdPerson(verb), object, tail].filter(Boolean).join(' '));
  return deeds.length === 0 ? actor : { ...actor, does: `${upperFirst(joinWords(deeds))}.` };
}

function fillActor(actor: Actor, slots: Slots): Actor {
  const say = (text: string): string => fill(text, slots);
  return {
    role: actor.role,
    does: say(actor.does),
    context: say(actor.context),
    goals: actor.goals.map(say),
    pains: actor.pains.map(say),
    success: say(actor.success),
  };
}
