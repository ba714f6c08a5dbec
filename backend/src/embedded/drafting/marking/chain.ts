/**
 * A linear chain over the words of a sentence: which label each has, by the features of the word and by the label before
 * it (a conditional random field). `checks/content/learn` finds the weights.
 */
export interface Chain {
  labels: readonly string[];
  /** The row of each feature in `weights`. */
  features: ReadonlyMap<string, number>;
  /** A row of one weight for each label, per feature. */
  weights: Float32Array;
  /** For each kind of joint: from each label, and from the beginning as the last row, to each label. */
  steps: Float32Array;
}

/** A word as a chain sees it. */
export interface Seen {
  features: readonly string[];
  /** What stands between it and the word before: labels change at some joints rather than at others. */
  joint: number;
}

/** The rows of the features that it knows, word by word. */
export const rowsOf = ({ features }: Pick<Chain, 'features'>, words: readonly Seen[]): Int32Array[] =>
  words.map((own) => Int32Array.from(own.features.flatMap((feature) => features.get(feature) ?? [])));

/** Where the steps of a joint begin. */
export const stepsAt = (labels: number, joint: number): number => joint * (labels + 1) * labels;

/** What each label scores at each word, without its neighbours. */
export function scoresOf(
  { labels, weights }: Pick<Chain, 'labels' | 'weights'>,
  rows: readonly Int32Array[],
): Float64Array[] {
  const many = labels.length;
  return rows.map((own) => {
    const scores = new Float64Array(many);
    for (const row of own)
      for (let label = 0; label < many; label++)
        scores[label] = (scores[label] ?? 0) + (weights[row * many + label] ?? 0);
    return scores;
  });
}

/** The likeliest labels of a sentence as a whole. */
export function labelsOf(
  chain: Chain,
  words: readonly Seen[],
  scores: readonly Float64Array[] = scoresOf(chain, rowsOf(chain, words)),
): string[] {
  const { labels, steps } = chain;
  const many = labels.length;
  let best = scores[0]?.map((score, label) => score + (steps[many * many + label] ?? 0)) ?? new Float64Array();
  const from: Int16Array[] = [];
  for (const [at, own] of scores.entries()) {
    if (at === 0) continue;
    const base = stepsAt(many, words[at]?.joint ?? 0);
    const next = new Float64Array(many);
    const origin = new Int16Array(many);
    for (let label = 0; label < many; label++) {
      let most = -Infinity;
      for (let before = 0; before < many; before++) {
        const score = (best[before] ?? 0) + (steps[base + before * many + label] ?? 0);
        if (score > most) {
          most = score;
          origin[label] = before;
        }
      }
      next[label] = most + (own[label] ?? 0);
    }
    from.push(origin);
    best = next;
  }
  if (scores.length === 0) return [];
  let label = best.indexOf(Math.max(...best));
  const found = [label];
  for (const origin of from.reverse()) {
    label = origin[label] ?? 0;
    found.push(label);
  }
  return found.reverse().map((one) => labels[one] ?? '');
}

/** How sure each of these labels is, from 0 to 1: its share of all ways to label the sentence. */
export function sureness(
  chain: Chain,
  words: readonly Seen[],
  labels: readonly string[],
  scores: readonly Float64Array[],
): number[] {
  const bases = words.map(({ joint }) => stepsAt(chain.labels.length, joint));
  const { ahead, behind, whole } = sumsOf(chain, scores, bases);
  return labels.map((label, at) => {
    const own = chain.labels.indexOf(label);
    return Math.exp((ahead[at]?.[own] ?? -Infinity) + (behind[at]?.[own] ?? 0) - whole);
  });
}

/** Forward and backward sums, as logarithms. */
export function sumsOf(
  { labels, steps }: Pick<Chain, 'labels' | 'steps'>,
  scores: readonly Float64Array[],
  bases: readonly number[],
): { ahead: Float64Array[]; behind: Float64Array[]; whole: number } {
  const many = labels.length;
  const around = new Float64Array(many);
  const ahead = scores.map(() => new Float64Array(many));
  const behind = scores.map(() => new Float64Array(many));
  for (const [at, own] of scores.entries())
    for (let label = 0; label < many; label++) {
      for (let before = 0; before < many; before++)
        around[before] =
          at === 0 ? -Infinity : value(ahead[at - 1], before) + value(steps, (bases[at] ?? 0) + before * many + label);
      const lead = at === 0 ? value(steps, many * many + label) : logSum(around);
      (ahead[at] as Float64Array)[label] = lead + value(own, label);
    }
  for (let at = scores.length - 2; at >= 0; at--)
    for (let label = 0; label < many; label++) {
      for (let next = 0; next < many; next++)
        around[next] =
          value(steps, (bases[at + 1] ?? 0) + label * many + next) +
          value(scores[at + 1], next) +
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
