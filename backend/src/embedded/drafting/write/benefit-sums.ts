import { plural, singular } from '../language.js';
import type { Plan } from '../plan/plan.js';
import type { Measure } from '../read/brief.js';
import { money, sizeOf, unitOfValue } from '../read/values.js';
import type { Row } from './draft.js';
import { costsToday } from './sale-words.js';

/** What a goal of the idea brings, as far as the idea gives the figures; each with its sum, and nothing that nobody gave. */

const sum = new RegExp(String.raw`^(?:\D+ )?(?<sum>${money})(?<per>\s(?:per|an?|each|every)\s\p{L}+)?$`, 'u');
const numberIn = (text: string): number => Number.parseFloat(text.replace(/,(?=\d{3})/g, '').replace(/[^\d.]/g, ''));
const told = (amount: number, like: string): string => {
  const text = amount.toLocaleString('en-GB', {
    maximumFractionDigits: 2,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });
  return like.replace(/\d[\d.,]*/, text);
};

/** `€2.10 per stay` to `€5 per stay`: `€2.90 per stay`. */
function ofMoney({ name, baseline, target }: Measure): Row[] {
  const [from, to] = [sum.exec(baseline ?? '')?.groups, sum.exec(target ?? '')?.groups];
  if (!from?.sum || !to?.sum || from.per !== to.per || /[km]$/i.test(from.sum) !== /[km]$/i.test(to.sum)) return [];
  const gain = numberIn(to.sum) - numberIn(from.sum);
  const difference = told(Math.round(Math.abs(gain) * 100) / 100, to.sum);
  const thing = /\s(?:per|each|every|an?)\s(\p{L}+)$/u.exec(from.per ?? '')?.[1] ?? '';
  if (gain === 0 || thing === '') return [];
  const isSpan = /^(?:day|week|month|quarter|year|season)$/.test(thing);
  return [
    {
      benefit: `${difference} ${gain > 0 ? 'more' : 'less'} per ${thing} (${name})`,
      kind: gain > 0 ? 'revenue' : 'saving',
      basis: `${gain > 0 ? `${to.sum} − ${from.sum}` : `${from.sum} − ${to.sum}`} = ${difference} per ${thing}${isSpan ? '' : `, times the ${plural(thing)} of a year; their number is to be provided`}`,
    },
  ];
}

const minutesIn = (text: string): number => sizeOf(text) / 60;

/** `11.4 min` to `8.5 min` for 41,000 tickets a month: `about 1,980 hours a month`. */
function ofTime({ name, baseline, target }: Measure, { brief, facts }: Pick<Plan, 'brief' | 'facts'>): Row[] {
  if (unitOfValue(baseline ?? '') !== 'time' || !/\b(?:min|minute|hour|h|hr)/i.test(baseline ?? '')) return [];
  const saved = minutesIn(baseline ?? '') - minutesIn(target ?? '');
  const often = facts.counts.find(
    ({ number, noun }) =>
      / (?:a|per|each|every) (?:day|week|month|year)$/.test(number) &&
      (name.includes(singular(noun)) || (/\bhandl(?:e|ing) time\b/.test(name) && singular(noun) === brief.unit)),
  );
  if (!often || !(saved > 0)) return [];
  const [, many = '', span = ''] = /^([\d.,]+) (?:a|per|each|every) (\p{L}+)$/u.exec(often.number) ?? [];
  const hours = Math.round((saved * numberIn(many)) / 60);
  if (!Number.isFinite(hours) || hours < 1) return [];
  const less = `${Math.round(saved * 10) / 10} min`;
  return [
    {
      benefit: `About ${hours.toLocaleString('en-GB')} hours a ${span} (${name})`,
      kind: 'saving',
      basis: `${less} less × ${many} ${often.noun} a ${span}, if the target is reached`,
    },
  ];
}

/** `last year we auto-renewed 11 contracts, about €310k`, and none of it any more. */
function ofCost({ name, baseline, target }: Measure, plan: Pick<Plan, 'brief'>): Row[] {
  const [figure] = /\d[\d.,]*/.exec(baseline ?? '') ?? [];
  const cost = costsToday(plan).find(({ sentence }) => figure !== undefined && sentence.includes(figure));
  return target === '0' && cost && !cost.text.includes(figure ?? '\uE000')
    ? [
        {
          benefit: `Up to ${cost.text} (${name})`,
          kind: 'saving',
          basis: `What the ${baseline ?? ''} cost, as the idea states it`,
        },
      ]
    : [];
}

export const reckonedBenefits = (plan: Pick<Plan, 'brief' | 'facts'>): Row[] =>
  plan.brief.measures.flatMap((measure) =>
    [...ofMoney(measure), ...ofTime(measure, plan), ...ofCost(measure, plan)].slice(0, 1),
  );
