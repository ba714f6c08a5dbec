import type { Known } from '../know.js';
import { nameFor, personsOf } from '../know/named.js';
import { sameRole } from '../know/people.js';
import { escapePattern, gerund, hash, joinWords, thirdPerson, upperFirst } from '../language.js';
import type { Brief } from '../read/brief.js';
import { peopleOf, personNamed, type Person } from './people.js';
import type { Persona } from './plan.js';

/** The three people a product of this kind lives between, and whoever else the idea lets act, with names from where it is set. */
export function planPersonas(brief: Brief, known: Known): Persona[] {
  const people = peopleOf(brief, known);
  const names = firstNames(brief, known, people.length);
  const named = personsOf(brief);
  const { coping = '' } = known.slots;
  const habits = [
    brief.problem.today ? upperFirst(coping) : 'Not told in the idea',
    brief.problem.today ? 'Not told; asked with them' : 'Not told either',
    'Open as well',
  ];
  const personas = people.map((person, at): Persona => {
    const actor = known.actors[at];
    // Beside people whom the idea names nobody is made up.
    const first = nameFor(person.role, named) ?? (named.length > 0 ? '' : (names[at] ?? ''));
    const name = first ? `${first}, ${person.role}` : upperFirst(person.role);
    if (!actor) return furtherPersona(person, name, people, brief, known);
    return {
      name,
      ...person,
      does: actor.does,
      priority: person.side === 'actor' ? 'primary' : person.side === 'other' ? 'secondary' : 'influencer',
      context: actor.context,
      goals: actor.goals,
      pains: actor.pains,
      today: habits[at] ?? '',
      success: `“${upperFirst(actor.success)}”`,
    };
  });
  // A list of people has room for four or five: those whom the idea lets act come before who only answers for it.
  const isIdle = ({ side, role }: Persona): boolean =>
    side === 'admin' && !brief.capabilities.some(({ by }) => by !== undefined && sameRole(by, role));
  return personas.length > 4 ? [...personas.filter((one) => !isIdle(one)), ...personas.filter(isIdle)] : personas;
}

/** Somebody of whom nothing is known but what the idea lets them do: told by that, and what is guessed says so. */
function furtherPersona(person: Person, name: string, people: Person[], brief: Brief, { slots }: Known): Persona {
  const own = brief.capabilities.filter(({ by }) => by !== undefined && personNamed(by, people) === person);
  const tasks = own.map(({ verb, object, tail }) => [thirdPerson(verb), object, tail].filter(Boolean).join(' '));
  const [first] = own;
  const rest = {
    name,
    ...person,
    priority: 'secondary' as const,
    context: 'Opens it for this part of the work and not all day (assumed; seen on the first visits)',
    today: 'Not told in the idea; asked on the first visits',
  };
  if (!first) {
    const said = brief.sentences.find((text) => new RegExp(`\\b${escapePattern(person.role)}s?\\b`, 'i').test(text));
    return {
      ...rest,
      does: said ? `Named in the idea: “${said}”` : 'Named in the idea; what they do with it is an open point',
      goals: ['See what concerns them without asking', 'Be told once, at the right moment'],
      pains: ['Hears of a change late or not at all (assumed)', 'Has to ask several people for one answer (assumed)'],
      success: '“I knew what I needed to know, and had not asked anybody.”',
    };
  }
  const task = [gerund(first.verb), first.object, first.tail].filter(Boolean).join(' ');
  return {
    ...rest,
    does: upperFirst(joinWords(tasks)),
    goals: [`Be through with ${task} on the day it comes up`, 'See without asking what waits and what is settled'],
    pains: [
      `For ${task}, the facts have to be asked for one by one (assumed)`,
      `What the ${slots['actor'] ?? 'colleague'} knows already arrives late (assumed)`,
    ],
    success: '“I open it, see what is mine to do, and it is done.”',
  };
}

function firstNames(brief: Brief, { knowledge }: Known, count: number): string[] {
  const words = new Set(
    brief.sentences
      .join(' ')
      .toLowerCase()
      .match(/\p{Script=Han}+|\p{L}+/gu) ?? [],
  );
  const list = knowledge.names.find(({ places }) => places.some((place) => words.has(place))) ?? knowledge.names.at(-1);
  const names = list?.names ?? ['Alex', 'Kim', 'Sam'];
  const start = hash(brief.sentences.join(' ')) % names.length;
  return Array.from({ length: count }, (_, at) => names[(start + at) % names.length] ?? '');
}
