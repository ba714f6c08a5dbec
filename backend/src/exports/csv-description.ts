import type { ExportStyle, WorkItem } from '@specforge/document';

/** What a tracker shows below an item's title: a heading and lines, an absent part left out. */
export interface DescriptionPart {
  heading: string | null;
  lines: string[];
}

const lines = (text: string) => text.split('\n').filter(Boolean);

/**
 * The description of an item, as far as the style tells it. `acceptance` says where trackers have no field for the
 * acceptance criteria.
 */
export function descriptionOf(
  item: WorkItem,
  style: ExportStyle,
  { acceptance }: { acceptance: boolean },
): DescriptionPart[] {
  const { id, description, benefit, details, references, section, owner, due } = item;
  if (style === 'marketing') return filled([part(null, [benefit]), part(null, lines(description))]);
  const origin = part(null, [`From the requirements: ${[id, section].filter(Boolean).join(', ')}`]);
  const facts = [owner && `Owner: ${owner}`, due && `Due: ${due}`].filter(Boolean);
  if (style === 'executive') return filled([part(null, facts), origin]);
  const why = description.includes(benefit) ? [] : [`Why: ${benefit}`];
  return filled([
    part(null, [...lines(description), ...why]),
    part(null, [...facts, ...lines(details)]),
    part('Acceptance criteria', acceptance ? lines(item.acceptance) : []),
    part(null, references.length ? [`Refers to: ${references.join(', ')}`] : []),
    origin,
  ]);
}

function part(heading: string | null, all: string[]): DescriptionPart {
  return { heading, lines: all.filter((line) => line.trim() !== '') };
}

function filled(parts: DescriptionPart[]): DescriptionPart[] {
  return parts.filter(({ lines: all }) => all.length > 0);
}
