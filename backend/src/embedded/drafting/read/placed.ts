import { escapePattern, numberWords, singular } from '../language.js';
import type { Capability, Limit, Measure } from './brief.js';
import { isStarter } from './clean.js';
import { peopleIn } from './chains.js';
import { connectedIn } from './connected.js';
import { isHope } from './hopes.js';
import { kindWords } from './kinds.js';
import { isUse, setsLimit } from './no-deeds.js';
import { isProperWord } from './lexicon.js';
import { tellsHowMany } from './part-in.js';
import { toldCounts } from './told-counts.js';
import { inDigits, sumsInDigits } from './values.js';
import { unwelcome } from './worth.js';

/** Where a sentence belongs that says nothing by words of its own: by the figures of others, or to what is left. */

/** The figure of today that a goal starts from tells of today, whatever the sentence around it. */
export const tellsBaseline = (text: string, { baseline, target }: Measure): boolean => {
  const [figure = ''] =
    /[£$€]?\d[\d.,]*(?: in \d+|\s?%|\s?(?!(?:an?|per|each|every)\b)\p{L}+)?/u.exec(baseline ?? '') ?? [];
  const [aim = '\uE000'] = /\d[\d.,]*(?: in \d+|\s?%|\s?(?!(?:an?|per|each|every)\b)\p{L}+)?/u.exec(target ?? '') ?? [];
  const said = inDigits(text);
  return (
    figure !== '' &&
    new RegExp(`(?<![\\d.,])${escapePattern(figure)}`, 'iu').test(said) &&
    !said.includes(aim) &&
    new Set(peopleIn(text)).size < 3
  );
};

/** Whether a sentence holds the figure that a goal aims at. */
export const says = (sentence: string, { target }: Measure): boolean => {
  const [figure = '\uE000'] = /\d[\d.,]*/.exec(target ?? '') ?? [];
  return inDigits(sentence).includes(figure);
};

/** `queue at most 10 minutes`, `become zero`: a goal once more, and nothing to do. */
export function saysGoal({ verb, object, tail, by }: Capability, { name, target }: Measure): boolean {
  const said = inDigits([verb, object, tail].join(' ').toLowerCase());
  const [figure = ''] = /\d[\d.,]*/.exec(target ?? '') ?? [];
  // 'Doses thrown away: 9 %' counts doses.
  const words =
    [verb, object]
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  if (!by && words.length > 1 && !/^time to\b/.test(name) && words.every((word) => name.toLowerCase().includes(word)))
    return true;
  // 'halve the phone calls'
  if (!by && verb === 'halve' && words.slice(1).some((word) => name.toLowerCase().includes(word))) return true;
  // 'send home no more than 1 in 10'
  if (!by && target !== null && /\d in \d|%/.test(target) && said.includes(target.toLowerCase())) return true;
  // 'We hope to fill an empty plot in ten days'
  if (
    !by &&
    figure !== '' &&
    name.toLowerCase() === `time to ${verb} ${object}`.toLowerCase() &&
    inDigits(tail).includes(figure)
  )
    return true;
  // 'sign up 80 schools in the first year': nobody's part in the product.
  if (
    !by &&
    /^(?:sign up|sign|win|attract|gain|acquire|recruit|reach|onboard|have|get|find)$/.test(verb) &&
    new RegExp(`^(?:at least |about )?${escapePattern(figure)} `).test(object) &&
    object.toLowerCase().includes(name.toLowerCase().split(' ').at(-1) ?? name)
  )
    return true;
  if (/^(?:bring|push|save|halve|lower|reduce|cut|shorten|get down)$/.test(verb))
    return (
      (figure !== '' && new RegExp(`(?<![\\d.,])${escapePattern(figure)}`).test(said)) ||
      /\b(?:a third|half|a quarter)\b/.test(said)
    );
  if (/^(?:become|fall|drop|rise|grow)$/.test(verb))
    return said.includes(figure) || (figure === '0' && /\bzero\b/.test(said));
  if (
    !/^(?:get|use|reach|cut|reduce|bring|lower|raise|increase|keep|have|queue|wait)$/.test(verb) &&
    !name.toLowerCase().startsWith(verb) &&
    !name.toLowerCase().endsWith(` ${verb}`)
  )
    return false;
  if (figure === '' || !new RegExp(`(?<![\\d.,])${escapePattern(figure)}(?![\\d.,]*\\d)`).test(said)) return false;
  return (name.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => said.includes(singular(word)));
}

