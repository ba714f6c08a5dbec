import { hasScreens } from '../know/surface.js';
import { general } from '../know/choose.js';
import { patternCapabilities, type Known } from '../know.js';
import type { FeatureTemplate } from '../know/knowledge.js';
import type { Brief } from '../read/brief.js';
import type { Facts } from './facts.js';
import { partsOf } from './fact-clauses.js';
import { ruled } from './deed-rule-tests.js';
import { deedRulesOf } from './deed-rules.js';
import { isBinding, mustsOf, sparedOf } from './musts.js';
import { peopleOf } from './people.js';
import type { Feature, Goal, Plan } from './plan.js';
import { withReasons } from './reasons.js';
import { goalsOf, goalsServed } from './served.js';
import { rulesOfDeeds } from './ruled-by.js';
import { withPlain, withSpoken } from './spoken-features.js';
import { plainRulesOf } from './plain-rules.js';
import { isToldItself, rulesWithin, type Trying } from './tried.js';
import { fromTemplate } from './feature-from.js';
import { featuresAsked } from './features-asked.js';

/** What a list of features needs to be one, as a structured document demands it. */
export const fewest = 5;
const clearlyAsked = 3;
/** Of so few sentences all are meant. */
const allMusts = 4;

/** What the idea asks for, in its own words, then what products of this kind cannot do without. */
export function planFeatures(brief: Brief, known: Known, goals: Goal[], seed: number, facts: Facts): Feature[] {
  const asked =
    brief.capabilities.length > 0 || !known.analogy ? brief.capabilities : patternCapabilities(brief, known.analogy);
  const rules = deedRulesOf({ capabilities: asked, asking: brief.asking });
  const trying: Trying = { brief, known, people: peopleOf(brief, known), facts, capabilities: asked, rules };
  const spoken = rulesOfDeeds(
    brief,
    asked,
    rules.map(({ text }) => text),
  );
  const plain = plainRulesOf(brief, asked);
  const features = featuresAsked(trying).map((feature, at) =>
    withPlain(
      withSpoken(
        ruled(feature, rulesWithin(at, trying), (rule) => isToldItself(rule, trying)),
        spoken[at] ?? [],
      ),
      plain[at] ?? [],
    ),
  );
  const verbs = new Set(asked.map(({ verb }) => verb));
  // What an idea of one or two features is for is hardly known: what any product needs is then the safer proposal.
  const likely =
    asked.length < clearlyAsked
      ? [...usual(known, seed), ...ofKinds(known, seed)]
      : [...ofKinds(known, seed), ...usual(known, seed)];
  // Where all that happens is done by the product, nobody has made an entry that could be undone.
  const isUnmanned = asked.length > 0 && asked.every(({ automatic }) => automatic);
  const lacking = likely
    .filter(({ verbs: own }) => !own.some((verb) => verbs.has(verb)) && !(isUnmanned && own.includes('undo')))
    // A chat or a command has no page to open: what needs one comes last.
    .toSorted((one, other) => Number(needsPage(one, known)) - Number(needsPage(other, known)));
  const told = features.length;
  // What nobody asked for is proposed where the idea asks for less than a list needs, and not beside it.
  const enough = Math.max(fewest, told);
  for (const template of lacking) {
    if (features.length >= enough) break;
    const feature = fromTemplate(template, known.slots, template.name, template.who, false);
    if (!features.some(({ event }) => event.name === feature.event.name)) features.push(feature);
  }
  const musts = told === 0 ? Math.ceil(features.length * 0.55) : Math.min(told, mustsOf(told));
  const spared = sparedOf(features.length, asked, brief, goals, musts);
  const served = goalsServed(features, goals, known.slots, clausesOf(brief));
  const isMust = (feature: Feature, at: number): boolean =>
    (feature.stated && told <= allMusts) ||
    !spared.has(at) ||
    isBinding(asked[at]) ||
    (feature.rules?.some(({ kind }) => /^(?:until|again|approval|yes|first)$/.test(kind)) ?? false);
  const ranked = features.map((feature, at): Feature => ({
    ...feature,
    priority:
      asked[at]?.wish ??
      // What nobody asked for is no must beside what the idea asks for.
      (told > 0 && !feature.stated
        ? 'could'
        : isMust(feature, at)
          ? 'must'
          : at < features.length - 2 || feature.stated
            ? 'should'
            : 'could'),
    goals: served[at] ?? [],
  }));
  return withReasons(ranked, {
    capabilities: asked,
    goals,
    people: peopleOf(brief, known),
    unit: known.slots['unit'] ?? '',
  });
}

const needsPage = (template: FeatureTemplate, { setting }: Known): boolean =>
  !hasScreens(setting.surface) && ofPages.test(JSON.stringify(template));
const ofPages = /\b(?:pages?|screens?|URL|browser|sign up|onboarding|offline)\b/i;

/** What the idea tells of today's troubles, clause by clause. */
const clausesOf = ({ problem }: Brief): string[] =>
  problem.sentences.flatMap((text) => partsOf(text).map((part) => part.text));

/** Features of such products that the plan leaves out, for authors who ask for more. */
export function spareFeatures({ known, features, goals }: Pick<Plan, 'known' | 'features' | 'goals'>): Feature[] {
  const taken = new Set(features.map(({ name }) => name.toLowerCase()));
  const templates = [...known.archetypes.flatMap(({ features: own }) => own), ...usual(known, 0)];
  const spare = templates
    .map((template) => fromTemplate(template, known.slots, template.name, template.who, false))
    .filter(({ name }) => !taken.has(name.toLowerCase()));
  return spare.map((feature) => ({ ...feature, priority: 'could', goals: goalsOf(feature, goals, known.slots) }));
}

const ofKinds = ({ archetypes }: Known, seed: number): FeatureTemplate[] =>
  inTurn(archetypes.map(({ id, features: own }) => (id === general ? turned(own, seed) : own)));

/** What any product needs and this one can use. Two plans take it in different orders, so that they differ. */
function usual({ knowledge, fitted }: Known, seed: number): FeatureTemplate[] {
  const plain = knowledge.archetypes.find(({ id }) => id === general)?.features ?? [];
  return [plain, knowledge.features].flatMap((some) =>
    turned(
      some.flatMap((feature) => fitted(feature) ?? []),
      seed,
    ),
  );
}

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
