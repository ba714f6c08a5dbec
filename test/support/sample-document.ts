import {
  sectionPrefixes,
  type CellField,
  type CellValue,
  type Field,
  type FieldValue,
  type RecordsField,
  type SectionData,
  type StoriesField,
  type TemplateSection,
} from '@specforge/document';

/** Sentences of a plausible product, so that pages made from them can be judged by eye. */
const SENTENCES = [
  'Crews lose about 40 minutes a day to calls about who goes where, and the office learns of a finished job in the evening.',
  'A planner sees every open shift on one page and fills the next one in under 2 minutes.',
  'The first release covers scheduling, messages and photographs of finished work; invoices follow in the second.',
  'Today the plan lives in a spreadsheet that three people edit, and the version on the wall is the one that is wrong.',
  'Assumption: a team has between 5 and 60 people and at least one planner who works at a desk.',
  'What was promised to a customer is kept with the job, so that nobody needs to remember it.',
  'Answers come within 300 ms for 95 of 100 requests with 200 people signed in at the same time.',
  'Nobody outside the team can read a photograph, and a removed one is gone from every copy within 30 days.',
];
const PHRASES = [
  'Shift planning',
  'Photographs of finished work',
  'Messages that reach the right crew',
  'Time from request to assignment',
  'Sign-in without a password',
  'Weekly report for the owner',
  'Offline use on a building site',
  'Export for the payroll office',
];
/** Text that breaks renderers which trust it. */
const HOSTILE = [
  'Control \u0001\u0008\u000b characters and a lone \ud83d surrogate',
  '<w:t>&amp; ]]> "quotes" \'too\' <script>alert(1)</script>',
  'مرحبا بالعالم then English, then שלום עולם again',
  '👩‍👩‍👧‍👦 emoji 🇬🇧 and 漢字かな交じり文 with ∑∫√',
  `${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(4)}`,
  'override \u202e reversed \u2066 isolate',
];

export interface SampleOptions {
  /** Mixes in text that renderers must survive. */
  hostile?: boolean;
  /** Records, rows and list items where the field allows it. */
  rows?: number;
  /** What the texts are made of, instead of sentences of a plausible product. */
  texts?: readonly string[];
  /** Sentences of a prose field. */
  sentences?: number;
  /** Prefixes of records in sections beside these, which may be referred to. */
  known?: readonly string[];
}

/** Valid data for every section; the same for the same sections. */
export function sampleData(
  sections: readonly TemplateSection[],
  options: SampleOptions = {},
): Record<string, SectionData> {
  const writer = new SampleWriter(new Set([...sections.flatMap(sectionPrefixes), ...(options.known ?? [])]), options);
  return Object.fromEntries(sections.map((section) => [section.key, writer.section(section)]));
}

class SampleWriter {
  private readonly prefixes: ReadonlySet<string>;
  private readonly options: SampleOptions;
  private readonly rows: number;
  private step = 0;

  constructor(prefixes: ReadonlySet<string>, options: SampleOptions) {
    this.prefixes = prefixes;
    this.options = options;
    this.rows = options.rows ?? 5;
  }

  section({ fields }: Pick<TemplateSection, 'fields'>): SectionData {
    return Object.fromEntries(fields.map((field) => [field.name, this.value(field)]));
  }

  private value(field: Field): FieldValue {
    switch (field.kind) {
      case 'diagram':
        return 'flowchart LR\n  planner[Planner] --> shift[Open shift]\n  shift --> crew[Crew]\n  crew -->|finished| planner';
      case 'table':
        return this.times(field.min, field.max).map(() => this.parts(field.columns));
      case 'records':
        return this.times(field.min, field.max).map((index) => this.record(field, index));
      case 'stories':
        return this.stories(field);
      default:
        return this.part(field);
    }
  }

  private record({ prefix, fields }: RecordsField, index: number) {
    const id = displayId(prefix, index);
    return { uid: uid(prefix, index), id, ...this.parts(fields) };
  }

  private stories(field: StoriesField) {
    const { prefix, criteriaPrefix, fields, minCriteria = 2 } = field;
    let criteria = 0;
    return this.times(field.min, field.max).map((index) => ({
      uid: uid(prefix, index),
      id: displayId(prefix, index),
      title: this.phrase(),
      asA: 'planner in the office',
      iWant: 'to move a shift to another crew in one step',
      soThat: 'nobody drives to a site that is closed',
      ...this.parts(fields),
      criteria: Array.from({ length: minCriteria }, () => {
        const number = criteria++;
        const id = displayId(criteriaPrefix, number);
        const [given, when, then] = ['a shift that has not begun', 'the planner moves it', this.sentence(280)];
        return { uid: uid(criteriaPrefix, number), id, given, when, then };
      }),
    }));
  }

  private parts(fields: readonly RecordsField['fields'][number][]): Record<string, CellValue> {
    return Object.fromEntries(fields.map((field) => [field.name, this.part(field)]));
  }

  private part(field: RecordsField['fields'][number] | CellField): CellValue {
    switch (field.kind) {
      case 'text':
        return this.line(field.maxLength ?? 200);
      case 'prose':
        return this.prose(field.minLength ?? 0, field.maxLength ?? 6000);
      case 'bullets':
        return this.times(field.min, field.max).map(() => this.line(300));
      case 'number':
        return Math.min(Math.max(40 + this.next(), field.min ?? 0), field.max ?? 1e6);
      case 'date':
        return `2027-0${1 + (this.next() % 9)}-15`;
      case 'choice':
        return field.options[this.next() % field.options.length]?.value ?? null;
      case 'reference': {
        const prefix = field.to.find((one) => this.prefixes.has(one));
        if (prefix === undefined) return field.many ? [] : null;
        return field.many ? [displayId(prefix, 0), displayId(prefix, 1)] : displayId(prefix, this.next() % 2);
      }
    }
  }

  private prose(min: number, max: number): string {
    const parts: string[] = [];
    for (
      let length = 0;
      parts.length < (this.options.sentences ?? 4) || length < min;
      length += 1 + (parts.at(-1)?.length ?? 0)
    ) {
      parts.push(this.sentence(max));
    }
    const text = parts.slice(0, -1).join(' ') + `\n\n**In short:** ${parts.at(-1) ?? ''}`;
    return text.length <= max ? text : this.sentence(max);
  }

  private line(max: number): string {
    return (max >= 120 ? this.sentence(max) : this.phrase()).slice(0, max).trim();
  }

  private sentence(max: number): string {
    return this.pick(this.options.texts ?? SENTENCES)
      .slice(0, max)
      .trim();
  }

  private phrase(): string {
    return this.pick(this.options.texts ?? PHRASES);
  }

  private pick(texts: readonly string[]): string {
    const turn = this.next();
    const pool = this.options.hostile && turn % 3 === 0 ? HOSTILE : texts;
    return pool[Math.floor(turn / (pool === HOSTILE ? 3 : 1)) % pool.length] ?? '';
  }

  private times(min = 0, max = Infinity): number[] {
    const count = Math.min(Math.max(this.rows, min), max);
    return Array.from({ length: count }, (_, index) => index);
  }

  private next(): number {
    this.step += 1;
    return this.step;
  }
}

function displayId(prefix: string, index: number): string {
  return `${prefix}-${String(index + 1).padStart(3, '0')}`;
}

function uid(prefix: string, index: number): string {
  return `01980000-0000-7000-8000-${Buffer.from(`${prefix}${index}`).toString('hex').slice(0, 12).padStart(12, '0')}`;
}