const greeting =
  /^(?:(?:kind|best|warm|many) )?(?:regards|greetings|wishes)\b|^(?:warmly|sincerely|cheers),|^(?:i am|i['’]m) (?:an? |the |our )?[\p{L} -]{3,40}[.!]?$|^(?:hi|hello|hey|dear|thanks?|thank you|please|can you|could you|what if|how about)\b|\?$/iu;
/** `We want a small web tool.`: that it is wanted rules nothing. */
const onlyWants = new RegExp(
  String.raw`^(?:so |now |therefore )?(?:we|i) (?:(?:would|['’]d) like|want|need|are looking for|look for|plan) an? (?:[\p{L}-]+ ){0,3}?(?:${kindWords})[.!]?$`,
  'iu',
);
/** `What we want is simple`, `So the idea is a shared catalogue` */
const onlyLeads =
  /^(?:what (?:we|i) (?:want|need|would like) is (?:very |quite )?\p{L}+|(?:so |now )?(?:the|our|my) (?:idea|wish|plan) is an? [^,;:]{3,40})$/iu;
/** `Others would gladly borrow if they knew what we have`: what does not happen. */
export const missed = /\bwould\b.* if (?:they|we|it|he|she|people) (?:only )?(?:knew|had|could|were|saw|got)\b/i;
/** `We have 11 caretakers and 60 contractors, the budget is £9,500`: figures that stand where they belong. */
const sizes =
  /^(?:we (?:have|are|employ) (?:about |around |over )?\d[^.;:]*|size: .*\d.*|(?:ready|live|launch|start) (?:for|in|with) [^;:]*\bby \d{1,2} \p{L}+(?: \d{4})?)$/iu;
/** `14 parishes, 60 groups` */
const countsOnly =
  /^(?:(?:about |around |over )?\d[\d.,]* \p{L}+(?: \p{L}+)?(?: an? (?:month|season|year))?(?:, |$)){2,}$/iu;
const counted = String.raw`(?:\d[\d.,]*|${numberWords.slice(1).join('|')})`;
/** `There are six organ builders and one office manager, and we look after 85 instruments` */
const tellsSizes = (bare: string): boolean =>
  /^(?:there (?:is|are)|we) /i.test(bare) &&
  bare
    .split(/,\s(?:and\s)?|\sand\s/)
    .every((part) =>
      new RegExp(
        String.raw`^(?:there (?:is|are) |we (?:have|are|employ|run|own|serve|look after|care for|keep) )?(?:about |around |over |only |just )?${counted} (?!(?:thousand|million)\b)[\p{L} '’-]+$`,
        'iu',
      ).test(part),
    );
const binds = /\b(?:must|may|only|not|no|never|if|unless|until|before|after)\b/i;
/** `It has to talk to Dentally`: which system stands among the systems. */
const connects =
  /^(?:it|this|(?:the|our) \p{L}+) (?:has to|must|needs to|should) (?:talk|connect|integrate|sync|link|read|write|work|plug|hook)\b/iu;
/** Words without which a line that nothing was read from rules nothing. */
const rules =
  /\b(?:must|may|cannot|can['’]t|only|no|not|never|unless|needs? (?:to|an?|the)|has to|have to|max(?:imum)?|min(?:imum)?|at (?:most|least)|up to|no later than|until|within|required|allowed|off limits)\b|\b(?:kept|retained|stored|archived) (?:for )?\d/i;
const sum = /^(?:\P{L}*\d[\d.,]*\P{L}*)+$/u;
const hurting =
  /^(?:in (?:19|20)\d\d|last (?:year|month|winter|summer|season|spring|autumn)) |\b(?:no (?:overview|record|history|trace|control|proof|way|idea|time)|nobody(?! (?:pays|has to|needs to)\b)|never knows?|problem|trouble|lost|lose|too (?:late|long|many|much|slow)|wrong|forgotten|missing|cost us|in vain|mess|chaos|annoy\w*|complain\w*)\b/i;

const contentOf = (text: string): string[] =>
  sumsInDigits(inDigits(text))
    .toLowerCase()
    .match(/[\p{L}\d]{3,}/gu) ?? [];

/** Whether limits said most of a sentence. */
function covers(limits: Limit[], sentence: string): boolean {
  const words = contentOf(sentence);
  const said = new Set<string>();
  const kinds = new Set(
    limits.flatMap(({ kind, text }) => (contentOf(text).every((word) => words.includes(word)) ? [kind] : [])),
  );
  // 'We have €6,500 and want it before the carnival' tells a sum and a day.
  if (kinds.has('budget') && kinds.has('date')) return true;
  for (const { kind, text } of limits) {
    const own = contentOf(text.replace(/^[^“]*“|”[^”]*$/g, ''));
    if (own.length === 0 || !own.every((word) => words.includes(word))) continue;
    if (kind === 'other' || kind === 'law') return true;
    for (const word of own) said.add(word);
  }
  const left = words.filter((word) => !said.has(word));
  return said.size > 0 && (left.length <= 3 || left.length < words.length * 0.6);
}

const isTrouble = (sentence: string): boolean =>
  (hurting.test(sentence) ||
    missed.test(sentence) ||
    // '6,400 of 52,000 are not seen again': how many of all it was.
    (tellsHowMany.test(sentence) && unwelcome.test(sentence)) ||
    toldCounts(sentence.replace(/[.!]+$/, '').replace(/,? which .*$/i, '')).length > 0) &&
  !isHope(sentence);

/** Sentences that nothing was read from. They are kept as they stand, since whoever wrote them meant something. */
export function leftOver(
  sentences: string[],
  read: (sentence: string) => boolean,
  told: string[],
  limits: Limit[],
): { rules: Limit[]; troubles: string[]; left: string[] } {
  const left = sentences.filter((sentence, at) => {
    const bare = sentence.replace(/[.!]+$/, '');
    const words = bare.split(' ').length;
    return (
      (at > 0 || /\b(?:must|has to|have to)\b/i.test(sentence)) &&
      words > 3 &&
      words < 40 &&
      !greeting.test(sentence) &&
      !onlyWants.test(sentence) &&
      !onlyLeads.test(bare) &&
      !sum.test(sentence) &&
      !(sizes.test(bare) && !binds.test(bare)) &&
      !countsOnly.test(bare) &&
      !(tellsSizes(bare) && !binds.test(bare.replace(/\blook after\b/gi, 'keep'))) &&
      !isUse(bare) &&
      !/:$/.test(sentence) &&
      !(connects.test(bare) && connectedIn([sentence]).length > 0) &&
      !read(sentence) &&
      !told.some((one) => one.toLowerCase().includes(bare.toLowerCase().slice(0, 40))) &&
      !covers(limits, sentence)
    );
  });
  return {
    left,
    // 'Bookings are limited to two and are released if nobody comes' rules.
    troubles: left.filter((sentence) => isTrouble(sentence) && !setsLimit(sentence)),
    rules: left.flatMap((sentence): Limit[] => {
      const bare = sentence.replace(/[.!]+$/, '');
      const [first = ''] = bare.split(' ');
      const text = isProperWord(first) && !isStarter(first) ? bare : bare.charAt(0).toLowerCase() + bare.slice(1);
      return isTrouble(sentence) && !setsLimit(sentence)
        ? []
        : [{ kind: 'other', text, ...(rules.test(bare) || setsLimit(bare) ? {} : { unread: true }) }];
    }),
  };
}
