import { lowerFirst } from '../language.js';
import { amountOf, bound, timesIn, V } from './amounts.js';
import type { Measure } from './brief.js';
import { business, type Figure } from './figures.js';
import { isPeople } from './lexicon.js';
import { isSoundMeasure } from './sound.js';
import { limitOf } from './target-words.js';
import { isDone } from './words.js';

/**
 * Figures as people tell them in passing: what is so today by `is`, a figure that is wished for without its name, a count that
 * somebody hopes for behind another clause, and the part of something that a plan assumes.
 */

const soft = '(?:(?:about|around|roughly|nearly|almost|only|just|some|now|currently|still|at|~) ?)*';
/** `churn is about 11% a month with the plugin we have now`, `Clinics tell us adherence is about 35%` */
const isNow = new RegExp(
  String.raw`(?:^|[,;:–]\s|\b(?:and|but)\s)(?:the |our |today['’]s )?(?<name>(?!(?:it|this|that|they|we|i|there|which|who|he|she|goal|target|aim)\b)\p{L}[\p{L}'’ -]{2,50}?) (?:is|are|stands? at|runs? at|sits? at|lies at|averages?) ${soft}(?<figure>${V}(?:\s(?:an?|per|each|every)\s(?:day|week|month|quarter|year|season))?)(?=$|[,.;]|\s(?:at|with|in|on|today|now|currently|because|and|but|over)\b)`,
  'iu',
);
/** `Clinics tell us`: who says so is no part of the name. */
const teller =
  /^(?:[\p{L}'’-]+ ){1,3}?(?:tells?|told|says?|reports?|estimates?|shows?)(?: us| me)?(?: that)? (?:the |our )?/iu;
/** `A rating of 4.2 today`, `No-show rates of 15% are common` */
const ofNow = new RegExp(
  String.raw`(?:^|[,;:–]\s)(?:an? |the |our )?(?<name>\p{L}[\p{L}'’ -]{2,40}?) of ${soft}(?<figure>${V}) (?:today|now|currently|at present|at the moment|(?:is|are) (?:common|normal|usual|typical))\b`,
  'iu',
);
/** `We have 400 members and want 1,000 by June` */
const haveNow =
  /\bwe (?:now |currently |already )?have (?:about |around |some )?(?<many>\d[\d.,]*) (?<things>(?:[\p{L}-]+ )?[\p{L}-]+s)(?= (?:today|now|so far|at present|and (?:we )?(?:want|hope|aim|need|would|plan))|,)/iu;
const parts: Record<string, string> = { half: '50%', 'a third': '1 in 3', 'a quarter': '25%', 'three quarters': '75%' };
/** `Only half of our sessions are filled today` */
const partNow =
  /\b(?<part>half|a third|a quarter|three quarters) of (?:our |the |all )?(?<what>(?:[\p{L}-]+ )?[\p{L}-]+s) (?<how>(?:are|is|get|stay|remain) (?:(?:not|never|still) )?\p{L}+)/iu;

export function statedNow(sentence: string): Figure[] {
  const { part = '', what = '', how = '' } = partNow.exec(sentence)?.groups ?? {};
  if (part) return [{ name: `share of ${lowerFirst(what)} that ${how}`, baseline: parts[part.toLowerCase()] ?? part }];
  const { many = '', things = '' } = haveNow.exec(sentence)?.groups ?? {};
  if (many) return [{ name: `number of ${lowerFirst(things)}`, baseline: many }];
  const { name: said = '', figure = '' } = (isNow.exec(sentence) ?? ofNow.exec(sentence))?.groups ?? {};
  const name = said.replace(teller, '');
  return name === '' || business.test(name) || !/\d/.test(figure) || !isSoundMeasure(lowerFirst(name))
    ? []
    : [{ name: lowerFirst(name), baseline: amountOf(figure) }];
}

const to = '(?: back)?(?: down| up)?(?: to| at)?';
const wishes = [
  // 'we're aiming for 60% after eight weeks', 'we want to get down to 12', 'hope to fill 80%'
  String.raw`(?:(?:we|i)(?:['’]re| are|['’]m| am) (?:aiming|hoping|looking|shooting|going) (?:for|at)|(?:we|i)(?:['’]d| would)? (?:also )?(?:hope|aim|want|like|plan|need) (?:for|(?:it|this|that) (?:to be${to}|at|down to|up to)|to (?:get|be|come|go|reach|hit|see|fill)(?: it| this| that)?${to})|(?:(?:we|i)(?:['’]d| would)?|and) (?:also )?(?:want|need|(?:like|love) to (?:see|have|get|be)(?: it| this| that)?${to}))`,
  String.raw`(?:a )?success (?:would be|is|means)`,
  // 'the plan is to get to 85%'
  String.raw`the (?:plan|idea|hope|ambition|dream) is (?:to (?:get|be|come|go|reach|hit)${to}|for)`,
  // 'if we could get to one in 200'
  String.raw`if (?:we|i|it|this|that) (?:could|can) (?:get|come|go|fall|drop|be)(?: it| this| that)?${to}`,
  // 'this should come down to 12 by spring'
  String.raw`(?:this|that|it) (?:should|must|needs to|has to) (?:come|go|fall|drop|rise|grow|get|shrink)${to}`,
];
const behind = String.raw`(?=$|[,.;?]| (?:by|within|in|until|before|and|after|over|during|for|we['’]d|i['’]d)\b)`;
const possible = '(?:is|are|would be|should be) (?:possible|realistic|achievable|doable|within reach|feasible)';
const wished = new RegExp(
  String.raw`\b(?:(?:${wishes.join('|')}) (?:(${bound}) )?${soft}(${V}|half|a third|a quarter)${behind}|(?:we|i) (?:think|believe|hope|reckon) (?:that )?(?:(${bound}) )?${soft}(${V}) ${possible})`,
  'iu',
);

export interface Wished {
  read: string;
  at: number;
  limit: string | undefined;
  figure: string;
}

/** A figure that is wished for without its name. */
export function wishedFigure(sentence: string): Wished | null {
  const match = wished.exec(sentence);
  const said = match?.[2] ?? match?.[4];
  if (!match || !said) return null;
  // '25% a year after launch': the year is when.
  const figure = /^ after /i.test(sentence.slice(match.index + match[0].length))
    ? said.replace(/ (?:an?|one) (?:year|month|week|quarter)$/i, '')
    : said;
  return {
    read: match[0].slice(0, match[0].length - said.length + figure.length),
    at: match.index,
    limit: match[1] ?? match[3],
    figure: parts[figure.toLowerCase()] ?? figure,
  };
}

export interface Told {
  measure: Measure;
  /** The piece of the sentence in which it stands. */
  read: string;
}

/** `We'll start in Portland in May and hope for 15,000 monthly active users by October` */
const hopedCount =
  /(?<=\p{L}),? (?:and|then) (?:we |i )?(?:hope|aim|plan|expect|want) (?:for|to (?:have|reach|get|win|sign up|serve)) (?:(?<limit>at least|over|more than) )?(?:about |around |some )?(?<many>\d[\d.,]*k?) (?<what>(?:[\p{L}-]+ ){0,3}?[\p{L}-]+s|people)(?<rest> (?:by|before|within|in|until|after) [^,;]+)$/iu;
/** `The business case assumes that 55% of simple claims are recorded without a handler by the fourth quarter` */
const assumed = new RegExp(
  String.raw`\b(?:assumes?|expects?|hopes?|wants?|(?:goal|target|aim|plan|hope|idea|promise) is)(?: that)? (?:(?<limit>${bound}) )?(?<part>\d[\d.,]*\s?(?:%|per ?cent)) of (?:the |our |all )?(?<what>(?:[\p{L}-]+ ){0,2}?[\p{L}-]+s) (?<how>(?:(?:are|is|were|get|can|have) )?\p{L}[^,;]+)$`,
  'iu',
);

/** `arrive without a call`, `drive less than twice a week` */
const acts =
  /^(?!(?:in|on|at|with|without|from|for|of|by|to|over|under|after|before|like|made|done|sent|paid|left|kept|held|found|lost|sold|built|met|seen|given|taken|bought|caught)\b)\p{Ll}{3,}(?<!ing|ed) (?:an?|the|their|in|on|at|with|without|by|before|after|less|more|within|for|from|once|twice|to|again|back)\b/u;

export function toldGoal(sentence: string): Told | null {
  const count = hopedCount.exec(sentence);
  if (count?.groups) {
    const { limit, many = '', what = '', rest = '' } = count.groups;
    const when = timesIn(rest);
    if (when !== null && isSoundMeasure(what))
      return {
        measure: { name: what, baseline: null, target: limitOf(limit, many), when, better: 'higher' },
        read: count[0],
      };
  }
  const share = assumed.exec(sentence);
  if (!share?.groups) return null;
  const { limit, part = '', what = '', how = '' } = share.groups;
  const when = timesIn(how);
  const plain = (when === null ? how : how.replace(when, '')).replace(/\s+/g, ' ').trim();
  const [first = ''] = plain.split(' ');
  const deed = /^(?:are|is|were|get|can|have)$/i.test(first) || (acts.test(plain) && !isDone(first));
  const name = `share of ${lowerFirst(what)} ${isPeople(what) ? 'who' : 'that'} ${plain}`;
  return deed && plain.includes(' ') && isSoundMeasure(name)
    ? { measure: { name, baseline: null, target: limitOf(limit, part), when, better: 'higher' }, read: share[0] }
    : null;
}

const sharePlain = /^share of (?<what>(?:[\p{L}-]+ ){0,2}?[\p{L}-]+s) (?<how>\p{Ll}+ .+)$/u;
/** `40% of parents drive less than twice a week` under `Targets`: the share of those who do so, and it shall rise. */
export function withWhoDo(measure: Measure): Measure {
  const { what = '', how = '' } = sharePlain.exec(measure.name)?.groups ?? {};
  if (how === '' || !acts.test(how) || isDone(how.split(' ')[0] ?? '')) return measure;
  const isLimit = measure.baseline !== null || /\p{L}/u.test(measure.target ?? '');
  return {
    ...measure,
    name: `share of ${what} ${isPeople(what) ? 'who' : 'that'} ${how}`,
    better: isLimit ? measure.better : 'higher',
  };
}
