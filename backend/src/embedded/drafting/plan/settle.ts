import { type BriefFact, type BriefSettled, replaceWhole } from '../brief-block.js';
import { escapePattern, lowerFirst, stripStop } from '../language.js';
import type { Capability } from '../read/brief.js';
import { adoptFeature, adoptGoal, adoptPersona } from './adopt.js';
import { fewest, spareFeatures } from './features.js';
import { isRuleDuty } from './rule-words.js';
import type { Feature, Goal, Persona, Plan } from './plan.js';

/** The idea as the earlier documents have it since: figures and names that were replaced in them are replaced in it. */
export function settledIdea(idea: string, settled: BriefSettled | undefined): string {
  if (!settled) return idea;
  const changed = replaceWhole(idea, settled.changes);
  const added = settled.facts.filter(({ is, edited }) => is === 'scope.out' && edited === true);
  const out = added.map(({ says }) => `\n\nOut of scope: ${lowerFirst(stripStop(says['text'] ?? ''))}.`).join('');
  const product = settled.product;
  const isNamed = product === null || new RegExp(`(?<!\\p{L})${escapePattern(product)}(?!\\p{L})`, 'u').test(changed);
  return `${changed}${isNamed ? '' : `\n\nName: ${product}.`}${out}`;
}

/** The plan of a document that follows others: whose people and goals they settled wins over the idea. */
export function settle(plan: Plan, settled: BriefSettled): Plan {
  const of = (meaning: string) => settled.facts.filter(({ is }) => is === meaning);
  return {
    ...plan,
    goals: settledGoals(plan.goals, of('goal')),
    personas: settledPersonas(plan.personas, of('persona')),
  };
}

/** Where little is settled, what such products usually have fills the list: nothing that is there, or was taken out. */
export function withProposals(features: Feature[], rest: Plan, { removed }: BriefSettled): Feature[] {
  const taken = [...features.map(({ name }) => name), ...removed.map(({ says }) => says['text'] ?? '')];
  const proposed = [...rest.features.filter(({ stated }) => !stated), ...spareFeatures(rest)];
  const fresh = proposed.filter(
    ({ name }, at) =>
      !taken.some((other) => likeness(name, other) >= alike) &&
      proposed.findIndex((other) => other.name === name) === at,
  );
  return [...features, ...fresh.slice(0, Math.max(0, fewest - features.length))];
}

/** What the idea asks for, without what the settled features have no place for any more. */
export function stillWanted(capabilities: Capability[], planned: Feature[], settledOnes: Feature[]): Capability[] {
  const gone = planned.filter(({ name }) => !settledOnes.some((kept) => kept.name === name));
  return capabilities.filter((capability) => !gone.some((feature) => speaksOf(feature, capability)));
}

/** What a document calls that which the product does. */
const wanted = ['feature', 'functionalRequirement', 'businessRequirement'];

const nameOf = ({ says }: Pick<BriefFact, 'says'>): string =>
  says['name'] ?? says['statement'] ?? says['title'] ?? says['text'] ?? '';
const formerly = (fact: BriefFact): string => nameOf({ says: { ...fact.says, ...fact.was } });
const sourceOf = ({ id, of }: BriefFact): string => (id ? `${id} of the ${of}` : `the ${of}`);

