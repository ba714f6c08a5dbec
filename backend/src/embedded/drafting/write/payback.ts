import type { Plan } from '../plan/plan.js';

const currency = String.raw`(€|£|\$|CHF|NOK|SEK|DKK|euros?|pounds?|dollars?|francs?|kroner|kronor|EUR|GBP|USD)`;
const before = new RegExp(String.raw`${currency}\s?(\d[\d.,]*)`, 'i');
const behind = new RegExp(String.raw`(\d[\d.,]*)\s?${currency}(?![\p{L}])`, 'iu');
const period = /\b(?:an?|per|each|every)\s(day|week|month|year)\b/i;

/** `18,000 euros` as a number with its currency. */
function sumIn(text: string): { amount: number; currency: string } | null {
  const [, sign = '', first = ''] = before.exec(text) ?? [];
  const [, number = first, word = sign] = first === '' ? (behind.exec(text) ?? []) : [];
  const plain = number.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.');
  const amount = Number.parseFloat(plain);
  return Number.isNaN(amount) || word === '' ? null : { amount, currency: word.toLowerCase().replace(/s$/, '') };
}

/**
 * When the money is back, where the idea itself gives all it takes: a loss in money for a period, what it shall come down
 * to, and what may be spent. Otherwise null: nothing is reckoned with figures that nobody gave.
 */
export function paybackOf({ goals, brief }: Pick<Plan, 'goals' | 'brief'>): string | null {
  const [goal] = goals;
  const budget = brief.limits.find(({ kind }) => kind === 'budget')?.text ?? '';
  const [today, target, spent] = [sumIn(goal?.baseline ?? ''), sumIn(goal?.target ?? ''), sumIn(budget)];
  const [, span] = period.exec(goal?.baseline ?? '') ?? [];
  if (!goal?.stated || !today || !target || !spent || !span || !/^[\d.,\s€£$]*\D*$/.test(budget)) return null;
  if (today.currency !== target.currency || today.currency !== spent.currency) return null;
  const saved = today.amount - target.amount;
  if (saved <= 0) return null;
  const spans = Math.ceil(spent.amount / saved);
  const word = /^[€£$]$/.test(today.currency) ? `${today.currency}${saved}` : `${saved} ${today.currency}s`;
  return `At the target ${word} a ${span} less are lost: ${budget} are back after ${spans} ${span}s at that level, running cost not counted.`;
}
