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
export function labelsOf(chain: Chain, words: readonly Seen[]): string[] {
  const { labels, steps } = chain;
  const many = labels.length;
  const scores = scoresOf(chain, rowsOf(chain, words));
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
