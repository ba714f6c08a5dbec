import { bareMetric } from '../plan/metric-name.js';
import type { BriefBlock } from '../brief-block.js';
import { lawsOf } from './standards.js';
import { nameFor, personsOf } from '../know/named.js';
import { fill, type Slots } from '../know/slots.js';
import { hash, isParticiple, lowerFirst, plural, withArticle, figureOfMany } from '../language.js';
import { planDocument } from '../plan.js';
import { adopt } from '../plan/adopt.js';
import { longDate } from '../plan/calendar.js';
import { mainDeeds } from '../plan/main-deed.js';
import { peopleOf, peopleSlots } from '../plan/people.js';
import type { Persona, Plan } from '../plan/plan.js';
import { amongPeople } from '../read/lexicon.js';
import { lowered } from '../read/lowered.js';
import { peopleTold } from '../read/people-told.js';
import type { Draft } from './draft.js';
import { withoutRuledOut } from './guard.js';
import { saleSlots, stewardOf } from './sale.js';
import { manyOf } from './single.js';
import { withTold } from './told.js';

const plans = new Map<string, Plan>();

/** The plan of a document. Its sections ask for the same one within seconds of each other. */
function planOf({ idea, userInput, today, settled }: BriefBlock): Plan {
  const key = JSON.stringify([idea, userInput ?? '', today, settled ?? null]);
  const found = plans.get(key);
  if (found) return found;
  const plan = planDocument(idea, userInput ?? '', today, settled);
  if (plans.size >= 50) plans.clear();
  plans.set(key, plan);
  return plan;
}

/** What a document needs at least that has no list of features of its own. */
const fewest = 3;

/** Proposals fill a list of features to what it needs; a document without one takes what the idea asks for. */
function asked(plan: Plan, { targets }: BriefBlock): Plan {
  if (Object.values(targets).some(([, meaning]) => meaning === 'feature') || plan.known.setting.large) return plan;
  const stated = plan.features.filter((feature) => feature.stated).length;
  const count = Math.max(fewest, stated);
  return stated === 0 || count >= plan.features.length ? plan : { ...plan, features: plan.features.slice(0, count) };
}

/** Does its work where whom the block's idea tells to be people are people. */
export const inWordsOf = <T>({ idea, userInput }: BriefBlock, work: () => T): T =>
  amongPeople(peopleTold(`${idea}\n\n${userInput ?? ''}`), work);

export const draftOf = (block: BriefBlock): Draft => inWordsOf(block, () => draftIn(block));

function draftIn(block: BriefBlock): Draft {
  const plan = adopt(asked(planOf(block), block), block);
  const slots = slotsOf(plan);
  const say = (template: string): string => fill(template, slots);
  return {
    block,
    plan,
    slots,
    say,
    choose: (place, options) => options[hash(`${slots['voice'] ?? ''} ${place}`) % options.length] ?? options[0],
    known: (meaning) => {
      const rows = plan.known.rows(meaning, slots);
      const told = withTold(meaning, rows, plan).map((row) => (rows.includes(row) ? { ...row, stock: meaning } : row));
      // Other lists count these by their place, so what is ruled out is gone before anybody counts.
      return told.filter((row) => !('stock' in row) || withoutRuledOut('', [row], { plan }).length > 0);
    },
    usual: (meaning) =>
      withTold(meaning, plan.known.usual(meaning, slots), plan).map((row) => ({ ...row, stock: meaning })),
  };
}

const longName = 6;
const places = ['the first', 'the second', 'the third', 'the fourth', 'the fifth', 'the sixth'];

