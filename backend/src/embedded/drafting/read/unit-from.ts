import { isUncountable, singular } from '../language.js';
import type { Capability } from './brief.js';
import { isPeople } from './lexicon.js';
import { isSoundNoun } from './sound.js';
import { containers } from './unit-compound.js';
import { isAnimal } from './unit-marks.js';

/** Things that stand by themselves when they are planned: a planned shift is a shift, planned crews are a crew plan. */
const selfStanding =
  /^(?:shift|visit|appointment|booking|trip|route|delivery|lesson|session|meeting|event|job|walk|clean|class|order|ride|tour|game|match|course|slot|interview|inspection|call|stay|journey|repair|service|surgery|operation|procedure|exam|treatment|pickup|collection|round|raid|training|workout|rehearsal|concert|wedding|shoot|flight|run|meal|project|duty|hike|excursion|party|campaign|holiday|viewing|dinner)$/;

/** The thing that a deed keeps a record of: of a bird its record, of people what is done with them. */
export function unitFrom({ verb, noun }: Capability, text: string): string {
  // `pupils' dives` are dives.
  const short = noun
    .replace(/^\S+(?:['’]s|s['’]) /u, '')
    .split(' ')
    .slice(-2)
    .join(' ');
  const head = short.split(' ').at(-1) ?? '';
  // Bread cannot be counted, what is noted of it can.
  if (isUncountable(short) && /^(?:enter|record|log|note|count|measure|report|write down|weigh)$/.test(verb))
    return `${short} entry`;
  if (containers[head]) return containers[head] ?? head;
  if (isAnimal(short)) return `${short} record`;
  if (isPeople(short) && /^(?:request|order)$/.test(verb)) return `${short} request`;
  if (isPeople(short) && /^(?:match|connect|find|hire|book|reserve|meet|link|recruit)$/.test(verb))
    return `${short} ${/^(?:book|hire|reserve)$/.test(verb) ? 'booking' : 'match'}`;
  if (isPeople(short)) {
    const counted = personal[verb]
      ? undefined
      : /\d\s?(?:%|per cent|percent) of (?:all |our |the |their )?((?:[a-z-]+ )?[a-z]+s)\b/.exec(text)?.[1];
    return counted && !isPeople(counted) && isSoundNoun(singular(counted))
      ? singular(counted)
      : `${short} ${personal[verb] ?? 'case'}`;
  }
  if (/^(?:plan|schedule|roster|coordinate|organise)$/.test(verb) && !selfStanding.test(head)) {
    // '18% of harvest days are lost': what is counted is what the plan is about.
    const counted = text.match(
      /\d\s?(?:%|per cent|percent) of (?:all |our |the )?((?:[a-z-]+ )?[a-z]+s)\s(?:is|are|were|was|get|go)\b/,
    )?.[1];
    return counted && !isPeople(counted) && singular(counted) !== counted ? singular(counted) : `${short} plan`;
  }
  const money = verb !== 'charge' || /\b(?:fees?|prices?|pay|invoices?|grants?)\b|[£$€]/.test(text);
  if (money && /^(?:pay|charge|invoice|bill)$/.test(verb) && !/(?:payment|invoice|bill|fee|rent)$/.test(head))
    return `${short} payment`;
  if (/^(?:forecast|predict)$/.test(verb) && !/forecast$/.test(head)) return `${short} forecast`;
  if (/^(?:match|connect)$/.test(verb)) return short;
  return short;
}

/** What is done with people is the unit, not the people: an onboarded employee is an onboarding. */
export const personal: Record<string, string> = {
  onboard: 'onboarding',
  register: 'registration',
  train: 'training',
  support: 'request',
  treat: 'treatment',
  monitor: 'check',
  pay: 'payment',
  remind: 'reminder',
  vet: 'check',
  verify: 'check',
  check: 'check',
  'check in': 'check-in',
  admit: 'admission',
  keep: 'record',
  update: 'record',
  manage: 'record',
  track: 'record',
};
