import type { Chain, Seen } from './chain.js';
import {
  beside,
  dense,
  letterSigns,
  type Memory,
  mostOf,
  positive,
  readBothWays,
  rowsOf,
  shares,
  tanh,
  type Tensor,
} from './layers.js';
import { anew, classes, classesOf, type Class, jointAt, type Sentence } from './seen.js';
import type { Word } from './words.js';

/**
 * The network that marks an idea. It reads the whole of it, forwards and backwards, twice: what stands in a sentence as a
 * whole is known the second time. `checks/content/learn` finds the weights.
 */
export interface Network {
  words: ReadonlyMap<string, number>;
  letters: ReadonlyMap<string, number>;
  classes: Record<Class, ReadonlyMap<string, number>>;
  weights: ReadonlyMap<string, Tensor>;
  roles: Chain;
  labels: Chain;
}

const unknown = 1;
/** Letters of a word that are looked at: of a longer one its first nine and its last five. */
const longest = 14;
const ending = 5;
const headingWords = 6;

/** What speaks for each role at each word of the idea, and for each label at each word of each sentence. */
export function seenBy(network: Network, sentences: readonly Sentence[]): { roles: Seen[]; labels: Seen[][] } {
  const words = sentences.flatMap((sentence) => sentence.words);
  const count = words.length;
  if (count === 0) return { roles: [], labels: sentences.map(() => []) };
  const layer = (name: string): Tensor => weightsOf(network, name);
  const spread = spreading(sentences);
  const first = bothWays(network, 'l1', enter(network, sentences, words, spread), count);
  const whole = tanh(dense(spread.most(first, count), layer('sp.weight'), layer('sp.bias')));
  const second = bothWays(network, 'l2', beside(count, [first, spread.toWords(whole)]), count);
  const again = tanh(dense(spread.most(second, count), layer('sp2.weight'), layer('sp2.bias')));
  const [own, ofSentence] = [
    dense(second, layer('rh.weight'), layer('rh.bias')),
    dense(spread.toWords(again), layer('ro.weight'), layer('ro.bias')),
  ];
  const roles = own.map((value, at) => value + (ofSentence[at] ?? 0));
  const many = network.roles.labels.length;
  const hidden = positive(
    dense(beside(count, [first, second, shares(roles, many)]), layer('s1.weight'), layer('s1.bias')),
  );
  const labels = dense(hidden, layer('s2.weight'), layer('s2.bias'));
  const joints = sentences.map((sentence) => sentence.words.map((_, at) => jointAt(sentence.words, at)));
  return {
    roles: seenAs(
      roles,
      many,
      joints.flatMap((own) => own.map((joint, at) => (at === 0 ? anew : joint))),
    ),
    labels: joints.map((own, at) => {
      const width = network.labels.labels.length;
      const [from, to] = spread.bounds[at] ?? [0, 0];
      return seenAs(labels.subarray(from * width, to * width), width, own);
    }),
  };
}

const seenAs = (scores: Float32Array, width: number, joints: readonly number[]): Seen[] =>
  joints.map((joint, at) => ({ scores: scores.slice(at * width, (at + 1) * width), joint }));

function weightsOf({ weights }: Network, name: string): Tensor {
  const found = weights.get(name);
  if (found === undefined) throw new Error(`The marking model has no weights called ${name}.`);
  return found;
}

function bothWays(network: Network, name: string, rows: Float32Array, count: number): Float32Array {
  const memory = (way: string): Memory => ({
    input: weightsOf(network, `${name}.${way}.weight_ih_l0`),
    recurrent: weightsOf(network, `${name}.${way}.weight_hh_l0`),
    bias: weightsOf(network, `${name}.${way}.bias`),
  });
  return readBothWays(rows, memory('f'), memory('b'), count);
}

interface Spread {
  /** Where the words of each sentence begin and end among all words. */
  bounds: readonly (readonly [number, number])[];
  /** The most of each column in each sentence. */
  most: (rows: Float32Array, count: number) => Float32Array;
  /** The row of its sentence for each word. */
  toWords: (rows: Float32Array) => Float32Array;
}

