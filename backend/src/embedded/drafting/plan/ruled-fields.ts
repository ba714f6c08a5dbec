import { stripStop } from '../language.js';
import { isPeople } from '../read/lexicon.js';
import { operatingRules } from './operating.js';
import type { Plan } from './plan.js';

/** What a rule of the idea has to read before it can say yes or no, as fields of the thing that it rules. */

/** `may not be booked again within 12 weeks`, `only once in 8 weeks` */
const again = /\b(?:be |been )?(\p{L}+(?:ed|en|t)) again (?:within|for|before|until)\b/iu;
/** `A man may …, a woman …` */
const bySex = /\b(?:m[ae]n|male)\b.*\b(?:wom[ae]n|female)\b/i;
const byAge =
  /\b(?:under|over|younger than|older than|below|aged?|from) \d{1,2}(?:s\b| years| may| can| must|$)|\b\d{1,2} years (?:old|of age)\b/i;
/** `a valid licence`, `whose insurance has expired` */
const inDate =
  /\b(?:valid|current|unexpired) ([\p{L}-]+)\b|\b([\p{L}-]+) (?:has |have |is |are )?(?:expired|expires?|run out|runs out|out of date|no longer valid)\b/iu;
const somebody = /\b(?:m[ae]n|wom[ae]n|persons?|people|nobody|no one|anyone|everybody|everyone|child|children)\b/i;

interface Ruled {
  noun: string;
  isPerson?: boolean;
}

export function ruledFields({ noun, isPerson = false }: Ruled, { brief }: Pick<Plan, 'brief'>): string[] {
  return operatingRules(brief).flatMap(({ text }) => {
    const rule = stripStop(text);
    const names = new RegExp(`\\b${noun}s?\\b`, 'i').test(rule);
    if (!names && !(isPerson && somebody.test(rule))) return [];
    const [, done] = again.exec(rule) ?? [];
    const [, valid, expired] = inDate.exec(rule) ?? [];
    const paper = (valid ?? expired ?? '').toLowerCase();
    return [
      ...(done ? [`last ${done.toLowerCase()} on: date, optional | Not in the future; read by the rule | <day>`] : []),
      ...(isPerson && bySex.test(rule) ? ['sex: man, woman'] : []),
      ...(isPerson && byAge.test(rule)
        ? ['date of birth: date | In the past; read by the rule on age | 1991-06-14']
        : []),
      ...(paper !== '' && paper !== noun && !isPeople(paper)
        ? [`${paper} valid until: date | Read by the rule | <day>`]
        : []),
    ];
  });
}
