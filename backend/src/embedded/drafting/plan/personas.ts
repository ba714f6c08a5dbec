import nlp from 'compromise';
import type { Known } from '../know.js';
import { nearly, weightOf } from '../know/main-person.js';
import { sideOfMarket } from '../know/market.js';
import { nameFor, personsOf } from '../know/named.js';
import { doersOf } from '../know/people.js';
import { isHouse } from '../know/places.js';
import { sideOfRole } from '../know/sides.js';
import { escapePattern, hash, joinWords, plural, singular, thirdPerson, upperFirst } from '../language.js';
import { wholePart } from '../language/whole-deed.js';
import { joinDeeds } from '../language/joined-deeds.js';
import type { Brief, Capability } from '../read/brief.js';
import { everyDeed } from '../read/every-deed.js';
import { isTold, toldTo } from '../read/reached.js';
import type { Facts } from './facts.js';
import { besideOf, hasFunction, peopleOf, personNamed, type Person } from './people.js';
import type { Persona } from './plan.js';

/** Everybody a product of this kind lives between, told by what the idea lets them do, with names from where it is set. */
export function planPersonas(brief: Brief, known: Known, facts: Facts): Persona[] {
  const people = peopleOf(brief, known);
  const names = firstNames(brief, known, people);
  const named = personsOf(brief);
  const partOf = (person: Person): Capability[] =>
    // What is torn tells nothing of somebody: 'give within 24 hours'.
    everyDeed(brief.capabilities).flatMap((deed) =>
      !deed.automatic && doersOf(deed).some((one) => personNamed(one, people) === person)
        ? (wholePart(deed) ?? [])
        : [],
    );
  const heardBy = ({ role }: Person): Capability[] => toldTo(role, brief.capabilities);
  const personas = people.map((person, at): Persona => {
    // Beside people whom the idea names nobody is made up.
    // Nor has a house that acts a name of its own.
    const first =
      nameFor(person.role, named) ??
      (isHouse(person.role) || named.length > 0 || brief.staff.some(({ name: who }) => /^\p{Lu}/u.test(who))
        ? ''
        : (names[at] ?? ''));
    const name = first ? `${first}, ${person.role}` : upperFirst(person.role);
    const rest = {
      name,
      ...person,
      priority: priorityOf(person, people, brief, known),
      today: todayOf(person, people, brief, facts),
    };
    const own = partOf(person);
    if (own.length > 0) return { ...rest, ...toldByDeeds(own), pains: known.actors[at]?.pains ?? [] };
    const heard = heardBy(person);
    const does = upperFirst(joinWords(heard.map((deed) => isTold(wholePart(deed) ?? deed))));
    return { ...rest, ...nothingTold, does };
  });
  // Nobody is portrayed of whom the idea tells no more than that they exist, where it lets others act.
  const acting = personas.filter((_, at) => people.slice(at, at + 1).some((one) => partOf(one).length > 0));
  // Of whom the idea says only how many they are, it tells nothing that could be portrayed.
  const isKnown = ({ role }: Persona): boolean =>
    brief.audiences.some(
      ({ noun, count }) =>
        noun === role &&
        (acting.length === 0 || ((count === null || hasFunction(noun, brief)) && sideOfRole(role) !== 'served')),
    );
  return personas.filter(
    (one, at) =>
      at === 0 ||
      brief.capabilities.some(({ by }) => by === one.role) ||
      acting.includes(one) ||
      besideOf(one.role, brief) !== undefined ||
      heardBy(one).length > 0 ||
      // 'Small bakeries throw away too much bread': whom only the trouble of today names has no part in it.
      (acting.length < enoughPeople && isKnown(one) && spokenOf(one, brief) !== undefined),
  );
}

const spokenOf = ({ role }: Pick<Person, 'role'>, { spokenOf: all }: Brief): string | undefined =>
  all.find(({ noun }) => noun === role || role === `${noun} member`)?.said;

/** Beside as many who act nobody else is portrayed. */
const enoughPeople = 2;

/** One is first, and others with him whose part in it is as large. */
function priorityOf(
  { side, role }: Person,
  people: Person[],
  brief: Brief,
  { knowledge, setting }: Known,
): Persona['priority'] {
  if (side === 'actor') return 'primary';
  // Whoever runs the house that pays decides whether it stays.
  if (
    setting.sold &&
    /(?:^|\s)(?:owner|boss|proprietor)$/.test(role) &&
    (!role.includes(' ') || sideOfRole(role) === 'running')
  )
    return 'primary';
  // Without either of its sides a market is none.
  if (sideOfMarket(role, brief.capabilities) !== null) return 'primary';
  const weight = weightOf(role, brief, knowledge.duties);
  const most = weightOf(people[0]?.role ?? '', brief, knowledge.duties);
  if (weight > 1 && weight > most - nearly) return 'primary';
  return side === 'admin' && weight === 0 ? 'influencer' : 'secondary';
}

