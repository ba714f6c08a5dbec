import { lowerFirst, memo, singular } from '../language.js';
import { kindOfSystem, knownSystems } from './known-systems.js';
import { departments, isSystem } from './system-names.js';
import { isKnownWord, isNounish, isPeople, isVerb, verbOf } from './lexicon.js';
import { withoutUnconnected } from './unconnected.js';

/** Systems that the idea names by what it does with them: `pulls tickets from Zendesk`, `alerts in Slack`, `login through Okta`. */

export interface Connected {
  name: string;
  direction: 'in' | 'out' | 'both';
  /** What passes between them in the words of the idea: `tickets`; null where it does not say. */
  what: string | null;
  use: 'data' | 'sign-in' | 'payment' | 'meeting';
}

const name = String.raw`(?:\p{Ll}\p{Lu}\p{L}+|\p{Lu}[\p{L}\d]*(?:[.+-][\p{L}\d]+)*)(?: (?:\p{Lu}[\p{L}\d]*|\d{2,3}(?=[ ,.;)]|$)))*`;
const names = String.raw`(?:(?:the|our|their|an?|its) )?(?:[\p{Ll}]+ (?=\p{Lu}))?(${name}(?:(?:, (?:and |or )?| and | or | & | \+ |/)(?:(?:to|from|with|in|into) )?(?:(?:the|our|their) )?(?:[\p{Ll}]+ (?=\p{Lu}))?${name})*)`;
const what = String.raw`((?:(?!(?:and|or|but|when|if|that|who|which|so|then)\s)[^\s,.;:()]+ ){0,4}?(?:(?:and|or|&) (?:[^\s,.;:()]+ ){1,3}?)?)`;

