import { general } from '../know/choose.js';
import { patternCapabilities, type Known } from '../know.js';
import { capabilitySlots } from '../know/capability-slots.js';
import type { FeatureTemplate } from '../know/knowledge.js';
import { fill, type Slots } from '../know/slots.js';
import { joinWords, lowerFirst, plural, sentence, slugify, thirdPerson, upperFirst } from '../language.js';
import type { Brief, Capability } from '../read/brief.js';
import { withOthers } from '../read/every-deed.js';
import { isPeople } from '../read/lexicon.js';
import { isByItself, tellsPeople } from './by-itself.js';
import { eventOf } from './event-of.js';
import type { Facts } from './facts.js';
import { partsOf } from './fact-clauses.js';
import { ruled } from './deed-rule-tests.js';
import { deedRulesOf } from './deed-rules.js';
import { messageIn } from './message-tests.js';
import { momentOf } from './moment.js';
import { nameOf } from './feature-name.js';
import { kindOf } from './kinds.js';
import { outcomeOf } from './outcomes.js';
import { isBinding, mustsOf, sparedOf } from './musts.js';
import { concernedBy, peopleOf, personNamed, toldBy, type Person, type Side } from './people.js';
import { inWords } from './in-words.js';
import type { Feature, Goal, Plan } from './plan.js';
import { inItsSentence, startsWith } from './said-feature.js';
import type { Said } from '../told/said.js';
import { classOf } from './sense.js';
import { withReasons } from './reasons.js';
import { goalsOf, goalsServed } from './served.js';
import { rulesOfDeeds } from './ruled-by.js';
import { withPlain, withSpoken } from './spoken-features.js';
import { plainRulesOf } from './plain-rules.js';
import {
  isToldItself,
  ownNoun,
  rulesWithin,
  testerFor,
  triedAsRule,
  triedBeside,
  triedWith,
  type Trying,
} from './tried.js';
import { wayOf } from './ways.js';
import { gotIn, isToldOf, toldOf } from './wishes-told.js';
import { apart, furtherReason } from './wordings.js';

/** What a list of features needs to be one. */
const fewest = 5;
const clearlyAsked = 3;
/** Of so few sentences all are meant. */
const allMusts = 4;

/** What the idea asks for, in its own words, then what products of this kind cannot do without. */
export function planFeatures(brief: Brief, known: Known, goals: Goal[], seed: number, facts: Facts): Feature[] {
  const asked =
    brief.capabilities.length > 0 || !known.analogy ? brief.capabilities : patternCapabilities(brief, known.analogy);
  const rules = deedRulesOf({ capabilities: asked, sentences: brief.sentences });
  const trying: Trying = { brief, known, people: peopleOf(brief, known), facts, capabilities: asked, rules };
  const spoken = rulesOfDeeds(
    brief,
    asked,
    rules.map(({ text }) => text),
  );
  const plain = plainRulesOf(brief, asked);
  const features = stated(trying).map((feature, at) =>
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
  const lacking = likely.filter(
    ({ verbs: own }) => !own.some((verb) => verbs.has(verb)) && !(isUnmanned && own.includes('undo')),
  );
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
    usual: known.knowledge.reasons,
  });
}

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

/** How many features of its own an idea fills a plan with; what it asks for beyond them is said with the last. */
const most = 18;

