import { systemsIn } from './diagrams.js';
import type { Draft, ListWriter, Row } from './draft.js';

/** What is said of other systems speaks of those that the document connects, and of no other. */

const ofMessages =
  /\b(?:messages?|receivers?|delivery|delivered|deliver\w*|receipts?|texts a second|texts and|notices?|voice|telephone)\b/i;
const ofSignIn = /\b(?:sign(?:s|ed)?[- ]in|signing in|account|sessions?)\b/i;

const textOf = (row: Row): string =>
  Object.values(row)
    .filter((cell) => typeof cell === 'string')
    .join(' ');

/** Lists that may not be empty. */
const needed = new Set(['syncRule', 'failureMode']);

function ofConnected(meaning: string, draft: Draft): Row[] {
  const names = systemsIn(draft)
    .map(({ name }) => String(name))
    .join(' ');
  const rows = draft.known(meaning);
  const fitting = rows.filter((row) => {
    const text = textOf(row);
    if (ofMessages.test(text)) return /\b(?:mail|messages?|push|sms|texts?)\b/i.test(names);
    return !ofSignIn.test(text) || /\bsign-in\b/i.test(names);
  });
  return fitting.length > 0 || !needed.has(meaning) ? fitting : rows;
}

export const interfaceLists: Record<string, ListWriter> = {
  mapping: (draft) => ofConnected('mapping', draft),
  syncRule: (draft) => ofConnected('syncRule', draft),
  partnerLimit: (draft) => ofConnected('partnerLimit', draft),
  testExclusion: (draft) => ofConnected('testExclusion', draft),
  failureMode: (draft) => ofConnected('failureMode', draft),
};
