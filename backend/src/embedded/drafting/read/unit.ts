import { escapePattern, isUncountable, plural } from '../language.js';
import type { Brief, Capability } from './brief.js';
import { kindWords } from './kinds.js';
import { isPeople, isVerb, nominalVerb, verbOf } from './lexicon.js';
import { bareNoun, headOf, isVague } from './phrases.js';
import { isSoundNoun } from './sound.js';
import {
  handledBy,
  isCaredFor,
  isFitting,
  isOneOfSeveral,
  isOutOfOrder,
  isShortFor,
  isQuantity,
  isOwned,
  isPlaceHeld,
  ownerOf,
  owns,
  timesSaid,
  uncounted,
  weightOf,
  withoutState,
} from './unit-marks.js';
import { commonest, countedMatter, countedWhole } from './unit-counted.js';
import { personal, unitFrom } from './unit-from.js';
import { containers, unitFromCompound } from './unit-compound.js';
import { isPhysicalUnit } from './values.js';

/** What products handle beside their real matter. */
const side =
  /^(?:id|photo|picture|video|barcode|tag|list|message|map|alert|reminder|notification|deposit|payment|result|progress|worksheet|deadline|code|account|login|comment|note|rating|review|history|statistic|chart|label|log|form|file|number|fee|choice|question|certificate|label|parents?|day|date|map|text|wear|damage|severity|urgency|weight|reason|seal|outcome|condition|state|cause|remark|measurement|finding|answer|reply|opinion|summary|signature|defect note|email|link|mail|letter|price|score|status|rate|level|timeline|action|advice|gift|total|sum|average|share|value|figure|grade|quality|colour|warning|blocker|flow|workflow|process|procedure|approval)$/;
/** The thing the product is about, so that a plan of crews is a `crew plan` and a logged pothole a `pothole`. */
export function unitOf(
  capabilities: Capability[],
  background: Capability[],
  compound: string | null,
  analogy: Brief['analogy'],
  text: string,
): string | null {
  // 'a planning app': what is planned is what it is about.
  if (compound && bareWork.test(compound)) return unitOf(capabilities, background, null, analogy, text);
  const whole = countedWhole(text, capabilities);
  if (whole !== null) return whole;
  // 'Gully cleaning', in which gullies are reported, ticked and repaired: the gully is kept a record of.
  const worked = /^(?:.+ )?(\p{L}+) cleaning$/u.exec(compound?.toLowerCase() ?? '')?.[1] ?? '';
  if (worked !== '' && timesSaid(worked, text) > 3 && handledBy(worked, capabilities) > 1) return worked;
  // 'Scaffold hire', in which scaffold orders are booked, delivered and approved.
  const [work = ''] = compound?.toLowerCase().split(' ') ?? [];
  const ordered = compound?.includes(' ') ? mainCapability(capabilities, text)?.noun.toLowerCase() : undefined;
  if (ordered?.startsWith(`${work} `) && handledBy(ordered, capabilities) > 1) return ordered;
  if (compound && /(?:repair|rental|hire|delivery|cleaning|sitting|walking|sharing|tutoring)$/.test(compound))
    return unitFromCompound(compound);
  if (
    compound &&
    /\b(?:forecasting|tutoring|teaching|carpooling|coaching|dating|adoption|resale|onboarding|recommendation|ordering)$/.test(
      compound,
    )
  )
    return unitFromCompound(compound);
  if (
    compound &&
    (nominalVerb(compound.split(' ').at(-1) ?? '') || /\b(?:management)$/.test(compound)) &&
    !/management$/.test(compound)
  )
    return compound;
  // 'Translation bureau Verbo' names a house.
  if (compound && /\s\p{Lu}\p{Ll}+$/u.test(compound)) return unitOf(capabilities, background, null, analogy, text);
  // 'an expense app' in which expenses are flagged: title and deeds agree.
  const own = compound?.toLowerCase() ?? '';
  if (ofKind(own, text) && !isPeople(own) && !isSide(own) && capabilities.some(({ noun }) => noun === own)) return own;
  const asked = mainCapability(capabilities, text);
  // 'order food and gas', and then loads are bundled, weighed and refused: of gas nobody keeps a record.
  const counted =
    asked && asked.object.split(/ and |, /).some(isUncountable) ? oftenSaid(capabilities, text) : undefined;
  if (counted !== undefined) return counted;
  const told = mainCapability(background, text);
  // 'file suspicious-activity reports … drafts the report': the fuller name says which.
  if (told && asked && told.noun.toLowerCase().endsWith(` ${asked.noun.toLowerCase()}`) && isNamed(told.noun, text))
    return unitFrom(told, text);
  // 'reviews 900 contracts … 1.5 hours per contract': spoken of twice, it is the matter itself.
  if (
    told &&
    asked &&
    !compound &&
    // 'keep customers in a notebook': of whom something is noted today is not what the deeds are about.
    !isPeople(told.noun) &&
    !isSide(told.noun.split(' ').at(-1) ?? '') &&
    !side.test(told.noun.split(' ').at(-1) ?? '') &&
    timesSaid(told.noun, text) > 1 &&
    timesSaid(asked.noun, text) < 2
  )
    return unitFrom(told, text);
  // 'a tracker for grant applications' in which applications are drafted: its title says of what kind they are.
  const titled = compound?.toLowerCase().split(' ').at(-1) ?? '';
  if (
    compound?.includes(' ') &&
    titled !== '' &&
    !isSide(titled) &&
    !containers[titled] &&
    isNamed(compound, text) &&
    capabilities.some(({ noun }) => noun.toLowerCase() === titled)
  )
    return compound;
  const capability = asked ?? (compound ? null : told);
  if (
    capability &&
    !(
      compound &&
      (side.test(capability.noun.split(' ').at(-1) ?? '') || (capability.verb === 'wake' && isPeople(capability.noun)))
    )
  )
    return (
      (compound ? null : (countedMatter(text, capability) ?? itemIn(capabilities, text))) ?? unitFrom(capability, text)
    );
  if (compound) return unitFromCompound(compound);
  if (capability) return unitFrom(capability, text);
  return analogy ? `${analogy.subject} request` : commonest(text, (noun) => side.test(noun));
}

