import type { Known } from '../know.js';
import { namedRoles } from '../know.js';
import { doersOf, sameRole } from '../know/people.js';
import { isHouse } from '../know/places.js';
import { sideOfRole } from '../know/sides.js';
import type { Slots } from '../know/slots.js';
import { escapePattern, plural } from '../language.js';
import { leavesOut } from '../read/binding.js';
import type { Brief, Capability } from '../read/brief.js';
import { everyDeed, withOthers } from '../read/every-deed.js';
import { isGroup, isPeople } from '../read/lexicon.js';
import { toldTo } from '../read/reached.js';

const further = ['third', 'fourth', 'fifth', 'sixth', 'seventh'] as const;

/** Where somebody stands: the two sides of the product, who answers for it, and whoever else the idea lets act. */
export type Side = 'actor' | 'other' | 'admin' | (typeof further)[number];

export interface Person {
  side: Side;
  role: string;
}

/** Everybody of the document, each kind of person once; the place is that of the persona and of the actor. */
export function peopleOf(brief: Brief, { slots, knowledge }: Known): Person[] {
  const isTold = (role: string): boolean => brief.audiences.some(({ noun }) => noun === role);
  const isReached = (role: string): boolean => toldTo(role, brief.capabilities).length > 0;
  const people: Person[] = (['actor', 'other', 'admin'] as const).map((side) => ({ side, role: slots[side] ?? side }));
  const acting = withOthers(brief.capabilities).flatMap(doersOf);
  // Somebody made up to speak for an organisation has a part only where the organisation has one.
  const named = namedRoles(brief, knowledge).filter(
    (role) =>
      (brief.audiences.some(({ noun }) => noun === role) ||
        acting.some((by) => role.startsWith(`${by} `)) ||
        isReached(role)) &&
      !isMeantBy(role, brief),
  );
  // Where several act, whoever does nothing has no part of their own.
  const hasPart = (role: string): boolean =>
    acting.some((by) => sameRole(by, role) || role.startsWith(`${by} `)) ||
    isReached(role) ||
    (new Set(acting).size < several && isSpokenOf(role, brief));
  for (const role of [...named.filter(hasPart), ...acting]) {
    if (isOnlyReached(role, brief)) continue;
    const side = further[people.length - 3];
    // A support team and its members are one.
    const isKnown = people.some((known) => sameRole(known.role, role) || known.role.startsWith(`${role} `));
    // 'Yards list an offcut': a house that acts is somebody, and so is who is told of or acts together with others.
    const isSomebody =
      isPeople(role) ||
      isChair.test(role) ||
      (acting.includes(role) && (isGroup(role) || isHouse(role) || isTold(role))) ||
      withOthers(brief.capabilities).some((deed) => deed.also && doersOf(deed).includes(role));
    if (side && isSomebody && !isKnown) people.push({ side, role });
  }
  // Who only gets, agrees to or decides something has a part all the same.
  for (const { noun } of brief.beside) {
    if (staysOutside(noun, brief) || !hasFunction(noun, brief)) continue;
    const side = further[people.length - 3];
    if (side && !people.some((known) => sameRole(known.role, noun))) people.push({ side, role: noun });
  }
  return people;
}

/** What the idea says of somebody whose part in it is no deed with the product; undefined for anybody else. */
export const besideOf = (role: string, { beside }: Pick<Brief, 'beside'>): string | undefined =>
  beside.find(({ noun }) => sameRole(noun, role))?.said;

/** `A technician`, `technicians`, `the director's approval`, and nobody's things: `the technician's phone`. */
export const isNamedIn = (role: string, text: string): boolean =>
  new RegExp(
    `\\b(?:${escapePattern(role)}|${escapePattern(plural(role))})(?!\\p{L}|['’](?!s (?:approval|opinion|consent|sign-off|signature|agreement)\\b))`,
    'iu',
  ).test(text);

/** Whether a function of the idea speaks of them. */
export const hasFunction = (role: string, { capabilities }: Pick<Brief, 'capabilities'>): boolean =>
  withOthers(capabilities).some(
    ({ by, said, words = '', object, tail }) =>
      by === role || isNamedIn(role, [said?.text ?? '', words, object, tail].join(' ')),
  );

const several = 3;
/** Who does something is no piece of furniture. */
const isChair = /(?:^|\s)chair$/;
const everybody = /^(?:staff|employees?|workers?|colleagues?|people|team|crew)$/;
const buyers = /^(?:customers?|clients?)$/;
const buys = /^(?:pay|buy|order|settle)$/;

/** `9 staff` beside grooms and vets who act, `customers` beside householders who pay: words for those already there. */
const isMeantBy = (role: string, { capabilities }: Pick<Brief, 'capabilities'>): boolean => {
  const acting = new Set(withOthers(capabilities).flatMap(doersOf));
  if ([...acting].some((by) => sameRole(by, role))) return false;
  return everybody.test(role)
    ? acting.size > 1
    : buyers.test(role) && everyDeed(capabilities).some(({ by, verb }) => by !== undefined && buys.test(verb));
};

