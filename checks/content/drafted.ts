import { type Field, listRecords, type SectionData, type Template, validateSection } from '@specforge/document';
import type { TemplateExample } from '#backend/templates/example-files.js';
import { blockFor, draftDocument } from '#backend/embedded/drafting/drafting.testing.js';
import { spare } from '#backend/embedded/drafting/write/enough.js';
import { lists } from '#backend/embedded/drafting/write/lists.js';
import { texts } from '#backend/embedded/drafting/write/texts.js';
import { isAnswered } from '#backend/embedded/drafting/write.js';
import { draftOf } from '#backend/embedded/drafting/write/context.js';

/** Meanings of fields that hold something of their own; the parts of a list are answered with it. */
const meaningsOf = (template: Template): { section: string; field: Field }[] =>
  template.sections.flatMap(({ key, fields }) => fields.map((field) => ({ section: key, field })));

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0 || value.every(isEmpty);
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

function emptyFields(template: Template, data: Readonly<Record<string, SectionData>>): string[] {
  return meaningsOf(template)
    .filter(({ section, field }) => !field.optional && !mayStayEmpty(field) && isEmpty(data[section]?.[field.name]))
    .map(({ section, field }) => `${section}.${field.name} is empty in the draft`);
}

/** A list that asks for no line holds what the idea gives, where it would be the same for everybody. */
const mayStayEmpty = (field: Field): boolean => spare.has(field.meaning) && !('min' in field && field.min);

/** What is wrong with a template as the embedded engine drafts it, whole, from this idea. */
export function draftProblems(template: Template, idea: string): string[] {
  const { sections, data, problems } = draftDocument(template, idea);
  const [first] = template.sections;
  if (!first) return ['has no sections'];
  const draft = draftOf(blockFor(template, first, template.sections, idea, {}));
  const unanswered = meaningsOf(template)
    .filter(({ field }) => !isAnswered(field.meaning, draft))
    .map(({ section, field }) => `${section}.${field.name}: no knowledge of '${field.meaning}'`);
  const short = meaningsOf(template)
    .filter(({ field }) => field.kind === 'table' || field.kind === 'records' || field.kind === 'bullets')
    .filter(({ field: { meaning } }) => !(meaning in lists) && isAnswered(meaning, draft))
    .filter(({ field }) => 'min' in field && draft.known(field.meaning).length < (field.min ?? 0))
    .map(({ section, field }) => `${section}.${field.name}: fewer lines of knowledge than its min`);
  const gaps = sections.length === template.sections.length ? [] : ['not every section was drafted'];
  return [...unanswered, ...short, ...gaps, ...problems, ...emptyFields(template, data)];
}

/** What is wrong with the example as it is shipped: it may have been drafted for other sections than there are now. */
export function exampleProblems(template: Template, example: TemplateExample | null): string[] {
  if (!example) return ['has no example: `npm run content:example` drafts it'];
  const { data, version } = example;
  const outdated = version === template.version ? [] : [`the example was drafted for version ${version}`];
  const ids = template.sections.flatMap((section) =>
    listRecords(section, data[section.key] ?? null).map(({ id }) => id),
  );
  const invalid = template.sections.flatMap((section) => {
    const own = data[section.key];
    if (!own) return [`the example has no ${section.key}`];
    return validateSection(section, own, ids).map(
      ({ field, message }) => `example, ${section.key}.${field}: ${message}`,
    );
  });
  return [...outdated, ...invalid];
}

/** Lines of a template's own that nobody will ever read, because the engine works out these meanings by itself. */
export function idleLines(meanings: readonly string[]): string[] {
  return meanings
    .filter((meaning) => meaning in lists || meaning in texts)
    .map((meaning) => `the engine works out '${meaning}' by itself, so its lines are never used`);
}
