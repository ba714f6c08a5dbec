import type { Capability } from '../read/brief.js';
import { asCapability, type Clause, eachOnce, goOn, hangsOn, hasRoom, isIn, withBefore } from './clause.js';
import { asksNothing, isAside, isBefore } from './in-sentences.js';
import { saidIn } from './said.js';
import type { Statement } from './statements.js';

/**
 * What else the sentences ask for, of which nothing was made: rules of what is to happen, in the order of the idea. What is
 * `held` by the limits of the product, as its languages and its speed, is told there.
 */
export function alsoAsked(
  told: readonly Capability[],
  statements: readonly Statement[],
  { enough, held }: { enough: number; held: readonly string[] },
): Capability[] {
  const limits = new Set(held.flatMap(wordsIn));
  const all = [...told];
  const used = new Set(told.flatMap(({ source }) => source?.statement ?? []));
  for (const [at, statement] of statements.entries()) {
    if (used.has(at) || !/^(?:rule|do|need)$/.test(statement.role) || !asksSomething(statement)) continue;
    if (all.some((one) => one.said && isIn(statement.text, one.said.text))) continue;
    if (isAside(statements, at) || isBefore(statements, at) || asksNothing(statement)) continue;
    if (wordsIn(statement.text).every((word) => limits.has(word) || ofProducts.test(word))) continue;
    const said = saidIn(statement, statement.start, statement.start + statement.whole.length);
    const clause: Clause = { at, said, deeds: [], sound: [] };
    const isHanging = hangsOn(clause, statements);
    const before = all.findLast(({ source }) => source?.statement === at - 1);
    if (isHanging && before?.said && hasRoom(before, clause)) {
      goOn(before, clause, statements);
      continue;
    }
    if (all.length >= enough) continue;
    const one = asCapability(isHanging ? withBefore(clause, statements, all) : clause);
    const place = all.findIndex(({ source }) => source !== undefined && source.statement > at);
    all.splice(place < 0 ? all.length : place, 0, { ...one, source: { statement: at, deed: null } });
  }
  return eachOnce(all);
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d][\p{L}\d.,'’-]*[\p{L}\d]|\d/gu) ?? [];
/** `It must also work in German`: nothing but German is told of it. */
const ofProducts =
  /^(?:the|an?|it|its|this|that|must|should|shall|will|can|may|has|have|needs?|to|be|is|are|in|on|at|as|by|of|for|with|and|or|also|fully|only|both|all|works?|runs?|available|supports?|supported|used|product|system|app|tool|platform|site|website|software|users?|interface)$/;

const asksSomething = ({ parts, text }: Statement): boolean =>
  text.split(' ').length > 4 &&
  (parts.some(({ kind }) => /^[vcf]$/.test(kind)) || binds.test(text) || pleads.test(text)) &&
  !text.endsWith('?') &&
  !/^(?:for|of|to) /i.test(text);
/** `so just show paid or not paid`, `we'd work out a tier` */
const pleads = /(?:,|\bso|\band) (?:just|please) \p{Ll}|\b(?:we|i)['’]d \p{Ll}/iu;
const binds =
  /\b(?:must|should|shall|can|cannot|can['’]t|may|only|never|always|has to|have to|needs? to|until|unless)\b/i;
