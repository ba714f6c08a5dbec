import { numberWords, plural } from '../language.js';
import type { Plan } from '../plan/plan.js';

/** How many places the idea counts, where ten would be more than there are: `three depots`. */
export function fewSites({ brief, known }: Pick<Plan, 'brief' | 'known'>): { count: number; name: string } | null {
  const places = plural(known.slots['site'] ?? 'site');
  const found = new RegExp(`\\b(\\d+|${numberWords.slice(2).join('|')}) (?:\\p{L}+ )?${places}\\b`, 'iu').exec(
    brief.sentences.join(' '),
  );
  const [name = '', number = ''] = found ?? [];
  const count =
    numberWords.indexOf(number.toLowerCase()) > 0 ? numberWords.indexOf(number.toLowerCase()) : Number(number);
  return count > 1 && count <= 12 ? { count, name } : null;
}