const bareWork =
  /^(?:planning|tracking|monitoring|scheduling|messaging|sharing|networking|reporting|hosting|sourcing)$/i;

/** `an expense app` */
const ofKind = (noun: string, text: string): boolean =>
  /^[a-z]+$/.test(noun) && new RegExp(`\\b${noun} (?:${kindWords})\\b`, 'i').test(text);

/** The thing of several deeds of which the idea speaks most, if it does so again and again. */
const oftenSaid = (capabilities: Capability[], text: string): string | undefined =>
  capabilities
    .map(({ noun }) => noun.toLowerCase())
    .filter(
      (noun) =>
        noun !== '' &&
        !isUncountable(noun) &&
        !isPeople(noun) &&
        !side.test(noun.split(' ').at(-1) ?? '') &&
        timesSaid(noun, text) > 3,
    )
    .toSorted((one, other) => timesSaid(other, text) - timesSaid(one, text))[0];

/** `Visitors book an item, the coordinator matches the item`: a word for anything is the thing where deeds and idea keep to it. */
const itemIn = (capabilities: Capability[], text: string): string | null =>
  capabilities.filter(({ object }) => /^(?:(?:an?|the|each|every|all|their|his|her) )?items?$/i.test(object)).length >
    1 && timesSaid('item', text) > 2
    ? 'item'
    : null;

/** `volunteers log call-outs` names no log call-out: a verb in front is part of the name only behind an article. */
const isNamed = (noun: string, text: string): boolean =>
  !isVerb(noun.split(' ')[0] ?? '') ||
  new RegExp(String.raw`\b(?:an?|the|each|every|our|their|per|of|for|new) ${escapePattern(noun)}`, 'i').test(text);

