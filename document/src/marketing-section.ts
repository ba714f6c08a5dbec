import type { Block, CardsBlock } from './blocks.js';
import { fieldAnchor, sectionContext, type RecordIndex, type SectionShape } from './document-blocks.js';
import { decidingTable, fittedProse } from './executive-items.js';
import type { OutlineItem, OutlinePart } from './export-style.js';
import { isBlank, paragraph, rows, text, texts, type BlockContext } from './field-kind.js';
import { wordsOf } from './meanings.js';
import { asSentence, fitted } from './sentences.js';
import type { Field, RecordsField, SectionData } from './types.js';

const MOST = { prose: 420, pull: 160, card: 180, points: 6, cards: 6, rows: 6 } as const;

/** What is said among those who make it, not to those who are to be won. */
const INNER =
  /risk|threat|cost|budget|money|constraint|assumption|question|exclu|notFor|never|refus|avoid|weak|limit|stop|fault|debt|owner|approv|review|test|check|rule|audit|evidence|internal|risk|against|lesson|open|gap|scope\.out|nonGoal|ask$/i;

/** A section as outsiders may read it: opening words, lists, cards; without ids, owners and what is inner. */
export function marketingSection(
  section: SectionShape,
  data: SectionData | null,
  index: RecordIndex,
  told: ReadonlySet<string>,
): OutlinePart[] {
  if (!data) return [];
  const context = sectionContext(section, data, 4, index);
  const items = section.fields
    .filter(({ meaning, name }) => !isBlank(data[name]) && !told.has(meaning) && !INNER.test(meaning))
    .flatMap((field, position) => {
      const blocks = marketingBlocks(field, data[field.name], context);
      if (!blocks.length) return [];
      const item: OutlineItem = {
        name: field.name,
        label: field.label,
        kind: field.kind,
        headed: position > 0 || !['prose', 'text'].includes(field.kind),
        anchor: fieldAnchor(section.key, field.name),
        blocks,
      };
      return [item];
    });
  return items.length ? [{ key: section.key, role: 'section', heading: section.title, items }] : [];
}

function marketingBlocks(field: Field, value: SectionData[string] | undefined, context: BlockContext): Block[] {
  switch (field.kind) {
    case 'prose':
      return fittedProse(text(value), MOST.prose);
    case 'text':
      return [{ type: 'pull', content: [{ text: asSentence(fitted(text(value), MOST.pull)) }] }];
    case 'bullets': {
      const items = texts(value).slice(0, MOST.points);
      return [{ type: 'list', ordered: false, items: items.map((one) => [paragraph({ text: one })]) }];
    }
    case 'records':
      return recordCards(field, value);
    case 'table': {
      const [first, ...others] = field.columns.filter(({ meaning }) => !INNER.test(meaning));
      const most = { rows: MOST.rows, columns: 2 };
      return first && others.length ? [decidingTable(first, others, rows(value), context, most)] : [];
    }
    default:
      return [];
  }
}

/** A card a record: its title and the first thing that is said of it. */
function recordCards(field: RecordsField, value: unknown): Block[] {
  const said = field.fields.filter(
    ({ name, kind, meaning }) =>
      name !== field.titleField && (kind === 'text' || kind === 'prose') && !INNER.test(meaning),
  );
  const cards = rows(value)
    .slice(0, MOST.cards)
    .map((row): CardsBlock['cards'][number] => {
      const first = said.find(({ name }) => !isBlank(row[name]));
      const words = first ? fitted(wordsOf(first, row[first.name]), MOST.card) : '';
      return {
        title: [{ text: text(row[field.titleField]) }],
        anchor: text(row.id),
        blocks: words ? [paragraph({ text: asSentence(words) })] : [],
      };
    });
  return [{ type: 'cards', cards }];
}
