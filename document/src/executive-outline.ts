import { documentIndex } from './document-blocks.js';
import { cutForDeciders, cutForMakers, leftOutSentence } from './executive-items.js';
import { executiveSummary } from './executive-summary.js';
import type { OutlinePart, OutlineSource } from './export-style.js';
import { audienceOf } from './section-audience.js';
import { notWritten } from './technical-outline.js';

/** For those who decide: a page that stands for the whole, then each section cut to what matters to them. */
export function executiveOutline(source: OutlineSource): OutlinePart[] {
  const { sections, data, index = documentIndex(sections, data) } = source;
  const parts = sections.map((section, position): OutlinePart => {
    const part = {
      key: section.key,
      role: 'section' as const,
      heading: section.title,
      number: String(position + 1),
    };
    const values = data[section.key];
    if (!values) return { ...part, items: [notWritten(section.key)] };
    const cut = audienceOf(section) === 'makers' ? cutForMakers : cutForDeciders;
    const { items, leftOut } = cut(section, values, index);
    return { ...part, items, leftOut: leftOutSentence(leftOut) };
  });
  return [...executiveSummary(source), ...parts];
}
