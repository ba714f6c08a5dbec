import { hash } from '../language.js';
import { columns, listCells } from './columns.js';
import type { Archetype, Knowledge } from './knowledge.js';
import { isShare, type Offer } from './offer.js';
import type { Setting } from './setting.js';
import { fill, type Slots } from './slots.js';

/** A line of the knowledge, its cells by name. */
export type KnownRow = Record<string, string | string[]>;

/** Lines for a meaning, filled: those of the kinds in turn, then what any product needs. */
export function rowsFor(
  meaning: string,
  archetypes: Archetype[],
  common: string[],
  slots: Slots,
  ownColumns: Knowledge['columns'],
): KnownRow[] {
  const lists = archetypes.map(({ rows }) => rows[meaning] ?? []);
  const turns = Math.max(0, ...lists.map((list) => list.length));
  const own: string[] = [];
  // The best archetype speaks first and most; the others add what it leaves out.
  for (let turn = 0; turn < turns; turn++) {
    for (const [rank, list] of lists.entries()) {
      const line = list[turn];
      if (line !== undefined && (rank === 0 || turn < 2)) own.push(line);
    }
  }
  const known = new Set(own.map(headOf));
  const others = common.filter((line) => !line.includes('|') || !known.has(headOf(line)));
  const start = others.length ? hash(`${slots['product']} ${meaning}`) % others.length : 0;
  // Ordered lists such as severities say so by starting with their own marker and are never rotated.
  const turned = others[0]?.startsWith('=') ? others : [...others.slice(start), ...others.slice(0, start)];
  return [...own, ...turned].map((line) => parseRow(meaning, line.replace(/^=\s*/, ''), slots, ownColumns));
}

/** The same for an idea that names a price: lines about what is sold stand in place of all others. */
export function rowsOrSold(
  meaning: string,
  from: { archetypes: Archetype[]; common: string[]; offer: Offer | null; knowledge: Knowledge; setting: Setting },
  slots: Slots,
): KnownRow[] {
  const { common, offer, knowledge } = from;
  const archetypes = tellingOf(meaning, from.archetypes, from.setting);
  const { sold, columns: own } = knowledge;
  const lines =
    offer &&
    (isShare(offer)
      ? sold.share[meaning]
      : ((offer.isPerson ? sold.alone[meaning] : undefined) ?? sold.house[meaning]));
  if (!lines) return rowsFor(meaning, archetypes, common, slots, own);
  // What goes wrong with products of its kind goes wrong with one that is sold, too.
  const ofKind = meaning === 'risk' ? rowsFor(meaning, archetypes, common, slots, own) : [];
  return [...rowsFor(meaning, [], lines, slots, own), ...ofKind];
}

/** What a kind of product is made of fails everywhere in the same way; how people work with others a few lines cannot know. */
const madeOf = /^(?:ai-assistant|connected-device|developer-platform|payments)$/;
const ofWork = /^(?:risk|assumption|microcopy|scopeOut)$/;

/**
 * The kinds whose lines hold for few people, too: of how work goes wrong only large houses are told what is usual. How well
 * it has to run is asked in the same words of any product, but for what it is made of.
 */
const tellingOf = <T extends { id: string }>(
  meaning: string,
  kinds: T[],
  { large, sold }: Pick<Setting, 'large' | 'sold'>,
): T[] =>
  meaning !== 'nfr' && (large || sold || !ofWork.test(meaning)) ? kinds : kinds.filter(({ id }) => madeOf.test(id));

/** What a line is about: where a kind of product has one of the same name, the common one would say it again. */
const headOf = (line: string): string => (line.split('|')[0] ?? '').replace(/^=/, '').trim().toLowerCase();

export function parseRow(meaning: string, line: string, slots: Slots, ownColumns: Knowledge['columns'] = {}): KnownRow {
  const names = ownColumns[meaning] ?? columns[meaning] ?? ['text'];
  const cells = line.split('|').map((cell) => cell.trim());
  return Object.fromEntries(
    names.map((name, at) => {
      const cell = cells[at] ?? '';
      return [name, listCells.has(name) ? cell.split(';').map((part) => fill(part.trim(), slots)) : fill(cell, slots)];
    }),
  );
}