/** The words that any sentence may ask for, beside those of `know`. */
function slotsOf(plan: Plan): Slots {
  const { brief, calendar, features, goals, personas, known, terms } = plan;
  const nouns = domainNouns(plan);
  const main = mainDeeds(features);
  const names = main.map(({ name }) => name);
  // What it is bought or begun with may well be what it does by itself.
  const heads = features.map(({ name }) => name);
  const numbered: Slots = {};
  for (let at = 0; at < 8; at++) {
    numbered[`f${at + 1}`] = lowered(names[at % names.length] ?? '');
    numbered[`h${at + 1}`] = lowered(heads[at % heads.length] ?? '');
  }
  goals.forEach((goal, at) => {
    numbered[`g${at + 1}`] = lowerFirst(goal.goal.replace(/ \(proposed\)$/, ''));
    // What follows a comma tells how it is counted and would tear other sentences apart.
    const metric = lowerFirst(bareMetric(goal.metric));
    // A long name is said where the goal stands and not in every sentence.
    numbered[`metric${at + 1}`] =
      goal.quoted || metric.split(' ').length > longName
        ? `${places[at] ?? 'that'} goal`
        : figureOfMany(metric, `${goal.baseline} ${goal.target}`);
    numbered[`target${at + 1}`] = lowerFirst(
      goal.target.replace(/ \(assumed.*\)$|, which lies before the launch$/, ''),
    );
  });
  nouns.forEach((noun, at) => {
    numbered[`n${at + 1}`] = noun;
    numbered[`n${at + 1}s`] = plural(noun);
  });
  const budget = brief.limits.find(({ kind }) => kind === 'budget')?.text;
  const [law] = lawsOf(brief);
  const sold = saleSlots(plan);
  return {
    ...known.slots,
    ...peopleSlots(peopleOf(brief, known)),
    ...numbered,
    ...triedBy(main, names[0] ?? '', plan),
    kind: brief.kind,
    trial: terms.trial,
    undo: terms.undo,
    ...sold,
    steward: stewardOf({ ...known.slots, ...sold }),
    nameA: oneOf(personas[0], plan),
    nameB: oneOf(personas[1], plan),
    nameC: oneOf(
      personas.find(({ side }) => side === 'admin'),
      plan,
    ),
    who: whoOf(plan),
    inPlace: brief.place ? ` ${brief.place}` : '',
    decisionDate: longDate(calendar.decision),
    prototypeDate: longDate(calendar.prototype),
    pilotDate: longDate(calendar.pilot),
    launchDate: longDate(calendar.launch),
    reviewDate: longDate(calendar.review),
    readingDate: longDate(calendar.reading),
    budget: budget
      ? `a budget of ${budget.replace(/^(?:under|below|up to|at most|about|around)\s/i, (word) => word.toLowerCase())}`
      : 'a budget to be approved',
    // Whatever else a kind has to keep to: sentences with this slot speak of data about people.
    law: law ?? 'data protection law',
  };
}

/** What is tried with whom: nobody does what runs by itself or is only told in words, and one person is no group that tries it. */
function triedBy(mains: Plan['features'], name: string, plan: Plan): Slots {
  const [main] = mains;
  const isDeed = main !== undefined && !main.isByItself && main.words === undefined;
  const doers = mains.flatMap(({ side }) => plan.personas.find((persona) => persona.side === side)?.role ?? []);
  const doer = doers.find((role) => !manyOf(role, plan).startsWith('the ')) ?? doers[0];
  return {
    task: isDeed ? `“${name}”` : 'A first task',
    doers: doer === undefined ? (plan.known.slots['actors'] ?? 'users') : plural(doer),
  };
}

/** One of these people outside their portrait: the person the idea names, else `a gardener`; nobody is made up there. */
function oneOf(persona: Persona | undefined, { brief }: Plan): string {
  if (!persona) return 'somebody';
  return nameFor(persona.role, personsOf(brief)) ?? withArticle(persona.role);
}

/** `harvest masters at 40 seaweed farms on the Norwegian coast`, or the usual users of such a product. */
function whoOf({ brief, known }: Plan): string {
  const [first] = brief.audiences;
  if (!first || /^an? /.test(first.text)) return `${known.slots['actors']}${brief.place ? ` ${brief.place}` : ''}`;
  return lowerFirst(first.text);
}

/** Three nouns of the domain beside the unit; where the idea has fewer, what its kind of product always holds. */
function domainNouns({ brief, known }: Plan): [string, string, string] {
  const { unit = '', actor = '', other = '' } = known.slots;
  const fromKind = known.archetypes
    .flatMap(({ rows }) => rows['dataEntity'] ?? [])
    .map((line) => lowerFirst((line.split('|')[0] ?? '').trim()));
  const nouns = [...new Set([...brief.nouns, ...fromKind])].filter(
    // A bare owner (`technicians'`) is no thing, and what was done to one (`thanked`) neither.
    (noun) =>
      ![unit, actor, other].includes(noun) &&
      !noun.endsWith(` ${unit}`) &&
      !unit.endsWith(` ${noun}`) &&
      !/\{|['’]s?$/.test(noun) &&
      !isParticiple(noun) &&
      // 'canteen ordering' is what is done with a canteen order.
      !(/ing$/.test(noun) && unit !== '' && noun.startsWith(unit.slice(0, -1))),
  );
  const [one = 'case', two = 'note', three = 'record'] = nouns;
  return [one, two, three];
}
