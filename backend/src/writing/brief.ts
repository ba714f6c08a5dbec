import type { SectionData, Template, TemplateSection } from '@specforge/document';
import { type BriefBlock, briefTargets } from '../embedded/drafting/brief-block.js';
import { type Settled, settledFor } from './settled.js';

/** What the writing of one document knows: the same for all of its sections. */
export interface DocumentBrief {
  idea: string;
  userInput: string | null;
  /** `YYYY-MM-DD`: the day the writing of this document began. */
  today: string;
  template: Pick<Template, 'id' | 'name' | 'docType' | 'purpose'>;
  /** The chosen sections in order. */
  sections: TemplateSection[];
  /** What the finished documents of the project settled. */
  settled?: Settled;
  /** Keys of sections that could not be written: nothing may refer to their records. */
  absent?: ReadonlySet<string>;
}

/** A finished section that another builds on. */
export interface FinishedSection {
  section: TemplateSection;
  data: SectionData;
}

/** The block for writing one section, in the order that keeps its beginning the same for a whole document. */
export function sectionBrief(
  brief: DocumentBrief,
  section: TemplateSection,
  finished: readonly FinishedSection[],
): BriefBlock {
  const also = brief.settled ? settledFor(brief.settled, section) : [];
  return {
    ...common(brief, 'section'),
    ...ofSection(section, finished),
    ...(also.length > 0 && { alsoSettled: also }),
  };
}

/** The block for improving a section that stands. */
export function improveBrief(
  brief: DocumentBrief,
  section: TemplateSection,
  finished: readonly FinishedSection[],
  current: SectionData,
  instructions: string,
): BriefBlock {
  return {
    ...common(brief, 'improve'),
    ...ofSection(section, finished),
    current,
    instructions: withoutControlCharacters(instructions),
  };
}

export function titleBrief(brief: DocumentBrief): BriefBlock {
  return { ...common(brief, 'title'), dependencies: [] };
}

function common(brief: DocumentBrief, task: BriefBlock['task']): Omit<BriefBlock, 'dependencies'> {
  const { idea, userInput, today, template, sections, absent, settled } = brief;
  const { id, name, docType, purpose } = template;
  return {
    specforge: 1,
    task,
    idea: withoutControlCharacters(idea),
    // The template page sends the description as both: the model should not read it twice.
    ...(userInput && userInput.trim() !== idea.trim() ? { userInput: withoutControlCharacters(userInput) } : {}),
    today,
    ...(settled && { settled: settled.common }),
    template: { id, name, docType, purpose },
    sections: Object.fromEntries(sections.map(({ key, title }) => [key, title])),
    targets: briefTargets(sections.filter(({ key }) => !absent?.has(key))),
  };
}

function ofSection(section: TemplateSection, finished: readonly FinishedSection[]) {
  const { key, title, guidance, fields } = section;
  return {
    section: { key, title, drafting: guidance.drafting, fields },
    dependencies: finished.map((one) => ({ key: one.section.key, data: withoutUids(one.data) })),
  };
}

/** Models refer to records by display id; the internal ones are noise to them. */
function withoutUids(data: SectionData): SectionData {
  return JSON.parse(JSON.stringify(data, (key, value: unknown) => (key === 'uid' ? undefined : value))) as SectionData;
}

/** Invisible characters from a clipboard mean nothing to a model and may come back in what it writes. */
function withoutControlCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]/gu, ' ');
}
