import type { TemplateSection } from '@specforge/document';
import type { DocumentResponseDto } from '#backend/documents/documents.dto.js';
import { sectionBrief } from '#backend/writing/brief.js';
import { readPrompts } from '#backend/writing/prompt-files.js';
import { firstMessages } from '#backend/writing/section-writer.js';
import { countTokens } from './model-answers.ts';

/**
 * Input of the sections of a document, in tokens, had they been written one after another and had each prompt held every
 * section before it instead of those it depends on: the same words and the same form in everything else.
 */
export function inputWithAllPrevious(
  { outline, sections, ...document }: DocumentResponseDto,
  idea: string,
  purpose: string,
): number {
  const { templateId: id, templateName: name, docType, createdAt } = document;
  const brief = {
    idea,
    userInput: null,
    today: createdAt.slice(0, 10),
    template: { id, name, docType, purpose },
    sections: outline,
  };
  const prompt = readPrompts().section;
  const order = writingOrder(outline);
  return order.reduce((total, section, index) => {
    const previous = order.slice(0, index).flatMap((one) => {
      const data = sections[one.key];
      return data ? [{ section: one, data }] : [];
    });
    const messages = firstMessages(prompt, { block: sectionBrief(brief, section, previous), section });
    return total + countTokens(messages.map(({ content }) => content));
  }, 0);
}

/**
 * Tokens of finished text that the prompts of a document hold, and that they would hold with every section before the
 * one to be written: what the choice of dependencies saves, without what every prompt needs anyway.
 */
export function finishedText({ outline, sections }: DocumentResponseDto): { sent: number; allPrevious: number } {
  const size = new Map(
    outline.map(({ key }) => [key, sections[key] ? countTokens([JSON.stringify(sections[key])]) : 0]),
  );
  const of = (keys: readonly string[]) => keys.reduce((sum, key) => sum + (size.get(key) ?? 0), 0);
  const order = writingOrder(outline);
  return order.reduce(
    (total, { dependsOn }, index) => ({
      sent: total.sent + of(dependsOn.map(({ id }) => id)),
      allPrevious: total.allPrevious + of(order.slice(0, index).map(({ key }) => key)),
    }),
    { sent: 0, allPrevious: 0 },
  );
}

/** The document's own order, but for sections that must wait for later ones. */
function writingOrder(outline: readonly TemplateSection[]): TemplateSection[] {
  const order: TemplateSection[] = [];
  while (order.length < outline.length) {
    const next = outline.find(
      (one) => !order.includes(one) && one.dependsOn.every(({ id }) => order.some(({ key }) => key === id)),
    );
    if (!next) throw new Error('The sections depend on each other in a circle.');
    order.push(next);
  }
  return order;
}
