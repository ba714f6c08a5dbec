import { opensWithVowel } from './article.js';
import { paragraph, rows, text, texts, type BlockContext, type Row } from './field-kind.js';
import { CRITERION_FIELDS, STORY_FIELDS } from './field-stories.js';
import { blockText } from './inline.js';
import { wordsOf, type WrittenSection } from './meanings.js';
import { workItemKindOf, type WorkItemKind } from './work-item-kinds.js';
import type { Field, RecordsField, SectionDefinition, StoriesField, TableField } from './types.js';
import { partInline, type PartField } from './value-kinds.js';

/** A requirement, story or task as a tracker knows it. Every text is plain; an absent one is empty. */
export interface WorkItem {
  kind: WorkItemKind;
  /** Display id; empty for rows of tables, which have none. */
  id: string;
  /** `Feature`, `Story`, `Quality requirement`. */
  noun: string;
  title: string;
  sectionKey: string;
  section: string;
  /** Display id of the item above it, which is in the list. */
  parent: string;
  /** As the document words it, and its rank: 0 is critical, 4 later; null where nothing is said. */
  priority: string;
  rank: number | null;
  size: string;
  owner: string;
  /** A day as `YYYY-MM-DD`, or when in words. */
  due: string;
  /** Who wants it, and what they get from it. */
  audience: string;
  benefit: string;
  description: string;
  /** One a line. */
  acceptance: string;
  /** Display ids that it names beside its parent. */
  references: string[];
  /** Every value that has no place above, a line each: `Label: value`. */
  details: string;
}

type ListField = RecordsField | StoriesField | TableField;

/** The parts of an item by what they mean: the words after the dot of a meaning. */
const PARTS = {
  priority: /^(priority|severity)$/,
  size: /^(size|effort)$/,
  owner: /^(owner|who|responsible|writer)$/,
  due: /^(dueDate|due|date|deadline|when|by|until|day)$/,
  audience: /^(asA|actor|stakeholder|audience)$/,
  benefit: /^(soThat|benefit|value|gives|rationale)$/,
  description: /^(description|statement|requirement|result|content|contains)$/,
  acceptance: /^(acceptance|fit|done|passed|proof|expected|verification|threshold|measuredBy)$/,
} as const;
type PartName = keyof typeof PARTS;

const RANKS: Record<string, number> = {
  critical: 0,
  blocker: 0,
  must: 1,
  high: 1,
  should: 2,
  medium: 2,
  could: 3,
  low: 3,
  later: 4,
  wont: 4,
};

const PLAIN: BlockContext = { refer: (id) => ({ text: id }), titleOf: () => undefined, level: 4 };

/**
 * The requirements, stories and tasks of a document, parents before their children and otherwise in reading order.
 * What they are follows from what their fields mean, so that every template's own records are found too.
 */
export function workItems(
  sections: readonly (Pick<SectionDefinition, 'key' | 'title' | 'fields'> & { data: WrittenSection['data'] })[],
): WorkItem[] {
  const found = sections.flatMap(({ key, title, fields, data }) =>
    fields.flatMap((field) => {
      if (field.kind !== 'records' && field.kind !== 'stories' && field.kind !== 'table') return [];
      const kind = workItemKindOf(field);
      return kind === null ? [] : rows(data?.[field.name]).map((row) => itemOf(kind, field, row, { key, title }));
    }),
  );
  return parentsFirst(withParents(found));
}

interface Found {
  item: WorkItem;
  /** Ids that single references name: one of them may be the parent. */
  single: string[];
}

function partsOf(field: ListField): readonly PartField[] {
  if (field.kind === 'table') return field.columns;
  return field.kind === 'stories' ? [...STORY_FIELDS, ...field.fields] : field.fields;
}

function titleNameOf(field: ListField): string | undefined {
  if (field.kind === 'records') return field.titleField;
  if (field.kind === 'stories') return 'title';
  return field.columns.find(({ kind }) => kind === 'text')?.name;
}