/** With what they work today, as far as the idea tells it of them. */
function todayOf({ role }: Person, people: Person[], brief: Brief, { steps }: Facts): string {
  const { today } = brief.problem;
  const who = today && copingWith(today, brief, people);
  if (who) return who === role ? upperFirst(today) : '';
  const own = steps.find((step) => step.tool && singular(step.who).toLowerCase() === role);
  // Whose tool it is the idea does not say of every tool.
  return own?.tool ? upperFirst(own.tool) : '';
}

/** `the coordinator, who types them into a spreadsheet`, `Maureen writes the trips on a map`: whose tool it is. */
function copingWith(today: string, brief: Brief, people: Person[]): string | undefined {
  const tool = (
    today
      .split(/, | and /)[0]
      ?.split(' ')
      .at(-1) ?? ''
  ).toLowerCase();
  const told = [...brief.problem.sentences, ...brief.sentences].find((text) => text.toLowerCase().includes(tool)) ?? '';
  const before = told.slice(0, told.toLowerCase().indexOf(tool));
  const named = personsOf(brief);
  // 'farrier dates' are no farrier: one person has an article.
  const wordsFor = (role: string): string =>
    [plural(role), ...named.filter((one) => one.role === role).map(({ name }) => name)]
      .map(escapePattern)
      .concat(`(?<=\\b(?:the|an?|our|my|each|every|one) )${escapePattern(role)}`)
      .join('|');
  const firstIn = (text: string, behind = ''): string | undefined =>
    people
      .map(({ role }) => ({ role, at: text.search(new RegExp(`\\b(?:${wordsFor(role)})\\b${behind}`, 'iu')) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at)[0]?.role;
  // The clause the tool stands in comes first, then whoever it is said of behind a comma.
  return firstIn(before.split(/[,;] | and /).at(-1) ?? '') ?? firstIn(before, ',? who ') ?? firstIn(before);
}

/** What somebody wants of it an idea hardly ever says, and nobody guesses it. */
function toldByDeeds(own: Capability[]) {
  const tasks = own
    .filter(isWhole)
    .map(({ verb, object, tail }) => [thirdPerson(verb), object, tail].filter(Boolean).join(' '));
  return { does: upperFirst(doingOf(tasks)), context: '', goals: [], success: '' };
}

/** `stop` and `decide` by themselves tell nothing, nor does `approve nothing`: the functions tell it whole. */
const isWhole = ({ object, tail }: Capability): boolean =>
  (object !== '' || tail !== '') && !/^(?:nothing|nobody|it|them|so|others?)\b/i.test(object);

/** All that somebody does, as far as a line holds it in whole words; the rest stands with the features. */
const doingOf = (tasks: string[]): string =>
  tasks
    .map((_, at) => joinDeeds(tasks.slice(0, tasks.length - at), joinWords))
    .find((text) => text.length < longestPart) ?? joinDeeds(tasks.slice(0, 1), joinWords);
/** Letters of the field for somebody's part. */
const longestPart = 158;

/** Of whom the idea tells no deed: the functions that name them say what their part is. */
const nothingTold = { context: '', goals: [], pains: [], success: '' };

/** Roles that only women have by their word. */
const woman = /(?:mistress|woman|lady|midwife|seamstress|hostess|waitress|stewardess|mother|sister|aunt|widow|nun)$/i;

function firstNames(brief: Brief, { knowledge }: Known, people: Person[]): string[] {
  const words = new Set(
    brief.sentences
      .join(' ')
      .toLowerCase()
      .match(/\p{Script=Han}+|\p{L}+/gu) ?? [],
  );
  const list = knowledge.names.find(({ places }) => places.some((place) => words.has(place))) ?? knowledge.names.at(-1);
  const names = list?.names ?? ['Alex', 'Kim', 'Sam'];
  const start = hash(brief.sentences.join(' ')) % names.length;
  const left = names.map((_, at) => names[(start + at) % names.length] ?? '');
  const taken = new Map<Person, string>();
  const take = (person: Person, fits: (name: string) => boolean): void => {
    const name = left.find((one) => fits(one)) ?? left[0] ?? '';
    left.splice(left.indexOf(name), 1);
    taken.set(person, name);
  };
  const women = people.filter(({ role }) => woman.test(role));
  for (const person of women) take(person, (name) => nlp(name).has('#FemaleName'));
  for (const person of people) if (!taken.has(person)) take(person, () => true);
  return people.map((person) => taken.get(person) ?? '');
}
