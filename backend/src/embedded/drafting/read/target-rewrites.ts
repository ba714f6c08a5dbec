import { lowerFirst } from '../language.js';
import { bound, V } from './amounts.js';
import { sameUnit } from './measure-parts.js';
import { contented } from './target-parts.js';
import { unwelcome } from './worth.js';

/** Goals in forms of their own, brought into one that the readers know. */

/** `problem: boats queue, 70 complaints in 2024` tells nothing that shall be. */
export const tellsTrouble = /^(?:problems?|pains?|pain points?|troubles?|background|situation)\s?[:–]\s/i;

const arrow = new RegExp(String.raw`(${V})\s?(?:-+>|=+>|→)\s?((?:(?:${bound})\s)?${V})`, 'giu');
/** `get from 25 to 60 opened jackets a year`: what is counted stands behind the figures. */
const countedBehind = new RegExp(
  String.raw`\b(?:get|go|come|grow|move|rise|fall|drop) from (\d[\d.,]*) to (\d[\d.,]*) (?!an? |per |each |every |by |in |until |before )(\p{L}[\p{L}-]*(?: (?!by |in |an? |per |until |before )\p{L}[\p{L}-]*){0,2})`,
  'iu',
);
/** `fill 90% of the nights, compared with 78% last year`: today's figure behind the goal. */
const comparedWith = new RegExp(
  String.raw`,? (?:(?:as )?compared (?:with|to)|as against|up from|down from) (${V})(?: (?:today|now|currently|at present|this year|(?:last|the previous) \p{L}+))?(?=$|[;.])`,
  'iu',
);

/** `fewer phone calls (now 130 a week, I'd like 65)` */
const wishedInBrackets = new RegExp(
  String.raw`(?:\b(?:of |and |also )*)(?:fewer|less|more|lower|higher) ([\p{L}-]+(?: [\p{L}-]+){0,3}) \((?:now|today|currently|at present):? (${V}),? (?:(?:i|we)(?:['’]d| would) (?:like|want)|target|goal|aim)(?: is)?:? (${V})\)`,
  'iu',
);

const bracketed = new RegExp(
  String.raw`(\s?)\((?:(?:the )?(?:goal|target|aim|wanted|should be|we want|we['’]d like):? (?:is )?(${V})|(${V}) (?:wanted|is the goal|is the target|would do|aimed at|planned))\)`,
  'giu',
);

const contentWith =
  /\b(?:we|i)(?:['’]d| would| will|['’]ll) be (?:happy|glad|content|satisfied|pleased) with ((?:(?:fewer|less) than |at most |under |below )?\d[\d.,]* (?!in |of |out of )\p{Ll}[^,;]*)/iu;
const nowTakes = new RegExp(
  String.raw`,? (?:where|when|while|though|whereas) (?:it|that|this) (?:now|today|currently|at present) (?:takes?|is) (?:about |around )?(${V})(?=$|[,;.])`,
  'iu',
);
/** Not `be`: how long something takes until it is so has forms of its own. */
const sooner = new RegExp(
  String.raw`(?<=^|, |\band )((?!and\b)(?:the |our |all |every |each |an? )?[\p{Ll}\p{Lu}][\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*){0,3}) (?:should|must|shall) ((?!be\b|take\b|not\b)\p{Ll}+(?: (?:out|off|in|back|up))?) (?:with)?in (${V}) (?:rather than|instead of|and not|not) (${V})`,
  'iu',
);

