import { clauseIn } from './clauses.js';

/** `say yes or no`, `answer yes, no or maybe`: one answer of several, and no row of deeds. */
const answers = /\b(?:yes|no|maybe)(?:(?:,\s|\s(?:and|or)\s)(?:yes|no|maybe|not|(?<=\bor )\p{L}+(?=$|[,.;]))\b)+/giu;
const held: [mark: string, text: string][] = [
  ['\uE004', ', '],
  ['\uE005', ' or '],
  ['\uE006', ' and '],
];

/** The answers held together while a list is parted. */
export const holdAnswers = (text: string): string =>
  text.replace(answers, (all) => held.reduce((kept, [mark, link]) => kept.replaceAll(link, mark), all));
export const freeAnswers = (text: string): string =>
  held.reduce((kept, [mark, link]) => kept.replaceAll(mark, link), text);

/** `note mileage so the hospice can pay 42 cent a kilometre`: what a deed is done for, when it is said to its end. */
export function purposeIn(text: string): string {
  const [, purpose = '', clause = ''] = /^,?\s(so (?:that )?([^,;:()]+))$/i.exec(text.replace(/[\s.]+$/, '')) ?? [];
  const words = clause.split(' ').length;
  const told = words > 3 && words <= 11 && /\s(?:can|could|may)\s/.test(clause) ? clauseIn(clause, '') : null;
  return told && told.wished && told.side !== 'none' && told.side !== 'product' ? purpose : '';
}
