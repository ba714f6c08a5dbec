import type { Marked } from '#backend/embedded/drafting/marking/marking.js';

export interface Pair {
  noted: Marked[];
  told: Marked[];
}

interface Count {
  noted: number;
  told: number;
  both: number;
}

/** How far marks agree with what a reader noted, from 0 to 1. */
export interface Agreement {
  /** Words whose statement has the right role. */
  roles: number;
  /** Parts told that were noted, and parts noted that are told. */
  told: number;
  found: number;
  byKind: Map<string, Count>;
}

export function agreement(pairs: readonly Pair[]): Agreement {
  const byKind = new Map<string, Count>();
  let words = 0;
  let right = 0;
  for (const { noted, told } of pairs)
    for (const [at, sentence] of noted.entries()) {
      const own = told[at];
      words += sentence.roles.length;
      right += sentence.roles.filter((role, place) => role === own?.roles[place]).length;
      const spans = spansOf(sentence.labels);
      const found = spansOf(own?.labels ?? []);
      for (const span of spans) count(byKind, span).noted += 1;
      for (const span of found) {
        const total = count(byKind, span);
        total.told += 1;
        if (spans.includes(span)) total.both += 1;
      }
    }
  const sum = (key: keyof Count): number => [...byKind.values()].reduce((total, one) => total + one[key], 0);
  return { roles: right / words, told: sum('both') / sum('told'), found: sum('both') / sum('noted'), byKind };
}

/** The same for people, one line each. */
export function likeness(pairs: readonly Pair[]): string[] {
  const { roles, told, found, byKind } = agreement(pairs);
  const share = (part: number): string => `${Number.isNaN(part) ? 0 : Math.round(100 * part)}%`;
  return [
    `words in the right role: ${share(roles)}`,
    `parts: ${share(told)} of those told are right, ${share(found)} of those noted are told`,
    ...[...byKind]
      .sort(([, one], [, other]) => other.noted - one.noted)
      .map(
        ([kind, one]) =>
          `  ${kind.padEnd(8)} ${one.noted}: ${share(one.both / one.told)} right, ${share(one.both / one.noted)} found`,
      ),
  ];
}

const count = (counts: Map<string, Count>, span: string): Count => {
  const [kind = ''] = span.split(' ');
  const known = counts.get(kind) ?? { noted: 0, told: 0, both: 0 };
  counts.set(kind, known);
  return known;
};

/** `who 0 2`: each with where it begins and ends. */
function spansOf(labels: readonly string[]): string[] {
  const found: { kind: string; from: number; to: number }[] = [];
  for (const [at, label] of labels.entries()) {
    const [place = '', kind = ''] = label.split('-');
    const last = found.at(-1);
    if (place === 'I' && last?.to === at && last.kind === kind) last.to = at + 1;
    else if (place === 'B' || place === 'I') found.push({ kind, from: at, to: at + 1 });
  }
  return found.map(({ kind, from, to }) => `${kind} ${from} ${to}`);
}
