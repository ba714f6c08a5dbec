import type { Connected } from './connected.js';

/** How an idea says that something passes between the product and a system: `pulls … from`, `is exported to`, `signs in with`. */

const name = String.raw`(?:[\p{Ll}\d]{1,3}\p{Lu}\p{L}+|\p{Lu}[\p{L}\d]*(?:[.+&-][\p{L}\d]+)*(?:/\d[\p{L}\d]+)?)(?: (?:\p{Lu}[\p{L}\d]*|\d{2,3}(?=[ ,.;)]|$)))*`;
const names = String.raw`(?:(?:the|our|their|an?|its) )?(?:[\p{Ll}]+['’]?s? (?=\p{Ll}?\p{Lu}))?(${name}(?:(?:, (?:and |or )?| and | or | & | \+ |/)(?:(?:to|from|with|in|into) )?(?:(?:the|our|their) )?(?:[\p{Ll}]+['’]?s? (?=\p{Lu}))?${name})*)`;
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
export const cues: Cue[] = [
  cue(
    'in',
    'sign-in',
    String.raw`\b(?:log(?:s|ging)?[- ]?in|sign(?:s|ing)?[- ](?:in|on)|sso|SSO|single sign-on|auth(?:entication|enticates?)?\b|saml|SAML)(?<what>)(?:[^,.;:]{0,20}?) (?:through|via|with|by|using|from|over) ${names}`,
  ),
  cue(
    'in',
    'sign-in',
    String.raw`(?<what>)\b(?:people|users|accounts?|everyone|anyone) in (?:our|the|their) (${name}) (?:can |may )?(?:sign|log) in\b`,
  ),
  // 'signs in with itsme': a name without a capital is no word of the language.
  cue(
    'in',
    'sign-in',
    String.raw`\b(?:log(?:s|ging)?|sign(?:s|ing)?)[- ](?:in|on)(?<what>) (?:through|via|with|using) (?<small>\p{Ll}{4,})(?=[ ,.;]|$)`,
  ),
  cue('in', 'sign-in', String.raw`(?<what>)(${name})(?=,? (?:sso|SSO|login|single sign-on|sign-in)\b)`),
  cue(
    'both',
    'payment',
    String.raw`\b(?:pa(?:y|ys|id|ying)|payments?|payouts?|billing|bills?|charged?|checkout|deposits?|subscriptions?)\b(?<what>)[^,.;:]{0,45}? (?:through|via|with|by|using|over) ${names}`,
  ),
  cue(
    'both',
    'meeting',
    String.raw`\b(?:meets?|meetings?|calls?|sessions?|lessons?|video)\b(?<what>)[^.;:]{0,30}? (?:on|over|via|through|in|inside) (Zoom|Microsoft Teams|Teams|Google Meet|Jitsi|Whereby|Webex|FaceTime|Doxy\.me)`,
  ),
  cue(
    'out',
    'data',
    String.raw`\b(?<what>(?:[\p{Ll}-]+ )?(?!(?:${modal}) )[\p{Ll}-]+) (?:(?:${modal}) )?(?:(?:is|are|gets?|be) (?:automatically )?(?:created|opened|exported|mirrored|copied|forwarded|reported|passed|sent|pushed|posted|written|saved|synced|filed|uploaded|added|booked|stored|transferred|handed(?: over)?|synchroni[sz]ed)|exports?|flows?|lands?|posts?|goe?s?)(?: back| automatically| straight| directly)? (?:to|into|in) ${names}`,
    true,
  ),
  cue(
    'in',
    'data',
    String.raw`\b(?<what>(?:[\p{Ll}-]+ )?(?!(?:${modal}) )[\p{Ll}-]+) (?:(?:${modal}) )?(?:(?:is|are|gets?|be) (?:automatically )?(?:pulled|read|imported|received|captured|collected|taken|loaded|fetched|synced|streamed)(?: over| in| up)?|comes?|arrives?) (?:in )?(?:automatically )?from ${names}(?:,? and (?<also>the \p{Ll}+s) themselves)?`,
    true,
  ),
  // 'invoices done in Comarch, just needs export'
  cue(
    'out',
    'data',
    String.raw`\b(?<what>[\p{Ll}-]+) (?:(?:is|are) )?(?:done|made|kept|handled|written|created) in ${names},? (?:so |and |but )?(?:it |we |they )?(?:just |only )?needs? (?:an? |the )?(?:\p{Ll}+ )?exports?\b`,
    true,
  ),
  // 'a file for Visma', 'an export for DATEV'
  cue(
    'out',
    'data',
    String.raw`\b(?<what>(?:[\p{Ll}-]+ )?(?:files?|exports?|extracts?|feeds?|data sets?|CSVs?)) (?:\p{Ll}+ )?for ${names}`,
    true,
  ),
  // 'checks them against the policy in Guidewire', 'the contract in Yardi'
  cue(
    'in',
    'data',
    String.raw`\b(?:(?:taken|read|loaded|pulled) from|(?:against|with|from|match\p{L}* (?:\p{Ll}+ ){1,3}to|look\p{L}* up|see|sees|check\p{L}*|read\p{L}*|find\p{L}*) (?:the|a|an|its|their|his|her|all|each|every)) (?<what>(?:\p{L}+ ){0,2}\p{L}+)(?: (?:who|that|which) (?:is|are)(?: \p{Ll}+)?)? in ${names}`,
    true,
  ),
  // 'identity is checked with IDnow', 'the contract is signed with Skribble'
  cue(
    'both',
    'data',
    String.raw`\b(?<what>(?:(?:and|the|an?|each|every) )?[\p{Ll}-]+) (?:is|are|gets?|be) (?:then )?(?:checked|verified|signed|validated|screened|confirmed|processed|handled|scored|translated|geocoded|printed) (?:with|via|through|in|using|by) (?!hand\b)${names}`,
    true,
  ),
  // 'the plate is matched with our booking system (Tiketa)'
  cue(
    'in',
    'data',
    String.raw`\b(?<what>[\p{Ll}-]+) (?:is|are|gets?|be) (?:then )?(?:matched|compared|reconciled) (?:with|against|to) ${names}`,
    true,
  ),
  // 'the money is sent by SEPA Instant'
  cue(
    'out',
    'data',
    String.raw`\b(?<what>(?:(?:and|the|an?) )?[\p{Ll}-]+) (?:is|are|be) sent (?:out )?(?:by|via|through|over|with) ${names}`,
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
    String.raw`\b(?<what>(?:[\p{Ll}-]+ and )?[\p{Ll}-]+) (?:stays?|remains?|lives?|lies?|(?:is|are) (?:kept|held|stored)|(?:is|are)(?= in [^,.;]* and (?:must|should|has to|have to) be \p{Ll}+ there)) in ${names}`,
    true,
  ),
  cue(
    'in',
    'data',
    String.raw`\b(?:pull|read|import|fetch|get|grab|load|take|collect|ingest|receiv|captur|see|show|view|us|watch|draw|stream|extract|scan|monitor|sync|com)\p{L}* ${what.replace('(', '(?<what>')}from ${names}(?:,? and (?<also>(?:two|three|four|our) (?:\p{L}+ ){1,3}(?:hosts|servers|machines|databases)))?`,
    true,
  ),
  // 'We hold the payment in Mangopay'
  cue('both', 'data', String.raw`\bholds? ${what.replace('(', '(?<what>')}in ${names}`, true),
  // 'Batch data comes from our MES, stock from SAP'
  cue('in', 'data', String.raw`, (?<what>[\p{Ll}-]+) from ${names}`, true),
  cue(
    'in',
    'data',
    String.raw`\b(?<what>[\p{Ll}-]+(?: [\p{Ll}-]+)?)(?<!\b(?:receipts?|bills?|letters?|photos?|goods|parcels?)) from ${names}`,
  ),
  // 'sits on top of Spektrix', 'has to cover AWS'
  cue(
    'both',
    'data',
    String.raw`(?<what>)\b(?:(?:sits?|runs?|built) (?:on top of|next to|beside|alongside)|(?:has to|have to|must|should) cover) ${names}(?:,? and (?<also>the \p{Ll}+ (?:system|software|switchboard)))?`,
  ),
  // 'matters flagged that way in iManage'
  cue(
    'in',
    'data',
    String.raw`\b(?<what>[\p{Ll}-]+) (?:flagged|marked|listed|recorded|registered) (?:[\p{Ll}-]+ ){0,3}in ${names}`,
    true,
  ),
  cue(
    'out',
    'data',
    String.raw`\b(?:export|send|sent|push|post|writ|wrote|hand|submit|transfer|publish|deliver|upload|fil|book|forward|go|feed|log|sav|stor|hook|fill|enter|put|releas|add)\p{L}* ${what.replace('(', '(?<what>')}(?:back )?(?:straight |directly |automatically )?(?:to|into|in) ${names}`,
    true,
  ),
  cue(
    'out',
    'data',
    String.raw`\b(?<what>(?:[\p{Ll}-]+ )?(?:alert|notification|notice|message|ticket|issue|channel|draft|journal|postmortem|task|summar(?:y|ie)|report|digest|comment|card|reminder|document|page|record|request|event)s?) (?:posted |created |opened |sent )?(?:in|to|on|into) ${names}`,
    true,
  ),
  cue(
    'out',
    'data',
    String.raw`\b(?:alert|notif|remind|warn|ask|approv|messag|pag(?:e|es|ed|ing)(?![\p{L}]))\p{L}* (?<what>)(?:[^\s,.;:]+ ){0,4}?(?:in|on|via|through|over) ${names}`,
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
  // 'our student system, Magister'
  cue(
    'both',
    'data',
    String.raw`(?<what>)\b(?:our|their|the) (?:\p{Ll}+ ){0,2}(?:system|software|database|register|ERP|CRM),? (?:called )?(${name})(?=[.,;)]|$)`,
  ),
  cue('out', 'data', String.raw`\b(?:sell|list|publish)s? (?<what>)(?:[^\s,.;:]+ ){0,3}?on ${names}`),
  cue('out', 'data', String.raw`\bgets? the (?<what>\p{Ll}+) (?:via|through) ${names}`, true),
  cue('both', 'data', String.raw`\b(?<what>(?:[\p{Ll}-]+ )?[\p{Ll}-]+) (?:via|through|using) ${names}`),
  cue('both', 'data', String.raw`\buses? (?<what>)(?:the )?${names}(?= APIs?\b)`),
];
/** `Slack alert`, `Grafana panels`, `Shopify sellers`: a maker's name before what it makes. */
const isMade = String.raw`(?:open|creat|rais|fil|add|get|becom|writ)\p{L}*|with`;
export const before: Cue[] = [
  // 'with a Jira ticket for the owning team'
  cue('out', 'data', String.raw`(?<what>)\b(?:${isMade}) (?:an?|one) (${name}) (?<said>ticket|issue|task|card)s?\b`),
  cue(
    'out',
    'data',
    String.raw`(?<what>)(?<![.!?:] |^)\b(${name}) (?<said>alert|message|notification|channel|ping|reminder|digest)s?\b`,
  ),
  cue(
    'in',
    'data',
    String.raw`(?<what>)(?<![.!?:] |^|\b(?:${isMade}) (?:an?|one) )\b(${name}) (?<said>ticket|panel|account|issue|deploy|opportunit(?:y|ie)|telematic|event|record|export)s?\b`,
  ),
  cue(
    'both',
    'data',
    String.raw`(?<what>)\b(${name}) (?:API|integration|connector|plugin|plug-in|webhook|add-on|sellers|stores|shops|merchants)s?\b`,
  ),
  cue('in', 'data', String.raw`(?<what>)\b[Ww]hen (${name}) (?:fires|alerts|reports|sends|pages|triggers|goes off)\b`),
];

/** Behind these words stands nothing but a system, whatever its name sounds like. */
export const sureOf =
  /\b(?:remains?|stays?|lives?) in\b|\b(?:integrat\w+|integrations?|sync\w*|interfaces?|single sign-on|sso)\b|\b(?:ERP|TMS|WMS|CRM|PMS|LIMS|HIS|systems?|software|payroll) \(/i;
