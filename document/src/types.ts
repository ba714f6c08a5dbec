import type { SearchContent } from './search-content.js';

/**
 * The vocabulary of SpecForge: a template lists sections, a section lists typed fields, and from the
 * fields alone follow the model's JSON Schema, validation, the edit form, every view and every export.
 * All of these types are plain data (YAML in `content/`, JSON in the database).
 */

/** Properties that every field has. `name` is the key in the section's data and never changes meaning. */
interface FieldBase {
  /** camelCase, unique within its section (or its record or table). */
  name: string;
  /** Shown as the heading above the value, in sentence case. */
  label: string;
  /** What to write: shown in forms, in blank downloads and to the model. */
  hint: string;
  /** An optional field is nullable, never absent. Default false. */
  optional?: boolean;
  /**
   * What the value means, as `entity` for a list of things or `entity.attribute` for one value
   * (`goal`, `goal.metric`, `risk.mitigation`). The drafting engine and the structured PRD read fields by it.
   */
  meaning: string;
}

/** One line of plain text. `maxLength` in characters, default 200. */
export interface TextField extends FieldBase {
  kind: 'text';
  maxLength?: number;
}

/** Paragraphs in CommonMark without HTML, images or headings. Lengths in characters, default 0 to 6000. */
export interface ProseField extends FieldBase {
  kind: 'prose';
  minLength?: number;
  maxLength?: number;
}

/** A list of one-line items. Defaults: 0 to 20 items of at most 300 characters. */
export interface BulletsField extends FieldBase {
  kind: 'bullets';
  min?: number;
  max?: number;
}

/** A number; `unit` is shown after it (`%`, `ms`, `GBP`). */
export interface NumberField extends FieldBase {
  kind: 'number';
  unit?: string;
  integer?: boolean;
  min?: number;
  max?: number;
}

/** A day, `YYYY-MM-DD`. */
export interface DateField extends FieldBase {
  kind: 'date';
}

/** One of a fixed list. */
export interface ChoiceField extends FieldBase {
  kind: 'choice';
  options: { value: string; label: string }[];
}

/**
 * The display id of a record (`FR-003`), or a list of them when `many`.
 * `to` lists the record prefixes that may be named; the records may live in another section.
 */
export interface ReferenceField extends FieldBase {
  kind: 'reference';
  to: string[];
  many?: boolean;
}

/** Mermaid source, without the fence. */
export interface DiagramField extends FieldBase {
  kind: 'diagram';
}

/** Fields that may stand inside a table cell. */
export type CellField = TextField | NumberField | DateField | ChoiceField | ReferenceField;

/** Rows that are compared with each other and need no id. Default 0 to 50 rows. */
export interface TableField extends FieldBase {
  kind: 'table';
  columns: CellField[];
  min?: number;
  max?: number;
}

/** Things with a stable display id: `{prefix}-{three digits}`. Default 0 to 40 records. */
export interface RecordsField extends FieldBase {
  kind: 'records';
  /** Upper-case letters, unique among all record fields of a template: `FR`, `G`, `NFR`. */
  prefix: string;
  /** What one of them is called: `Feature`. */
  noun: string;
  /** Name of the text field that stands as a record's title. */
  titleField: string;
  fields: (CellField | ProseField | BulletsField)[];
  /** `cards`: a heading per record (default). `table`: one row per record. */
  layout?: 'cards' | 'table';
  min?: number;
  max?: number;
}

/**
 * User stories with acceptance criteria. A value has the fixed parts of `StoryValue` (title, asA, iWant,
 * soThat, criteria) and, beside them, the values of `fields` (priority, references …).
 * Stories are numbered `{prefix}-001`, criteria `{criteriaPrefix}-001` through the whole field.
 */
export interface StoriesField extends FieldBase {
  kind: 'stories';
  prefix: string;
  criteriaPrefix: string;
  fields: CellField[];
  min?: number;
  max?: number;
  /** Criteria per story. Default 2 to 6. */
  minCriteria?: number;
  maxCriteria?: number;
}

export type Field =
  | TextField
  | ProseField
  | BulletsField
  | NumberField
  | DateField
  | ChoiceField
  | ReferenceField
  | DiagramField
  | TableField
  | RecordsField
  | StoriesField;
export type FieldKind = Field['kind'];

export type DependencyType = 'hard' | 'soft';
export interface SectionDependency {
  /** Key of the other section. */
  id: string;
  type: DependencyType;
}

/** A section as the library in `content/sections/{key}.yaml` defines it. */
export interface SectionDefinition {
  /** kebab-case. */
  key: string;
  title: string;
  /** One sentence for the picker. */
  description: string;
  guidance: {
    /** 'What to write': two to four sentences. */
    placeholder: string;
    /** Three to five. */
    tips: string[];
    /** For the author of the draft, human or model: what good looks like, how long, what to avoid. */
    drafting: string;
  };
  fields: Field[];
}

/** A section as a template version holds it: complete, so that a document never changes under its reader. */
export interface TemplateSection extends SectionDefinition {
  dependsOn: SectionDependency[];
}

export const DOC_TYPES = ['PRD', 'BRD', 'FRD', 'TDD', 'RFC'] as const;
export type DocType = (typeof DOC_TYPES)[number];
export const PLANS = ['free', 'plus', 'pro', 'ultimate'] as const;
export type Plan = (typeof PLANS)[number];
export const CATEGORIES = [
  'product-tech',
  'business-strategy',
  'design-ux',
  'engineering-delivery',
  'product-management',
  'marketing-growth',
  'operations-compliance',
  'agency-client',
] as const;
export type Category = (typeof CATEGORIES)[number];
export type ComplexityLevel = 1 | 2 | 3 | 4;

/** A template with its sections resolved, as stored in a template version. */
export interface Template {
  id: string;
  name: string;
  description: string;
  docType: DocType;
  category: Category;
  requiredPlan: Plan;
  complexityLevel: ComplexityLevel;
  /** Semantic version of the content, `1.0.0`. */
  version: string;
  tags: string[];
  /** For the author of the draft: what this kind of document is for, who reads it, how it should sound. */
  purpose: string;
  sections: TemplateSection[];
  /** What search engines and visitors read; absent where nobody has written it. */
  search?: SearchContent;
}

/* ── Values ─────────────────────────────────────────────────────────────── */

/** What every record carries: the immutable internal id given by the server, and the display id. */
export interface RecordIdentity {
  uid: string;
  id: string;
}
export type Scalar = string | number | null;
export type CellValue = Scalar | string[];
export type RecordValue = RecordIdentity & Record<string, CellValue>;
export interface CriterionValue extends RecordIdentity {
  given: string;
  when: string;
  then: string;
}
export interface StoryValue extends RecordIdentity {
  title: string;
  asA: string;
  iWant: string;
  soThat: string;
  criteria: CriterionValue[];
  [field: string]: CellValue | CriterionValue[];
}
export type FieldValue = CellValue | Record<string, CellValue>[] | RecordValue[] | StoryValue[];
/** A section's data: one value per field of the section, in any order. */
export type SectionData = Record<string, FieldValue>;
