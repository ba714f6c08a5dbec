import { systemsIn } from './diagrams.js';
import type { Draft, ListWriter, Row, TextWriter } from './draft.js';
import { isSmall } from './enough.js';

/** What is said of other systems speaks of those that the document connects, and of no other. */

const ofMessages =
  /\b(?:messages?|receivers?|delivery|delivered|deliver\w*|receipts?|texts a second|texts and|notices?|voice|telephone)\b/i;
const ofSignIn = /\b(?:sign(?:s|ed)?[- ]in|signing in|account|sessions?)\b/i;

const textOf = (row: Row): string =>
  Object.values(row)
    .filter((cell) => typeof cell === 'string')
    .join(' ');

/** A list that may not be empty. */
const needed = new Set(['failureMode']);

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
  // Where nothing is connected there is nothing to be kept in step.
  if (names === '' && !needed.has(meaning)) return [];
  return fitting.length > 0 || !needed.has(meaning) ? fitting : rows;
}

export const interfaceLists: Record<string, ListWriter> = {
  integration: ({ known }) => known('integration'),
  mapping: (draft) => ofConnected('mapping', draft),
  syncRule: (draft) => ofConnected('syncRule', draft),
  partnerLimit: (draft) => ofConnected('partnerLimit', draft),
  testExclusion: (draft) =>
    systemsIn(draft).length > 0
      ? ofConnected('testExclusion', draft)
      : draft.known('testExclusion').filter((row) => !ofMessages.test(textOf(row))),
  failureMode: (draft) => ofConnected('failureMode', draft),
};

export const interfaceTexts: Record<string, TextWriter> = {
  integrationOverview: (draft) => {
    const { known, plan, say } = draft;
    if (systemsIn(draft).length === 0)
      return say(
        '[No integration is planned beyond what this document names (assumed). ~ The first release of {product} stands alone (assumed).] [Other systems that hold the same data are to be identified by {prototypeDate}. ~ Duplicate data entry in other systems is to be checked in user interviews before {prototypeDate}.]',
      );
    const rows = known('integrationOverview');
    return isSmall(draft) ? '' : String(rows[plan.seed % Math.max(1, rows.length)]?.['text'] ?? '');
  },
};
