import type { Limit } from './brief.js';
import { dates } from './dates.js';
import { money } from './values.js';

/** Money that is given for something: it is named by its sum, and the day it has to be spent by binds the money alone. */

const given = String.raw`(?:grants?|donations?|funds?|funding|gifts?|subsid(?:y|ies)|sponsorship|bursary|legacy|endowment|awards?|loans?)`;
const kind = String.raw`(?:[\p{Ll}-]+ )?${given}(?: from (?:the |our )?\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*)?`;
const sum = new RegExp(String.raw`\b(?:[Aa]n? |[Tt]he |[Oo]ur |only )+(${money}) (${kind})\b`, 'u');
const ofSum = new RegExp(String.raw`\b(?:[Aa]n?|[Tt]he|[Oo]ur) ((${kind}) of (${money}))(?=[\s,.;])`, 'u');
const granted = new RegExp(String.raw`\b(?:granted|gave|donated|promised|awarded) (?:us )?(${money})(?=[\s,.;])`, 'u');

const spending =
  /\b((?:must|has to|have to|needs? to|is to|are to|may only|can only) be|to be|(?=usable|available)) ?(spent|used|used up|drawn down|claimed|paid out|usable|available) (?=(?:by|before|until|no later than) )/u;

/** The sum that is given, as a budget. */
export function fundIn(sentence: string): string | null {
  return sum.exec(sentence)?.[1] ?? ofSum.exec(sentence)?.[3] ?? granted.exec(sentence)?.[1] ?? null;
}

/** `a 6,000 euro grant that must be spent by 30 June 2027`: `the 6,000 euro grant must be spent by 30 June 2027`. */
export function spentBy(sentence: string, today: string): Limit | null {
  const fund = fundIn(sentence);
  const [lead = '', must = '', how = ''] = spending.exec(sentence) ?? [];
  const day = lead === '' ? undefined : dates(sentence.slice(sentence.indexOf(lead)), today)[0]?.text;
  if (fund === null || !day) return null;
  const [, amount = fund, what = ''] = sum.exec(sentence) ?? [];
  const named = ofSum.exec(sentence)?.[1] ?? [amount, what].filter(Boolean).join(' ');
  const verb = /^to be$/.test(must) ? 'is to be' : must || 'is';
  return { kind: 'other', text: `the ${named} ${verb} ${how} ${day}` };
}
