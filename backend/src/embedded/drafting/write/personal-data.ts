import { isHealth, fieldIn } from '../know/things.js';
import { joinWords, lowerFirst, plural, singular, stripStop, upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';
import { doneWith, type Thing, thingsOf } from '../plan/things.js';
import { isPeople } from '../read/lexicon.js';
import type { Row } from './draft.js';
import { featuresOf } from './features-by.js';
import { fitText } from './fit.js';
import { active } from './roles.js';
import { manyOf } from './single.js';

/** `the donor's consent`, `customers' addresses`: what the idea says is known of somebody. */
const knownOfSomebody =
  /(?<!\p{L})(\p{Ll}[\p{Ll}-]+?)(?:['’]s|s['’]) (consent|address(?:es)?|postcodes?|phone numbers?|e-?mails?|birthdays?|bank details|photos?|signatures?)(?!\p{L})/giu;

/** What the idea itself says is known of people who have no account: donors whose consent is on file. */
export function personalSaid({ brief }: Plan): Row[] {
  const found = new Map<string, Set<string>>();
  for (const [, who = '', what = ''] of brief.sentences.join(' ').matchAll(knownOfSomebody)) {
    const one = singular(who.toLowerCase());
    if (isPeople(one)) found.set(one, (found.get(one) ?? new Set()).add(what.toLowerCase()));
  }
  return [...found].map(([who, what]) => ({
    item: `${upperFirst(joinWords([...what]))} of ${plural(who)}`,
    reason: 'The idea speaks of it; what it is needed for is to be confirmed',
    basis: 'To be confirmed',
    retention: 'To be set before the pilot',
  }));
}

/** Whoever has a part signs in, and is known by name and contact. */
export const personalOfUsers = (plan: Plan): string =>
  fitText(`Name and contact of ${joinWords(knownByName(plan).map(({ role }) => manyOf(role, plan)))}`, 100);

/** Of a bot those who write to it; whoever only gets its messages is told by what is known of them. */
const knownByName = (plan: Plan): ReturnType<typeof active> => {
  const people = active(plan);
  const writing = people.filter((one) => featuresOf(one, plan).length > 0);
  return plan.known.setting.surface === 'chat' && writing.length > 0 ? writing : people;
};

/** What the deeds of the idea keep of people who are not its users alone: who they are, and what is noted of their health. */
export function personalKept(plan: Plan): Row[] {
  const things = thingsOf(plan);
  const people = things.filter(({ isPerson }) => isPerson);
  return [...people.map((one) => knownOf(one)), ...healthOf(things, people, plan)];
}

function knownOf(one: Thing): Row {
  const facts = one.fields
    .map((field) => fieldIn(field))
    .filter(({ name, type }) => !/^(?:reason|until|answer)$/.test(name) && !/^(?:reference|person|time)\b/.test(type))
    .map(({ name }) => name);
  return {
    item: `${upperFirst(joinWords(facts.slice(0, 5)))} of ${plural(one.noun)}`,
    reason: `For what the idea does with them: ${lowerFirst(stripStop(doneWith(one) ?? 'kept'))}`,
    basis: 'To be confirmed',
    retention: 'As long as the entries about them (assumed)',
  };
}

/** A value or a reason that tells of somebody's health is looked after more strictly than a name. */
function healthOf(things: Thing[], people: Thing[], { known }: Plan): Row[] {
  const [first] = people;
  const told = things.filter(({ noun, isPerson }) => !isPerson && isHealth(noun, known.knowledge.things));
  if (!first || told.length === 0) return [];
  const reasons = first.fields.some((field) => field.startsWith('reason'));
  return [
    {
      item: upperFirst(
        joinWords([...told.map(({ noun }) => plural(noun)), ...(reasons ? ['reasons of a deferral'] : [])]),
      ),
      reason: `Health data of ${plural(first.noun)}: seen only by those who record them (assumed)`,
      basis: 'Consent or health care; a lawyer confirms which',
      retention: 'To be set before the pilot',
    },
  ];
}
