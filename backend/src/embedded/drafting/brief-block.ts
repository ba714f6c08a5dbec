import type { Field, RecordsField, SectionData, StoriesField, TableField } from '@specforge/document';

/**
 * The contract between whoever writes a prompt and whoever answers it: one fenced ```json block in the
 * prompt's last user message. It carries as data what the prose around it says in words, so it helps a large
 * model too, and it is all that the embedded drafting engine knows.
 *
 * Rules for the writer of a prompt:
 * - Build the block with `renderBriefBlock`, and put it last: where a message holds several, the last one counts.
 *   User text therefore belongs inside the block, where JSON escapes its line ends and it cannot close the fence.
 * - One block describes one answer. To ask for a section in two halves, send the same block twice with a part of
 *   `section.fields` each; everything else stays, so that both halves agree.
 * - On a repair, repeat the block in the new user message.
 */
export interface BriefBlock {
  specforge: 1;
  /**
   * `section`: write all of `section.fields`. `improve`: answer the same fields, `current` changed as
   * `instructions` ask. `title`: a title for the document, `{ "title": … }` under a schema, else plain text.
   */
  task: 'section' | 'improve' | 'title';
  /** The product as its author described it, untouched. */
  idea: string;
  /** What the author added when starting the run. */
  userInput?: string;
  /** What the project's finished documents settled: it wins over `idea`. The same for all sections of a document. */
  settled?: BriefSettled;
  /** `YYYY-MM-DD`; every date of the draft counts from it. Send the day the run began, not the day of the call. */
  today: string;
  template: BriefTemplate;
  /** Absent only for `title`. */
  section?: BriefSection;
  /** Titles of all sections of the document by their keys, in its order. */
  sections: Record<string, string>;
  /** Finished sections that this one builds on. Their ids and names win over what the engine would have planned. */
  dependencies: BriefDependency[];
  /** More of what the finished documents say, chosen for this section. */
  alsoSettled?: BriefFact[];
  /** Which section of this document owns the records of a prefix; a prefix that is missing here has no records. */
  targets: Record<string, BriefTarget>;
  /** The section's data before an `improve`. */
  current?: SectionData;
  /** What the user asked `improve` to do. */
  instructions?: string;
}

export interface BriefTemplate {
  id: string;
  name: string;
  docType: string;
  purpose: string;
}

export interface BriefSettled {
  /** The product's name in their titles; null where they name none. */
  product: string | null;
  /** `ref` is how their facts call them; `changed` is the day of the version that was read. */
  documents: { ref: string; title: string; changed: string }[];
  facts: BriefFact[];
  /** What was drafted there and taken out since: it is not to come back. */
  removed: BriefFact[];
  /** Figures and names that were replaced there. */
  changes: BriefChange[];
}

/** One thing that a finished document says. */
export interface BriefFact {
  /** Which document: `BRD`. */
  of: string;
  /** Its display id there: `BR-003`. */
  id?: string;
  /** The meaning of its list: `goal`, `businessRequirement`, `scope.out`. */
  is: string;
  /** By the last part of their meaning: `{ "goal": …, "target": … }`; a bare line is `text`. */
  says: Record<string, string>;
  /** Changed or added after it was drafted. */
  edited?: boolean;
  /** What the changed parts said as drafted. */
  was?: Record<string, string>;
}

export interface BriefChange {
  of: string;
  from: string;
  to: string;
}

export interface BriefSection {
  key: string;
  title: string;
  /** `guidance.drafting` of the section. */
  drafting: string;
  fields: Field[];
}

export interface BriefDependency {
  key: string;
  /** Its records say by their ids what they are: `targets` has the meaning of each prefix. */
  data: SectionData;
}

/**
 * The records (or, for the criteria prefix of stories, the criteria) that a reference may name: key of the owning
 * section; the field's meaning (for a criteria prefix, the stories field's meaning followed by `.criterion`); how many
 * records that field takes at most, so that no id above it exists in a fresh draft, and how many it needs.
 */
export type BriefTarget = [section: string, meaning: string, max: number, min?: number];

/** A text with every replacement carried out where it stands as whole words. */
export function replaceWhole(text: string, changes: readonly Pick<BriefChange, 'from' | 'to'>[]): string {
  return changes.reduce((changed, { from, to }) => {
    const pattern = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return changed.replace(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'gu'), () => to);
  }, text);
}

const fence = '```';

/** The block as it stands in a prompt, fences included. What a reader can tell by himself is left out of its fields. */
export function renderBriefBlock(block: BriefBlock): string {
  const { section } = block;
  const sent = section
    ? { ...block, section: { ...section, fields: section.fields.map((field) => briefField(field)) } }
    : block;
  return `${fence}json\n${JSON.stringify(sent)}\n${fence}`;
}

