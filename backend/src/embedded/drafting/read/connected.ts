import { lowered } from './lowered.js';
import { lowerFirst, memo, singular, stripStop, upperFirst } from '../language.js';
import { before, cues, sureOf } from './cues.js';
import { kindOfSystem, knownSystems } from './known-systems.js';
import { departments, isSystem, isTechnology } from './system-names.js';
import { isKnownWord, isNounish, isPeople, isVerb, verbOf } from './lexicon.js';
import { commonSystems } from './common-systems.js';
import { withSystemsNamed } from './systems-named.js';
import { withoutUnconnected } from './unconnected.js';

/** Systems that the idea names by what it does with them: `pulls tickets from Zendesk`, `alerts in Slack`, `login through Okta`. */

export interface Connected {
  name: string;
  direction: 'in' | 'out' | 'both';
  /** What passes between them in the words of the idea: `tickets`; null where it does not say. */
  what: string | null;
  use: 'data' | 'sign-in' | 'payment' | 'meeting';
  /** `every night`, `on the last working day of each month`. */
  when?: string;
  /** The idea only tells that it lies there today. */
  isHeld?: true;
}

/** How it goes today is no wish for a connection. */
export const isToday =
  /^(?:today|currently|right now|now|at present|at the moment|so far)\b|\ball (?:of it |of them )?(?:handled|managed|done|run|tracked|kept|organi[sz]ed|booked) (?:in|on|through|via|by|with)\b|\b(?:now|today|currently) (?:they |we |people )?\p{Ll}+|\b(?:people|they|we|everyone|everybody) (?:now |currently |still )\p{Ll}+|\b(?:by hand|manually|retyp\w+|copy and paste|copy-paste|(?:is|are) (?:now )?(?:spread|scattered) across)\b/iu;
