import type { Block } from './blocks.js';
import { fieldAnchor } from './document-blocks.js';
import type { BlockContext } from './field-kind.js';
import { kindOfField } from './fields.js';
import type { Field, Template, TemplateSection } from './types.js';

const CONTEXT: BlockContext = { refer: (id) => ({ text: id }), titleOf: () => undefined, level: 4 };

function paragraphs(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part): Block => ({ type: 'paragraph', content: [{ text: part.trim().replace(/\s+/g, ' ') }] }));
}

function fieldBlocks(section: TemplateSection, field: Field, number: string): Block[] {
  const kind = kindOfField(field);
  const optional = field.optional ? ' (optional)' : '';
  const hint = field.hint.trim().replace(/\s+/g, ' ');
  return [
    {
      type: 'heading',
      level: 3,
      number,
      anchor: fieldAnchor(section.key, field.name),
      content: [{ text: field.label + optional }],
    },
    { type: 'paragraph', content: [{ text: hint, italic: true }] },
    ...kind.blankBlocks(field, CONTEXT),
  ];
}

function blankSection(section: TemplateSection, number: string): Block[] {
  const { placeholder, tips } = section.guidance;
  return [
    { type: 'heading', level: 2, number, anchor: section.key, content: [{ text: section.title }] },
    {
      type: 'callout',
      tone: 'hint',
      blocks: [...paragraphs(placeholder), { type: 'list', ordered: false, items: tips.map((tip) => paragraphs(tip)) }],
    },
    ...section.fields.flatMap((field, index) => fieldBlocks(section, field, `${number}.${index + 1}`)),
  ];
}

/** The template as a blank document: what to write in each section and field, and where to write it. */
export function blankBlocks(template: Pick<Template, 'name' | 'description' | 'sections'>): Block[] {
  return [
    { type: 'heading', level: 1, content: [{ text: template.name }] },
    ...paragraphs(template.description),
    ...template.sections.flatMap((section, index) => blankSection(section, String(index + 1))),
  ];
}
