import { withoutBindings } from './binding.js';
import { isPeople } from './lexicon.js';
import { unwelcome } from './worth.js';

/** Sentences with a figure that allow, charge or rule, and aim at nothing. */

/** `A guest books a seat, at most 3 seats per guest`: so far, and no further. */
export const perEach =
  /^(?:(?!.*\b(?:want|like|aims?|goals?|targets?|less|fewer|down|should)\b)[^\d,;:]{6,60}, )?(?:only )?(?:up to|at most|no more than|not more than|max(?:imum|\.)?) \S+ [\p{L} -]{2,40}? (?:per|for each|for every) \p{L}+(?: (?:and|or) \p{L}+)?[.!]?$/iu;

/** `Cancelling less than 12 hours before costs half the price`: all of it rules what is to be paid. */
const isCharge = (sentence: string): boolean =>
  /\b(?:costs?|pays?|(?:is|are) charged|forfeits?|loses? (?:the|their|his|her) deposit)\b/i.test(sentence) &&
  /\b(?:less|fewer|later|earlier|shorter|more|longer) than\b|\bwithin\b|\bat most\b/i.test(sentence) &&
  !/\b(?:from|instead of|rather than|today|now|goals?|targets?|aims?|want)\b/i.test(sentence) &&
  (withoutBindings(sentence) === '' || /\bunless\b/i.test(sentence));

/** `At most two slots a week in June and July`: so many may be had, where nobody suffers from what is counted. */
const isAllowance = (sentence: string): boolean => {
  const [, what = ''] =
    /^(?:only )?(?:up to|at most|no more than|not more than|max(?:imum|\.)?) \S+ ([\p{L} -]{2,40}?) (?:an?|per|each|every) (?:day|week|month|season|term|year)(?: (?:in|on|during|at) [\p{L} ]{2,40})?[.!]?$/iu.exec(
      sentence,
    ) ?? [];
  return (
    what !== '' &&
    !unwelcome.test(what) &&
    !/^(?:minutes?|hours?|days?|%|calls?|e-?mails?|questions?|letters?)\b/i.test(what)
  );
};

/** `A vet may not take more than 4 nights a month`: what one may do is ruled, and aimed at by nobody. */
const permits = (sentence: string): boolean => {
  const [, who = ''] = /^(?:an?|each|every|no|the) ([\p{L} -]{2,40}?) (?:may|can|must|cannot)\b/iu.exec(sentence) ?? [];
  return who !== '' && isPeople(who) && withoutBindings(sentence) === '';
};

/** `A dispute must be raised within 2 hours of the test`: until when something may be done. */
const isDeadline = (sentence: string): boolean =>
  /^(?:an?|the|each|every|any) [^,;]{2,40} (?:must|has to|may|can) (?:only )?be \p{L}+ within \S+ \S+ (?:of|after|before) /iu.test(
    sentence,
  );

const hoped =
  /\b(?:goals?|targets?|aims?|aim(?:ing)?|kpis?|success|want|like|hope|expect|need to (?:get|bring)|from \d|instead of|rather than|today|currently|now|20\d\d|Q[1-4]|%|average|median)\b|%/i;
const span = String.raw`(?:\d[\d.,]*|an?|one|two|three|five|ten) (?:(?:working|business|calendar) )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)`;
/** `must be reviewed by the manager within 5 business days`, `if nobody reacts within 10 minutes, the ward manager is alerted` */
const ruledTime = new RegExp(
  String.raw`\b(?:must|has to|have to|needs? to|shall)\b[^.;]* (?:within|every) ${span}\b|\b(?:if|unless|when|whenever)\b[^.;,]* (?:within|after|for) ${span}\b|\bwithin ${span}\b[^.;]*,? (?:otherwise|or else)\b`,
  'iu',
);
/** A time that is ruled and wished for by nobody. */
const rulesTime = (sentence: string): boolean => ruledTime.test(sentence) && !hoped.test(sentence);

/** Whether a sentence only says what may be done, what it costs or until when. */
export const onlyPermits = (sentence: string): boolean =>
  perEach.test(sentence) ||
  isCharge(sentence) ||
  isAllowance(sentence) ||
  isDeadline(sentence) ||
  rulesTime(sentence) ||
  permits(sentence);
