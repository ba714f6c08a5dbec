import { general } from '../know/choose.js';
import { capabilitySlots, patternCapabilities, type Known } from '../know.js';
import type { ActionGroup, ActionVariant, FeatureTemplate } from '../know/knowledge.js';
import { fill, type Slots } from '../know/slots.js';
import { joinWords, plural, slugify, thirdPerson, upperFirst } from '../language.js';
import type { Brief, Capability } from '../read/brief.js';
import type { Feature, Goal, Persona, Plan } from './plan.js';
import { goalsOf, goalsServed } from './served.js';

const wanted = 9;

/** What the idea asks for, in its own words, then what products of this kind cannot do without. */
export function planFeatures(brief: Brief, known: Known, goals: Goal[], seed: number): Feature[] {
  const asked =
    brief.capabilities.length > 0 || !known.analogy ? brief.capabilities : patternCapabilities(brief, known.analogy);
  const features = stated(asked, brief, known, seed);
  const verbs = new Set(asked.map(({ verb }) => verb));
  const offered = inTurn(known.archetypes.map(({ id, features: own }) => (id === general ? turned(own, seed) : own)));
  const lacking = [...offered, ...usual(known, seed)].filter(
    (template) => !template.verbs.some((verb) => verbs.has(verb)),
  );
  for (const template of lacking) {
    if (features.length >= Math.max(wanted, Math.min(10, asked.length + 3))) break;
    features.push(fromTemplate(template, known.slots, template.name, template.who, false));
  }
  const told = features.filter(({ stated: own }) => own).length;
  const musts = Math.max(4, Math.min(told, 6), told === 0 ? Math.ceil(features.length * 0.55) : 0);
  const served = goalsServed(features, goals, known.slots);
  return features.map((feature, at) => ({
    ...feature,
    priority: at < musts ? 'must' : at < features.length - 2 || feature.stated ? 'should' : 'could',
    goals: served[at] ?? [0],
  }));
}

/** Features of such products that the plan leaves out, for authors who ask for more. */
export function spareFeatures({ known, features, goals }: Pick<Plan, 'known' | 'features' | 'goals'>): Feature[] {
  const taken = new Set(features.map(({ name }) => name.toLowerCase()));
  const templates = [...known.archetypes.flatMap(({ features: own }) => own), ...usual(known, 0)];
  const spare = templates
    .map((template) => fromTemplate(template, known.slots, template.name, template.who, false))
    .filter(({ name }) => !taken.has(name.toLowerCase()));
  return spare.map((feature) => ({ ...feature, priority: 'could', goals: goalsOf(feature, goals, known.slots) }));
}

/** What any product needs and this one can use. Two plans take it in different orders, so that they differ. */
const usual = ({ knowledge, fitted }: Known, seed: number): FeatureTemplate[] =>
  turned(
    knowledge.features.flatMap((feature) => fitted(feature) ?? []),
    seed,
  );

const turned = <T>(list: T[], seed: number): T[] => {
  const start = seed % Math.max(1, list.length);
  return [...list.slice(start), ...list.slice(0, start)];
};

/** One from each list in turn, the first list twice as often. */
function inTurn<T>(lists: T[][]): T[] {
  const [main = [], ...others] = lists.map((list) => [...list]);
  const turned: T[] = [];
  while (main.length > 0 || others.some((list) => list.length > 0)) {
    turned.push(...main.splice(0, 2));
    for (const list of others) turned.push(...list.splice(0, 1));
  }
  return turned;
}

function stated(capabilities: Capability[], brief: Brief, known: Known, seed: number): Feature[] {
  const used = new Map<ActionGroup, number>();
  const features: { feature: Feature; also: string[]; group: ActionGroup }[] = [];
  for (const capability of capabilities) {
    const group = groupOf(capability, known);
    const count = used.get(group) ?? 0;
    const fitting = variantsOf(group, known);
    const variants = fitting.length > 0 ? fitting : variantsOf(anyGroup(known), known);
    if (count >= variants.length || features.length >= 8) {
      const host = features.findLast((entry) => entry.group === group) ?? features.at(-1);
      host?.also.push([capability.verb, capability.object, capability.tail].filter(Boolean).join(' '));
      continue;
    }
    used.set(group, count + 1);
    const variant = variants[(count + seed) % variants.length];
    if (!variant) continue;
    const side = sideOf(capability, brief);
    const own = capabilitySlots(known.slots, { ...capability, noun: ownNoun(capability.noun) }, thirdPerson);
    const slots = doneBy(capability, brief, sideSlots(own, side));
    const template = { ...variant, ...(capability.automatic ? { need: '{product} to {do}' } : {}) };
    const feature = fromTemplate(template, slots, featureName(capability), side, true);
    features.push({ feature: capability.by ? { ...feature, by: capability.by } : feature, also: [], group });
  }
  return features.map(({ feature, also }) =>
    also.length
      ? { ...feature, description: `${feature.description} The same way serves to ${joinWords(also)}.` }
      : feature,
  );
}

