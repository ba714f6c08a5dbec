import { documentIndex } from './document-blocks.js';
import type { OutlineItem, OutlinePart, OutlineSource } from './export-style.js';
import { marketingSection } from './marketing-section.js';
import { storyParts } from './marketing-story.js';
import type { WrittenSection } from './meanings.js';
import { audienceOf } from './section-audience.js';

/** Sections that the story tells whole. */
const TOLD = [
  'executive-summary',
  'strategic-goals',
  'user-personas',
  'scope-features',
  'user-stories',
  'release-planning',
  'go-to-market-strategy',
];

/**
 * For those who are to be won: what it is, for whom, what it puts an end to, what one can do with it, what it brings
 * and when; then what else is for everyone. Where a document has nothing of the kind, its opening sentences.
 */
export function marketingOutline(source: OutlineSource): OutlinePart[] {
  const { sections, data, index = documentIndex(sections, data) } = source;
  const written = sections.map((section): WrittenSection => ({ section, data: data[section.key] ?? null }));
  const story = storyParts(written.filter(({ section }) => tellable(section, sections)));
  const others = sections
    .filter((section) => !TOLD.includes(section.key) && audienceOf(section) === 'everyone')
    .flatMap((section) => marketingSection(section, data[section.key] ?? null, index, story.told));
  if (story.parts.length + others.length > 0) return [...story.parts, ...others];
  return sections.flatMap((section) => opening(marketingSection(section, data[section.key] ?? null, index, new Set())));
}

/** Risks and plans of those who build are not told, whatever their fields mean. */
function tellable(section: WrittenSection['section'], sections: OutlineSource['sections']): boolean {
  const found = sections.find(({ key }) => key === section.key);
  return found !== undefined && audienceOf(found) !== 'makers';
}

function opening(parts: OutlinePart[]): OutlinePart[] {
  return parts.map((part) => ({
    ...part,
    items: part.items.slice(0, 1).map((item): OutlineItem => ({ ...item, headed: false })),
  }));
}
