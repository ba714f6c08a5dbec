import { escapePattern, joinWords, plural, singular, thirdPerson, upperFirst } from '../language.js';
import type { Brief } from '../read/brief.js';
import { general } from './choose.js';
import type { Actor, Archetype, Knowledge, Person } from './knowledge.js';
import { personsOf } from './named.js';
import type { Setting } from './setting.js';
import { sideOfRole } from './sides.js';
import { fill, type Slots } from './slots.js';

/** The slots that the actors of a kind fill, in their order. */
const places = ['actor', 'other', 'admin'] as const;

export const sameRole = (one: string, two: string): boolean =>
  one === two || isShortFor(two, one) || isShortFor(one, two);

/** A head keeper is no keeper beside whom keepers are named, and no deputy is whom they stand in for. */
const rank = /(?:^|\s)(?:head|chief|senior|junior|deputy|vice|assistant|trainee|apprentice|principal|master)$/;
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

/** Who of the people the idea names answers for the whole, when it is none of these. */
export function inCharge(brief: Brief, taken: string[]): string | undefined {
  const { audiences, capabilities } = brief;
  // Who only orders, pays for or downloads something is a customer, whatever they manage at home.
  const isServed = (noun: string): boolean => {
    const deeds = capabilities.filter(({ by, automatic }) => by !== undefined && !automatic && sameRole(by, noun));
    return deeds.length > 0 && deeds.every(({ verb }) => asCustomer.test(verb));
  };
  const isFree = (noun: string): boolean =>
    !isServed(noun) && !isKeptFrom(noun, brief) && !taken.some((role) => sameRole(role, noun));
  const fit = audiences
    .map(({ noun }) => noun)
    .filter((noun) => (sideOfRole(noun) === 'running' || runsIt(noun, capabilities)) && isFree(noun))
    // Who keeps the books answers for the money.
    .filter((noun) => !keepsBooks.test(noun));
  const named = personsOf(brief);
  // Whom the idea calls by name, or who plans for the others, is nearer to it than any manager.
  return (
    fit.find((noun) => named.some(({ role }) => sameRole(role, noun))) ??
    fit.find((noun) =>
      capabilities.some(({ by, verb }) => by !== undefined && plans.test(verb) && sameRole(by, noun)),
    ) ??
    fit.find((noun) => noun.endsWith(' owner')) ??
    audiences.map(({ noun }) => noun).find((noun) => isTheOwner(noun, brief) && isFree(noun)) ??
    fit[0] ??
    // No manager is made up beside a conductor who sets the programme, or an owner who sets the prices.
    audiences.map(({ noun }) => noun).find((noun) => setsForOthers(noun, brief) && isFree(noun))
  );
}

const keepsBooks = /(?:^|\s)(?:treasurer|bookkeeper|accountant|cashier|auditor)$/;

/** `The owner sets how many cakes a day can be made and sees the takings`: no owner of a dog. */
const runsIt = (noun: string, capabilities: Brief['capabilities']): boolean =>
  /(?:^|\s)(?:owner|boss|partner|proprietor)$/.test(noun) &&
  capabilities.some(
    ({ by, verb, object }) =>
      by !== undefined &&
      sameRole(by, noun) &&
      (/^(?:set|define|manage|approve|decide|plan|assign|adjust|limit)$/.test(verb) || ofBusiness.test(object)),
  );
const ofBusiness =
  /\b(?:takings|sales|revenue|turnover|income|profit|figures|statistics|utilisation|occupancy|costs|prices|hours|wages)\b/i;

const plans = /^(?:plan|schedule|assign|coordinate|organise|roster|dispatch|draw up|allocate)$/;

/** `The owner sees returns per shop`: of the house itself, and no owner of a dog or a boat. */
const isTheOwner = (role: string, { sentences }: Pick<Brief, 'sentences'>): boolean =>
  role === 'owner' && /\bthe owner\b/i.test(sentences.join(' '));

const sets = /^(?:set|decide|fix|determine|choose|plan|schedule|assign)$/;
/** `their hours`, `my price`: decided for oneself. */
const own = /^(?:their|his|her|its|my|our own|one's)\b/i;

/** Whether somebody decides what others go by; nobody who is served does. */
function setsForOthers(role: string, { capabilities }: Pick<Brief, 'capabilities'>): boolean {
  return (
    sideOfRole(role) !== 'served' &&
    capabilities.some(
      ({ by, verb, object, automatic }) =>
        by !== undefined && !automatic && sameRole(by, role) && sets.test(verb) && !own.test(object),
    )
  );
}

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
  const deeds = capabilities
    .filter(({ by, automatic }) => by !== undefined && !automatic && (sameRole(by, role) || role.startsWith(`${by} `)))
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
