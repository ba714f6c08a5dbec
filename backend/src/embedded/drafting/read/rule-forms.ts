import { memo, stripStop } from '../language.js';
import { everyday } from './everyday-rules.js';
import { isGroup, isPeople, isVerb } from './lexicon.js';
import { headOf } from './phrases.js';
import { few, limit, span, thing } from './rule-parts.js';

/**
 * Rules as product people write them, told by their form: `claims over $500 need approval from the director`, `points
 * expire after 6 months`. Each names its parts, so that a check can be written on both of its sides.
 */

const nod = 'approvals?|sign-offs?|signatures?|permission|consent|confirmation|authori[sz]ation|approvers|go-ahead|yes';
const agreed =
  'approved|confirmed|signed|signed off|released|authori[sz]ed|reviewed|countersigned|checked|verified|cleared';
const refusing = '(?:cannot|may not|must not|can never|may never|must never|should never|can not)';

const written = {
  /** `Inspectors can be given read-only access for 48 hours` */
  lent: String.raw`^(?<who>[\p{L}][\p{L} -]{2,40}?) (?:(?:can|may) be (?:given|granted)|(?:can |may )?gets?|(?:can|may) have) (?<what>(?:an? )?(?:[\p{L}-]+ ){0,2}(?:access|rights?|link|licen[cs]e|pass)(?: to [^,;:]{3,40}?)?) for (?:up to |at most )?(?<span>${span})$`,
  /** `Nothing in the register may be deleted, only corrected with a reason` */
  fixed: String.raw`^nothing (?:in|on|of|from) (?<where>[^,;:]{2,40}?) (?:may|can|must|should|is|gets) (?:ever )?(?:be )?(?<done>deleted|erased|removed|changed|altered|overwritten)(?:,? (?:it can )?(?:only|but) (?:be )?(?<instead>corrected|amended|withdrawn|cancelled|marked)(?: with (?<need>[^,;:]{3,30}))?)?$`,
  /** `Slips cannot be changed after signing` */
  frozen: String.raw`^${thing} ${refusing} be (?:ever )?(?<done>changed|edited|altered|deleted|erased|removed|overwritten|modified|amended)(?:(?: after| once| when) (?<after>[^,;:]{3,40}))?$`,
  /** `Thresholds can be edited by reliability engineers only` */
  reserved: String.raw`^(?<thing>[^,;:]{3,50}?) (?:can|may|must|is|are) (?:only )?(?:be )?(?<done>\p{L}+) (?:only )?by (?<whom>[^,;:]{3,50}?)(?: only)?$`,
  /** `Only a code owner can un-quarantine` */
  onlyThey: String.raw`^only (?<whom>[^,;:]{3,60}?) (?:may|can|must|(?:is|are) allowed to) (?!be\b)(?<act>[\p{L}-]+(?: [^,;:]{2,60})?)$`,
  /** `Accountants may view but never edit claims`, `a family member can read the notes but not the medication list` */
  partly: String.raw`^(?<who>(?:an? |the )?[\p{L} -]{3,40}?) (?:can|may) (?:only )?(?<may>[\p{L}-]+)(?: (?<what>[^,;:]{2,40}?))?,? but (?:can |may )?(?:never|not|cannot) (?<not>[^,;:]{3,50})$`,
  /** `Store managers see only their own store` */
  ownOnly: String.raw`^(?<who>(?:the )?[\p{L} -]{3,40}?) (?:(?:can|may) )?(?:(?:only )(?:sees?|views?|reads?|access(?:es)?) |(?:sees?|views?|reads?|access(?:es)?) only )(?:(?:and|or) (?<too>\p{L}+) )?(?<what>[^,;:]{3,50})(?:, [^,;:]{3,40})?$`,
  /** `Renters must be over 25 and have held a licence for 2 years` */
  mustBe: String.raw`^(?<who>[\p{L} -]{3,30}?) (?:must|have to|has to|need to|needs to) (?<be>be|have) (?!able\b|to\b)(?<what>(?![\p{L}]+(?:ed|en)\b)[^,;:]{3,50}?)(?: and (?<also>(?:be|have) [^,;:]{3,50}))?$`,
  /** `Approvers cannot approve their own timesheets`, `students may never see other results` */
  whoNot: String.raw`^(?<who>(?:the |an? )?[\p{L}' -]{3,40}?) (?<modal>cannot|can never|may not|must not|may never|must never|never) (?!be\b)(?<verb>\p{L}+) (?<what>[^,;:]{3,70})$`,
  /** `Officers can revoke a permit but have to give a reason` */
  withNeed: String.raw`^(?<who>(?:the |an? )?[\p{L} -]{3,40}?) (?:can|may) (?<act>\p{L}+ [^,;:]{3,50}?),? but (?:must|has to|have to|needs? to) (?:give|state|enter|add|provide|record|name) (?<need>[^,;:]{3,40})$`,
  /** `Baristas can award at most 20 bonus points per shift` */
  mostBy: String.raw`^(?<who>(?:the |an? |each |every )?[\p{L} -]{3,40}?) (?:can|may) (?:only )?(?<verb>\p{L}+) (?:at most|up to|no more than|a maximum of|max(?:imum)?) (?<count>\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?<of>[\p{L}-]+(?: (?!per\b|for\b|an?\b)[\p{L}-]+){0,2}) (?:per|an?|each|every) (?<per>[\p{L}-]+(?: [\p{L}-]+)?)$`,
  /** `Claims over $500 need approval from the finance director` */
  yesBeyond: String.raw`^${thing} ${limit}(?<more> [^,;:]{3,30}?)? (?:needs?|requires?) (?<yes>(?:[\p{L}\d]+ ){0,3}?(?:${nod})(?: (?:from|of|by) [^,;:]{3,80}?)?)(?: first| beforehand)?(?: before (?<before>[^,;:]{3,40}))?$`,
  /** `Every change to a production flag needs approval from a second engineer` */
  yes: String.raw`^(?<thing>[^,;:]{3,60}?) (?:needs?|requires?) (?<yes>(?:[\p{L}\d]+ ){0,3}?(?:${nod})(?: (?:from|of|by) [^,;:]{3,80}?)?)(?: first| beforehand)?(?: before (?<before>[^,;:]{3,40}))?$`,
  /** `Visits longer than 2 hours have to be approved by the coordinator before they are billed` */
  agreedBeyond: String.raw`^${thing} ${limit}(?<more> [^,;:]{3,30}?)? (?:must|has to|have to|needs? to) be (?<done>${agreed}) by (?<whom>[^,;:]{2,50}?)(?: before (?<before>[^,;:]{3,40}))?$`,
  /** `Bank details changes must be confirmed by phone` */
  agreed: String.raw`^(?<thing>[^,;:]{3,50}?) (?:must|has to|have to|needs? to) be (?<done>${agreed}) by (?<whom>[^,;:]{2,50}?)(?: and (?!the\b|an?\b|his\b|her\b|their\b|our\b)\p{Ll}+ [^,;:]{3,50} for [^,;:]{3,20})?(?: before (?<before>[^,;:]{3,40}))?$`,
  /** `Alerts not acknowledged within 10 minutes are escalated to the shift supervisor` */
  late: String.raw`^${thing} (?:that (?:is |are |has |have )?(?:been )?|who (?:is |are )?)?not (?:been )?(?<not>\p{L}+(?: up| out| in| back)?) (?:within|after|for) (?<span>${span})(?<of> (?:of|after|from|before) [^,;:]{3,40}?)? (?:is|are|gets?|will be) (?<done>\p{L}+)(?<rest> [^;:]{2,60})?$`,
  /** `Receipts older than 60 days are rejected` */
  beyond: String.raw`^${thing} (?:with (?<part>(?:an? |the )?[\p{L} -]{3,25}?) )?${limit}(?<more> [^,;:]{3,30}?)? (?:is|are|gets?|will be) (?<done>\p{L}+)(?<rest> (?!until\b)[^,;:]{2,60}?)?(?: (?:until|till) (?<until>[^,;:]{5,60}))?(?:, (?:later ones?|the others?|the rest) (?<else>[^,;:]{2,40}))?$`,
  /** `Grants over £20,000 go to the board` */
  goesTo: String.raw`^${thing} ${limit}(?<more> [^,;:]{3,30}?)? go(?:es)? (?<rest>to (?:the|an?|our) [^,;:]{2,40})$`,
  /** `When a ticket is within 15 minutes of breaching, page the on-call lead` */
  near: String.raw`^(?:when|whenever|if|as soon as|once) (?<thing>(?:an?|the) [\p{L} -]{2,30}?) (?:is|are|comes?|gets?) within (?<span>${span}) of (?<of>[^,;:]{3,40}), (?<then>[^;:]{5,90})$`,
  /** `A test counts as flaky if it failed at least 3 times in 14 days` */
  counts: String.raw`^(?<thing>(?:an?|the|each|every) [\p{L}-]+(?: [\p{L}-]+)?) counts? as (?<as>[^,;:]{3,30}?) (?:if|when|once|as soon as) (?<clause>[^;:]{5,110})$`,
  /** `No-shows are released after 15 minutes` */
  after: String.raw`^${thing} (?:(?:is|are|gets?|will be) )?(?:automatically )?(?<done>released|cancelled|canceled|closed|archived|locked|suspended|escalated|reassigned|refunded|forwarded|reopened|hidden|unpublished)(?: automatically)? after (?<span>${span})$`,
  /** `Owners have 24 hours to accept a request, otherwise it lapses` */
  grace: String.raw`^(?<who>(?:the |an? )?[\p{L} -]{3,40}?) (?:have|has|get|gets) (?<span>${span}) to (?<verb>\p{L}+)(?: (?<what>(?!or\b)[^,;:]{3,40}?))?,? (?:otherwise|or else|or) (?<else>[^;:]{3,60})$`,
  /** `Reports must be closed within 14 days, otherwise they appear on the list` */
  otherwise: String.raw`^${thing} (?:must|has to|have to|needs? to) be (?<done>\p{L}+(?: (?:up|out|in|off|back))?) within (?<span>${span})(?<of> (?:of|after|from) [^,;:]{3,40}?)?,? (?:otherwise|or else|or) (?<else>[^;:]{3,80})$`,
  /** `Points expire after 6 months without a purchase`, `visitors' permits last 24 hours` */
  ends: String.raw`^${thing} (?:(?:expires?|lapses?|runs? out|times? out|ends?) after|lasts?(?: for)?|(?:is|are) (?:only )?valid for) (?<span>${span})(?<without> (?:without|of) [^,;:]{3,40})?$`,
  /** `Documents are deleted after 30 days unless pinned`, `recordings deleted after 90 days unless there is an appeal` */
  erased: String.raw`^(?<thing>(?!(?:if|when|whenever|once|as|while|unless|nothing|only|nobody)\b)[^,;:]{3,60}?) (?:(?:is|are|must be|will be|get|gets) )?(?:automatically )?(?<done>deleted|erased|removed|anonymi[sz]ed|wiped|purged)(?: automatically)? (?:(?<now>immediately|at once|right away)|(?:after )?(?<span>${span})(?: after (?<event>(?!that\b)[^,;:]{3,60}?)|(?<idle> without [^,;:]{3,40}?))?)(?: unless (?<unless>[^,;:]{3,50}))?(?:, (?:(?:all )?(?:the )?others?|the rest) after (?<rest>${span}))?$`,
  /** `Raw data retained for 90 days`, `the register must be kept for five years` */
  kept: String.raw`^${thing}(?: (?:is|are|must be|has to be|have to be|needs? to be|will be|be))? (?:kept|retained|stored|archived|preserved) (?:for )?(?:at least )?(?<span>${span})(?: and ${refusing} be (?<locked>changed|altered|edited|deleted|erased|removed))?$`,
  /** `Max two permits per household`, `max 20 quarantined tests per repo` */
  most: String.raw`^(?:and |but )?(?:max\.?|maximum(?: of)?|at most|no more than|up to) (?<count>${few}) (?<of>(?!hours?\b|days?\b|minutes?\b|weeks?\b|months?\b)[\p{L}-]+(?: (?!per\b|for\b|an?\b)[\p{L}-]+){0,2}) (?:per|for each|for every|an?) (?<per>[\p{L}-]+(?: [\p{L}-]+)?)(?:, [^,;:]{3,50})?$`,
  /** `Bookings max 4 hours` */
  longest: String.raw`^(?<thing>[\p{L}'-]+(?: [\p{L}'-]+){0,2}?)(?: (?:is|are|can be|may be)(?: for)?)? (?:max\.?|maximum|at most|up to) (?<span>${span})(?: long)?$`,
  /** `A van with a critical defect cannot be dispatched until a mechanic clears it` */
  until: String.raw`^(?<thing>[^,;:]{3,60}?) ${refusing} (?:be )?(?<done>\p{L}+(?: (?:up|out|in|off|back))?)(?<rest> [^,;:]{2,40}?)? until (?<who>(?:the|an?|its|their)(?: (?!(?:is|are|was|were|has|have|be)\b)[\p{L}-]+){1,3}?) (?:has |have )?(?<verb>(?!(?:is|are|was|were|has|have|be)\b)\p{L}+) (?!has |have )(?<object>it|them|(?![^,;:]* and )[^,;:]{3,40})$`,
  /** `A pupil without a signed slip may not be put on the bus list` */
  lacking: String.raw`^(?<thing>(?:(?:an?|any|the) )?[\p{L}-]+(?: [\p{L}-]+)?) without (?<need>[^,;:]{3,50}?) ${refusing} be (?<done>\p{L}+)(?<rest> [^,;:]{2,50})?$`,
  /** `Alcohol cannot be claimed` */
  barred: String.raw`^(?<thing>(?![^,;:]*\b(?:is|are|was|were|has|have)\b[^,;:]*\band\b)[^,;:]{3,50}?) ${refusing} be (?<done>\p{L}+)(?<rest> (?:to|for|with|by|in|on|at|as|next to|near|beside) [^,;:]{2,50})?$`,
  /** `First to accept within 7 days gets it` */
  first: String.raw`^(?:the )?first (?:one )?(?:to|who) (?<act>[\p{L}]+)(?: within (?<span>${span}))? gets? (?<what>it|the [\p{L} -]{2,30})$`,
  /** `Late returns cost €2 a day, max €30` */
  costs: String.raw`^(?<thing>(?:late|second|additional|extra|lost|missed|damaged) [\p{L} -]{2,30}?) costs? (?<sum>[€£$]\s?\d[\d.,]*|\d[\d.,]* (?:euros?|pounds|dollars))(?: (?:an?|per) (?<per>\p{L}+))?(?:,? (?:max(?:imum)?\.?|at most|up to) (?<cap>[€£$]\s?\d[\d.,]*|\d[\d.,]* (?:euros?|pounds|dollars)))?$`,
  ...everyday,
  /** `If their scores differ by more than 3 points a third reviewer is asked` */
  whenThen: String.raw`^(?:when|whenever|as soon as|once|if) (?<clause>[^,;:]{6,80}?),? (?<then>(?:it|they|the|an?|his|her|their|its|nobody|no one) (?:[\p{L}'-]+ ){0,4}?(?:is|are|gets?|goes|go|must|has to|have to|cannot|may|becomes?|stays?|loses?|pays?|receives?|appears?|moves?|expires?|lapses?) [^;]{3,90})$`,
} as const;

