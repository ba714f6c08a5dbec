/**
 * A linear chain over words: which label each has, by what speaks for it at the word and by the label before it (the last
 * layer of a conditional random field).
 */
export interface Chain {
  labels: readonly string[];
  /** For each kind of joint: from each label, and from the beginning as the last row, to each label. */
  steps: Float32Array;
}

/** What speaks for each label at each word, and what joins the word to the one before: labels change at some joints rather than at others. */
export interface Seen {
  scores: Float32Array;
  joint: number;
}

/** Where the steps of a joint begin. */
export const stepsAt = (labels: number, joint: number): number => joint * (labels + 1) * labels;

/** The likeliest labels of all the words together. */
export function labelsOf({ labels, steps }: Chain, words: readonly Seen[]): string[] {
  const many = labels.length;
  let best = words[0]?.scores.map((score, label) => score + value(steps, many * many + label)) ?? new Float32Array();
  const from: Int16Array[] = [];
  for (const { scores, joint } of words.slice(1)) {
    const base = stepsAt(many, joint);
    const next = new Float32Array(many);
    const origin = new Int16Array(many);
    for (let label = 0; label < many; label++) {
      let most = -Infinity;
      for (let before = 0; before < many; before++) {
        const score = value(best, before) + value(steps, base + before * many + label);
        if (score > most) {
          most = score;
          origin[label] = before;
        }
      }
      next[label] = most + value(scores, label);
    }
    from.push(origin);
    best = next;
  }
  if (words.length === 0) return [];
  let label = best.indexOf(Math.max(...best));
  const found = [label];
  for (const origin of from.reverse()) {
    label = origin[label] ?? 0;
    found.push(label);
  }
  return found.reverse().map((one) => labels[one] ?? '');
}

/** How sure each of these labels is, from 0 to 1: its share of all ways to label the words. */
export function sureness(chain: Chain, words: readonly Seen[], labels: readonly string[]): number[] {
  const { ahead, behind, whole } = sumsOf(chain, words);
  return labels.map((label, at) => {
    const own = chain.labels.indexOf(label);
    return Math.exp((ahead[at]?.[own] ?? -Infinity) + (behind[at]?.[own] ?? 0) - whole);
  });
}

/** Forward and backward sums, as logarithms. */
function sumsOf(
  { labels, steps }: Chain,
  words: readonly Seen[],
): { ahead: Float64Array[]; behind: Float64Array[]; whole: number } {
  const many = labels.length;
  const bases = words.map(({ joint }) => stepsAt(many, joint));
  const around = new Float64Array(many);
  const ahead = words.map(() => new Float64Array(many));
  const behind = words.map(() => new Float64Array(many));
  for (const [at, { scores }] of words.entries())
    for (let label = 0; label < many; label++) {
      for (let before = 0; before < many; before++)
        around[before] =
          at === 0 ? -Infinity : value(ahead[at - 1], before) + value(steps, (bases[at] ?? 0) + before * many + label);
      const lead = at === 0 ? value(steps, many * many + label) : logSum(around);
      (ahead[at] as Float64Array)[label] = lead + value(scores, label);
    }
  for (let at = words.length - 2; at >= 0; at--)
    for (let label = 0; label < many; label++) {
      for (let next = 0; next < many; next++)
        around[next] =
          value(steps, (bases[at + 1] ?? 0) + label * many + next) +
          value(words[at + 1]?.scores, next) +
          value(behind[at + 1], next);
      (behind[at] as Float64Array)[label] = logSum(around);
    }
  return { ahead, behind, whole: logSum(ahead.at(-1) ?? around) };
}

const value = (all: Float64Array | Float32Array | undefined, at: number): number => all?.[at] ?? 0;

function logSum(all: Float64Array): number {
  let most = -Infinity;
  for (const one of all) if (one > most) most = one;
  let sum = 0;
  for (const one of all) sum += Math.exp(one - most);
  return most + Math.log(sum);
}
