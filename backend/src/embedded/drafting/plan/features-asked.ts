import { capabilitySlots } from '../know/capability-slots.js';
import { fill } from '../know/slots.js';
import { escapePattern, joinWords, lowerFirst, plural, sentence, thirdPerson, upperFirst } from '../language.js';
import type { Capability } from '../read/brief.js';
import { withOthers } from '../read/every-deed.js';
import { isPeople } from '../read/lexicon.js';
import { isByItself, tellsPeople } from './by-itself.js';
import { eventOf } from './event-of.js';
import { messageIn } from './message-tests.js';
import { momentOf } from './moment.js';
import { nameOf } from './feature-name.js';
import { kindOf } from './kinds.js';
import { outcomeOf } from './outcomes.js';
import { concernedBy, personNamed, toldBy, type Person } from './people.js';
import { inWords } from './in-words.js';
import type { Feature } from './plan.js';
import { inItsSentence, startsWith } from './said-feature.js';
import { saidParts } from './said-parts.js';
import { wantedBy, wantedThere } from './said-want.js';
import type { Said } from '../told/said.js';
import { classOf } from './sense.js';
import { ownNoun, testerFor, triedAsRule, triedBeside, triedWith, type Trying } from './tried.js';
import { wayOf } from './ways.js';
import { gotIn, isToldOf, toldOf } from './wishes-told.js';
import { fromTemplate } from './feature-from.js';

/** How many features of its own an idea fills a plan with; what it asks for beyond them is said with the last. */
const most = 18;

/** What the idea asks for, each as a function of the product. */
export function featuresAsked(trying: Trying): Feature[] {
  const { capabilities, brief, known, people } = trying;
  const tester = testerFor(trying);
  const wanted = (text: string): Pick<Feature, 'wantedBy' | 'by'> => {
    // 'The rector wants a report'
    const by = wantedThere(text);
    if (by !== '' && personNamed(by, people) === undefined) return { by };
    const side = wantedBy(text, people)?.side;
    return side === undefined ? {} : { wantedBy: side };
  };
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
    // 'Workshops have no wifi, so it has to sync later': told in words alone, the product does it.
    const isOffline = capability.words !== undefined && special?.kind === 'offline';
    const { named: _, ...unnamed } = capability;
    const way = wayOf(isOffline ? { ...unnamed, automatic: true } : capability, known);
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
    if (!capability.said) return { ...whole, tests, ...(whole.ofNobody && wanted(whole.asked ?? '')) };
    const asRule = triedAsRule(at, trying);
    const beside = (capability.deeds ?? []).map((deed) => triedBeside(deed, trying, tester));
    const nobodys: Feature = {
      ...whole,
      tests,
      ...((whole.ofNobody || isOfThing(capability)) && wanted(capability.said.text)),
    };
    return inItsSentence(nobodys, capability.said, {
      beside,
      asRule: asRule.length === 0 && isOffline ? feature.tests : asRule,
      isWithPeople: capability.words !== undefined || withOthers([capability]).some(({ noun: what }) => isPeople(what)),
      product: words['product'] ?? '',
      wantedBy: people.find(({ side }) => side === nobodys.wantedBy)?.role ?? '',
      role:
        capability.by === undefined && !startsWith(capability.said.text, person?.role ?? '\uE000')
          ? ''
          : (person?.role ?? capability.by ?? ''),
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

/** `Isolation patients can't be combined with other trips`: told of whom or what it rules, whoever acts in it besides. */
const isOfThing = ({ said, by }: Capability): boolean =>
  said !== undefined &&
  !said.isProducts &&
  said.wish === null &&
  (by === undefined || !new RegExp(`\\bby (?:(?:the|an?) )?${escapePattern(by)}`, 'iu').test(said.text)) &&
  isOfItself(saidParts(said.text, said.who));
/** `Suspect stock can be blocked`: by whoever acts. */
const isOfItself = (parts: ReturnType<typeof saidParts>): boolean =>
  parts !== null && !(parts.isAble && /^(?:only )?be /.test(parts.does));

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