/** `no writing back to Zendesk`, `no Slack integration in v1`, `better than the WhatsApp groups` */
const isLeftOut =
  /^(?:no|not|without|never)\b|\b(?:(?:will|do|does|must|shall|should|can) not|(?:wo|do|does|must|should|ca)n['’]t|cannot|never) (?:\S+ ){0,6}$|\b(?:no|not|never|without|better than|instead of|rather than|replac\w+) (?:\S+ ){0,2}$/i;

/** `tickets`, `the patient's history`: a noun and what belongs to it, and no verb on its way. */
const phrase = (text: string | undefined, isObject: boolean): string | null => {
  const said = (text ?? '')
    .trim()
    .replace(/^(?:and|or|also|then|with|by|of|for|in|on) /i, '')
    .replace(/^(?:the|a|an|all|every|each|their|our|its|his|her) (?=\S)/i, '');
  const words = said.split(' ');
  const last = words.at(-1) ?? '';
  if (said === 'data') return said;
  // 'downtime longer than 5 minutes is pulled in': no minutes are.
  if (/^(?:seconds?|minutes?|hours?|nights?|mornings?|evenings?|days?|weeks?|months?|quarters?|years?)$/.test(last))
    return null;
  if (
    said === '' ||
    /\b(?:away|back|up|down|out|over|off|on|in)$/.test(said) ||
    words.length > 6 ||
    /ed$/.test(said) ||
    /\p{Lu}\p{Ll}|\b(?:to|is|are|be|not|can)\b/u.test(said)
  )
    return null;
  const isThing = last === 'data' || singular(last) !== last || (isNounish(last) && verbOf(last) === null);
  const [first = ''] = words;
  if (
    departments.test(said) ||
    isPeople(said) ||
    /^(?:that|which|who|and|or|with|one|it|them|this|everything|all|back|straight|comes?|goes?)$/.test(last)
  )
    return null;
  // 'approves and exports', 'knowledge comes', 'pay'
  const acts = words.some((word) => /s$/.test(word) && isVerb(word.slice(0, -1)) && !isNounish(word.slice(0, -1)));
  // 'approved swaps', 'parts and invoices': the last word is no verb there.
  if (isObject && /^(?:\p{Ll}+s and|\p{Ll}+ed) \p{Ll}+s$/u.test(said)) return said;
  if (isObject && !acts && !/(?:ly|ed|ing)$/.test(last)) return said;
  return isThing && !/ly$/.test(last) && !acts && !(words.length > 1 && isVerb(first) && !isNounish(first))
    ? said
    : null;
};

/** Without the capital of its beginning, where that is none of a name: cues are small. */
export const asInside = (sentence: string): string => {
  const [first = ''] = /^\p{L}+/u.exec(sentence) ?? [];
  return /^\p{Lu}\p{Ll}+$/u.test(first) &&
    (isKnownWord(first.toLowerCase()) ||
      // 'Scripts can be imported from Final Draft'
      /^\p{L}+s (?:are|can|come|go|must|should|will|run|take|happen|start|stay|remain|live)\b/u.test(sentence) ||
      // 'Approved swaps have to go to ATOSS'
      /^\p{L}+ed \p{Ll}+s /u.test(sentence) ||
      verbOf(first.toLowerCase()) !== null ||
      /^(?:Data|Integrates?|Integrations?|Syncs?|Reads?|Connects?|Imports?|Exports?|Posts?|Payments?|Login)$/.test(
        first,
      ))
    ? lowerFirst(sentence)
    : sentence;
};

/** `eBay takes about 13%`, `LaunchDarkly is too expensive`: what is held against it is no wish for a connection. */
const isFaulted =
  /^ (?:costs?|charges?|takes?|is|are|was|offers?|has|have|lacks?|does|doesn['’]t|do|don['’]t|can(?:no|['’])t|only)\b/i;

/** Systems in the sentences of an idea, each once, with the first thing said of what passes. */
export function connectedIn(written: string[]): Connected[] {
  const sentences = withSystemsNamed(written);
  const found = saidToConnect(sentences);
  for (const sentence of withoutUnconnected(sentences))
    if (!isToday.test(sentence))
      for (const { name: one, at } of knownSystems(sentence)) {
        const { direction = 'both', use = 'data' } = kindOfSystem(one) ?? {};
        // 'SAP PM', 'SAP SuccessFactors', 'Salesforce Field Service': which part of it is meant.
        const [part = ''] =
          /^ (?:[A-Z]{2,4}|\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?![\p{L}\d])/u.exec(
            sentence.slice(at + one.length),
          ) ?? [];
        if (
          !isFaulted.test(sentence.slice(at + one.length)) &&
          !isLeftOut.test(clauseUpTo(sentence, at)) &&
          !isUploaded.test(clauseUpTo(sentence, at)) &&
          !found.some(({ name: other }) => other.toLowerCase().includes(one.toLowerCase()))
        )
          add(found, {
            name: `${one}${part}`,
            direction,
            what: null,
            use,
            ...(use === 'data' ? { ...wayAt(sentence.slice(0, at)), ...handedOver(sentence) } : {}),
          });
      }
  return [
    ...found,
    ...withoutUnconnected(sentences)
      .filter((one) => !isToday.test(one))
      .flatMap((one) => commonSystems(one))
      .filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at),
  ];
}

/** `takes every new claim under €3,000 from our Guidewire`, `gets the change through Workday`: which way it goes. */
function wayAt(before: string): Partial<Connected> {
  const taken =
    /\b(?:takes?|reads?|pulls?|imports?|collects?|ingests?) (?:every |each |all |the )?(?<what>(?:\p{Ll}+ ){0,2}\p{Ll}+)(?: (?:under|over|above|below) \S+)? from (?:our |the )?$/u.exec(
      before,
    )?.groups?.['what'];
  if (taken !== undefined) return { direction: 'in', what: taken };
  if (/\bfrom (?:our |the |their |an? )?$/i.test(before)) return { direction: 'in' };
  if (/\b(?:to|into) (?:our |the |their |an? )?$/i.test(before)) return { direction: 'out' };
  const [, what] = /\bgets? the (\p{Ll}+) (?:through|via) (?:our |the )?$/u.exec(before) ?? [];
  return what === undefined ? {} : { direction: 'out', what };
}

/** `We are adding a contract renewals module to Ledgerline`: what is to be made belongs to it. */
const isBuilt =
  /^(?:(?:so|now) )?(?:we|i)(?: are|['’]re| am|['’]m| want to| would like to| will)? (?:add|build|writ|mak|develop|creat)\p{Ll}* (?:an? |the )(?:[\p{L}-]+ ){1,4}(?:to|into|for) /iu;

/** `The librarian uploads a file from MuseScore`: a person hands it over, and nothing is connected. */
const isUploaded = /\buploads? (?:[^\s,;.]+ ){1,6}from\b/i;

const clauseUpTo = (sentence: string, at: number): string =>
  sentence
    .slice(0, at)
    .split(/[,;:(] ?/)
    .at(-1) ?? '';

function saidToConnect(sentences: string[]): Connected[] {
  const found: Connected[] = [];
  for (const written of withoutUnconnected(sentences)) {
    if (isToday.test(written)) continue;
    // 'Job numbers come from SAP'
    const sentence = lowered(asInside(written));
    for (const [direction, use, pattern, isObject] of [...cues, ...before])
      for (const match of sentence.matchAll(pattern)) {
        if (isLeftOut.test(clauseUpTo(sentence, match.index)) || /^(?:no|not|without)\b/i.test(match[0])) continue;
        if (isBuilt.test(`${clauseUpTo(sentence, match.index)}${match[0]}`)) continue;
        if (isUploaded.test(`${clauseUpTo(sentence, match.index)}${match[0]}`)) continue;
        const said = match.groups?.['said'];
        const passes = said ? `${said}s`.replace(/sss?$/, 'ss') : phrase(match.groups?.['what'], isObject);
        const small = match.groups?.['small'] ?? '';
        if (small !== '' && !isKnownWord(small)) found.push({ name: small, direction, what: null, use });
        // 'from the Met Office and the ports themselves': whoever is meant by it keeps a system as well.
        const also = match.groups?.['also'];
        const list =
          [...match].slice(1).findLast((part) => part !== undefined && part !== also && /\p{Lu}/u.test(part)) ?? '';
        if (also) found.push({ name: upperFirst(also.replace(/^the /, '')), direction, what: passes, use });
        const rest = sentence.slice(match.index + match[0].length);
        // 'is sent to the EHS coordinator': somebody, and no system.
        const [, behind = ''] = /^ (\p{Ll}+)/u.exec(rest) ?? [];
        if (behind !== '' && isPeople(behind)) continue;
        const time = timeIn(rest);
        const sure =
          sureOf.test(match[0]) ||
          /^ (?:\p{Ll}+ ){0,2}(?:systems?|software|database|register|platform|portal|API)\b/u.test(rest);
        const names = listed(list);
        for (const one of asCalled(names, rest))
          add(
            found,
            { name: one, direction, what: passes, use, ...(time ? { when: time } : {}) },
            sure || !names.includes(one) || (isTechnology(one) && /\bcovers?\b/.test(match[0])),
          );
      }
    for (const one of found)
      if (
        written.includes(one.name) &&
        one.use === 'data' &&
        (one.direction === 'both' || readsAndWrites.test(written))
      )
        Object.assign(one, handedOver(written));
  }
  return found;
}

/** `from our WMS (Manhattan)`: what it is, and behind it its name. */
function asCalled(names: string[], rest: string): string[] {
  const [, own = ''] = /^ \((\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*)*)\)/u.exec(rest) ?? [];
  return own !== '' && ofKind.test(names.at(-1) ?? '') ? [...names.slice(0, -1), own] : names;
}
const ofKind = /^(?:ERP|CRM|EHR|EMR|LMS|HRIS|PMS|POS|TMS|WMS|MES|LIMS|HIS|PIM)$/;

/** `We publish through Sprout Social, just push approved posts over`, `Details live in VSware; we can bring them in`. */
function handedOver(sentence: string): Partial<Connected> {
  // 'Bookings come in from the ticketing system, read only'
  if (/, read[- ]only$/i.test(stripStop(sentence))) return { direction: 'in' };
  if (readsAndWrites.test(sentence)) return { direction: 'both', what: null };
  const pulled = pulls.exec(sentence)?.groups?.['what'];
  if (pulled !== undefined) return { direction: 'in', what: pulled };
  const out = (over.exec(sentence) ?? goesThere.exec(sentence))?.groups;
  if (out) return { direction: 'out', ...(out['what'] ? { what: out['what'] } : {}) };
  return broughtIn.test(sentence) ? { direction: 'in' } : {};
}
const over =
  /\b(?:push|send|export|post|hand|pass|copy|move)(?:e?s)? (?:(?:it|them|everything)|(?:the |all |each )*(?<what>(?:\p{Ll}+ ){0,2}\p{Ll}+s)) (?:over|across|there|(?:in|on )?to it)\b/u;
/** `we only read from it and write back the status`, `should come from and go back to our GIS` */
const readsAndWrites = /\breads? from it\b.*\bwrites? back\b|\bfrom and (?:\p{Ll}+ ){1,2}(?:in)?to\b/iu;
/** `connect to Mindbody, pull check-ins every night` */
const pulls = /, (?:and )?(?:pull|import|fetch)(?:e?s)? (?:the |all )?(?<what>[\p{Ll}-]+s)\b(?! from)/u;
/** `books in QuickBooks, so the invoice goes there`, `and must be created there`, `the portal delivers into it` */
const goesThere =
  /\b(?:the |an? |each |every )?(?<what>\p{Ll}+) (?:goes?|has to go|must go|should go) there\b|\b(?:must|should|has to|have to) be (?:created|written|booked|entered|filed|saved) there\b|\bdelivers? (?:in)?to it\b/u;
const broughtIn =
  /\b(?:bring|pull|import|take|read|load|fetch)(?:e?s)? (?:it|them|these|those|everything) (?:in|over|across|from (?:it|there))\b/i;

/** `every Monday at 06:00`, right behind the name or at the end of its clause. */
const often =
  /^(?:(?! and )[^,;.]){0,40}?\b(?<when>(?:every|each) (?:\d+ |two |second |working )?(?:minutes?|hours?|nights?|days?|mornings?|evenings?|weeks?|months?|years?|quarters?|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?)(?: (?:at|by) \d{1,2}(?::\d\d)?(?: ?[ap]m)?)?|(?:once|twice|(?:\d+|three|four) times) (?:an?|per|each|every) (?:hour|day|week|month|year|season)|nightly|daily|weekly|monthly|hourly|on the (?:first|last) (?:working )?day of (?:each|every|the) month|at (?:the )?month['’]s end|at the end of (?:each|every|the) (?:day|week|month)|in real time)(?=$|[,.; ])/iu;
const timeIn = (rest: string): string | undefined => often.exec(rest)?.groups?.['when'];

function add(found: Connected[], one: Connected, sure = false): void {
  if (!isSystem(one.name, sure) && !(sure && isTechnology(one.name))) return;
  const known = found.find(({ name: other }) => other.toLowerCase() === one.name.toLowerCase());
  if (!known) {
    found.push(one);
    return;
  }
  known.what ??= one.what;
  if (one.when !== undefined) known.when ??= one.when;
  // 'reads from HubSpot … writes back to HubSpot'
  if (known.use === 'data' && one.use === 'data' && known.direction !== one.direction)
    known.direction = known.direction === 'both' ? one.direction : one.direction === 'both' ? known.direction : 'both';
}

const listed = (text: string): string[] =>
  text
    .split(/, (?:and |or )?| and | or | & | \+ |\/(?!\d)/)
    .map((one) =>
      one
        .trim()
        .replace(/^(?:(?:to|from|with|in|into) )?(?:(?:the|our|their) )?(?:\p{Ll}+ (?=\p{Lu}))?/u, '')
        .replace(/ (?:API|Integration)s?$/, '')
        .replace(/[.,;:]+$/, ''),
    )
    .filter((one) => /\p{Lu}/u.test(one) && !shouted.test(one));
/** `signed by ALL next of kin`: a word said louder. */
const shouted =
  /^(?:ALL|ANY|AND|OR|BOTH|EACH|EVERY|NOT|NO|NEVER|ONLY|MUST|ALWAYS|BEFORE|AFTER|WE|THEY|YOU|HAVE|HAS|ONE|TWO|THE|THIS|THAT)\b/;

const known = memo((text: string): string =>
  saidToConnect(text.split('\n'))
    .map(({ name: one }) => one)
    .join('\n'),
);
/** Whether the idea connects to it, whatever else it says of it. */
export const isConnected = (system: string, sentences: string[]): boolean =>
  known(sentences.join('\n')).split('\n').includes(system);