export const inUsualForm = (sentence: string): string =>
  sentence
    .replace(/[.!?…]+$/, '')
    .trim()
    // '2 a week for each firm'
    .replace(/(?<=\d (?:an?|per|each|every) \p{L}+) for (?:each|every) (?=\p{L}+)/giu, ' per ')
    // 'from 9 weeks on average to 6'
    .replace(/(?<=\d[\d.,]*(?: \p{L}+)?) (?:on average|at present|today|now) (?=(?:down |up )?to \d)/giu, ' ')
    // 'If only 1 in 20 went home we'd be happy'
    .replace(contented, 'we want $1')
    // 'If we got the hours under 8, that would be a success', 'If we get errors to 2, it has paid for itself'
    .replace(
      /^if (?:we|i) (?:got|get|brought|bring|could (?:get|bring)) (.*\d.*?),? (?:that|this|it) (?:would be|would have|will have|has|have|is|was|will be|pays?) .*$/i,
      'we want to get $1',
    )
    // 'We'd be happy with 30 lost copies a year'
    .replace(contentWith, (whole, what: string) =>
      unwelcome.test(what) ? `we want ${/^\d/.test(what) ? 'at most ' : ''}${what}` : whole,
    )
    // 'if we hit 90% in 5 days and the overdue actions drop below 10 I'm happy'
    .replace(
      /^if (?:we|i) (?:could )?(?:hit|reach|get to|got to|are at|get|make|manage) (.*\d.*?),? (?:then )?(?:i|we)(?:['’]m| am|['’]re| are|['’]d be| would be|['’]ll be| will be) (?:very |really )?(?:happy|glad|fine|content|pleased|satisfied)$/iu,
      'we want $1',
    )
    // 'if we save 15% of that I'd be very pleased'
    .replace(/(?<=, )if (?:we|i) (?=(?:save|cut) )(.*\d.*?),? (?:i|we)(?:['’]d| would) be .*$/iu, 'we want to $1')
    // 'in 15 minutes where it now takes 40'
    .replace(nowTakes, ' (now $1)')
    // 'I would like the waiting list down from 190 to 100'
    .replace(
      /\b(want|like|need) (?=\p{L})((?!to )[^,;\d]{3,50}?) (?<!\bgo )(?:to be |brought )*(down|up) (?=from \d)/iu,
      '$1 $2 to go $3 ',
    )
    // 'Invoices should leave within two days rather than three weeks'
    .replace(
      sooner,
      (_, what: string, verb: string, to: string, from: string) =>
        `time until ${lowerFirst(what)} ${verb} from ${sameUnit(from, to)[0]} to ${to}`,
    )
    // 'If we could get from 9 lost keys a month to 2, I would be happy'
    .replace(
      /^if (?:we|i) could (?=\p{L}.*\d)(.+?),? (?:(?:i|we)(?:['’]d| would) be|(?:that|this|it) would be) .*$/iu,
      'we want to $1',
    )
    .replace(/^we want to get from (?=\d)/i, 'goal: from ')
    .replace(new RegExp(String.raw`(${V}) at the (?:very )?(?:longest|latest|most)\b`, 'iu'), 'at most $1')
    .replace(/:\s(?=(?:today|now|currently) (?:it|they|that)\b)/i, ', ')
    // 'Less than ten minutes per loan is the target'
    .replace(/^([^,;:]{4,60}?) (?:is|are|would be) (?:the|our|my) (?:targets?|goals?|aims?)\b/i, 'goal: $1')
    .replace(/(?<=[;,]\s)([^,;:]{4,60}?) (?:is|are|would be) (?:the|our|my) (?:targets?|goals?|aims?)\b/i, 'we want $1')
    .replace(arrow, 'from $1 to $2')
    .replace(/^with (?:that|this|it),? (?=we |i )/i, '')
    .replace(countedBehind, 'bring $3 from $1 to $2')
    // '40 minutes a day to phone calls (goal 10) and …', 'the queue is 15 min (5 wanted)'
    .replace(
      bracketed,
      (_, __, one: string | undefined, other: string | undefined) => `, target ${one ?? other ?? ''},`,
    )
    .replace(/,(?=$)/, '')
    .replace(wishedInBrackets, 'bring $1 from $2 to $3')
    // '…, and to have 1,000 clutches sold by then'
    .replace(/,? and to (?=(?:have|reach|get|see|win) (?:\D{0,12})\d)/i, ', and we want to ')
    // 'to be down to fewer than 3 double bookings a year'
    .replace(new RegExp(String.raw`\bto be (?:down|up) (?:to|at) (?=(?:${bound}) \d)`, 'giu'), 'to have ')
    .replace(/ by then$/i, '')
    .replace(/\bhalve (?=(?:the |our |all )?[^,;:\d]{3,50} to \d)/i, 'reduce ')
    .replace(comparedWith, ' (now $1)');
