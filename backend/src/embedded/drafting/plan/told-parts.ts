import { singular } from '../language.js';
import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { bareNoun } from '../read/phrases.js';
import { isPhysicalUnit } from '../read/values.js';
import { isLook } from './deed-words.js';
import { detailsOf, fieldOfDetail } from './details.js';
import type { Held } from './thing-fields.js';
import { classOf } from './sense.js';
import { asUnit, type Told, withoutState } from './thing-names.js';

/** Deeds whose object names a part of a thing, a place in a list or a value: the thing itself stands behind it. */

/** The first reading that knows the deed; null where it names its thing plainly. */
export const heldByPart = (deed: Capability, plan: Told): Held | null =>
  pictured(deed, plan) ??
  stands(deed, plan) ??
  charged(deed) ??
  priced(deed, plan) ??
  onList(deed) ??
  measured(deed, plan);

const thingIn = (said: string, plan: Told): string | null => {
  const noun = singular(withoutState(bareNoun(said).toLowerCase()));
  return noun === '' || isPeople(noun) || isPhysicalUnit(noun.split(' ').at(-1) ?? '') ? null : asUnit(noun, plan);
};

const sends = /^(?:post|upload|send|add|attach|share|submit|send in)$/;
const ofThing =
  /^(?:an? |the |some |\d+ )?((?:photo|photograph|picture|image|video)s?) of (?:an?|the|their|each|every|his|her|its) ([\p{L} -]{3,40})$/iu;

/** `post photos of the broken tube with colour and length`: it is the tube that is described. */
function pictured(deed: Capability, plan: Told): Held | null {
  const [, pictures = '', whole = ''] = (sends.test(deed.verb) && ofThing.exec(deed.object)) || [];
  const held = whole === '' ? null : thingIn(whole, plan);
  if (held === null) return null;
  const beside = detailsOf({ ...deed, verb: 'report', object: '' }).map(fieldOfDetail);
  return {
    held,
    fields: [`${pictures.toLowerCase()}: picture`, ...beside],
    done: 'described',
    isValue: true,
    begins: true,
  };
}

const notes = /^(?:record|log|enter|note|write down|write|register|note down)$/;
const clause = /^(where|when) (?:each|every|the|an?) ([\p{L}-]+(?: [\p{L}-]+)??) (\p{L}+)$/iu;

/** `record where each puppet hangs` */
function stands({ verb, object, tail }: Capability, plan: Told): Held | null {
  const [, asked = '', whole = '', does = ''] = (notes.test(verb) && clause.exec(`${object} ${tail}`.trim())) || [];
  const held = whole === '' ? null : thingIn(whole, plan);
  if (held === null) return null;
  const type = asked.toLowerCase() === 'when' ? 'date and time' : 'text';
  return { held, fields: [`${asked.toLowerCase()} it ${does}: ${type}`], isValue: true, begins: true };
}

/** `quote a price`: what is made by it is a quote. */
function priced({ verb, noun }: Capability, plan: Told): Held | null {
  if (verb !== 'quote' || !/^(?:price|cost|fee|sum|amount|rate)$/.test(noun)) return null;
  return {
    held: asUnit('quote', plan),
    fields: [`${noun}: amount`, 'quoted by: person', 'quoted at: time'],
    begins: true,
  };
}

const puts = /^(?:put|add|enter|write|set|sign|note)$/;
const list =
  /^(?:on|in|into|onto|to) (?:an?|the|their|our|its) (?:\S+['’]s |\S+s['’] )?((?:[\p{L}-]+ )?(?:list|rota|roster|register|board|calendar|plan|sheet|diary|timetable|schedule))\b/iu;

/** `put their name on the day's flying list`: the list holds names. */
function onList({ verb, noun, tail }: Capability): Held | null {
  const [, on = ''] = (puts.test(verb) && list.exec(tail)) || [];
  if (on === '' || noun === '' || isPeople(noun)) return null;
  return { held: on.toLowerCase(), fields: [`${noun}: text`], done: 'entered', isValue: true, begins: true };
}

