import { lowerFirst } from '../language.js';
import { markedBy } from '../marking/marking.js';
import { notedFrom } from '../marking/notes.js';
import type { Brief, Capability } from '../read/brief.js';
import { type Statement, statementsIn } from './statements.js';

/** Statements of an idea with notes, so that what is made of marks is tried without asking the tagger for them. */
export function noted(notes: string): Statement[] {
  const idea = notedFrom(notes);
  return statementsIn(idea.text, markedBy(idea));
}

/** What is told in the words of the idea, of which nothing was taken apart. */
export const inWordsAlone = (capabilities: readonly Capability[]): string[] =>
  capabilities.flatMap(({ words, said }) => (words !== undefined && said ? [lowerFirst(said.text)] : []));

/** What binds: the limits, and behind them the rules that are told as functions. */
export const ruledIn = ({ limits, capabilities }: Brief): string[] => [
  ...limits.map(({ text }) => text),
  ...inWordsAlone(capabilities),
];
