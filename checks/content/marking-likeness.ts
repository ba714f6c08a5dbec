import type { Marked } from '#backend/embedded/drafting/marking/marking.js';

/** How far marks agree with what a reader noted, one line each. */
export function likeness(pairs: { noted: Marked[]; told: Marked[] }[]): string[] {
  const counts = new Map<string, { noted: number; told: number; both: number }>();
  let words = 0;
  let right = 0;
  for (const { noted, told } of pairs)
    for (const [at, sentence] of noted.entries()) {
      const own = told[at];
      words += sentence.roles.length;
      right += sentence.roles.filter((role, place) => role === own?.roles[place]).length;
      const spans = spansOf(sentence.labels);
      const found = spansOf(own?.labels ?? []);
      for (const span of spans) count(counts, span).noted += 1;
      for (const span of found) {
        const total = count(counts, span);
        total.told += 1;
        if (spans.includes(span)) total.both += 1;
      }
    }
  const share = (part: number, whole: number): string => `${whole === 0 ? 0 : Math.round((100 * part) / whole)}%`;
  const all = [...counts.values()];
  const sum = (key: 'noted' | 'told' | 'both'): number => all.reduce((total, one) => total + one[key], 0);
  return [
    `words in the right role: ${share(right, words)}`,
    `parts noted ${sum('noted')}: ${share(sum('both'), sum('told'))} of those told are right, ${share(sum('both'), sum('noted'))} of those noted are told`,
    ...[...counts]
      .sort(([, one], [, other]) => other.noted - one.noted)
      .map(
        ([kind, one]) =>
          `  ${kind.padEnd(8)} ${one.noted}: ${share(one.both, one.told)} right, ${share(one.both, one.noted)} found`,
      ),
  ];
}

const count = (
  counts: Map<string, { noted: number; told: number; both: number }>,
  span: string,
): { noted: number; told: number; both: number } => {
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
