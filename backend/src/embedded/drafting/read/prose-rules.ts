import { stripStop } from '../language.js';
import { money } from './values.js';

/**
 * Rules as plain prose puts them, without a word like `must`: what something costs, until when it may be cancelled, what
 * happens to whoever does not comply, how long data is kept, what is never done. Each is kept in the words of the idea.
 */

/** `today`, not 'today's round', which is a thing; only as the first word does that tell of the day. */
const now =
  /^today['’]s\b|\b(?:today(?!['’]s\b)|currently|(?<!\bthe )last (?:year|season|winter|summer|month|spring|autumn)(?! of\b)|at present|at the moment|right now|these days|nowadays|until now|so far)\b|\p{L} now(?=[.;]|$)/iu;

const share = String.raw`(?:half(?: of)? the (?:price|fee|amount|cost)|half(?= of| is|$)|the full (?:price|fee|amount)|\d[\d.,]*\s?%|nothing)`;
const sum = String.raw`(?:${money}|${share})`;
const span = String.raw`(?:\d[\d.,]*|an?|one|two|three|four|five|six|ten|twelve) (?:(?:working|business|calendar) )?(?:minutes?|hours?|days?|weeks?|months?|years?)`;

const forms = [
  // 'late returns cost $2 per day', 'a later cancellation costs £8', 'further collections are charged at 350 SEK'
  String.raw`^(?:an? |any |each |every |the )?(?:late|later|further|extra|additional|second|repeated|lost|missed|damaged|no-show|cancell?ation|return|delay|swap|change|reminder|replacement)[\p{L} -]{0,40}? (?:costs?|(?:is|are) (?:charged|invoiced|billed)(?: at| with)?) (?:${sum}|their|its)[^;]{0,60}$`,
  // 'we charge buyers a 5% fee, sellers nothing'
  String.raw`^we charge (?!(?:for|per)\b)[\p{L} ]{3,30} an? [^;]{2,60}$`,
  // 'families entitled to free meals pay nothing', 'guests pay 30% on booking and the rest on arrival'
  String.raw`^(?:(?:if|when|whenever) [^;]{5,80}, )?(?:an? |the |each |every )?[\p{L}][\p{L} -]{2,50}? pays? (?:only )?(?:nothing|\d[\d.,]*\s?%(?! (?:commission|fee)) [^;]{3,60}|half [^;]{3,60})$`,
  // 'members cancel free of charge until 12 hours before the class starts', 'meals can be cancelled until 8 am'
  String.raw`^(?=.*\bcancel)(?:an? |the |each |every )?[\p{L}][\p{L} -]{2,40}? (?:(?:can|may) (?:be )?)?cancel(?:led|s)?\b[^;]*\b(?:until|up to|within|at least|no later than|by)\b[^;]{3,80}$`,
  String.raw`^(?:free )?cancell?ation (?:is )?(?:free |possible )*(?:of charge )?(?:until|up to|within) [^;]{3,70}$`,
  // 'suppliers who deliver late three times are put on a watch list', 'a patient who doesn't answer is moved to the end'
  String.raw`^(?:an? |any |each |every )?[\p{L}-]+(?: [\p{L}-]+)? (?:who|that|which|with|without) [^;]{4,80}? (?:is|are|gets?) (?:automatically )?(?:put|placed|moved|suspended|blocked|banned|excluded|removed|reminded|warned|charged|listed|downgraded|locked|barred|returned|refunded|flagged|deleted|archived|released)\b[^;]{0,80}$`,
  // 'three no-shows in a month lead to a block of 14 days'
  String.raw`^(?:an?|one|two|three|four|five|\d+) [\p{L} -]{3,40}? leads? to an? (?:block|ban|fee|fine|warning|penalty|suspension|exclusion)\b[^;]{0,60}$`,
  // 'each household is entitled to two free collections per calendar year'
  String.raw`^(?:an? |the |each |every |all )[\p{L} -]{3,40}? (?:is|are) entitled to [^;]{4,70}$`,
  // 'delivery is free for orders over 50 EUR', 'the first 30 minutes are free'
  String.raw`^(?!it\b|the (?:app|tool|service|product)\b)(?:the )?[\p{L}\d -]{4,40}? (?:is|are) free (?:for|of charge|with|above|over|up to|until)\b[^;]{3,60}$`,
  // 'lessons are not recorded', 'names are never shown on the screen'
  String.raw`^(?:the )?[\p{L}][\p{L}' -]{2,40}? (?:is|are) (?:not|never) (?:recorded|stored|saved|shared|sold|shown|displayed|published|refunded|transferred|passed on|logged|disclosed|used|visible|transferable|refundable)\b[^;]{0,60}$`,
  // 'data kept for 2 years', 'logs are stored for 90 days', 'backups every 6 hours, kept for 35 days'
  String.raw`^[\p{L}][\p{L} -]{2,40}?,?(?: (?:is|are|every ${span},))? (?:kept|retained|stored|archived) for (?:at least )?${span}[^;]{0,40}$`,
  String.raw`^backups? every ${span}(?:,? (?:and )?kept for ${span})?$`,
  // 'offers stay sealed until the deadline has passed', 'the deposit is held until the return'
  String.raw`^(?:the |an? |each )?[\p{L} -]{3,40}? (?:stays?|remains?|is held|are held) [^;]{0,30}?until [^;]{4,60}$`,
  // 'sellers receive their money three days after the event', 'shops are paid out monthly'
  String.raw`^(?:the )?[\p{L} -]{3,30}? (?:(?:are|get) paid(?: out)?|receive their (?:money|payment|share)) (?:(?:weekly|monthly|daily|every|each|within|${span} after)\b[^;]{0,80})$`,
  // 'we keep 15% of every booking and pay sitters every Friday'
  String.raw`^(?:we |and )*pay (?:out )?[\p{L} ]{3,30} (?:weekly|monthly|every|each|within)\b[^;]{0,50}$`,
  // 'resale closes 2 hours before doors open'
  String.raw`^(?:the )?[\p{L} -]{3,30}? (?:closes?|opens?|ends?|starts?) ${span} (?:before|after) [^;]{3,50}$`,
  // 'accounts with two fraud reports are suspended until …', 'an order placed before 2 pm is shipped the same day'
  String.raw`^(?:an? )?orders? placed (?:before|after) [^;]{2,20} (?:is|are) [^;]{5,60}$`,
  // 'if a parcel is not collected in that time, the resident pays €1 per day'
  String.raw`^(?:if|when|whenever) [^;,]{5,80}, [^;]{3,40} (?:pays?|is charged|are charged) ${sum}[^;]{0,60}$`,
  // 'admins verify tutors' ID before they go live', 'new suppliers are checked against sanction lists before they can be invited'
  String.raw`^[^;]{3,60} (?:verify|verifies|checks?|approves?|reviews?|confirms?|inspects?|tests?|must|has to|have to|is checked|are checked|is reviewed|are reviewed) [^;]{3,130} before (?:they|it|he|she|the [\p{L} -]{3,25}) (?:can|may|goe?s?|is|are|starts?|leaves?)\b[^;]{2,60}$`,
  // 'the owner has 24 hours to accept, after which the request expires', 'the manager approves within 3 days, otherwise …'
  String.raw`^(?:the |an? |each |every )?[\p{L} -]{3,40}? (?:has|have) ${span} to \p{L}+[^;]{0,50}, after which [^;]{5,90}$`,
  String.raw`^(?:the |an? |each |every )?[\p{L} -]{3,40}? \p{L}+s[^;]{0,50} within ${span},? (?:otherwise|or else) [^;]{5,80}$`,
].map((form) => new RegExp(form, 'iu'));

/** What goes on in a clause beside the rule: `after that there is no refund` belongs to the clause before it. */
const follows = /^(?:after (?:that|this|\d+ \p{L}+)|later|otherwise|then|the (?:others?|rest))\b/iu;
const trouble =
  /\b(?:today|currently|at the moment|at present|right now|still|often|usually|too|by hand|wants?|goals?|targets?|last (?:year|month|week)|we (?:want|need|would))\b/i;

const isRule = (clause: string): boolean =>
  !trouble.test(clause) && !now.test(clause) && forms.some((form) => form.test(clause));

/** Whether a sentence tells nothing but rules: it is no trouble of today, whatever word stands in it. */
export const isProseRule = (sentence: string): boolean =>
  !trouble.test(sentence) &&
  stripStop(sentence)
    .split(/;\s+/)
    .every((part) => isRule(part) || follows.test(part));