/** `claims should go to Visma`: the claims. */
const modal = 'should|must|shall|will|can|may|to|need to|needs to|have to|has to';
/** `isObject`: what passes stands at a verb of the cue, so that any word there is a thing. */
type Cue = [direction: Connected['direction'], use: Connected['use'], pattern: RegExp, isObject: boolean];
const cue = (direction: Connected['direction'], use: Connected['use'], pattern: string, isObject = false): Cue => [
  direction,
  use,
  new RegExp(pattern, 'gu'),
  isObject,
];
/** The narrow ones first: what is said of signing in and paying holds for no other exchange. */
const cues: Cue[] = [
  cue(
    'in',
    'sign-in',
    String.raw`\b(?:log(?:s|ging)?[- ]?in|sign(?:s|ing)?[- ](?:in|on)|sso|SSO|single sign-on|auth(?:entication|enticates?)?|saml|SAML)(?<what>)(?:[^,.;:]{0,20}?) (?:through|via|with|by|using|from|over) ${names}`,
  ),
  cue(
    'in',
    'sign-in',
    String.raw`(?<what>)\b(?:people|users|accounts?|everyone|anyone) in (?:our|the|their) (${name}) (?:can |may )?(?:sign|log) in\b`,
  ),
  cue('in', 'sign-in', String.raw`(?<what>)(${name})(?=,? (?:sso|SSO|login|single sign-on|sign-in)\b)`),
  cue(
    'both',
    'payment',
    String.raw`\b(?:pa(?:y|ys|id|ying)|payments?|payouts?|billing|bills?|charged?|checkout|deposits?|subscriptions?)\b(?<what>)[^.;:]{0,45}? (?:through|via|with|by|using|over) ${names}`,
  ),
  cue(
    'both',
    'meeting',
    String.raw`\b(?:meets?|meetings?|calls?|sessions?|lessons?|video)\b(?<what>)[^.;:]{0,30}? (?:on|over|via|through|in) (Zoom|Microsoft Teams|Teams|Google Meet|Jitsi|Whereby|Webex|FaceTime|Doxy\.me)`,
  ),
  cue(
    'out',
    'data',
    String.raw`\b(?<what>(?:[\p{Ll}-]+ )?(?!(?:${modal}) )[\p{Ll}-]+) (?:(?:${modal}) )?(?:(?:is|are|gets?|be) (?:automatically )?(?:exported|sent|pushed|posted|written|saved|synced|filed|uploaded|added|booked|stored|transferred)|exports?|flows?|lands?|goe?s?)(?: back| automatically| straight| directly)? (?:to|into|in) ${names}`,
    true,
  ),
  cue(
    'in',
    'data',
    String.raw`\b(?<what>(?:[\p{Ll}-]+ )?(?!(?:${modal}) )[\p{Ll}-]+) (?:(?:${modal}) )?(?:(?:is|are|gets?|be) (?:automatically )?(?:pulled|read|imported|captured|taken|loaded|fetched|synced|streamed)|comes?|arrives?) (?:in )?(?:automatically )?from ${names}`,
    true,
  ),
  cue(
    'both',
    'data',
    String.raw`(?<what>)\b(?:integrat\w+|connect\w*|interfaces?|links?|linked|works|sync\w*|talks?) (?:\S+ )?(?:with|to|into) ${names}`,
  ),
  cue(
    'both',
    'data',
    String.raw`(?<what>)\b(?:integrations?|integrates with|connects to|connections?|works with|systems|syncs with|plugs into|interfaces)(?: with| to)?:? ${names}`,
  ),
  cue('both', 'data', String.raw`(?<what>)^${names} (?:is|are) (?:the|our) (?:systems?|tools?)\b`),
  cue('both', 'data', String.raw`\bsync\w* ${what.replace('(', '(?<what>')}(?:with|between|across) ${names}`),
  cue('both', 'data', String.raw`(?<what>)\bconnects? ${names}`),
  cue(
    'both',
    'data',
    String.raw`\b(?<what>[\p{Ll}-]+) (?:stays?|remains?|lives?|lies?|(?:is|are) (?:kept|held|stored)) in ${names}`,
    true,
  ),
  cue(
    'in',
    'data',
    String.raw`\b(?:pull|read|import|fetch|get|grab|load|take|collect|ingest|receiv|captur|see|show|view|us|watch|draw|stream|extract|scan|monitor|sync|com)\p{L}* ${what.replace('(', '(?<what>')}from ${names}`,
    true,
  ),
  cue('in', 'data', String.raw`\b(?<what>[\p{Ll}-]+(?: [\p{Ll}-]+)?) from ${names}`),
  cue(
    'out',
    'data',
    String.raw`\b(?:export|send|sent|push|post|writ|wrote|hand|submit|transfer|publish|deliver|upload|fil|book|forward|go|feed|log|sav|stor|hook|fill|enter|put|releas|add)\p{L}* ${what.replace('(', '(?<what>')}(?:back )?(?:straight |directly |automatically )?(?:to|into|in) ${names}`,
    true,
  ),
  cue(
    'out',
    'data',
    String.raw`\b(?<what>(?:[\p{Ll}-]+ )?(?:alert|notification|notice|message|ticket|issue|channel|draft|postmortem|task|summar(?:y|ie)|report|digest|comment|card|reminder|document|page|record|request|event)s?) (?:posted |created |opened |sent )?(?:in|to|on|into) ${names}`,
    true,
  ),
  cue(
    'out',
    'data',
    String.raw`\b(?:alert|notif|remind|warn|ask|approv|messag)\p{L}* (?<what>)(?:[^\s,.;:]+ ){0,4}?(?:in|on|via|through|over) ${names}`,
    true,
  ),
  // 'map data: ArcGIS, work orders: SAP PM'
  cue(
    'both',
    'data',
    String.raw`(?:^|[,;:] )(?<what>(?:(?:map|work|class|customer|stock|patient|member|product|employee|sales|HR) )?(?:data|orders|lists|records|invoices|payments|accounts|calendars?|accounting|stock|customers|employees|members)): ${names}`,
    true,
  ),
  // 'our TMS (Transporeon)', 'the booking calendar (Airbnb, Booking.com)'
  cue(
    'both',
    'data',
    String.raw`(?<what>)\b(?:calendars?|ERP|TMS|WMS|CRM|PMS|LIMS|HIS|shop|portals?|systems?|platforms?|software|payroll|accounting|directory) \((${name}(?:(?:, (?:and |or )?| and | or |/)${name})*)\)`,
  ),
  cue('out', 'data', String.raw`\b(?:sell|list|publish)s? (?<what>)(?:[^\s,.;:]+ ){0,3}?on ${names}`),
  cue('both', 'data', String.raw`\b(?<what>(?:[\p{Ll}-]+ )?[\p{Ll}-]+) (?:via|through|using) ${names}`),
  cue('both', 'data', String.raw`\buses? (?<what>)(?:the )?${names}(?= APIs?\b)`),
];
/** `Slack alert`, `Grafana panels`, `Shopify sellers`: a maker's name before what it makes. */
const before: Cue[] = [
  cue(
    'out',
    'data',
    String.raw`(?<what>)(?<![.!?:] |^)\b(${name}) (?<said>alert|message|notification|channel|ping|reminder|digest)s?\b`,
  ),
  cue(
    'in',
    'data',
    String.raw`(?<what>)(?<![.!?:] |^)\b(${name}) (?<said>ticket|panel|account|issue|deploy|opportunit(?:y|ie)|telematic|event|record|export)s?\b`,
  ),
  cue(
    'both',
    'data',
    String.raw`(?<what>)\b(${name}) (?:API|integration|connector|plugin|plug-in|webhook|add-on|sellers|stores|shops|merchants)s?\b`,
  ),
  cue('in', 'data', String.raw`(?<what>)\b[Ww]hen (${name}) (?:fires|alerts|reports|sends|pages|triggers|goes off)\b`),
];

