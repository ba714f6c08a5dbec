import { plainText } from '../read/clean.js';
import { addition, arrangement, placing, removal, renaming, replacement, setting, shifting } from './read-edits.js';
import { manner, outOfReach } from './read-manners.js';
import type { Step } from './step.js';

const verbs =
  'add|remove|delete|drop|replace|rename|shorten|expand|make|use|include|mention|sort|move|change|set|cut|trim|write|' +
  'give|put|say|split|merge|translate|explain|fix|turn|keep|name|state|reorder|prioriti[sz]e|update|bold|avoid|rewrite';
const between = new RegExp(
  String.raw`(?<=[.!?;])\s+|;\s*|\n+|,?\s+(?:and then|and also|and|then|also)\s+(?=(?:please\s+)?(?:${verbs})\b)|,\s+(?=(?:${verbs})\b)`,
  'iu',
);

/** Reads an instruction clause by clause. What no rule understands is `beyond`, with the reason as far as it shows. */
export function readInstruction(raw: string): Step[] {
  return plainText(raw.replace(/\r?\n+/g, '\uE001'))
    .replaceAll('\uE000', '')
    .split(/\uE001|\n/)
    .flatMap((line) => line.replace(/\s+/g, ' ').trim().split(between))
    .map((clause) => clause.trim().replace(/^[-*•]\s+/, ''))
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
    .map((clause) => readClause(clause))
    .map((step, at, all) => {
      const before = all[at - 1];
      // 'Name the measure for each goal, and say who is responsible for it': it is the goal.
      return 'about' in step && before && 'about' in before && /\b(?:it|them|they|these|those)\b/i.test(step.about)
        ? { ...step, about: `${step.about} ${before.about}` }
        : step;
    });
}

const politeness =
  /^(?:(?:please|kindly|could you|can you|would you|will you|i want you to|i would like you to|i'd like you to|i need you to|we should|we need to|you should|let's|just|now|also|hi|hello)[,\s]+)+/i;

function readClause(clause: string): Step {
  const asked = clause.replace(politeness, '');
  const question = /\?\s*$/.test(clause) && asked === clause;
  const text = asked
    .replace(/[.!;?]+$/, '')
    .replace(/[,\s]+(?:please|thanks|thank you)$/i, '')
    // 'but keep the numbers': figures are always the last to go.
    .replace(/,?\s+(?:but|while)\s+(?:keep|keeping|leave|leaving|retain|retaining|without)\b.*$/i, '')
    .replace(/,?\s+without (?:losing|changing|removing)\b.*$/i, '');
  if (question) return { kind: 'beyond', text: clause, why: 'question' };
  return (
    outOfReach(text) ??
    replacement(text) ??
    shifting(text) ??
    arrangement(text) ??
    placing(text) ??
    renaming(text) ??
    setting(text) ??
    removal(text) ??
    manner(text) ??
    addition(text) ?? { kind: 'beyond', text, why: 'unclear' }
  );
}
