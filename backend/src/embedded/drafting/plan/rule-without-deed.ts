import type { Capability } from '../read/brief.js';
import { participleOf } from './deed-words.js';

const passive = /^.{3,60}? (?:is|are) (\p{Ll}+) by [^,]{3,50}, and (.{20,})$/u;
const binds = /\b(?:no|not|never|nobody|must|may|only|cannot|until|unless)\b/i;

/** `Tariffs are entered by our analysts, and no tariff goes live until …`: that analysts enter them is a deed of its own, and no rule. */
export function withoutDeed(text: string, capabilities: readonly Capability[]): string {
  const [, done = '', rest = ''] = passive.exec(text) ?? [];
  const isTold = rest !== '' && capabilities.some(({ verb, by }) => by && participleOf(verb) === done);
  return isTold && binds.test(rest) ? rest : text;
}