/** From words to sentences and back. */
function spreading(sentences: readonly Sentence[]): Spread {
  let next = 0;
  const bounds = sentences.map(({ words }): [number, number] => {
    const from = next;
    next += words.length;
    return [from, next];
  });
  const ofWord = bounds.flatMap(([from, to], at) => Array.from({ length: to - from }, () => at));
  return {
    bounds,
    most: (rows, count) => {
      const width = rows.length / count;
      const found = new Float32Array(sentences.length * width);
      for (const [at, [from, to]] of bounds.entries()) found.set(mostOf(rows, width, from, to), at * width);
      return found;
    },
    toWords: (rows) => rowsOf({ shape: [sentences.length, rows.length / sentences.length], values: rows }, ofWord),
  };
}

/** Each word as it enters: what it means, how it is spelt, its classes, and the heading that it stands below. */
function enter(network: Network, sentences: readonly Sentence[], words: readonly Word[], spread: Spread): Float32Array {
  const table = weightsOf(network, 'we.weight');
  const meaning = rowsOf(
    table,
    words.map(({ lower, lemma }) => numberOf(network, lower, lemma)),
  );
  const own = classesOf(sentences).flat();
  const ofClass = classes.map((name, at) =>
    rowsOf(
      weightsOf(network, `ke.${at}.weight`),
      own.map((word) => network.classes[name].get(word[name]) ?? unknown),
    ),
  );
  return beside(words.length, [
    meaning,
    spellings(network, words),
    ...ofClass,
    spread.toWords(headings(network, sentences, table)),
  ]);
}

/** A word that it has not learned is looked for without its ending, then by its base form. */
function numberOf({ words }: Network, lower: string, lemma: string): number {
  const plain = plainly(lower);
  return (
    words.get(plain) ?? words.get(plain.replace(/'+$/, '').replaceAll("'s", '')) ?? words.get(plainly(lemma)) ?? unknown
  );
}
const plainly = (word: string): string => word.replace(/\p{Nd}/gu, '0').replace(/[’‘]/g, "'");

function spellings(network: Network, words: readonly Word[]): Float32Array {
  const [table, signs] = [weightsOf(network, 'ce.weight'), weightsOf(network, 'conv.weight')];
  const bias = weightsOf(network, 'conv.bias');
  const known = new Map<string, Float32Array>();
  const width = signs.shape[0] ?? 0;
  const found = new Float32Array(words.length * width);
  for (const [at, { text }] of words.entries()) {
    const own = known.get(text) ?? letterSigns(rowsOf(table, lettersOf(network, text)), longest, signs, bias);
    known.set(text, own);
    found.set(own, at * width);
  }
  return found;
}

function lettersOf({ letters }: Network, text: string): number[] {
  const all = [...text];
  const seen = all.length <= longest ? all : [...all.slice(0, longest - ending), ...all.slice(-ending)];
  return Array.from({ length: longest }, (_, at) => {
    const letter = seen[at];
    return letter === undefined ? 0 : (letters.get(letter) ?? unknown);
  });
}

/** What the words of a heading mean on the whole; nothing where there is none. */
function headings(network: Network, sentences: readonly Sentence[], table: Tensor): Float32Array {
  const [weight, bias] = [weightsOf(network, 'hp.weight'), weightsOf(network, 'hp.bias')];
  const [width = 0] = weight.shape;
  const found = new Float32Array(sentences.length * width);
  for (const [at, { heading }] of sentences.entries()) {
    const said = heading.split(/\s+/).filter(Boolean).slice(0, headingWords);
    if (said.length === 0) continue;
    const rows = rowsOf(
      table,
      said.map((word) => numberOf(network, word, word)),
    );
    const size = rows.length / said.length;
    const mean = new Float32Array(size);
    for (const [place, value] of rows.entries()) mean[place % size] = (mean[place % size] ?? 0) + value / said.length;
    found.set(tanh(dense(mean, weight, bias)), at * width);
  }
  return found;
}
