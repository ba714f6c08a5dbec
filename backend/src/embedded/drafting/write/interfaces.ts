import { stripStop } from '../language.js';
import { systemsIn } from './diagrams.js';
import type { Draft, ListWriter, Row, TextWriter } from './draft.js';
import { requirementsNaming } from './feature-ids.js';
import { keptTold } from './kept-systems.js';
import { doneBy } from './system-actors.js';

/** What is said of other systems speaks of those that the document connects, and of no other. */

const ofMessages =
  /\b(?:messages?|receivers?|delivery|delivered|deliver\w*|receipts?|texts a second|texts and|notices?|voice|telephone)\b/i;
const ofSignIn = /\b(?:sign(?:s|ed)?[- ]in|signing in|account|sessions?)\b/i;

const textOf = (row: Row): string =>
  Object.values(row)
    .filter((cell) => typeof cell === 'string')
    .join(' ');

/** An idea that speaks of such things has systems beside it, whether or not it names one that is understood. */
const speaksOfSystems =
  /\b(?:APIs?|imports?|imported|exports?|exported|synced|syncs?|interfaces?|integrat\w+|connects? (?:to|with)|connected to|database|register)\b/;

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

/** The requirements that name a system say what it is for: the words of the idea are not told a second time. */
function withRequirements(row: Row, draft: Draft): Row {
  const ids = requirementsNaming(String(row['name']), draft);
  const purpose = String(row['purpose']);
  // Where a column holds what passes, the words of the idea stand there and not twice.
  const isTwice = isQuoted(row) && purpose.endsWith(String(row['data'])) && isDataAsked(draft);
  if (ids !== '')
    return {
      ...row,
      purpose: isQuoted(row) || isOpen(row) ? `Needed for ${ids}` : `${purpose} (${ids})`,
      data: isOpen(row) ? `As ${ids} tells` : row['data'],
    };
  return isTwice ? { ...row, purpose: doneBy(row, draft) } : row;
}
const isQuoted = (row: Row): boolean => /^As the idea says: “/.test(String(row['purpose']));
const isDataAsked = ({ block }: Draft): boolean =>
  block.section?.fields.some(
    (field) => field.kind === 'records' && field.fields.some(({ meaning }) => meaning === 'integration.data'),
  ) ?? false;
const isOpen = (row: Row): boolean => /still to be agreed$/.test(String(row['data']));

/** What happens when one of them fails is told once where it is the same for several. */
const onceEach = (rows: Row[]): Row[] =>
  rows.map((row, at) => {
    const same = rows.slice(0, at).find((other) => other['failure'] === row['failure']);
    return same ? { ...row, failure: `As for ${String(same['name'])}` } : row;
  });

export const interfaceLists: Record<string, ListWriter> = {
  integration: (draft) => onceEach(draft.known('integration').map((row) => withRequirements(row, draft))),
  mapping: (draft) => ofConnected('mapping', draft),
  syncRule: (draft) => ofConnected('syncRule', draft),
  partnerLimit: (draft) => ofConnected('partnerLimit', draft),
  testExclusion: (draft) =>
    systemsIn(draft).length > 0
      ? ofConnected('testExclusion', draft)
      : draft.known('testExclusion').filter((row) => !ofMessages.test(textOf(row))),
  failureMode: (draft) => ofConnected('failureMode', draft),
};

/** What the idea tells of systems is quoted; what passes is still to be agreed. */
const systemsQuoted = (sentences: readonly string[]): string => {
  const told = sentences.filter((text) => speaksOfSystems.test(text) && text.length <= longestQuote);
  const agreed = 'What passes between them and {product} is to be agreed by {prototypeDate}.';
  return told.length === 0
    ? 'Which systems exchange data with {product}, and what passes, is to be agreed by {prototypeDate}.'
    : `Stated in the idea: ${told.map((text) => `“${stripStop(text).replace(/[“”]/g, '"')}”`).join('; ')}. ${agreed}`;
};
/** Letters of a sentence that can be quoted. */
const longestQuote = 220;

export const interfaceTexts: Record<string, TextWriter> = {
  integrationOverview: (draft) => {
    const { plan, say } = draft;
    const kept = keptTold(plan);
    // What passes stands with each of them.
    if (systemsIn(draft).length > 0 || kept !== '') return kept;
    return say(
      plan.brief.sentences.some((text) => speaksOfSystems.test(text))
        ? systemsQuoted(plan.brief.sentences.filter((text) => !text.startsWith(plan.brief.name)))
        : '[No exchange with another system is planned so far (assumed). ~ So far {product} exchanges data with no other system (assumed). ~ Assumed: no other system is connected.] [Other systems that hold the same data are to be identified by {prototypeDate}. ~ Duplicate data entry in other systems is to be checked in user interviews before {prototypeDate}. ~ Interviews before {prototypeDate} show whether anything is entered twice.]',
    );
  },
};
