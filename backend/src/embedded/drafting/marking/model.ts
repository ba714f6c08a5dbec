import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { knowledgeFolder } from '../know/load.js';
import type { Chain } from './chain.js';

/**
 * The weights of a chain as they are kept: per feature its name and, for each label with a weight, the label's number and
 * the weight in whole steps. Base64 of pairs of bytes.
 */
export interface Kept {
  labels: string[];
  /** What one step of a weight is worth. */
  step: number;
  features: [name: string, weights: string][];
  steps: number[];
}

export interface Model {
  roles: Chain;
  spans: Chain;
}

let model: Model | undefined;

/** What `content/marking/model.json.br` holds, read once. */
export const markingModel = (): Model =>
  (model ??= modelFrom(readFileSync(join(knowledgeFolder(), '..', 'marking', 'model.json.br'))));

export function modelFrom(file: Buffer): Model {
  const { roles, spans } = JSON.parse(brotliDecompressSync(file).toString('utf8')) as { roles: Kept; spans: Kept };
  return { roles: chainOf(roles), spans: chainOf(spans) };
}

export function chainOf({ labels, step, features, steps }: Kept): Chain {
  const weights = new Float32Array(features.length * labels.length);
  for (const [row, [, packed]] of features.entries()) {
    const bytes = Buffer.from(packed, 'base64');
    for (let at = 0; at < bytes.length; at += 2)
      weights[row * labels.length + bytes.readUInt8(at)] = bytes.readInt8(at + 1) * step;
  }
  return {
    labels,
    features: new Map(features.map(([name], row) => [name, row])),
    weights,
    steps: Float32Array.from(steps),
  };
}
