import { singular } from '../language.js';
import type { Capability } from '../read/brief.js';

/** What a deed states or decides, as the clause that is true or not. */

/** `may run`, of `decide whether a tram may run`. */
export function decided(said: string, noun: string): string {
  const [, clause = ''] = new RegExp(`\\b${noun}s? ((?:may|can|is|are|has|have|must) .{2,30})$`, 'iu').exec(said) ?? [];
  return clause === '' ? 'decision' : clause;
}

/** `heating confirmation`, of `that the heating was on`: what no other thing of the idea is named in stands by itself. */
export function statedIn(said: string, { verb }: Capability): { noun: string; clause: string } | null {
  const [, clause = '', subject = ''] =
    /\b(?:that|whether) ((?:(?:the|an?|all|each|every|their|its) )?([\p{L}-]+(?: [\p{L}-]+)?) (?:is|are|was|were|has|have|had|can) .{2,50})$/iu.exec(
      said,
    ) ?? [];
  return verb !== 'confirm' ||
    clause === '' ||
    clause.split(' ').length > 8 ||
    /^(?:it|they|this|that|he|she)$/i.test(subject)
    ? null
    : { noun: `${singular(subject.toLowerCase())} confirmation`, clause };
}