export type RuleFormName = keyof typeof written;
export interface RuleForm {
  name: RuleFormName;
  /** The parts as they were written; empty where the rule has none. */
  of: Partial<Record<string, string>>;
}

const names = Object.keys(written) as RuleFormName[];
const forms = names.map((name) => ({ name, form: new RegExp(written[name], 'iu') }));

/** `can't`, `isn't`: written out. */
export const inFullWords = (text: string): string =>
  text
    .replace(/’/g, "'")
    .replace(/\b(can)'t\b/gi, '$1not')
    .replace(/\b(is|are|was|were|has|have|does|do|must|should)n't\b/gi, '$1 not')
    .replace(/\bwon't\b/gi, 'will not');

/** What only sounds so: a goal, the work of today, or a bare pronoun in place of the thing. */
const unfit =
  /^(?:we|i|they|it|he|she|you|this|that|these|those|users? can|today|currently|now|often|sometimes|usually|so|then|because)\b|\b(?:goals?|targets?|today|currently|(?<!\bbe )used to|at the moment|last (?:year|month|week))\b/i;

/** `Only brand leads publish`: nobody else can. */
const onlyDo =
  /^(only (?:the )?[\p{L} -]{3,40}?s) (publish|edit|approve|delete|see|export|change|create|invite|send|post|merge|release|assign|close|cancel|book|order)(?= |$)/iu;

/** `Managers see the absences of their own team only` */
const onlyLast = /^((?:the )?[\p{L} -]{3,40}? (?:(?:can|may) )?(?:sees?|views?|reads?)) ([^,;:]{3,50}) only$/iu;

/** `Without a valid induction the machine can't be booked`: a machine without it. */
const lackingFirst =
  /^without ((?:an? |any )?[^,;:]{3,40}?),? (?:the|an?) ([\p{L}-]+) ((?:cannot|may not|must not) be )/iu;

export const ruleFormOf = memo((said: string): RuleForm | null => {
  const text = stripStop(inFullWords(said))
    .replace(onlyDo, '$1 can $2')
    .replace(lackingFirst, 'a $2 without $1 $3')
    .replace(onlyLast, '$1 only $2');
  if (unfit.test(text) || text.split(' ').length > 30) return null;
  for (const { name, form } of forms) {
    const of = form.exec(text)?.groups;
    if (of && fits(name, of, text)) return { name, of: { ...of } };
  }
  return null;
});

function fits(name: RuleFormName, of: Partial<Record<string, string>>, text: string): boolean {
  switch (name) {
    case 'reserved':
      // 'released by two pharmacists' says how many of them, and not who.
      return /\bonly\b/i.test(text) && isDoer(of['whom']) && !/^(?:two|three|four|\d+) /i.test(of['whom'] ?? '');
    case 'lent':
    case 'grace':
    case 'mustBe':
    case 'withNeed':
    case 'mostBy':
    case 'ownOnly':
    case 'partly':
      return isDoer(of['who']);
    case 'whenThen':
      // 'When it is down the team is paged': what it is, another sentence says.
      return / (?:is|are|has|have|was|were|becomes?|gets?|goes|go|drops?|differs?|exceeds?|fails?|falls?|rises?|passes|misses|[\p{L}]+s) ?/u.test(
        ` ${of['clause'] ?? ''} `,
      );
    case 'whoNot':
      return (
        isDoer(of['who']) &&
        // 'Students cannot find a room' tells what goes wrong.
        (/^(?:may|must)/i.test(of['modal'] ?? '') ||
          /^see (?:any |the )?other/i.test(`${of['verb'] ?? ''} ${of['what'] ?? ''}`) ||
          /^their own |\bthey (?:have|are|know|work|wrote|made)\b/i.test(of['what'] ?? ''))
      );
    case 'barred':
      return /\b(?:must|may|never)\b/i.test(text) || !troubled.test(of['done'] ?? '');
    case 'beyond':
      return !/\b(?:late|lost|wrong|manually|by (?:hand|phone|mail)|too)\b/i.test(of['rest'] ?? '');
    case 'beyondNeeds':
      // 'Requests over 14 days need HR': people, and no more time.
      return !/^(?:\d|more|an? (?:lot|long)|too|time|about)\b/i.test(of['need'] ?? '');
    case 'onlyWithin':
      return /\bonly\b/i.test(text);
    case 'manyYes':
      return isPeople(of['who'] ?? '');
    case 'ends':
      // 'No insulin in the last 3 months'
      return !/\b(?:in|of) the$/i.test(of['thing'] ?? '');
    case 'neverDo':
      return isVerb(of['verb'] ?? '');
    case 'mustWithin':
      // 'The commander has to write a report, and we are at 40% within 5 days' tells of people and of today.
      return !isPeople(headOf(of['thing'] ?? '')) && !/\band\b/i.test(of['act'] ?? '');
    case 'yes':
    case 'agreed':
      // 'The team needs permission' tells of people.
      return !isPeople(headOf(of['thing'] ?? ''));
    default:
      return true;
  }
}

/** `Orders cannot be traced` tells what goes wrong. */
const troubled =
  /^(?:found|tracked|traced|seen|reached|matched|reused|verified|proven|trusted|scaled|compared|searched|measured|filled|served|explained|recovered|located|identified|known|solved|fixed|met|reproduced|planned|predicted|shown|shared|integrated|automated|updated)$/i;

const isDoer = (said = ''): boolean => {
  const head = said.replace(/^(?:an?|the|our|all|any) /i, '');
  return isPeople(head) || isGroup(head) || isPeople(head.split(/ (?:and|or) /)[0] ?? '');
};
