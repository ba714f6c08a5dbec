import { isPlural } from '../language.js';
import { isPeople } from '../read/lexicon.js';
import type { Part, Statement } from './statements.js';

/** `Reviewers have one profile where they can set topics`: they are the reviewers. */
export function withOpeningPeople(statements: readonly Statement[]): Statement[] {
  return statements.map((statement) => {
    const [, who = ''] = opens.exec(statement.text) ?? [];
    const [first] = statement.parts;
    if (first?.text !== 'they' || first.kind !== 'who' || !isPlural(who) || !isPeople(who.toLowerCase()))
      return statement;
    const meant = (part: Part): Part => (part.kind === 'who' && part.text === 'they' ? { ...part, text: who } : part);
    return { ...statement, parts: statement.parts.map(meant) };
  });
}
const opens = /^((?:\p{L}+ )?\p{L}+s) (?:have|need|keep|own|hold|are|get|receive|remain|stay)\b/u;

/** `A client sends a route` and `customers can ask for a past date`: the same people, under one word. */
export function withCustomers(statements: readonly Statement[]): Statement[] {
  const acts = (who: RegExp): boolean =>
    statements.some(({ parts }) => parts.some(({ kind, text }) => kind === 'who' && who.test(text)));
  if (!acts(/^(?:an? |the |each )?clients?$/i) || !acts(/^(?:an? |the |each )?customers?$/i)) return [...statements];
  const meant = (part: Part): Part =>
    part.kind === 'who' ? { ...part, text: part.text.replace(/\bclient(?=s?$)/i, 'customer') } : part;
  return statements.map((statement) => ({ ...statement, parts: statement.parts.map(meant) }));
}