const groupOf = ({ verb, automatic }: Capability, known: Known): ActionGroup => {
  const { knowledge } = known;
  const own = automatic ? knowledge.actions.find((group) => group.own?.includes(verb)) : undefined;
  return own ?? knowledge.actions.find(({ verbs }) => verbs.includes(verb)) ?? anyGroup(known);
};

/** What is true of whatever people do with a product. */
function anyGroup({ knowledge }: Known): ActionGroup {
  const group = knowledge.actions.at(-1);
  if (!group) throw new Error('content/knowledge/actions.yaml is empty');
  return group;
}

const variantsOf = ({ variants }: ActionGroup, { fitted }: Known): ActionVariant[] =>
  variants.flatMap((variant) => fitted(variant) ?? []);

function featureName({ verb, object, tail }: Capability): string {
  const whole = [verb, object, tail].filter(Boolean).join(' ');
  return upperFirst(whole.length <= 60 ? whole : [verb, object || tail].join(' ').split(' ').slice(0, 7).join(' '));
}

/** `technicians' weekly round` -> `weekly round`: whose it is, is no part of the thing; a bare owner is no thing. */
const ownNoun = (noun: string): string => noun.replace(/^.*(?:['’]s|s['’])(?:\s+|$)/, '');

const sideOf = (capability: Capability, brief: Brief): Persona['side'] =>
  capability.by !== undefined && brief.audiences[1]?.noun === capability.by ? 'other' : 'actor';

/** A third group that acts is named in its own feature. */
function doneBy({ by }: Capability, { audiences }: Brief, slots: Slots): Slots {
  const third = by !== undefined && !audiences.slice(0, 2).some(({ noun }) => noun === by);
  return third ? { ...slots, actor: by, actors: plural(by) } : slots;
}

/** Where the other side acts, the two change places in the sentences. */
function sideSlots(slots: Slots, side: Persona['side']): Slots {
  if (side !== 'other') return slots;
  const { actor = '', actors = '', other = '', others = '' } = slots;
  return { ...slots, actor: other, actors: others, other: actor, others: actors };
}

function fromTemplate(
  template: Omit<FeatureTemplate, 'name' | 'verbs' | 'who'>,
  slots: Slots,
  name: string,
  side: Persona['side'],
  isStated: boolean,
): Feature {
  const say = (text: string): string => fill(text, slots);
  const cells = (line: string): string[] => line.split('|').map((cell) => say(cell.trim()));
  const [event = '', trigger = '', properties = ''] = cells(template.event);
  const need = say(template.need ?? template.want);
  const gain = say(template.gain ?? template.so);
  return {
    name: isStated ? name : say(name),
    description: upperFirst(say(template.does)),
    priority: 'must',
    side,
    need,
    gain,
    leaves: say(template.leaves ?? 'a result with its author and time'),
    want: apart(template.want, need, slots),
    so: apart(template.so, gain, slots),
    tests: template.tests.map((line) => {
      const [given = '', when = '', then = ''] = cells(line);
      return { given, when, then };
    }),
    edge: upperFirst(say(template.edge)),
    event: { name: slugify(event, '_'), trigger, properties },
    goals: [],
    stated: isStated,
  };
}

/** The story says in other words what the feature said, when its wordings allow. */
function apart(template: string, said: string, slots: Slots): string {
  const voices = ['', ' story', ' tale', ' told', ' again', ' once more'];
  const wordings = voices.map((more) => fill(template, { ...slots, voice: `${slots['voice'] ?? ''}${more}` }));
  return wordings.find((wording) => wording !== said) ?? said;
}
