import type { Capability } from './brief.js';
import { kindWords } from './kinds.js';
import { isSoundObject } from './sound.js';
import { isElliptic, isTowards } from './stand-in.js';

/** Which readings of a phrase are deeds that a product can serve. */

/** A share or a sum may be what is paid. */
const ofSums = /^(?:pay|charge|deduct|refund|offer|earn)$/;

const runs =
  /^(?:them|it)$|(?:^|\s)(?:checks?|tests?|reports?|jobs?|scripts?|queries|query|campaigns?|payroll|simulations?|experiments?|scans?|audits?|backups?|searches)$/i;

export const isWorthwhile = ({ object, verb, tail, automatic }: Capability): boolean =>
  object.split(' ').length <= 16 &&
  (object + tail !== '' || isElliptic({ verb, object, tail }) || isTowards({ verb, object, tail })) &&
  !(verb === 'pay' && object === '' && /^per\b/.test(tail)) &&
  !/^(?:about |around |up to |at least )?\d[\d.,]*\s?(?:%(?! deposit)|minutes?|hours?|days?|weeks?)/i.test(object) &&
  (/^(?:rate|score|grade|rank|mark|assess)$/.test(verb) || !/^from \d\S*(?: \p{L}+)? to \d/u.test(tail)) &&
  !/^(?:(?:down|up) (?:to|by) \d[\d.,]*\s?(?:%|$))/u.test(tail) &&
  !(verb === 'ask' && /^for (?:about )?\d[\d.,]*\s?(?:%|per ?cent)/.test(tail)) &&
  // 'The Department seeks a web-based system', 'Suppliers come from SAP'
  !(/^seek$/.test(verb) && new RegExp(`\\b(?:${kindWords})$`, 'i').test(object)) &&
  !(verb === 'come' && object === '' && /^from\b/.test(tail)) &&
  // 'Gwilym chairs the committee', 'Boats are named Jim and Jack': so it is, and nobody asks for it.
  !/^chairs?$/.test(verb) &&
  // 'We need 30 firms to break even' is aimed at.
  !(verb === 'break' && /^even\b/.test(object)) &&
  !(automatic && verb === 'name') &&
  // 'or loses it if it comes back late' is what follows.
  !/^(?:lose|forbid|prohibit)$/.test(verb) &&
  // 'only 1 find in 9 reaches her' counts.
  !/\b\d+ (?:\p{L}+ )?(?:in|out of) \d+\b/u.test(object) &&
  !(verb === 'target' && /^\d/.test(object)) &&
  (isSoundObject(object) || /^(?:pay|add|charge|deduct|refund|credit|collect)$/.test(verb)) &&
  !/^\d[\d.,]*$/.test(object) &&
  // 'we onboard 35 drivers a month' tells how many there are.
  !(
    !automatic &&
    /^(?:about |around |some )?\d[\d.,]* [\p{L} -]+ (?:an?|per|each|every) (?:day|week|month|quarter|year)$/iu.test(
      `${object} ${tail}`.trim(),
    )
  ) &&
  // 'they walk 160,000 trees' tells how many there are.
  !/^(?:about |around |some )?\d{1,3}(?:[,.’ ]\d{3})+ \p{L}/u.test(object) &&
  !/^(?:at|to|below|under|over|above) (?:\d[\d.,]*\s?(?:%|per ?cent)|half\b)(?! of\b)/i.test(tail) &&
  !(verb === 'stop' && /^\w+ing\b/.test(object)) &&
  (verb === 'pay' || !/^(?:you|so|[£$€]\d.*)$/i.test(object)) &&
  !/\bage \d/.test(object) &&
  (ofSums.test(verb) || !/\d\s?(?:%|per ?cent\b)/.test(object)) &&
  // Whether and where the product is brought in is decided before there is one.
  !(
    verb === 'decide' &&
    /\b(?:roll-?out|pilot|launch|go-live|budget|purchase|introduction|supplier|starts?)\b/i.test(`${object} ${tail}`)
  ) &&
  // 'Growers throw away 4 tonnes of every 10' is what goes wrong.
  !(/^(?:throw|throw away|waste|discard)$/.test(verb) && /\d/.test(`${object} ${tail}`)) &&
  // 'walk the rows and tick off who is there': on the way to what is done with the product.
  !(
    /^(?:walk|walk through|walk around|stroll|go round|go around|drive round)$/.test(verb) &&
    /^(?:the|their|each|every|all|our) /i.test(object)
  ) &&
  // Outcomes and manners are no functions: 'cut the carbon', 'work offline'.
  (!/^(?:start|stop)$/.test(verb) || automatic === false) &&
  !(/^(?:start|stop)$/.test(verb) && !/^(?:an?|the|each|every) \p{Ll}+$/u.test(object)) &&
  !/^(?:cut|improve|boost|grow|win|reach|cost|launch|be|last|comply|conform|work|stay|remain|integrate|talk|survive|do|follow (?=.*\b(?:Act|law|Code)\b))$/.test(
    verb,
  ) &&
  // 'run a shop' tells of a house; checks and reports are run with the product.
  !(verb === 'run' && !runs.test(object)) &&
  !(verb === 'follow' && /\b(?:Act|Law|Code|Directive|Regulation|rules|GDPR|guidelines)\b/.test(object)) &&
  !(verb === 'support' && /\b(?:iOS|Android|English|languages?)\b/.test(object)) &&
  !(verb === 'take' && /^(?:part|place|care|turns)$/i.test(object)) &&
  !(verb === 'get' && /^\p{L}{3,}ed$/u.test(object)) &&
  !(automatic && /^everything$/i.test(object)) &&
  // 'Parents log in with a code from the school': on the way to what they do.
  !(object === '' && (/^(?:log|sign) in$/.test(verb) || (/^(?:log|sign)$/.test(verb) && /^in(?:to)?\b/.test(tail)))) &&
  // 'The system must handle 500 concurrent users and respond within 2 seconds': how well it works.
  !(
    automatic &&
    /^(?:handle|respond|load|cope|scale|react|perform|serve)$/.test(verb) &&
    /\b(?:concurrent|simultaneous|at once|at the same time|within \d|in under \d|\d+ (?:seconds|users|requests))\b/i.test(
      `${object} ${tail}`,
    )
  ) &&
  // 'It helps small networks sell their advertising' says what it is for.
  !(automatic && verb === 'help') &&
  // 'It opens on 1 May' is a date.
  !(automatic && object === '' && /^(?:open|begin|close|end)$/.test(verb)) &&
  // 'then it goes to the next one' tells what follows.
  !(automatic && object === '' && /^(?:go|come|pass|fall|expire|lapse)$/.test(verb)) &&
  // What the product has to use, binds it.
  !(automatic && verb === 'use') &&
  // 'Thanks for the call'
  !(automatic && verb === 'thank') &&
  !/^(?:nothing|nobody|no one)\b/i.test(object) &&
  (object !== '' || !/^(?:use|make|give|get|set|let|keep|turn|take|have|build|create|buy|send|add)$/.test(verb));

/** `stop a donation when haemoglobin is low`: on its condition, stopping is a deed. */
export const stops = ({ verb, object, automatic }: Capability): boolean =>
  verb === 'stop' && !automatic && /^(?:an?|the) \p{L}+$/u.test(object);