function stated(trying: Trying): Feature[] {
  const { capabilities, brief, known, people } = trying;
  const tester = testerFor(trying);
  const features = capabilities.slice(0, most).map((capability, at) => {
    const special = kindOf(capability);
    const noun = tellsSomebody(capability) ? 'message' : ownNoun(capability.noun);
    const spoken = capabilitySlots(known.slots, { ...capability, noun }, thirdPerson);
    // What goes out by itself is for whoever gets it.
    const sentTo = capability.automatic && capability.verb === 'send' ? messageIn(capability).whom : '';
    const recipient: Person | undefined = sentTo === '' ? undefined : personNamed(sentTo, people);
    // A rule that names people is wanted by whoever owns the product.
    const isOfAll =
      capability.said !== undefined &&
      capability.by === undefined &&
      (capability.words !== undefined ||
        capability.named === true ||
        (capability.automatic && !tellsSomebody(capability)));
    const concerned =
      subjectOf(capability, people) ?? (isOfAll ? undefined : (recipient ?? concernedBy(capability, people)));
    // 'one sheet for the baker' is told of nobody who does it.
    const isOfNone = capability.said !== undefined && capability.named === true && capability.by === undefined;
    const person =
      concerned ??
      (isOfNone
        ? undefined
        : personNamed(capability.automatic && tellsSomebody(capability) ? capability.noun : capability.by, people));
    const others = (capability.also ?? []).flatMap((one) => personNamed(one, people) ?? []);
    const voice = `${spoken['voice'] ?? ''} ${capability.verb} ${noun}`;
    const words = toldBy({ ...spoken, ...special?.slots, voice }, person ?? { role: capability.by ?? '' });
    const way = wayOf(capability, known);
    const need = recipient
      ? `to ${gotIn(capability, known.slots)}`
      : person && isToldOf(capability, person)
        ? toldOf(capability)
        : capability.automatic && !way.tests
          ? '{product} to {do}'
          : (way.need ?? 'to {mine}');
    const feature = fromTemplate(
      { edge: '', tests: [], want: need, ...way, need },
      words,
      nameOf(capability, capabilities),
      person?.side ?? 'actor',
      true,
    );
    const asked = fill(
      isHad(capability)
        ? `{Product} has ${[capability.object, capability.tail].filter(Boolean).join(' ')}`
        : capability.automatic
          ? '{Product} {does}'
          : '{Actors} {do}',
      words,
    );
    const when = fill(capability.automatic ? '{product} {does}' : 'the {actor} {does}', words);
    const outcome = outcomeOf(at, words, {
      capabilities,
      people,
      unit: known.slots['unit'] ?? '',
      outcomes: known.knowledge.outcomes,
    });
    const description = withOutcome(
      byAll(proposed(asked, feature.description, words['product'] ?? ''), words['actors'] ?? '', others),
      outcome,
    );
    const explained =
      capability.aside === undefined ? description : description.replace(/\.(?=\s|$)/, ` (${capability.aside}).`);
    const [behaviour] = (description.split(/\bProposed: /)[1] ?? '').split(/(?<=\.)\s/);
    const told: Feature = {
      ...feature,
      event:
        way.kind === 'plain' && !capability.named
          ? { ...feature.event, ...eventOf(capability, spoken['noun'] ?? '', { brief, known }) }
          : feature.event,
      // What would be nice besides is no wish of the idea.
      want: feature.need,
      asked,
      description: explained,
      ...(others.length > 0 ? { also: others.map(({ side }) => side) } : {}),
      ...(behaviour ? { behaviour: upperFirst(behaviour) } : {}),
      ...(isByItself(capability) ? { isByItself: true } : {}),
      ...(!concerned && (isOfNone || isOfNobody(capability, people)) ? { ofNobody: true } : {}),
      tests:
        way.tests && !tellsPeople(capability)
          ? feature.tests
          : tester(capability, words, when, momentOf(capability, brief)),
    };
    const whole =
      capability.words === undefined
        ? person || !capability.by
          ? told
          : { ...told, by: capability.by }
        : {
            ...inWords(told, capability.words, words['product'] ?? '', person?.role),
            ...(!person && capability.by !== undefined && { by: capability.by }),
          };
    const tests = capability.words === undefined ? triedWith(capability, whole, trying) : whole.tests;
    if (!capability.said) return { ...whole, tests };
    const beside = (capability.deeds ?? []).map((deed) => triedBeside(deed, trying, tester));
    return inItsSentence({ ...whole, tests }, capability.said, {
      beside,
      asRule: triedAsRule(at, trying),
      isWithPeople: capability.words !== undefined || withOthers([capability]).some(({ noun: what }) => isPeople(what)),
      product: words['product'] ?? '',
      role:
        capability.by === undefined && !startsWith(capability.said.text, person?.role ?? '\uE000')
          ? ''
          : (person?.role ?? capability.by ?? ''),
      at,
      isWhole: capability.deeds === undefined && saysAll(capability, capability.said),
    });
  });
  const rest = capabilities.slice(most).map(({ verb, object, tail }) => [verb, object, tail].filter(Boolean).join(' '));
  const last = features.at(-1);
  if (last && rest.length > 0)
    last.description = `${last.description} Asked for as well, and still to be described: ${joinWords(rest)}.`;
  return features;
}

