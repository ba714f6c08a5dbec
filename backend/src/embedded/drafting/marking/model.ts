import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { knowledgeFolder } from '../know/load.js';
import { type Chain, stepsAt } from './chain.js';
import type { Tensor } from './layers.js';
import type { Network } from './network.js';
import { type Class, classes } from './seen.js';

/**
 * What is kept of a network: the length of its head in four bytes, the head, and the weights. Weights of a table stand as
 * whole steps in a byte each, every row behind the size of its step; short ones as floating-point numbers.
 */
export interface Head {
  /** The hash of the notes that it was learned from. */
  from: string;
  layout: { name: string; shape: number[]; type: 'int8' | 'f32'; at: number }[];
  words: string[];
  letters: Record<string, number>;
  classes: Record<Class, Record<string, number>>;
  roles: string[];
  labels: string[];
}

let network: Network | undefined;

/** What `content/marking/model.br` holds, read once. */
export const markingModel = (): Network => (network ??= networkFrom(readFileSync(modelFile())));
export const modelFile = (): string => join(knowledgeFolder(), '..', 'marking', 'model.br');

export function headOf(file: Buffer): { head: Head; weights: Buffer } {
  const bytes = brotliDecompressSync(file);
  const length = bytes.readUInt32LE(0);
  return {
    head: JSON.parse(bytes.toString('utf8', 4, 4 + length)) as Head,
    weights: bytes.subarray(4 + length),
  };
}

export function networkFrom(file: Buffer): Network {
  const { head, weights } = headOf(file);
  const tensors = new Map(
    head.layout.map(({ name, shape, type, at }): [string, Tensor] => [
      name,
      { shape, values: type === 'int8' ? fromSteps(weights, shape, at) : fromNumbers(weights, shape, at) },
    ]),
  );
  return {
    words: new Map(head.words.map((word, at) => [word, at])),
    letters: new Map(Object.entries(head.letters)),
    classes: Object.fromEntries(
      classes.map((name) => [name, new Map(Object.entries(head.classes[name]))]),
    ) as unknown as Network['classes'],
    weights: tensors,
    roles: chainOf(head.roles, tensors, 'rc'),
    labels: chainOf(head.labels, tensors, 'sc'),
  };
}

const sizeOf = (shape: readonly number[]): number => shape.reduce((product, one) => product * one, 1);

function fromNumbers(bytes: Buffer, shape: readonly number[], from: number): Float32Array {
  const found = new Float32Array(sizeOf(shape));
  for (const place of found.keys()) found[place] = bytes.readFloatLE(from + 4 * place);
  return found;
}

function fromSteps(bytes: Buffer, shape: readonly number[], from: number): Float32Array {
  const rows = shape[0] ?? 0;
  const found = new Float32Array(sizeOf(shape));
  const width = found.length / rows;
  for (let row = 0; row < rows; row++) {
    const step = bytes.readFloatLE(from + 4 * row);
    const start = from + 4 * rows + row * width;
    for (let place = 0; place < width; place++) found[row * width + place] = bytes.readInt8(start + place) * step;
  }
  return found;
}

/** From the steps between labels, and those that open, as they were learned. */
function chainOf(labels: readonly string[], tensors: ReadonlyMap<string, Tensor>, name: string): Chain {
  const [between, opening] = [tensors.get(`${name}.tr`), tensors.get(`${name}.start`)];
  const many = labels.length;
  const kinds = between?.shape[0] ?? 0;
  const steps = new Float32Array(kinds * (many + 1) * many);
  for (let kind = 0; kind < kinds; kind++) {
    const base = stepsAt(many, kind);
    if (between) steps.set(between.values.subarray(kind * many * many, (kind + 1) * many * many), base);
    if (opening) steps.set(opening.values, base + many * many);
  }
  return { labels, steps };
}
