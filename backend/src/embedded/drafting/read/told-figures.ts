import { lowerFirst, participle } from '../language.js';
import { amountOf, V } from './amounts.js';
import type { Figure } from './figures.js';
import { verbOf } from './lexicon.js';
import { shareOf, tidy } from './named.js';
import { isSoundMeasure } from './sound.js';
import { money, ratio, unitOfValue } from './values.js';

/** Figures of today as people tell them in passing. They only count where a goal follows that means them. */

const NP = String.raw`(?:today |currently |at present |now |the |our |my |all |an? )*(\p{L}[\p{L}\d '’-]{2,60}?)`;
const soft = '(?:about |around |up to |only |nearly |almost |over |roughly |some )*';
const each = String.raw`(?:\s?(?:an?|per|each|every)\s\p{L}+)`;

type Form = [pattern: RegExp, read: (match: RegExpExecArray) => Figure | null];
const form = (source: string, read: Form[1]): Form => [new RegExp(source, 'iu'), read];

const forms: Form[] = [
  // 'Lost keys cost us 14,000 EUR last year', 'it costs 220,000 francs a year'
  form(
    String.raw`^${NP}\scosts? (?:us |them |the \p{L}+ )${soft}(${money})(${each})?`,
    ([, what = '', sum = '', per = '']) => ({ name: `loss through ${what}`, baseline: `${sum}${per}` }),
  ),
  form(
    String.raw`^${NP}\s(?:is|are)\s.*\band (?:it|that|this) costs? ${soft}(${money})(${each})?`,
    ([, what = '', sum = '', per = '']) => ({ name: `cost of ${lowerFirst(what)}`, baseline: `${sum}${per}` }),
  ),
  // 'each loan costs an hour of e-mails'
  form(
    String.raw`^(?:each|every|one|an?) (\p{L}[\p{L} -]{2,30}?)\s(?:costs?|takes?|needs?|eats?) (?:us |them )?${soft}(${V})`,
    ([, what = '', figure = '']) =>
      unitOfValue(amountOf(figure)) === 'time' ? { name: `time per ${what}`, baseline: figure } : null,
  ),
  // 'results reach the pupils after 5 weeks'
  form(
    String.raw`^${NP}\s(reach|arrive|get|come|go|leave|reaches|arrives|gets|comes|goes|leaves)\s([\p{L} ]{2,40}?)\s(?:only )?after ${soft}(${V})`,
    ([, what = '', verb = '', where = '', figure = '']) =>
      unitOfValue(amountOf(figure)) === 'time'
        ? { name: `time until ${lowerFirst(what)} ${verb} ${where}`, baseline: figure }
        : null,
  ),
  // '25 messages per night'
  form(
    String.raw`^${soft}(\d[\d.,]*)\s((?:[\p{L}-]+\s)?[\p{L}-]+s)(${each})(?:,.*)?$`,
    ([, figure = '', what = '', per = '']) =>
      /^(?:minutes|hours|days|weeks)$/i.test(what)
        ? { name: 'time that the work takes', baseline: `${figure} ${what}${per}` }
        : { name: `number of ${what}`, baseline: `${figure}${per}` },
  ),
  // 'We pay about PLN 60,000 in fines a year'
  form(
    String.raw`^(?:we|they|i|the \p{L}+) (?:pay|spend|lose)s? ${soft}(${money})(${each})? (?:in|for|on) (\p{L}[\p{L} -]{2,30}?)(${each})?(?:\s(?:for|because|on|in)\s.*)?$`,
    ([, sum = '', per = '', what = '', other = '']) => ({ name: what, baseline: `${sum}${per}${other}` }),
  ),
  // 'throw 2 tonnes of clothing away each year'
  form(
    String.raw`\b(?:throw|throws|give|gives|put|puts) ${soft}(${V}) of (\p{L}[\p{L} -]{2,30}?) (away|out)(${each})?`,
    ([, figure = '', what = '', how = '', per = '']) => ({
      name: `${what} thrown ${how}`,
      baseline: `${figure}${per}`,
    }),
  ),
  // 'items do not come back (about 90 in 600)'
  form(
    String.raw`^(\p{L}+s) (\p{L}[\p{L} '’-]{2,40}?) \(${soft}(${V})(${each})?\)`,
    ([, what = '', how = '', figure = '', per = '']) => {
      const name = shareOf(what, how.replace(/^don['’]t\b/, 'do not'));
      return name
        ? {
            name: / in \d/.test(figure) ? name : name.replace(/^share/, 'number'),
            baseline: / in \d/.test(figure) ? figure : `${figure}${per}`,
          }
        : null;
    },
  ),
  // 'We lose tools worth 11,000 euros each year'
  form(
    String.raw`\b(?:lose|loses|waste|wastes|miss) (\p{L}[\p{L} -]{2,30}?) worth ${soft}(${money})(${each})?`,
    ([, what = '', sum = '', per = '']) => ({ name: `value of ${what} lost`, baseline: `${sum}${per}` }),
  ),
  // 'Assigning takes the desk two hours every evening'
  form(String.raw`^${NP}\stakes? (?:the|our|my|an?) [\p{L} -]{3,20}? ${soft}(${V})`, ([, what = '', figure = '']) =>
    unitOfValue(amountOf(figure)) === 'time' ? { name: `time that ${lowerFirst(what)} takes`, baseline: figure } : null,
  ),
  // 'Departure delays went from 20 minutes on average'
  form(
    String.raw`^${NP}\s(?:went|ran|runs|rose|fell|began|started)\s(?:from |at |to )${soft}(${V})`,
    ([, name = '', figure = '']) => ({ name, baseline: figure }),
  ),
  // 'Books are lost at a rate of around 220 a year'
  form(
    String.raw`^${NP}\s(?:is|are|get|gets)\s(\p{L}+(?:ed|en|t|n|d))\s(?:at a rate of |by |at )?${soft}(\d[\d.,]*)(${each})`,
    ([, what = '', how = '', figure = '', per = '']) => ({
      name: `number of ${what} ${how}`,
      baseline: `${figure}${per}`,
    }),
  ),
  // '180 meals a day go in the bin'
  form(
    String.raw`(?:^|(?<!\d of)\s)${soft}(\d[\d.,]*)\s((?:[\p{L}'’-]+\s){0,2}?[\p{L}'’-]+s)(${each})\s(\p{L}+(?:\s[^,;.]{2,90})?)$`,
    ([, figure = '', what = '', per = '', how = '']) => {
      const share = shareOf(what, how);
      return share ? { name: share.replace(/^share/, 'number'), baseline: `${figure}${per}` } : null;
    },
  ),
  // 'the porter's phone rings 70 times a weekend'
  form(
    String.raw`^((?:today |currently |the |our |my )*\p{L}[\p{L} '’-]{2,50}?\s\p{L}+s?)\s${soft}(\d[\d.,]*) times(${each})`,
    ([, what = '', figure = '', per = '']) => ({
      name: `number of times that ${lowerFirst(what.replace(/^(?:today|currently) /i, ''))}`,
      baseline: `${figure}${per}`,
    }),
  ),
  // 'Relatives spend 30 hours on it'
  form(
    String.raw`^${NP}\sspends?\s${soft}(${V})(?:\s(?:on|with|for) (?:it|this|that))?(?:,.*)?$`,
    ([, who = '', figure = '']) =>
      unitOfValue(amountOf(figure)) === 'time'
        ? { name: `time that ${lowerFirst(who)} spend${/s$/.test(who) ? '' : 's'}`, baseline: figure }
        : null,
  ),
  // 'come back with nothing in 45 % of runs'
  form(
    String.raw`^(\p{L}+\s[\p{L} '’-]{2,50}?)\sin\s${soft}(\d[\d.,]*\s?%|${ratio})\sof (?:all |the |our )?([\p{L} -]{3,30}?)$`,
    ([, how = '', figure = '', what = '']) => {
      const name = shareOf(what, how);
      return name ? { name, baseline: figure } : null;
    },
  ),
  // '40 minutes to find one'
  form(
    String.raw`^${soft}(${V}) to (\p{L}+ (?:an?|the|one|each|every|it|them|out)\b[\p{L} ]{0,30})$`,
    ([, figure = '', what = '']) =>
      unitOfValue(amountOf(figure)) === 'time' ? { name: `time to ${what}`, baseline: figure } : null,
  ),
  // 'queues of 25 minutes in July'
  form(
    String.raw`^${NP}\sof ${soft}(${V})(?:\s(?:in|on|at|during|every|each)\s[\p{L} ]{2,30})?$`,
    ([, name = '', figure = '']) => (unitOfValue(amountOf(figure)) === 'time' ? { name, baseline: figure } : null),
  ),
  // 'that drags on 14 months'
  form(
    String.raw`\b(?:that|it|this|which|\p{L}+s?) (?:drags? on|goes on|lasts?|drags?)\s(?:for )?${soft}(${V})`,
    ([, figure = '']) =>
      unitOfValue(amountOf(figure)) === 'time' ? { name: 'time that the work takes', baseline: figure } : null,
  ),
  // 'reach 15 in 100'
  form(String.raw`^(\p{L}+)\s${soft}(${ratio}|\d[\d.,]*\s?%)$`, ([, verb = '', figure = '']) => {
    const base = verbOf(verb);
    return base && !/^(?:target|aim|want|cut|reduce|need)$/.test(base)
      ? { name: `share ${participle(base)}`, baseline: figure }
      : null;
  }),
  // '4 in 20 evenings'
  form(
    String.raw`(?:^|[:,]\s)${soft}(${ratio})\s(?:of (?:the |our )?)?([\p{L}-]+s)$`,
    ([, figure = '', what = '']) => ({ name: `share of ${what}`, baseline: figure }),
  ),
];

/** Nothing else reads them, so that every part of the sentence may be one. */
export function toldFigure(sentence: string): Figure | null {
  const parts = sentence.split(/;\s|,\s(?:and\s|but\s)?|\s(?:and|but|so)\s|:\s/);
  for (const part of parts.length > 1 ? [sentence, ...parts] : [sentence])
    for (const [pattern, read] of forms) {
      const match = part.length > 200 || !/\d/.test(part) ? null : pattern.exec(part.trim());
      const found = match && read(match);
      const name = found ? tidy(found.name) : '';
      if (found && isSoundMeasure(name) && !/^(?:we|they|it|there|who|you|i|this|that)\b/i.test(name))
        return { name, baseline: amountOf(found.baseline).trim() };
    }
  return null;
}
