import nlp from 'compromise';
import { lowerFirst, memo, singular } from '../language.js';
import { isKnownWord, isNounish, isPeople, isVerb, verbOf } from './lexicon.js';

/** Systems that the idea names by what it does with them: `pulls tickets from Zendesk`, `alerts in Slack`, `login through Okta`. */

export interface Connected {
  name: string;
  direction: 'in' | 'out' | 'both';
  /** What passes between them in the words of the idea: `tickets`; null where it does not say. */
  what: string | null;
  use: 'data' | 'sign-in' | 'payment' | 'meeting';
}

const name = String.raw`(?:\p{Ll}\p{Lu}\p{L}+|\p{Lu}[\p{L}\d]*(?:[.+-][\p{L}\d]+)*)(?: (?:\p{Lu}[\p{L}\d]*|\d{2,3}(?=[ ,.;)]|$)))*`;
const names = String.raw`(?:(?:the|our|their|an?|its) )?(?:[\p{Ll}]+ (?=\p{Lu}))?(${name}(?:(?:, (?:and |or )?| and | or | & |/)(?:(?:to|from|with|in|into) )?(?:(?:the|our|their) )?${name})*)`;
const what = String.raw`((?:(?!(?:and|or|but|when|if|that|who|which|so|then)\s)[^\s,.;:()]+ ){0,4}?(?:(?:and|or|&) (?:[^\s,.;:()]+ ){1,3}?)?)`;

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
    String.raw`\b(?<what>(?:[\p{Ll}-]+ )?[\p{Ll}-]+) (?:(?:is|are|gets?|be) (?:automatically )?(?:exported|sent|pushed|posted|written|saved|synced|filed|uploaded|added|booked|stored|transferred)|exports?|flows?|goe?s?)(?: back| automatically| straight| directly)? (?:to|into|in) ${names}`,
    true,
  ),
  cue(
    'in',
    'data',
    String.raw`\b(?<what>(?:[\p{Ll}-]+ )?[\p{Ll}-]+) (?:(?:is|are|gets?|be) (?:automatically )?(?:pulled|read|imported|captured|taken|loaded|fetched|synced|streamed)|comes?|arrives?) (?:in )?(?:automatically )?from ${names}`,
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
  cue('both', 'data', String.raw`\bsync\w* ${what.replace('(', '(?<what>')}(?:with|between|across) ${names}`),
  cue('both', 'data', String.raw`(?<what>)\bconnects? ${names}`),
  cue(
    'in',
    'data',
    String.raw`\b(?:pull|read|import|fetch|get|load|take|collect|ingest|receiv|captur|see|show|view|us|watch|draw|stream|extract|scan|monitor|sync|com)\p{L}* ${what.replace('(', '(?<what>')}from ${names}`,
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
  cue('out', 'data', String.raw`\b(?:sell|list|publish)s? (?<what>)(?:[^\s,.;:]+ ){0,3}?on ${names}`),
  cue('both', 'data', String.raw`\b(?<what>(?:[\p{Ll}-]+ )?[\p{Ll}-]+) (?:via|through|by|using) ${names}`),
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

/** What a business keeps its records in, whoever made it. */
const kinds = /^(?:ERP|CRM|EHR|EMR|LMS|HRIS|PMS|POS|TMS|WMS|MES|SAP|AWS|ADP|DATEV|NetSuite|S3)$/;
export const formats =
  /^(?:PDF|CSV|XML|JSON|YAML|XLSX?|Excel|Word|OCR|QR|NFC|GPS|SMS|MMS|HTTPS?|SSO|SAML|OIDC|SCIM|API|SDK|REST|GraphQL|CI|CD|UI|UX|AI|ML|LLM|ID|MVP|KPI|SLA|FAQ|PR|US|USA|UK|EU|VAT|GDPR|HIPAA|SOC|ISO|PCI|CET|EST|PST|UTC|AM|PM|Q[1-4]|H[12]|B2B|B2C|SaaS|CLI|PIN|PO|NDA|MSA|VIN|SKU|ACH|SEPA|TV|PC|Mac|OK|Email|Mail|Internet|Web|Wi-Fi|Bluetooth(?: devices)?|IT|HR|PDFs|CSVs|URLs?|NPS|OKRs?|PIM|I|MRR|ARR|CEO|CIO|CTO|CFO|COO|DNS|IP|TLS|SSH|VPN|P\d|NFR|MIT|SAT|GMAT|PTA|NHS|ATS)$/;
export const technology =
  /^(?:Docker|Kubernetes|Postgres|PostgreSQL|MySQL|SQLite|MongoDB|Redis|Kafka|React|React Native|Vue|Angular|Svelte|Next\.js|Node|Node\.js|Flutter|Swift|Kotlin|Rust|Go|Golang|Python|Java|JavaScript|TypeScript|Ruby|Rails|Django|Laravel|PHP|C|Elixir|Terraform|Helm|Linux|Windows|macOS|iOS|Android|iPhone|iPad|Chrome|Safari|Edge|Firefox|Safari|Electron|Raspberry Pi|ESP32|LoRaWAN|Windows Server|Azure|GCP|Google Cloud|Heroku|Vercel)$/;
const departments =
  /^(?:Finance|HR|IT|Legal|Ops|Sales|Marketing|Support|Operations|Compliance|Security|Engineering|Accounting|Payroll|Procurement|Reception|Logistics|Product|QA|DevOps|Customer Success|Medicaid|Medicare|Congress|Parliament)$/i;
const languages =
  /^(?:English|German|French|Spanish|Italian|Portuguese|Dutch|Polish|Arabic|Chinese|Japanese|Korean|Hindi|Turkish|Russian|Swedish|Danish|Norwegian|Finnish|Welsh)$/;
const months =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter)$/;

const isElsewhere = memo(
  (text: string): boolean => nlp(text).has('(#Place|#WeekDay|#Demonym)') && !/\p{L}\p{Lu}/u.test(text),
);
const isFirstName = memo(
  (text: string): boolean => nlp(text).has('#Person') && nlp(text).has('(#FirstName|#LastName)'),
);

/** What is sold under a name and holds data; no place, no format, nobody. */
const isSystem = (text: string): boolean => {
  const words = text.split(' ');
  const [first = ''] = words;
  if (kinds.test(text)) return true;
  if (
    formats.test(text) ||
    technology.test(text) ||
    departments.test(text) ||
    months.test(first) ||
    languages.test(first)
  )
    return false;
  if (
    words.length > 4 ||
    formats.test(first) ||
    /^(?:The|A|An|Each|Every|All|No|Our|My|We|It|They|Today|If|When)$/.test(first)
  )
    return false;
  if (isPeople(text) || isPeople(words.at(-1) ?? '')) return false;
  // 'from Montana', 'by Dana'
  return !isElsewhere(text) && !(words.length < 3 && isFirstName(text)) && !/^\p{Lu}{1,2}$/u.test(text);
};

/** How it goes today is no wish for a connection. */
export const isToday =
  /^(?:today|currently|right now|now|at present|at the moment|so far)\b|\b(?:now|today|currently) (?:they |we |people )?\p{Ll}+|\b(?:people|they|we|everyone|everybody) (?:now |currently |still )\p{Ll}+|\b(?:by hand|manually|retyp\w+|copy and paste|copy-paste|(?:is|are) (?:now )?(?:spread|scattered) across)\b/iu;
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
  if (said === '' || words.length > 6 || /\p{Lu}\p{Ll}|\b(?:to|is|are|be|not|can)\b/u.test(said)) return null;
  const isThing = singular(last) !== last || (isNounish(last) && verbOf(last) === null);
  const [first = ''] = words;
  if (
    departments.test(said) ||
    isPeople(said) ||
    /^(?:that|which|who|and|or|with|one|it|them|this|everything|all|back|straight)$/.test(last)
  )
    return null;
  if (isObject && !/(?:ly|ed|ing)$/.test(last)) return said;
  // 'approves and exports', 'knowledge comes', 'pay'
  return isThing &&
    !/ly$/.test(last) &&
    !words.some((word) => /s$/.test(word) && isVerb(word.slice(0, -1)) && !isNounish(word.slice(0, -1))) &&
    !(words.length > 1 && isVerb(first) && !isNounish(first))
    ? said
    : null;
};

