import { lowerFirst, plural, singular } from '../language.js';
import type { Capability } from '../read/brief.js';
import { everyDeed, functionOf } from '../read/every-deed.js';
import type { Person } from './people.js';
import type { Feature, Goal } from './plan.js';
import { headOf } from './sense.js';

/** Reasons that the idea gives: its own words, whose next deed needs this one, and which figure it changes. */

interface Told {
  capabilities: Capability[];
  goals: Goal[];
  people: Person[];
  /** What everything is about: a search without an object is one for that. */
  unit: string;
}

/** What others do with something that somebody has put there. */
export const goesOn =
  /^(?:see|view|read|search|find|look up|review|check|approve|accept|confirm|answer|reply|plan|schedule|match|download|export|reserve|book|borrow|quote|pick|choose|pay|repair|fix|replace|settle|deliver)$/;
/** What begins something: others go on with what it leaves. */
const begins =
  /^(?:report|log|record|register|enter|note|note down|add|list|describe|submit|request|post|create|write|upload|file|import|catalogue|offer|announce|publish|quote|send)$/;
const longest = 9;
/** `request holiday`: others approve the request. */
const madeBy = new Map([
  ['request', 'request'],
  ['report', 'report'],
  ['order', 'order'],
  ['book', 'booking'],
  ['reserve', 'reservation'],
  ['apply', 'application'],
  ['apply for', 'application'],
]);

/** Fills in the reasons; none stands twice. */
export function withReasons(features: Feature[], told: Told): Feature[] {
  const taken = new Set<string>();
  return features.map((feature, at) => {
    if (feature.gain !== '' && feature.so !== '') {
      // Two deeds of one kind have one reason, which stands with the first.
      const isSaid = feature.stated && taken.has(feature.so);
      taken.add(feature.so);
      return isSaid ? { ...feature, gain: '', so: '' } : feature;
    }
    // What is only told in words is what it is for as well.
    const isInWords = told.capabilities[at]?.words !== undefined;
    const own = [
      ...givenFor(feature, at, told),
      ...(isInWords ? [] : [...nextOf(feature, at, features, told), ...figuresOf(feature, told)]),
    ].filter(({ gain }) => !taken.has(gain));
    const [first = { gain: '', so: '' }, second = first] = own;
    taken.add(first.gain || first.so);
    const isGiven = told.capabilities[at]?.why !== undefined;
    return { ...feature, gain: feature.gain || first.gain, so: feature.so || (isGiven ? first : second).so };
  });
}

interface Reason {
  gain: string;
  /** The same as the one who does it would say it. */
  so: string;
}

/** `the manager can decide which to replace`: in the words of the idea. */
function givenFor(feature: Feature, at: number, { capabilities, people }: Told): Reason[] {
  const why = feature.stated ? capabilities[at]?.why : undefined;
  const whose = people.find(({ side }) => side === feature.side);
  if (why === undefined || !whose) return [];
  const theirs = why.replace(/\bmy\b/g, 'their').replace(/^(?:do not|don['’]t) /, 'do not ');
  return [{ gain: `${plural(whose.role)} ${theirs}`, so: `I ${why}` }];
}

const both = (text: string): Reason => ({ gain: text, so: text });

/** `repeat calls can fall to 5%`: what the goals that it serves are about. */
const figuresOf = ({ goals: served, asked = '', isByItself }: Feature, { goals, unit }: Told): Reason[] => {
  const own = stemsOf(asked).filter((stem) => !stemsOf(unit).includes(stem));
  return served.flatMap((place) =>
    // What goes out by itself is there for the figure that it serves: a reminder, for the no-shows.
    (isByItself && goals[place]?.stated) || stemsOf(goals[place]?.goal ?? '').some((stem) => own.includes(stem))
      ? figureOf(goals[place])
      : [],
  );
};

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));

/** `clerks can match callers' enquiries`: the nearest deed on the same thing that goes on from here. */
function nextOf(feature: Feature, at: number, features: Feature[], told: Told): Reason[] {
  const deed = told.capabilities[at];
  if (!deed || !feature.stated || deed.automatic) return [];
  if (!begins.test(deed.verb) && !madeBy.has(deed.verb)) return [];
  const thing = thingOf(deed, told.unit);
  // What was done before needs nothing of it any more.
  const one = everyDeed(told.capabilities.slice(at + 1)).find(
    (one) =>
      !one.automatic &&
      goesOn.test(one.verb) &&
      one.by !== deed.by &&
      (thingOf(one, told.unit) === thing || saysOf(one, thing) || thingOf(one, told.unit) === madeBy.get(deed.verb)),
  );
  const found = functionOf(one, told.capabilities);
  const whose = told.people.find(({ side }) => side === features[found]?.side);
  if (!one || !whose) return [];
  const doing = [one.verb, one.object, one.tail].filter(Boolean).join(' ');
  // 'which parents can read': a deed on nothing says nothing.
  if (!doing.includes(' ') || doing.split(' ').length > longest || /\b(?:it|them|their|his|her)\b/.test(doing))
    return [];
  const gain = `${plural(whose.role)} can ${doing}`;
  return [{ gain, so: features[found]?.side === feature.side ? `I can ${doing}` : gain }];
}

export const thingOf = (deed: Capability, unit: string): string =>
  deed.noun === '' ? (/^(?:search|look|find|browse|filter)$/.test(deed.verb) ? unit : '') : headOf(deed);

const saysOf = ({ object }: Capability, thing: string): boolean =>
  thing !== '' &&
  object
    .toLowerCase()
    .split(/[\s'’]+/)
    .some((word) => singular(word) === thing);

/** `repeat calls can fall to 5%`: the figure of the idea that the deed serves. */
function figureOf(goal: Goal | undefined): Reason[] {
  const [, way = '', name = ''] =
    /^(Cut|Lower|Reduce|Shorten|Raise|Increase) (.+?)(?: from \d.*)?$/.exec(goal?.goal ?? '') ?? [];
  if (!goal || name === '' || name.split(' ').length > 7 || /^the time\b/.test(name)) return [];
  const to = goal.stated ? ` to ${lowerFirst(goal.target)}` : '';
  return [both(`${name} can ${/^(?:Raise|Increase)$/.test(way) ? 'rise' : 'fall'}${to}`)];
}
