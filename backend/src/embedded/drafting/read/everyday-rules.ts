import { few, limit, span, sum } from './rule-parts.js';

/** Rules as they stand in tickets, bullets and pitches: short, and often without a verb. */

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const period = '(?:hour|day|night|week|month|quarter|season|term|year)';
const most = String.raw`(?:max\.?|maximum(?: of)?|at most|no more than|not more than|up to|only)`;
const counted = String.raw`(?<of>(?!(?:hours?|minutes?|weeks?|months?|years?)\b|days?(?! of)\b)[\p{L}-]+(?: (?!per\b|for\b|an?\b|at\b|each\b|every\b|off\b)[\p{L}-]+){0,2})`;
const name = String.raw`(?:an? |the |each |every |any |all )?[\p{L}'-]+(?: (?!than\b)[\p{L}'-]+){0,4}?`;

export const everyday = {
  /** `Max 3 open PRs per team at a time`, `max 4 reservations per week per person`, `max 2 refunds per customer per 30 days` */
  capEach: String.raw`^(?:and |but )?${most} (?<count>${few}) (?:${counted} )?(?:per|for each|for every|each|an?) (?<per>[\p{L}-]+)(?<time> (?:per|for each|each|every|in an?|an?|in) (?:\d+ )?[\p{L}-]+| at (?:a|one|any) time| at once)$`,
  /** `One application per charity per year`, `one claim per box` */
  oneEach: String.raw`^(?:only )?(?<count>one|two|three) ${counted} (?:per|for each|for every) (?<per>[\p{L}-]+)(?<time> (?:per|an?|each) ${period})?$`,
  /** `2-8 people per household` */
  range: String.raw`^(?<low>\d+)\s?(?:-|–|to) ?(?<count>\d+) (?<of>[\p{L}-]+(?: [\p{L}-]+)?) (?:per|in each|for each) (?<per>[\p{L}-]+(?: [\p{L}-]+)?)$`,
  /** `Max 90 days of data per export` */
  amount: String.raw`^${most} (?<count>\d[\d.,]*) (?<of>(?:hours?|days?|weeks?|months?|years?) of [\p{L}-]+) (?:per|for each|in each|an?) (?<per>[\p{L}-]+)$`,
  /** `Each prompt max 2,000 characters` */
  size: String.raw`^(?<thing>${name})(?: (?:is|are|has|have|can have|may have))? (?:max\.?|maximum(?: of)?|at most|no more than|up to|limited to|no longer than) (?<count>\d[\d.,]*) ?(?<of>characters|words|pages|photos|pictures|images|files|attachments|items|tags|lines|seats|people|guests|MB|GB|KB)$`,
  /** `Receipt photo needed within 5 days or card freezes automatically` */
  neededOr: String.raw`^(?<thing>${name}) (?:(?:is|are) )?(?:needed|required|due|expected) within (?<span>${span})(?<of> (?:of|after) [^,;:]{3,40}?)?,? (?:or else|otherwise|or) (?<else>[^;:]{3,70})$`,
  /** `Two trustees have to approve any limit over £500` */
  manyYes: String.raw`^(?<count>two|three|four|both|all|\d) (?<who>[\p{L}' -]{3,30}?) (?:must|have to|need to|has to) (?<verb>approve|sign|sign off|confirm|release|agree to|authori[sz]e|countersign|review) (?:any |every |each |all |an? )?(?<thing>[\p{L}-]+(?: [\p{L}-]+)?) ${limit}$`,
  /** `A damage claim can only be opened within 48 hrs of return` */
  onlyWithin: String.raw`^(?<thing>${name}) (?:can|may|must|should) (?:only )?be (?<done>\p{L}+) (?:only )?within (?<span>${span})(?<of> (?:of|after|from|before) [^,;:]{3,40})?$`,
  /** `New renters are capped at $1,500 gear value for their first two rentals` */
  capped: String.raw`^(?<who>[\p{L}][\p{L}' -]{2,40}?) (?:is|are) (?:capped|limited) (?:at|to) (?<value>${sum})(?<what> (?!for\b|per\b|an?\b)[\p{L} -]{3,30}?)?(?<when> (?:for|during|in|per) [^,;:]{3,40})?$`,
  /** `Under-18s can only use the workshop with a parent` */
  withOnly: String.raw`^(?<who>[\p{L}][\p{L}\d' -]{2,40}?) (?:can|may) only (?<act>(?!be\b)\p{L}+ [^,;:]{2,50}?) with (?<need>[^,;:]{3,50})$`,
  /** `Vessels over 180 m may only use berths 1 and 2` */
  beyondOnly: String.raw`^(?<thing>${name}) ${limit}(?<unit> (?:m|ft|t|kWh|kW|tonnes?|metres?|feet|inches|cm|mm))? (?:can|may|must) only (?<act>\p{L}+) (?<what>[^,;:]{3,60})$`,
  /** `Requests longer than 14 days require HR`, `anything with replacement value above $5,000 needs a certificate of insurance before pickup` */
  beyondNeeds: String.raw`^(?<thing>(?:[\p{L}'-]+ ){1,6}?)${limit} (?:needs?|requires?|must have) (?<need>[^,;:]{2,120})$`,
  /** `Nobody under 21 may order` */
  tooYoung: String.raw`^(?:nobody|no one) under (?:the age of )?(?<age>\d{1,2}) (?:may|can|is allowed to) (?<act>[^,;:]{3,50})(?:, [^;:]{3,60})?$`,
  /** `No two arrivals within 30 minutes on the same berth` */
  apartBy: String.raw`^no two (?<things>[\p{L} -]{3,30}?) within (?<span>${span})(?: of each other)?(?<where> (?:on|at|in|of|for) [^,;:]{3,40})?$`,
  /** `A request that isn't confirmed within 6 hours lapses` */
  lapses: String.raw`^(?<thing>${name}) (?:that |which )?(?:is |are |has |have )?not (?:been )?(?<not>\p{L}+(?: up| out| in| back)?) within (?<span>${span})(?<of> (?:of|after|from|before) [^,;:]{3,40}?)? (?<act>lapses?|expires?|ends?|closes?|freezes?|fails?)(?: automatically)?$`,
  /** `Christmas week can't be booked before 1 October` */
  notBefore: String.raw`^(?<thing>${name}) (?:cannot|may not|must not|can not) be (?<done>\p{L}+) before (?<day>\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}|${month} \d{1,2})$`,
  /** `Card numbers and SSNs must be masked before anything goes to the model` */
  masked: String.raw`^(?<things>[^,;:]{3,60}?) (?:must|have to|has to|are to|need to|should) be (?<done>masked|redacted|removed|anonymi[sz]ed|encrypted|tokeni[sz]ed|blurred|hashed|pseudonymi[sz]ed) before (?<event>[^;:,]{5,60})(?:, which .+)?$`,
  /** `Must not include customer names or anything from private channels` */
  mustNotHold: String.raw`^(?<thing>(?:the |an? |each )?(?:[\p{L}-]+ ){0,3})(?:must|may|should) (?:not|never) (?:include|contain|hold|mention) (?<what>[^;:]{3,90})$`,
  /** `Flags tagged permanent or killswitch must be skipped` */
  skipped: String.raw`^(?<things>[^,;:]{3,60}?) (?:must|have to|are to|should) be (?<done>skipped|ignored|left alone|left out)$`,
  /** `Go and TypeScript repos only` */
  onlySuch: String.raw`^(?<things>\p{Lu}?[\p{L}\d]+(?:(?:, [\p{L}\d]+)* (?:and|or) [\p{L}\d]+)? (?!exchange\b)[\p{L}-]+s) only$`,
  /** `The system mustn't show the reason for sick leave to anyone except occupational health` */
  shownOnly: String.raw`^(?:(?:the |this |our )?[\p{L}-]+ )?(?:must|may|should) (?:not|never) (?:show|reveal|display|disclose) (?<what>[^;:]{3,60}?) to (?:anyone|anybody|others|people) (?:except|but|other than) (?<whom>[^;:]{3,50})$`,
  /** `Refund must post to Stripe within 10 minutes` */
  mustWithin: String.raw`^(?<thing>${name}) (?:must|has to|have to|should|needs? to) (?<act>(?!be\b|have\b|not\b|never\b|only\b)\p{L}+(?: [^,;:]{2,40}?)?) within (?<span>${span})(?<of> (?:of|after|from) [^,;:]{3,40})?$`,
  /** `Cancellations later than 6 hours before the slot lose one credit` */
  forfeits: String.raw`^(?<thing>${name}) (?:(?:later|less|shorter) than|under|within) (?<span>${span}) (?<before>before|ahead of|after) (?<what>[^,;:]{3,30}?) (?<act>loses?|costs?|forfeits?) (?<sum>[^,;:]{2,40})$`,
  /** `Never refund gift cards`, `never sell an upgrade we can't deliver` */
  neverDo: String.raw`^never (?<verb>(?!(?:store|show|share|save|keep|publish|ask|sell|track|record|send|collect)\b(?! [^,;:]+ (?:we|that|which|who|they|it|without|before|until) )|go|mind|again)\p{L}+) (?<what>(?![^,;:]*\b(?:more|less|longer|fewer|later|earlier) than\b|[^,;:]* (?:without|before|until|unless) )[^,;:]{3,70})(?:, [^;:]{3,60})?$`,
} as const;