/** `The farmer gets an SMS`: of the farmer, whatever the product has to do for it. */
const subjectOf = ({ said, by }: Capability, people: Person[]): Person | undefined =>
  said === undefined || said.isProducts || by !== undefined || said.wish === null
    ? undefined
    : people.find(({ role }) => startsWith(said.who, role));

/** Whether a deed is told in as many words as its sentence. */
const saysAll = ({ verb, object, tail }: Capability, { wish, text }: Said): boolean =>
  [verb, object, tail].join(' ').trim().split(' ').length + 1 >= (wish ?? text).split(' ').length;

/** What happens in it, and nobody does or is told. */
const isOfNobody = (capability: Capability, people: Person[]): boolean =>
  capability.words !== undefined ||
  (capability.automatic &&
    capability.named !== true &&
    // 'Inform the district headquarters': of those who are told none has a place among the people.
    !(tellsSomebody(capability) && personNamed(capability.noun, people) !== undefined));

/** `an exit code`: a thing of the product, of which the idea tells no deed. */
const isHad = ({ named, verb }: Capability): boolean => named === true && !/^(?:send|see)$/.test(verb);

/** What there is afterwards stands behind the deed, where nothing is proposed of it. */
const withOutcome = (description: string, outcome: string): string =>
  outcome === '' || description.includes(' Proposed: ') ? description : `${description} ${outcome}`;

/** `Tuners and foremen check each pipe`: everybody who does it is named once. */
const byAll = (description: string, first: string, others: Person[]): string =>
  others.length > 0 && description.startsWith(`${upperFirst(first)} `)
    ? `${upperFirst(joinWords([first, ...others.map(({ role }) => plural(role))]))}${description.slice(first.length)}`
    : description;

/** What the idea asks for stands as it is; what it leaves open about it is told as a proposal. */
function proposed(asked: string, description: string, product: string): string {
  const how = description
    .replace(asked, '')
    .replace(/^[\s,;:.]*(?:(?:and|that|or)\s)?/, '')
    .trim();
  if (how === '') return sentence(asked);
  // What was cut off its subject gets one again.
  const who = /^(?:is|has|says)\s/.test(how)
    ? 'it '
    : /^(?:do|are|have|can|may|see|look|know)\s/.test(how)
      ? 'they '
      : '';
  return `${sentence(asked)} Proposed: ${who}${product !== '' && how.startsWith(product) ? how : lowerFirst(how)}`;
}

/** Whoever is warned is not what is sent. */
const tellsSomebody = (capability: Capability): boolean =>
  /^(?:notify|alert|remind|warn|tell|inform|chase|nudge|message|email|text)$/.test(capability.verb) &&
  classOf(capability) !== 'message';

function fromTemplate(
  template: Omit<FeatureTemplate, 'name' | 'verbs' | 'who' | 'so'> & { so?: string },
  slots: Slots,
  name: string,
  side: Side,
  isStated: boolean,
): Feature {
  const say = (text: string): string => fill(text, slots);
  const cells = (line: string): string[] => line.split('|').map((cell) => say(cell.trim()));
  const [event = '', trigger = '', properties = ''] = cells(template.event);
  const need = say(template.need ?? template.want);
  const gain = say(template.gain ?? template.so ?? '');
  const want = apart(template.want, need, slots);
  return {
    name: isStated ? name : say(name),
    description: upperFirst(say(template.does)),
    priority: 'must',
    side,
    need,
    gain,
    leaves: say(template.leaves ?? 'a result with its author and time'),
    want,
    so: template.so === undefined ? '' : furtherReason(template.so, gain, want, slots),
    tests: template.tests.map((line) => {
      const [given = '', when = '', then = ''] = cells(line);
      return { given, when, then };
    }),
    edge: upperFirst(say(template.edge)),
    event: { name: slugify(event, '_').replace(/\b([a-z]+)_\1_/, '$1_'), trigger, properties },
    goals: [],
    ruledBy: [],
    // What is proposed to be sent is sent, and no page.
    ...(!isStated && /\bnotifications?\b/i.test(name) ? { isByItself: true } : {}),
    stated: isStated,
  };
}