/** The features of earlier documents, with what was planned for them; what only the idea asks for comes after. */
export function settledFeatures(planned: Feature[], settled: BriefSettled): Feature[] {
  const facts = settled.facts.filter((fact) => wanted.includes(fact.is) && !isRuleDuty(fact.says['statement'] ?? ''));
  const removed = settled.removed.filter(({ is }) => wanted.includes(is));
  const [any] = planned;
  if (facts.length === 0 || !any) return planned;
  const left = [...planned];
  const take = (text: string): Feature | undefined => {
    const scored = left.map((feature) => ({ feature, score: likeness(feature.name, text) }));
    const best = scored.sort((one, other) => other.score - one.score)[0];
    if (!best || best.score < alike) return undefined;
    left.splice(left.indexOf(best.feature), 1);
    return best.feature;
  };
  // What was taken out goes first, so that nothing else is taken for it.
  removed.forEach(({ says }) => take(says['text'] ?? ''));
  const settledOnes = facts.map((fact, at) => {
    const like = take(formerly(fact));
    return { ...featureOf(fact, like, planned[at % planned.length] ?? any), stated: true, from: sourceOf(fact) };
  });
  // What only the idea asks for is asked for still; what was only proposed gives way to what was settled.
  return [...settledOnes, ...left.filter(({ stated }) => stated)];
}

/** `any`: lends what every feature has to one that nobody planned. */
function featureOf(fact: BriefFact, like: Feature | undefined, any: Feature): Feature {
  const { says, was = {} } = fact;
  const priority = says['priority'] ?? '';
  const isStatement = says['name'] === undefined;
  const renamed = nameOf(fact) !== nameOf({ says: { ...says, ...was } });
  if (like && isStatement && !renamed) return adoptFeature(like, { name: like.name, priority });
  const description = (says['description'] ?? says['statement'] ?? '').replace(/\s*Answers \S+ of the [^.]+\./g, '');
  if (like && !renamed) return adoptFeature(like, { ...says, description });
  const name = featureName(nameOf(fact));
  const deed = `to ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  // Nothing that was said of the old one is said of the new.
  const { asked: _, ...plain } = like ?? any;
  return adoptFeature(plain, {
    name,
    description,
    priority,
    iWant: says['iWant'] ?? deed,
    soThat: says['soThat'] ?? `what ${sourceOf(fact)} asks for is there`,
  });
}

/** `Harvest masters must be able to see who is free.` is the feature `See who is free`. */
function featureName(statement: string): string {
  const deed = /\b(?:(?:must|shall|should|can|may|will) (?:be able to |let [\p{L} ]+? )?|able to )(.+)$/iu.exec(
    statement,
  )?.[1];
  const plain =
    stripStop(deed ?? statement)
      .split(/[,;:(]/)[0]
      ?.trim() ?? '';
  const name = plain.split(' ').slice(0, 9).join(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function settledGoals(planned: Goal[], facts: BriefFact[]): Goal[] {
  const [any] = planned;
  if (facts.length === 0 || !any) return planned;
  return facts.map((fact, at) => {
    const former = { ...fact.says, ...fact.was }['goal'] ?? '';
    const like = planned.find(({ goal }) => likeness(goal, former) >= alike) ?? planned[at] ?? any;
    return { ...adoptGoal(like, fact.says), stated: true };
  });
}

function settledPersonas(planned: Persona[], facts: BriefFact[]): Persona[] {
  const [any] = planned;
  if (facts.length === 0 || !any) return planned;
  return facts.map((fact, at) => {
    const former = { ...fact.says, ...fact.was }['name'] ?? '';
    const like = planned.find(({ name, role }) => former === name || former.toLowerCase().includes(role.toLowerCase()));
    return adoptPersona(like ?? planned[at % planned.length] ?? any, fact.says);
  });
}

const alike = 0.6;
const dull = new Set(
  'the and for with from that this their its into are was has have who which when not must able can will'.split(' '),
);
const stemsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])
      .filter((word) => !dull.has(word))
      .map((word) => word.replace(/(?:ings?|ed|es|s|e)$/, '').slice(0, 7)),
  );

/** How much of what a name says stands in a text: 0 to 1. */
function likeness(name: string, text: string): number {
  const own = stemsOf(name);
  const other = stemsOf(text);
  if (own.size === 0) return 0;
  return [...own].filter((stem) => other.has(stem)).length / own.size;
}

const speaksOf = (feature: Feature, { verb, object }: Capability): boolean =>
  likeness(`${verb} ${object}`, feature.name) >= alike;