/** The last brief block of a prompt's message, or null when it holds none. */
export function findBriefBlock(message: string): BriefBlock | null {
  const fenced = [...message.matchAll(/^```json[ \t]*\r?\n([\s\S]*?)\r?\n```[ \t]*$/gm)].reverse();
  for (const [, json = ''] of fenced) {
    const block = asBriefBlock(parse(json));
    if (block) return block;
  }
  return null;
}

/** `targets` of a document, from the sections that were chosen for it. */
export function briefTargets(sections: { key: string; fields: Field[] }[]): Record<string, BriefTarget> {
  const targets: Record<string, BriefTarget> = {};
  for (const { key, fields } of sections) {
    for (const field of fields) {
      if (field.kind !== 'records' && field.kind !== 'stories') continue;
      const max = field.max ?? 40;
      targets[field.prefix] = [key, field.meaning, max, field.min ?? 0];
      if (field.kind === 'stories') {
        targets[field.criteriaPrefix] = [key, `${field.meaning}.criterion`, max * (field.maxCriteria ?? 6)];
      }
    }
  }
  return targets;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Inner = (RecordsField | StoriesField)['fields'][number] | TableField['columns'][number];
/** The field inside another: `goal.metric` for `metric` of a `goal`. */
type Outer = { meaning: string } | undefined;
const usualLabel = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const usualMeaning = (name: string, outer: Outer): string | undefined => outer && `${outer.meaning}.${name}`;

const innerFields = ['fields', 'columns'] as const;

/** A field without the label and the meaning that its name tells as well: a third of the input is fields. */
function briefField(field: Field | Inner, outer?: Outer): object {
  const { label, meaning, ...rest } = field;
  const sent: Record<string, unknown> = {
    ...rest,
    ...(label !== usualLabel(field.name) && { label }),
    ...(meaning !== usualMeaning(field.name, outer) && { meaning }),
  };
  for (const key of innerFields) {
    const inner: unknown = sent[key];
    if (Array.isArray(inner)) sent[key] = (inner as Inner[]).map((one) => briefField(one, field));
  }
  return sent;
}

function fullField(value: unknown, outer?: Outer): Field {
  const sent = value as Record<string, unknown> & { name: string };
  const name = String(sent.name);
  const field: Record<string, unknown> & { meaning: string } = {
    ...sent,
    label: sent['label'] ?? usualLabel(name),
    meaning: String(sent['meaning'] ?? usualMeaning(name, outer) ?? name),
  };
  for (const key of innerFields) {
    const inner = sent[key];
    if (Array.isArray(inner)) field[key] = inner.filter(isObject).map((one) => fullField(one, field));
  }
  return field as unknown as Field;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function asFacts(value: unknown): BriefFact[] {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries.filter(isObject).filter((fact) => isObject(fact['says'])) as unknown as BriefFact[];
}

function asSettled(value: unknown): BriefSettled | null {
  if (!isObject(value)) return null;
  const { product, documents, facts, removed, changes } = value;
  const isChange = (entry: unknown): boolean =>
    isObject(entry) && typeof entry['from'] === 'string' && typeof entry['to'] === 'string' && entry['from'] !== '';
  return {
    product: typeof product === 'string' ? product : null,
    documents: (Array.isArray(documents) ? documents : []) as BriefSettled['documents'],
    facts: asFacts(facts),
    removed: asFacts(removed),
    changes: (Array.isArray(changes) ? changes.filter(isChange) : []) as BriefChange[],
  };
}

/** Accepts a block that leaves out what has an empty default; refuses one whose core is not there. */
function asBriefBlock(value: unknown): BriefBlock | null {
  if (!isObject(value) || value['specforge'] !== 1) return null;
  const { task, idea, today, template, section } = value;
  if (task !== 'section' && task !== 'improve' && task !== 'title') return null;
  if (typeof idea !== 'string' || !isObject(template)) return null;
  if (typeof today !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(today) || Number.isNaN(Date.parse(today))) return null;
  if (task !== 'title' && !(isObject(section) && Array.isArray(section['fields']))) return null;
  const list = (entry: unknown): unknown[] => (Array.isArray(entry) ? entry : []);
  const { settled: sent, ...rest } = value;
  const settled = asSettled(sent);
  return {
    ...rest,
    ...(settled && { settled }),
    ...(isObject(section) && {
      section: {
        ...section,
        fields: list(section['fields'])
          .filter(isObject)
          .map((field) => fullField(field)),
      },
    }),
    sections: isObject(value['sections']) ? value['sections'] : {},
    dependencies: list(value['dependencies']).filter((entry) => isObject(entry) && isObject(entry['data'])),
    targets: isObject(value['targets']) ? value['targets'] : {},
  } as unknown as BriefBlock;
}