function itemOf(kind: WorkItemKind, field: ListField, row: Row, section: { key: string; title: string }): Found {
  const titleName = titleNameOf(field);
  const references = partsOf(field).filter((part) => part.kind === 'reference');
  const others = partsOf(field).filter((part) => part.name !== titleName && part.kind !== 'reference');
  const taken = new Set<PartField>();
  const take = (name: PartName): { part?: PartField; value: unknown; words: string } => {
    const part = others.find((one) => PARTS[name].test(attributeOf(one)) && !taken.has(one));
    if (!part) return { value: null, words: '' };
    taken.add(part);
    return { part, value: row[part.name], words: valueText(part, row[part.name]) };
  };
  const [priority, size, owner, due] = [take('priority'), take('size'), take('owner'), take('due')];
  const [audience, benefit, description, acceptance] = [
    take('audience'),
    take('benefit'),
    take('description'),
    take('acceptance'),
  ];
  const criteria = field.kind === 'stories' ? rows(row.criteria).map(criterionText) : [];
  const story = field.kind === 'stories' ? storyText(row) : '';
  const isDay = due.part?.kind === 'date';
  const named = references.flatMap((part) => [...texts(row[part.name]), text(row[part.name])].filter(Boolean));
  return {
    single: references.filter((part) => part.kind === 'reference' && !part.many).map((part) => text(row[part.name])),
    item: {
      kind,
      id: text(row.id),
      noun: nounOf(field),
      title: titleName === undefined ? '' : text(row[titleName]),
      sectionKey: section.key,
      section: section.title,
      parent: '',
      priority: priority.words,
      rank: RANKS[text(priority.value).toLowerCase()] ?? null,
      size: size.words,
      owner: owner.words,
      due: isDay ? text(due.value) : due.words,
      audience: audience.words,
      benefit: benefit.words,
      description: story || description.words,
      acceptance: [...criteria, acceptance.words].filter(Boolean).join('\n'),
      references: [...new Set(named)],
      details: others
        .filter((part) => !taken.has(part) && !(story && STORY_FIELDS.some(({ name }) => name === part.name)))
        .flatMap((part) => {
          const words = valueText(part, row[part.name]);
          return words ? [`${part.label}: ${words}`] : [];
        })
        .join('\n'),
    },
  };
}

function attributeOf({ meaning, name }: PartField): string {
  return meaning.split('.')[1] ?? name;
}

/** A choice by its label, a number with its unit, a list with a line each. */
function valueText(part: PartField, value: unknown): string {
  if (part.kind === 'number' || part.kind === 'date') {
    return blockText([paragraph(...partInline(part, value, PLAIN))]);
  }
  return wordsOf(part, value).trim();
}

function nounOf(field: Field): string {
  if (field.kind === 'records') return field.noun;
  return field.kind === 'stories' ? 'Story' : 'Task';
}

function storyText(row: Row): string {
  const asA = text(row.asA);
  const soThat = text(row.soThat);
  return `${opensWithVowel(asA) ? 'As an' : 'As a'} ${asA}, I want ${text(row.iWant)}${soThat === '' ? '' : `, so that ${soThat}`}.`;
}

function criterionText(criterion: Row): string {
  const parts = CRITERION_FIELDS.map(({ name, label }) => `${label.toLowerCase()} ${text(criterion[name])}`);
  const [given = '', ...others] = parts;
  return `${text(criterion.id)}: ${[given.charAt(0).toUpperCase() + given.slice(1), ...others].join(', ')}`;
}

const DEPTHS: Record<WorkItemKind, number> = { feature: 0, requirement: 1, story: 1, deliverable: 1, task: 2 };

/** The first item of a higher level that an item names by a single reference stands above it. */
function withParents(found: readonly Found[]): WorkItem[] {
  const known = new Map(found.flatMap(({ item }) => (item.id ? [[item.id, item] as const] : [])));
  return found.map(({ item, single }) => {
    const parent = single.find((id) => {
      const above = known.get(id);
      return above !== undefined && DEPTHS[above.kind] < DEPTHS[item.kind];
    });
    if (parent === undefined) return item;
    return { ...item, parent, references: item.references.filter((id) => id !== parent) };
  });
}

function parentsFirst(items: readonly WorkItem[]): WorkItem[] {
  const children = Map.groupBy(items, ({ parent }) => parent);
  const below = (item: WorkItem): WorkItem[] => [
    item,
    ...(item.id ? (children.get(item.id) ?? []) : []).flatMap((child) => below(child)),
  ];
  return (children.get('') ?? []).flatMap((item) => below(item));
}
