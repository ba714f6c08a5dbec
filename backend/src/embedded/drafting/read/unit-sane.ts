import { isUncountable, singular } from '../language.js';
import type { Capability } from './brief.js';
import { isPeople } from './lexicon.js';
import { handledBy, timesSaid } from './unit-marks.js';

/** Whether the thing that everything is about can be that: the whole document counts, lists and reports it. */

const perTime = String.raw`(?:yearly|monthly|weekly|daily|annual)`;
const flows: RegExp[] = [
  // 'around 900 water claims a month'
  /(?<![€£$\d.,])\d[\d.,]* (?<what>(?:\p{Ll}+ ){0,2}?\p{Ll}{3,}s) (?:an?|per|each|every) (?:day|week|month|quarter|year|season)\b/giu,
  // '1,900 yearly requests'
  new RegExp(String.raw`(?<![€£$\d.,])\d[\d.,]* ${perTime} (?<what>(?:\p{Ll}+ )?\p{Ll}{3,}s)\b`, 'giu'),
];
/** What is counted by time and is nothing that a product is about. */
const noMatter =
  /^(?:time|hour|minute|second|day|week|month|year|call|user|visitor|euro|pound|dollar|mistake|error|correction|complaint|percent|degree|download|email|message|bag|tonne|kilo|litre|meter|metre|mile|kilometre)$/;
/** `idle hours`, `max`: a state, a limit or a short form. */
const noThing =
  /^(?:max|min|id|url|ci|cd|ui|faq|info|data|usage|access)$|^(?:idle|free|empty|unused|full|late) |[:;,]/i;
const list = /, /;

/** The noun an idea counts by the month, where its deeds or its sentences speak of it again and again. */
function flowIn(text: string, capabilities: readonly Capability[]): string | null {
  for (const flow of flows)
    for (const { groups } of text.matchAll(flow)) {
      const noun = singular((groups?.['what'] ?? '').toLowerCase());
      const head = noun.split(' ').at(-1) ?? '';
      if (noMatter.test(head) || isPeople(noun) || isUncountable(head)) continue;
      if (capabilities.some((one) => singular(one.noun.toLowerCase()).endsWith(head)) || timesSaid(head, text) > 2)
        return head;
    }
  return null;
}

/** `unit`: as the deeds tell it; null where nothing in the idea is surely it, and its kind of product knows better. */
export function saneUnit(unit: string | null, capabilities: Capability[], text: string, kind: string): string | null {
  const flow = flowIn(text, capabilities);
  if (unit === null) return flow;
  const [first = '', ...rest] = unit.split(' ');
  // 'book desks, meeting rooms and booths': each of them is a booking.
  if (
    capabilities.some(({ verb, object, noun }) => /^(?:book|reserve)$/.test(verb) && noun === unit && list.test(object))
  )
    return 'booking';
  // 'battery-powered reading'
  const plain = rest.length > 0 && /-(?:powered|based|driven|operated|enabled)$/.test(first) ? rest.join(' ') : unit;
  const deeds = handledBy(plain.toLowerCase(), capabilities);
  const isDoubtful =
    noThing.test(plain) ||
    (isUncountable(plain) && deeds === 0) ||
    // Said once and in passing.
    (capabilities.length > 3 && timesSaid(plain, text) < 2) ||
    // Of a shop each order is kept, and not what else can be booked there.
    (/^(?:shop|webshop|store)$/.test(kind) && deeds < 2);
  if (isDoubtful) return flow;
  return flow !== null && deeds <= handledBy(flow, capabilities) && !plain.endsWith(flow) ? flow : plain;
}