/** Without the capital of its beginning, where that is none of a name: cues are small. */
export const asInside = (sentence: string): string => {
  const [first = ''] = /^\p{L}+/u.exec(sentence) ?? [];
  return /^\p{Lu}\p{Ll}+$/u.test(first) &&
    (isKnownWord(first.toLowerCase()) ||
      verbOf(first.toLowerCase()) !== null ||
      /^(?:Integrates?|Integrations?|Syncs?|Reads?|Connects?|Imports?|Exports?|Posts?|Payments?|Login)$/.test(first))
    ? lowerFirst(sentence)
    : sentence;
};

/** Systems in the sentences of an idea, each once, with the first thing said of what passes. */
export function connectedIn(sentences: string[]): Connected[] {
  const found: Connected[] = [];
  for (const written of sentences) {
    if (isToday.test(written)) continue;
    const sentence = asInside(written);
    for (const [direction, use, pattern, isObject] of [...cues, ...before])
      for (const match of sentence.matchAll(pattern)) {
        if (
          isLeftOut.test(
            sentence
              .slice(0, match.index)
              .split(/[,;:(] ?/)
              .at(-1) ?? '',
          ) ||
          /^(?:no|not|without)\b/i.test(match[0])
        )
          continue;
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
    .split(/, (?:and |or )?| and | or | & |\//)
    .map((one) =>
      one
        .trim()
        .replace(/^(?:(?:to|from|with|in|into) )?(?:(?:the|our|their) )?/, '')
        .replace(/ (?:API|Integration)s?$/, '')
        .replace(/[.,;:]+$/, ''),
    )
    .filter((one) => /\p{Lu}/u.test(one));

const known = memo((text: string): string =>
  connectedIn(text.split('\n'))
    .map(({ name: one }) => one)
    .join('\n'),
);
/** Whether the idea connects to it, whatever else it says of it. */
export const isConnected = (system: string, sentences: string[]): boolean =>
  known(sentences.join('\n')).split('\n').includes(system);
