// `npm run content:learn`: learns from the noted ideas in `checks/content/noted/learned` what marks the parts of an idea,
// writes `content/marking/model.json.br`, and says how well ideas are marked that it has not seen (`noted/held`).
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Chain } from '#backend/embedded/drafting/marking/chain.js';
import { roleFeatures, spanFeatures } from '#backend/embedded/drafting/marking/features.js';
import { marked, markedBy, rolesOf, type Marked } from '#backend/embedded/drafting/marking/marking.js';
import { modelFrom, type Kept } from '#backend/embedded/drafting/marking/model.js';
import { notedIn, type Noted } from '#backend/embedded/drafting/marking/notes.js';
import { likeness } from './marking-likeness.ts';
import { trained } from './train-chain.ts';

const NOTED = join(import.meta.dirname, 'noted');
const MODEL = join(import.meta.dirname, '../../content/marking/model.json.br');
/** The spans are learned with roles as they will be told, not as they are: each part by chains that have not seen it. */
const parts = 4;
const stepsOfWeight = 127;
/** A weight of less turns nothing. */
const least = 0.12;

const filesIn = (set: string): string[] =>
  readdirSync(join(NOTED, set))
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => readFileSync(join(NOTED, set, file), 'utf8'));

const ideasIn = (set: string): Noted[] => filesIn(set).flatMap(notedIn);

const roleExamples = (ideas: Marked[][]) =>
  ideas.flatMap((idea) =>
    idea.map(({ roles }, at) => ({ words: roleFeatures(idea, at, idea[at - 1]?.roles ?? []), labels: roles })),
  );

function learned(ideas: Marked[][]): { roles: Chain; spans: Chain } {
  const roles = trained(roleExamples(ideas));
  const told = new Map<Marked[], string[][]>();
  for (let part = 0; part < parts; part++) {
    const chain = trained(roleExamples(ideas.filter((_, at) => at % parts !== part)));
    for (const idea of ideas.filter((_, at) => at % parts === part)) told.set(idea, rolesOf(idea, chain));
  }
  const spans = trained(
    ideas.flatMap((idea) =>
      idea.map((sentence, at) => ({
        words: spanFeatures(sentence, told.get(idea)?.[at] ?? sentence.roles),
        labels: sentence.labels,
      })),
    ),
  );
  return { roles, spans };
}

function kept({ labels, features, weights, steps }: Chain): Kept {
  const most = weights.reduce((largest, one) => Math.max(largest, Math.abs(one)), 0);
  const step = most / stepsOfWeight;
  const rows = [...features].flatMap(([name, row]): [string, string][] => {
    const bytes = labels.flatMap((_, label) => {
      const weight = weights[row * labels.length + label] ?? 0;
      return Math.abs(weight) < least ? [] : [label, Math.round(weight / step) & 0xff];
    });
    return bytes.length === 0 ? [] : [[name, Buffer.from(bytes).toString('base64')]];
  });
  return { labels: [...labels], step, features: rows, steps: [...steps].map((one) => Math.round(one * 1000) / 1000) };
}

const only = process.argv[2];
if (only !== 'measure') {
  const { roles, spans } = learned(ideasIn('learned').map(markedBy));
  const from = createHash('sha256').update(filesIn('learned').join('')).digest('hex');
  const text = JSON.stringify({ from, roles: kept(roles), spans: kept(spans) });
  mkdirSync(join(MODEL, '..'), { recursive: true });
  const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  writeFileSync(MODEL, packed);
  console.log(`${ideasIn('learned').length} ideas learned; ${Math.round(packed.length / 1024)} kB`);
}
const model = modelFrom(readFileSync(MODEL));
for (const line of likeness(
  ideasIn('held').map((noted) => ({ noted: markedBy(noted), told: marked(noted.text, model) })),
))
  console.log(line);