/** How it goes today is no wish for a connection. */
export const isToday =
  /^(?:today|currently|right now|now|at present|at the moment|so far)\b|\ball (?:of it |of them )?(?:handled|managed|done|run|tracked|kept|organi[sz]ed|booked) (?:in|on|through|via|by|with)\b|\b(?:now|today|currently) (?:they |we |people )?\p{Ll}+|\b(?:people|they|we|everyone|everybody) (?:now |currently |still )\p{Ll}+|\b(?:by hand|manually|retyp\w+|copy and paste|copy-paste|(?:is|are) (?:now )?(?:spread|scattered) across)\b/iu;
/** `no writing back to Zendesk`, `no Slack integration in v1` */
const isLeftOut = /^(?:no|not|without|never)\b|\b(?:no|not|never|without) (?:\S+ ){0,2}$/i;

/** `tickets`, `the patient's history`: a noun and what belongs to it, and no verb on its way. */
const phrase = (text: string | undefined, isObject: boolean): string | null => {
  const said = (text ?? '')
    .trim()
    .replace(/^(?:and|or|also|then) /i, '')
    .replace(/^(?:the|a|an|all|every|each|their|our|its|his|her) (?=\S)/i, '');
  const words = said.split(' ');
  const last = words.at(-1) ?? '';
  if (
    said === '' ||
    said === 'data' ||
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
export function connectedIn(sentences: string[]): Connected[] {
  const found = saidToConnect(sentences);
  for (const sentence of withoutUnconnected(sentences))
    if (!isToday.test(sentence))
      for (const { name: one, at } of knownSystems(sentence)) {
        const { direction = 'both', use = 'data' } = kindOfSystem(one) ?? {};
        // 'SAP PM', 'Opera PMS': which part of it is meant.
        const [part = ''] = /^ [A-Z]{2,4}(?![\p{L}\d])/u.exec(sentence.slice(at + one.length)) ?? [];
        if (
          !isFaulted.test(sentence.slice(at + one.length)) &&
          !isLeftOut.test(clauseUpTo(sentence, at)) &&
          !found.some(({ name: other }) => other.toLowerCase().includes(one.toLowerCase()))
        )
          add(found, { name: `${one}${part}`, direction, what: null, use });
      }
  return found;
}

const clauseUpTo = (sentence: string, at: number): string =>
  sentence
    .slice(0, at)
    .split(/[,;:(] ?/)
    .at(-1) ?? '';

function saidToConnect(sentences: string[]): Connected[] {
  const found: Connected[] = [];
  for (const written of withoutUnconnected(sentences)) {
    if (isToday.test(written)) continue;
    const sentence = asInside(written);
    for (const [direction, use, pattern, isObject] of [...cues, ...before])
      for (const match of sentence.matchAll(pattern)) {
        if (isLeftOut.test(clauseUpTo(sentence, match.index)) || /^(?:no|not|without)\b/i.test(match[0])) continue;
        const said = match.groups?.['said'];
        const passes = said ? `${said}s`.replace(/sss?$/, 'ss') : phrase(match.groups?.['what'], isObject);
        const list = [...match].slice(1).findLast((part) => part !== undefined && /\p{Lu}/u.test(part)) ?? '';
        for (const one of listed(list)) add(found, { name: one, direction, what: passes, use });
      }
  }
  return found;
}

function add(found: Connected[], one: Connected): void {
  if (!isSystem(one.name)) return;
  const known = found.find(({ name: other }) => other.toLowerCase() === one.name.toLowerCase());
  if (!known) {
    found.push(one);
    return;
  }
  known.what ??= one.what;
  // 'reads from HubSpot … writes back to HubSpot'
  if (known.use === 'data' && one.use === 'data' && known.direction !== one.direction)
    known.direction = known.direction === 'both' ? one.direction : one.direction === 'both' ? known.direction : 'both';
}

const listed = (text: string): string[] =>
  text
    .split(/, (?:and |or )?| and | or | & | \+ |\//)
    .map((one) =>
      one
        .trim()
        .replace(/^(?:(?:to|from|with|in|into) )?(?:(?:the|our|their) )?(?:\p{Ll}+ (?=\p{Lu}))?/u, '')
        .replace(/ (?:API|Integration)s?$/, '')
        .replace(/[.,;:]+$/, ''),
    )
    .filter((one) => /\p{Lu}/u.test(one));

const known = memo((text: string): string =>
  saidToConnect(text.split('\n'))
    .map(({ name: one }) => one)
    .join('\n'),
);
/** Whether the idea connects to it, whatever else it says of it. */
export const isConnected = (system: string, sentences: string[]): boolean =>
  known(sentences.join('\n')).split('\n').includes(system);