const reaches = /^(?:get|receive|hear)$/;
const byMedium =
  /\b(?:texts?|text messages?|sms|e-?mails?|letters?|newsletters?|pdfs?|calls?|leaflets?|printouts?|(?:by|in|on) (?:post|phone|paper|fax|whatsapp))\b/i;
const staysOut = (who: string): RegExp =>
  new RegExp(
    String.raw`\b${who}\b[^.;]{0,80}\b(?:(?:has|have|gets?|needs?) no (?:account|access|login|sign-in)|(?:never|not) (?:use|uses|sign|signs|log|logs) |(?:never|not) (?:use|uses) it)`,
    'iu',
  );

/**
 * Whom the product serves or tells something, while others work with it: pupils for whom books are made, a contractor
 * who gets the order by e-mail. They sign in nowhere.
 */
function isOnlyReached(role: string, { capabilities, sentences }: Brief): boolean {
  const deedsBy = (who: (by: string) => boolean) =>
    withOthers(capabilities).filter(({ by, automatic }) => by !== undefined && !automatic && who(by));
  const own = deedsBy((by) => sameRole(by, role) || role.startsWith(`${by} `));
  const others = new Set(deedsBy((by) => !sameRole(by, role)).map(({ by }) => by));
  if (others.size < 2) return false;
  if (staysOutside(role, { sentences })) return true;
  return own.length > 0
    ? own.every(({ verb, object, tail }) => reaches.test(verb) && byMedium.test(`${object} ${tail}`))
    : sideOfRole(role) === 'served';
}

/** `The contractor gets the order by e-mail and has no account` */
const staysOutside = (noun: string, { sentences }: Pick<Brief, 'sentences'>): boolean => {
  const out = staysOut(`(?:${escapePattern(noun)}|${escapePattern(plural(noun))})`);
  return sentences.some((text) => out.test(text));
};

/** Whether the idea says more of them than what they may not do, and whose things are meant. */
const isSpokenOf = (role: string, { sentences }: Pick<Brief, 'sentences'>): boolean =>
  sentences.some(
    (text) => !leavesOut(text) && new RegExp(`\\b${escapePattern(role)}(?:e?s)?(?!['’\\p{L}])`, 'iu').test(text),
  ) || !sentences.some((text) => new RegExp(`\\b${escapePattern(role)}`, 'i').test(text));

/** Who does what the idea says somebody does: the main user where it names nobody, undefined where they have no place. */
export const personNamed = (by: string | undefined, people: Person[]): Person | undefined =>
  by === undefined ? people[0] : people.find(({ role }) => sameRole(role, by) || role.startsWith(`${by} `));

/**
 * Whom something that nobody does is for, where it names one of them: `pay out the owner`, `objections go to the legal
 * clerk`, `portfolio managers get alerts`; undefined where it names nobody.
 */
export function concernedBy(
  {
    words,
    automatic,
    named,
    by,
    object,
    tail,
  }: Pick<Capability, 'words' | 'automatic' | 'named' | 'by' | 'object' | 'tail'>,
  people: Person[],
): Person | undefined {
  // 'a web dashboard for the depot supervisors'
  if (words === undefined && named && by === undefined)
    return people.find(({ role }) =>
      new RegExp(
        `\\bfor (?:(?:the|our|all|each|every) )?(?:${escapePattern(role)}|${escapePattern(plural(role))})(?!['’\\p{L}])`,
        'iu',
      ).test(`${object} ${tail}`),
    );
  if (words === undefined && (!automatic || named)) return undefined;
  // 'if a child has no order': whom a condition speaks of need not be meant.
  const said =
    words ?? `${object} ${tail}`.split(/ (?:if|when|whenever|once|unless|as soon as|after|before) /)[0] ?? '';
  const found = people.flatMap((person) => {
    const at = said.search(
      new RegExp(`\\b(?:${escapePattern(person.role)}|${escapePattern(plural(person.role))})(?!['’\\p{L}])`, 'iu'),
    );
    return at < 0 ? [] : [{ person, at }];
  });
  return found.toSorted((one, other) => one.at - other.at)[0]?.person;
}

/** The words for people beyond the three that every product has: `{third}`, `{thirds}`. */
export const peopleSlots = (people: Person[]): Slots =>
  Object.fromEntries(
    people.slice(3).flatMap(({ side, role }) => [
      [side, role],
      [`${side}s`, plural(role)],
    ]),
  );

/** The words of a feature told by the one who does it; the main user then stands on the other side. */
export function toldBy(slots: Slots, { role }: Pick<Person, 'role'>): Slots {
  const { actor = '', actors = '' } = slots;
  if (role === '' || role === actor) return slots;
  return { ...slots, actor: role, actors: plural(role), other: actor, others: actors };
}
