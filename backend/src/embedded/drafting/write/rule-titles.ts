import { lowerFirst, upperFirst } from '../language.js';
import { isPeople } from '../read/lexicon.js';
import { money } from '../read/values.js';

/** What a rule is called: a noun phrase for what it rules, since its words follow below. */

const noArticle = (text: string): string => lowerFirst(text).replace(/^(?:the|an?|each|every|any|all) /, '');
const span = String.raw`(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:(?:working|business|calendar) )?(?:minutes?|hours?|days?|weeks?|months?|years?)`;
/** A few words, none of which is a verb of its own clause. */
const plainWords = String.raw`[\p{L}-]+(?: (?!(?:is|are|was|were|has|have|and|that|which|who)\b)[\p{L}-]+){0,3}`;
const be = (what: string): string =>
  /^(?:an?|the|each|every) [^ ]*(?<!s)$|^(?:an?|each|every) /i.test(what) || !/s$|^\p{L}+s \p{L}+ed\b/u.test(what)
    ? 'is'
    : 'are';
const modal = String.raw`(?:must|may|can|cannot|can['’]t|should|shall|is|are|has to|have to|needs? to)`;

const forms: [form: RegExp, title: (of: Record<string, string>) => string][] = [
  // 'a fan can buy at most 4 tickets per event'
  [
    /(?:at most|no more than|not more than|a maximum of|max(?:imum|\.)?(?: of)?|up to) (?<count>\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?<of>(?!(?:working|minutes?|hours?|days?|weeks?|months?|years?)\b)[\p{L}-]+(?: (?!such\b|every\b|each\b|like\b|as\b|per\b|for\b|an?\b|at\b|and\b|in\b|on\b|to\b|of\b|with\b|from\b|before\b|after\b)[\p{L}-]+)?)(?<per>(?: (?:per|an?|each|every) [\p{L}-]+){1,2})?/iu,
    ({ count = '', of = '', per = '' }) => `At most ${count} ${of}${per}`,
  ],
  // 'late returns cost $2 per day', 'a later cancellation costs £8'
  [
    new RegExp(
      String.raw`^(?<what>(?!it\b)[\p{L}][\p{L} -]{3,40}?) (?:costs?|(?:is|are) (?:charged|billed|invoiced)(?: at| with)?) ${money}`,
      'iu',
    ),
    ({ what = '' }) => `Charge for ${/^an? /i.test(what) ? lowerFirst(what) : noArticle(what)}`,
  ],
  // 'customers may cancel until two hours before pick-up', 'meals can be cancelled until 8 am'
  [/\bcancel(?:led|s)?\b.*\b(?:until|up to|within|before)\b/iu, () => 'Time for cancelling'],
  // 'visit notes are kept for 10 years', 'data kept for 2 years'
  [
    new RegExp(
      String.raw`^(?<what>[\p{L}][\p{L} -]{2,40}?)(?:,? (?:must be|have to be|has to be|are|is|every ${span},))? (?:kept|stored|retained|archived) for (?:at least )?${span}`,
      'iu',
    ),
    ({ what = '' }) =>
      `How long ${lowerFirst(what).replace(/^all /, '')} ${/s$|data$/.test(what) ? 'are' : 'is'} kept`.replace(
        'data are',
        'data is',
      ),
  ],
  // 'personal data is deleted 30 days after pick-up'
  [
    /^(?<what>[\p{L}][\p{L} -]{2,40}?) (?:is|are|must be) (?:automatically )?(?:deleted|erased|removed|anonymi[sz]ed)\b/iu,
    ({ what = '' }) => `Deletion of ${noArticle(what)}`,
  ],
  // 'only managers can approve above 500 EUR'
  [/^(?<right>only [^,;]{3,40}? (?:can|may|must) (?!be\b)[^,;]{4,60})(?=$|[,;])/iu, ({ right = '' }) => right],
  // 'claims above 500 EUR need a second approval by finance'
  [
    /^(?<what>[^,;]{3,50}?) (?:needs?|requires?) (?:[\p{L}\d-]+ ){0,3}?(?:approval|consent|permission|signature|sign-off)\b/iu,
    ({ what = '' }) => `Approval of ${noArticle(what)}`,
  ],
  [
    /^(?:after that,? )?(?<what>(?:(?!\b(?:is|are)\b)[^,;]){3,50}?)(?: (?:is|are) \p{L}+ and)? must be (?<done>approved|confirmed|verified|checked|reviewed) by /iu,
    ({ what = '', done = '' }) => `${approvals[done.toLowerCase()] ?? 'Check'} of ${noArticle(what)}`,
  ],
  // 'admins verify tutors' ID before they go live'
  [
    /^(?:[\p{L} -]{3,40}?) (?<verb>verify|verifies|checks?|reviews?|inspects?|tests?) (?<what>[^,;]{3,60}?) before /iu,
    ({ verb = '', what = '' }) =>
      `${checks[verb.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')] ?? 'Check'} of ${what}`,
  ],
  // 'critical defects must be reported to the landlord within 24 hours', 'observations have to be taken at least every 4 hours'
  [
    new RegExp(
      String.raw`^(?<what>(?:(?:the|an?|each|every) )?${plainWords}) (?:must|has to|have to|needs? to|should) be (?<done>\p{L}+)(?: [^,;]{2,40}?)? within ${span}`,
      'iu',
    ),
    ({ what = '', done = '' }) => `How soon ${lowerFirst(what)} ${be(what)} ${done}`,
  ],
  [
    new RegExp(
      String.raw`^(?<what>(?:(?:the|an?|each|every) )?${plainWords}) (?:must|has to|have to|needs? to|should) be (?<done>\p{L}+) (?:at least )?every `,
      'iu',
    ),
    ({ what = '', done = '' }) => `How often ${lowerFirst(what)} ${be(what)} ${done}`,
  ],
  // 'every defect needs at least one photo'
  [
    new RegExp(
      String.raw`^(?<what>(?:the|an?|each|every) ${plainWords}) (?:needs?|must have|has to have) at least `,
      'iu',
    ),
    ({ what = '' }) => `What ${lowerFirst(what)} needs`,
  ],
  // 'a reservation that is not started within 30 minutes is released', 'accounts with two fraud reports are suspended'
  [
    /^(?<what>(?:an? |any |each |every )?[\p{L}-]+(?: [\p{L}-]+)? (?:(?:that|which|who) (?:is|are|has|have|do|does|deliver|not|\p{L}+s?) |with |without )[^,;]{3,60}?) (?:is|are|gets?) (?:automatically )?(?:put|placed|moved|suspended|blocked|banned|excluded|removed|reminded|warned|charged|locked|returned|refunded|flagged|deleted|released|cancelled)\b/iu,
    ({ what = '' }) => `What happens to ${lowerFirst(what)}`,
  ],
  [/^(?:if|when|whenever) (?<clause>[^,;]{5,70}), /iu, ({ clause = '' }) => `What happens if ${clause}`],
  // 'families entitled to free meals pay nothing', 'we charge buyers a 5% fee'
  [
    /^(?<whom>(?!we\b)[\p{L}][\p{L} -]{2,45}?) pays? (?:only )?(?:nothing|half|\d)/iu,
    ({ whom = '' }) => `What ${lowerFirst(whom)} pay`,
  ],
  [/^we charge (?<whom>[\p{L} ]{3,30}?) an? /iu, ({ whom = '' }) => `What ${lowerFirst(whom)} pay`],
  [
    /^(?<who>[\p{L}][\p{L} -]{3,40}?) (?<is>is|are) entitled to /iu,
    ({ who = '', is = '' }) => `What ${lowerFirst(who)} ${is} entitled to`,
  ],
  [
    new RegExp(String.raw`^(?<who>[\p{L}][\p{L} -]{3,40}?) (?:has|have) (?<time>${span}) to (?<act>\p{L}+)`, 'iu'),
    ({ who = '', time = '', act = '' }) => `${time} for ${lowerFirst(who)} to ${act}`,
  ],
  [/^(?<what>[\p{L}][\p{L} -]{3,40}?) (?:is|are) not allowed$/iu, ({ what = '' }) => `No ${noArticle(what)}`],
  // 'lessons are not recorded'
  [
    /^(?:the )?(?<what>[\p{L}][\p{L}' -]{2,40}?) (?:is|are) (?:not|never) (?<done>recorded|stored|saved|shared|sold|shown|published|refunded)$/iu,
    ({ what = '', done = '' }) => `No ${nouns[done.toLowerCase()] ?? ''} of ${noArticle(what)}`,
  ],
  // 'sellers receive their money three days after the event', 'shops are paid out monthly'
  [
    /^(?:the )?(?<whom>[\p{L} -]{3,30}?) (?:(?:are|get) paid(?: out)?|receive their (?:money|payment|share))\b/iu,
    ({ whom = '' }) => `Payment of ${noArticle(whom)}`,
  ],
];

const approvals: Record<string, string> = {
  approved: 'Approval',
  confirmed: 'Confirmation',
  verified: 'Verification',
  checked: 'Check',
  reviewed: 'Review',
};
const checks: Record<string, string> = {
  verify: 'Verification',
  check: 'Check',
  review: 'Review',
  inspect: 'Inspection',
  test: 'Test',
};
const nouns: Record<string, string> = {
  recorded: 'recording',
  stored: 'storing',
  saved: 'saving',
  shared: 'sharing',
  sold: 'sale',
  shown: 'display',
  published: 'publishing',
  refunded: 'refund',
};

const subject = new RegExp(String.raw`^((?:an? |the |each |every )?[\p{L}-]+(?: [\p{L}-]+)?) ${modal}\b`, 'iu');

/** The title of a rule whose form is known, or the whole of a short one that rules what people do; else null. */
export function ruleTitle(text: string): string | null {
  for (const [form, title] of forms) {
    const match = form.exec(text);
    if (match) return upperFirst(title(match.groups ?? {}));
  }
  const [, who = ''] = subject.exec(text) ?? [];
  // 'A customer' says nothing of the rule.
  return who !== '' && isPeople(noArticle(who)) ? upperFirst(text) : null;
}
