import { rowsOf, scoresOf, stepsAt, sumsOf, type Chain, type Seen } from '#backend/embedded/drafting/marking/chain.js';

/** Finds the weights of a chain by stochastic gradient ascent of the likelihood, with a rate of its own for each (AdaGrad). */

export interface Example {
  words: Seen[];
  labels: string[];
}

const passes = 12;
const rate = 0.06;
/** A feature seen less often says nothing that would hold elsewhere. */
const fewest = 3;
/** How many kinds of joints there are: `jointAt` of `marking/features.ts`. */
const joints = 4;
/** The share of features that a lesson does without. */
const leftOut = 0.2;
/** From this pass on the weights at the end of each are averaged. */
const settled = 3;

/** The same examples always give the same weights. */
export function trained(examples: Example[]): Chain {
  const learner = new Learner(examples);
  const lessons = examples
    .filter(({ words }) => words.length > 0)
    .map(({ words, labels }) => ({
      rows: rowsOf(learner.chain, words),
      bases: words.map(({ joint }) => stepsAt(learner.chain.labels.length, joint)),
      gold: learner.numbersOf(labels),
    }));
  const random = seeded();
  for (let pass = 0; pass < passes; pass++) {
    for (const lesson of shuffled(lessons, random)) learner.learn(withGaps(lesson, random));
    if (pass >= settled) learner.keep();
  }
  return learner.averaged();
}

/** Some of what is seen is left out each time, so that nothing rests on a single word. */
const withGaps = (lesson: Lesson, random: () => number): Lesson => ({
  ...lesson,
  rows: lesson.rows.map((row) => row.filter(() => random() >= leftOut)),
});

const seeded = (): (() => number) => {
  let state = 1;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
};

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  const order = [...all];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}

interface Lesson {
  rows: Int32Array[];
  /** Where the steps to each word begin. */
  bases: number[];
  gold: number[];
}

class Learner {
  readonly chain: Chain;
  private readonly squares: Float32Array;
  private readonly stepSquares: Float32Array;
  private readonly sum: Float32Array;
  private readonly stepSum: Float32Array;
  private kept = 0;

  constructor(examples: Example[]) {
    const counts = new Map<string, number>();
    for (const { words } of examples)
      for (const feature of words.flatMap(({ features }) => features))
        counts.set(feature, (counts.get(feature) ?? 0) + 1);
    const known = [...counts].filter(([, count]) => count >= fewest).map(([feature], row) => [feature, row] as const);
    const labels = [...new Set(examples.flatMap((one) => one.labels))].sort();
    this.chain = {
      labels,
      features: new Map(known),
      weights: new Float32Array(known.length * labels.length),
      steps: new Float32Array(stepsAt(labels.length, joints)),
    };
    this.squares = new Float32Array(this.chain.weights.length);
    this.stepSquares = new Float32Array(this.chain.steps.length);
    this.sum = new Float32Array(this.chain.weights.length);
    this.stepSum = new Float32Array(this.chain.steps.length);
  }

  keep(): void {
    this.kept += 1;
    for (const [sums, own] of [
      [this.sum, this.chain.weights],
      [this.stepSum, this.chain.steps],
    ] as const)
      for (let at = 0; at < own.length; at++) sums[at] = value(sums, at) + value(own, at);
  }

  averaged(): Chain {
    const { kept } = this;
    return { ...this.chain, weights: this.sum.map((one) => one / kept), steps: this.stepSum.map((one) => one / kept) };
  }

  numbersOf(labels: string[]): number[] {
    return labels.map((label) => this.chain.labels.indexOf(label));
  }

  learn({ rows, bases, gold }: Lesson): void {
    const { labels, weights, steps } = this.chain;
    const many = labels.length;
    const scores = scoresOf(this.chain, rows);
    const { ahead, behind, whole } = sumsOf(this.chain, scores, bases);
    for (const [at, own] of rows.entries())
      for (let label = 0; label < many; label++) {
        const likely = Math.exp(value(ahead[at], label) + value(behind[at], label) - whole);
        const gain = (gold[at] === label ? 1 : 0) - likely;
        if (Math.abs(gain) < 1e-3) continue;
        for (const row of own) move(weights, this.squares, row * many + label, gain);
        if (at === 0) move(steps, this.stepSquares, many * many + label, gain);
      }
    for (let at = 1; at < rows.length; at++)
      for (let before = 0; before < many; before++)
        for (let label = 0; label < many; label++) {
          const isSo = gold[at - 1] === before && gold[at] === label;
          const weight =
            value(ahead[at - 1], before) +
            value(steps, (bases[at] ?? 0) + before * many + label) +
            value(scores[at], label) +
            value(behind[at], label) -
            whole;
          if (!isSo && weight < unlikely) continue;
          const likely = Math.exp(weight);
          const gain = (isSo ? 1 : 0) - likely;
          if (Math.abs(gain) >= 1e-3) move(steps, this.stepSquares, (bases[at] ?? 0) + before * many + label, gain);
        }
  }
}

/** The logarithm of what turns nothing. */
const unlikely = -7;

const value = (all: Float64Array | Float32Array | undefined, at: number): number => all?.[at] ?? 0;

function move(all: Float32Array, squares: Float32Array, at: number, gain: number): void {
  const square = value(squares, at) + gain * gain;
  squares[at] = square;
  all[at] = value(all, at) + (rate * gain) / (Math.sqrt(square) + 1e-6);
}