/** `charge a house for lost lamps at the replacement price`: what is made by it is a charge. */
function charged({ verb, object, noun, tail }: Capability): Held | null {
  const of = classOf({ object, noun });
  if (!/^(?:charge|fine|refund)$/.test(verb) || !/^for /.test(tail) || !(of === 'place' || of === 'person'))
    return null;
  const whom = isPeople(noun) ? `${noun}: person` : `${noun}: text`;
  return {
    held: verb,
    fields: [whom, 'what for: text', 'sum: amount', 'made by: person', 'made at: time'],
    begins: true,
  };
}

/** `bid on a lot`, `comment on a plan`: on which. */
export function aboutField({ tail }: Capability): string[] {
  const [, what = ''] = /^(?:on|for) (?:an?|the|each|every) ([\p{L}-]+)/u.exec(tail) ?? [];
  return what === '' || isPeople(what) ? [] : [`${what.toLowerCase()}: text`];
}

const attribute =
  /^([\p{L}-]+(?: [\p{L}-]+)?) (size|type|colour|color|weight|length|height|width|address|model|whereabouts)$/iu;

/** `confirm the crate size`: the size of a crate. */
function measured({ verb, noun, object }: Capability, plan: Told): Held | null {
  const [, whole = '', what = ''] = attribute.exec(noun) ?? [];
  const held = whole === '' || isLook(verb) || /,| and | of /.test(object) ? null : thingIn(whole, plan);
  return held === null ? null : { held, fields: [fieldOfDetail(what.toLowerCase())], isValue: true };
}

const owner = /^(?:an? |the |each |every |all )?(\p{L}+)(?:['’]s|s['’]) (?=\p{L})/iu;

/** `trainees' exercises`: each names its trainee. */
export function ownerField({ object, by = '' }: Capability): string[] {
  const [, who = ''] = owner.exec(object) ?? [];
  const whose = singular(who.toLowerCase());
  return whose === '' || whose === by || !isPeople(whose) ? [] : [`${whose}: person`];
}

/** `, winch or aerotow`: of which kind each is. */
const either = /, ([\p{L}-]+) or ([\p{L}-]+)$/u;
const happens = /^(?:landing|arrival|departure|start|end|return|delivery|collection|pick-?up|takeoff|closing)$/;
const both = /^(?:an?|the|each|every) [\p{L}-]+ and ([\p{L}-]+)(?=$|,)/iu;

/** `record each launch and landing, winch or aerotow`: when it ends, and of which kind it is. */
export function kindFields({ verb, object }: Capability): string[] {
  if (!notes.test(verb)) return [];
  const [, one = '', other = ''] = either.exec(object) ?? [];
  const [, end = ''] = both.exec(object) ?? [];
  return [
    ...(happens.test(end) ? [`${end}: date and time`] : []),
    ...(one === '' ? [] : [`${one} or ${other}: ${one}, ${other}`]),
  ];
}

const nominal: Record<string, string> = {
  count: 'count',
  scan: 'scan',
  check: 'check',
  test: 'test',
  inspect: 'inspection',
  weigh: 'weighing',
  measure: 'measurement',
  tag: 'tag',
};
const eachTime =
  /\b(?:at|after|before|on) (?:each|every) ([\p{L}-]+)|\b(?:each|every) (?:\d+ |other |two |three |four |five |six )?(?:hour|\p{L}*day|morning|evening|night|shift|week|month|year)s?\b|\bin the (?:morning|evening)\b|\b(?:daily|weekly|monthly|hourly)\b/iu;

/** `scan the garment at every handover`: each scan is kept beside the one before, as an entry of its own. */
export function keptEachTime({ verb, tail }: Capability, held: string): { noun: string; fields: string[] } | null {
  const [found, moment = ''] = eachTime.exec(tail) ?? [];
  const noun = nominal[verb];
  if (found === undefined || noun === undefined || held === '' || held.split(' ').length > 2) return null;
  return {
    noun: held.endsWith(` ${noun}`) ? held : `${held} ${noun}`,
    fields: moment === '' ? [] : [`${moment.toLowerCase()}: text`],
  };
}