/** Texts, photos, reminders: nobody builds a product about these alone. */
export const isSide = (noun: string): boolean =>
  isPhysicalUnit(noun) ||
  /^(?:photo|picture|(?:\p{L}+ )?video|tag|message|reminder|notification|alert|text|wear|damage|severity|urgency|weight|email|mail|letter|link|login|code|account|progress|result|outcome|condition|state|cause|remark|reason|answer|reply|signature|comment|note|number|date|file|chart|status|summary|card|list|barcode|qr code|waiting list|rule|(?:\p{L}+ )?(?:alert|reminder))$/u.test(
    noun,
  );

/** The capability whose noun the idea turns around: said first, said often, and not a mere message or picture. */
export function mainCapability(told: Capability[], text: string): Capability | null {
  const capabilities = told.map((one) => ({ ...one, noun: uncounted(one.noun) }));
  const lower = text.toLowerCase();
  let best: { capability: Capability; score: number } | null = null;
  for (const [at, capability] of capabilities.flatMap((one, place) =>
    eachOf(one).map((single): [number, Capability] => [place, single]),
  )) {
    const { automatic, tail, verb } = capability;
    // 'an approval flow for each drum' is about drums.
    const each =
      /^(?:(?:for|of|on|at) (?:each|every)|per) (.+)$/i.exec(tail)?.[1] ??
      /\s(?:of|for) (?:each|every) (.+)$/i.exec(capability.object)?.[1];
    const matter = /^(?:reminder|notification|alert|message)$/.test(capability.noun)
      ? /^(?:for|about|of|on) (.+)$/i.exec(tail)?.[1]
      : undefined;
    const reminded = matter ? bareNoun(headOf(matter)) : '';
    const around =
      reminded && !isPeople(reminded)
        ? reminded
        : each && (side.test(capability.noun.split(' ').at(-1) ?? '') || isQuantity(capability.noun))
          ? bareNoun(each)
          : '';
    const noun =
      around ||
      ownerOf(capability, lower) ||
      withoutState(capability.noun, capabilities, lower) ||
      (capability.object === '' &&
      /^(?:on|for|from|to)\s/.test(tail) &&
      !(/^(?:from|to)\s/.test(tail) && isPeople(bareNoun(tail.replace(/^\S+\s/, ''))))
        ? // 'volunteer to lead a walk': the walk is what it is about.
          bareNoun(tail.replace(/^to \S+ (?=an? |the |each |every )/, '').replace(/^(?:on|for|from|to)\s/, ''))
        : '');
    if (
      noun === '' ||
      /[\d£$€%]/.test(noun) ||
      isPhysicalUnit(noun) ||
      // 'People phone Mrs Doyle'
      /^(?:mrs?|ms|miss|dr|prof|herr|frau|fru|se[nñ]ora?|mme)\.? /i.test(noun) ||
      // Of whom a record is kept is not what the product is about, where it handles things as well.
      (isPeople(noun) &&
        !withPeople.test(verb) &&
        personal[verb] === undefined &&
        capabilities.some(
          (other) => other.noun !== '' && !isPeople(other.noun) && !isSide(other.noun) && !isOnlySeen(other),
        )) ||
      // Whom one writes to is not what the product is about.
      (isPeople(noun) && /^(?:warn|inform|message|ask|call|contact|text|notify|remind|alert|tell|phone)$/.test(verb)) ||
      (isVague(noun) &&
        handledBy(noun, capabilities) < 3 &&
        !(noun === 'part' && /^(?:order|request|pick|stock|store|send|replace)$/.test(verb)))
    )
      continue;
    const head = noun.toLowerCase().split(' ').at(-1) ?? '';
    // 'take out a linen pack, order packs': spoken of by its last word as well.
    const spoken = noun.includes(' ') && !isShortFor(head, noun, capabilities) ? noun.toLowerCase() : head;
    const said =
      lower.split(new RegExp(String.raw`\b(?:${escapePattern(plural(spoken))}|${escapePattern(spoken)})\b`)).length - 2;
    const score =
      (at === 0 ? 5 : 4) -
      at * 0.6 +
      Math.min(3, Math.max(0, said)) * 1.2 -
      (automatic ? 1 : 0) -
      (side.test(head) && handledBy(noun, capabilities) < 3 ? 3 : 0) -
      (isPeople(noun) ? (withPeople.test(verb) || personal[verb] ? 2 : 5) : 0) -
      // 'a confirmed stock': sentences count the unit.
      (isUncountable(noun) ? 2 : 0) -
      // What is only looked at was made from something else.
      (!around && /^(?:see|view|know|show|watch|get|receive|find|search|compare)$/.test(verb) ? 1.5 : 0) -
      // 'vote which game gets played' asks.
      (/^(?:which|what|who|how|when|where|whether)\b/.test(capability.object) ? 1 : 0) -
      // 'record each collection': they are all kept.
      (/^(?:each|every) /.test(capability.object) ? -1.5 : 0) -
      (isPlaceHeld(noun, lower) ? 4 : 0) -
      (isFitting(noun) ? 2.5 : 0) -
      (/^(?:describe|explain|tell|mention|say)$/.test(verb) ? 2 : 0) -
      (isOneOfSeveral(noun, lower) ? 2 : 0) -
      (isQuantity(noun) ? 3 : 0) -
      // 'approves opening': what somebody does is no thing, but where it is one.
      (/ing$/.test(noun) && verbOf(noun) !== null && capability.object === noun ? 2 : 0) -
      (isCaredFor(noun, capabilities) ? 5 : 0) -
      (isOwned(capability.object, noun) ? 2 : 0) +
      (owns(noun, capabilities) ? 1.5 : 0) +
      (handledBy(noun, capabilities) - 1) * 0.8 +
      weightOf(noun, capabilities, lower) +
      // What is only found out of order is said in passing, where something else goes from hand to hand.
      (verb === 'report' && isOutOfOrder(noun) ? -1.5 : 0) +
      (kept.test(verb) ? 0.6 : 0) +
      (around ? 1.5 : 0);
    if (!best || score > best.score) best = { capability: { ...capability, noun }, score };
  }
  // 'plan home visits, confirm a visit': the fuller name says what kind of visit.
  const chosen = best?.capability.noun.toLowerCase() ?? '';
  const short = capabilities.findIndex(({ noun }) => noun.toLowerCase() === chosen);
  const fuller = capabilities.find(
    ({ noun, verb }, at) =>
      noun.toLowerCase().endsWith(` ${chosen}`) &&
      withoutState(noun, capabilities, lower) === noun &&
      // 'request holidays, set public holidays per country': what is set up once is another thing.
      !/^(?:set|define|configure)$/.test(verb) &&
      // 'sign out keys, take back keys, release master keys': most of it is done to any of them.
      (at < short || handledBy(chosen, capabilities) <= handledBy(noun, capabilities)),
  );
  if (best && fuller && !chosen.includes(' ')) return fuller;
  // Nobody builds a product about texts and photos alone: its kind knows better.
  return best && !isSide(best.capability.noun) ? best.capability : null;
}

const isOnlySeen = ({ verb, automatic }: Capability): boolean =>
  automatic || /^(?:see|view|know|show|watch|get|receive|find|search|compare)$/.test(verb);

/** What is done to a thing that is kept a record of, from its beginning to its end. */
const kept =
  /^(?:book|reserve|order|request|file|submit|report|record|log|enter|register|approve|reject|refuse|accept|assign|confirm|close|open|cancel|release|complete|draft|deliver|lend|rent|borrow|return|take|sign off|hand out|plan|schedule)$/;
const withPeople = /^(?:match|connect|find|hire|book|meet|link|recruit|request|order|reserve)$/;

/** `lambing, treatments and moves between fields`: each may be what it is about. */
const eachOf = (one: Capability): Capability[] => {
  const parts = /,\s|\sand\s/.test(one.object) ? one.object.split(/,\s(?:and\s)?|\sand\s/) : [];
  const nouns = parts.map((part) => bareNoun(part)).filter((noun) => noun !== '' && isSoundNoun(noun));
  return nouns.length > 1 && nouns.length === parts.length && nouns.includes(one.noun)
    ? nouns.map((noun) => ({ ...one, noun }))
    : [one];
};
