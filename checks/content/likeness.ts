import type { Template } from '@specforge/document';
import type { Text } from './texts.ts';

/** Of the shorter of two lists of sections, how much also stands in the other. */
const LIMIT_SECTIONS = 0.75;
/** Of the shorter of two texts, how many of its runs of eight words also stand in the other. */
const LIMIT_RUNS = 0.04;

const RUN = 8;

function runs(texts: readonly Text[]): Set<string> {
  const found = new Set<string>();
  for (const { text } of texts) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    for (let at = 0; at + RUN <= words.length; at += 1) found.add(words.slice(at, at + RUN).join(' '));
  }
  return found;
}

function share<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  if (small.size === 0) return 0;
  let both = 0;
  for (const item of small) if (large.has(item)) both += 1;
  return both / small.size;
}

export interface Likeness {
  ids: [string, string];
  sections: number;
  runs: number;
  problem: boolean;
}

/** Every pair of templates, as far as the own words of both and their choice of sections are alike. */
export function likenesses(templates: readonly Template[], textsOf: (id: string) => Text[]): Likeness[] {
  const known = templates.map((template) => ({
    id: template.id,
    sections: new Set(template.sections.map(({ key }) => key)),
    runs: runs(textsOf(template.id)),
  }));
  return known.flatMap((one, at) =>
    known.slice(at + 1).map((other): Likeness => {
      const sections = share(one.sections, other.sections);
      const alike = share(one.runs, other.runs);
      return {
        ids: [one.id, other.id],
        sections,
        runs: alike,
        problem: sections > LIMIT_SECTIONS || alike > LIMIT_RUNS,
      };
    }),
  );
}
