// `npm run content:learn`: learns from the noted ideas in `checks/content/noted/learned` what marks the parts of an idea,
// writes `content/marking/model.br`, and says how well ideas are marked that it has not seen (`noted/held`). It goes on from
// the model that is there; `npm run content:learn -- anew VECTORS` begins without one. Wants Python 3 with PyTorch.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { marked, markedBy, type Marked } from '#backend/embedded/drafting/marking/marking.js';
import { type Head, headOf, modelFile, networkFrom } from '#backend/embedded/drafting/marking/model.js';
import { notedIn, type Noted } from '#backend/embedded/drafting/marking/notes.js';
import { classesOf, jointAt } from '#backend/embedded/drafting/marking/seen.js';
import { likeness } from './marking-likeness.ts';

const NOTED = join(import.meta.dirname, 'noted');
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/specforge/learning');

const filesIn = (set: string): string[] =>
  readdirSync(join(NOTED, set))
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => readFileSync(join(NOTED, set, file), 'utf8'));

const ideasIn = (set: string): Noted[] => filesIn(set).flatMap(notedIn);

/** An idea as `learning/lessons.py` reads it. */
function lessonOf(idea: readonly Marked[]): object {
  const classes = classesOf(idea);
  return {
    sentences: idea.map(({ words, heading, roles, labels }, at) => ({
      heading,
      roles,
      labels,
      words: words.map(({ text, lower, lemma }, place) => ({
        text,
        lower,
        lemma,
        joint: jointAt(words, place),
        classes: classes[at]?.[place],
      })),
    })),
  };
}

function learned(from: readonly string[]): void {
  mkdirSync(CACHE, { recursive: true });
  const lessons = ideasIn('learned').map((noted) => JSON.stringify(lessonOf(markedBy(noted))));
  writeFileSync(join(CACHE, 'lessons.jsonl'), lessons.join('\n'));
  const python = process.env['PYTHON'] ?? 'python3';
  const script = join(import.meta.dirname, 'learning/train.py');
  const { status } = spawnSync(python, [script, join(CACHE, 'lessons.jsonl'), join(CACHE, 'learned'), ...from], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Nothing was learned: see above.');
}

/** Goes on from what was learned before. */
function start(): string[] {
  const { head, weights } = headOf(readFileSync(modelFile()));
  writeFileSync(join(CACHE, 'start.json'), JSON.stringify(head));
  writeFileSync(join(CACHE, 'start.bin'), weights);
  return ['--start', join(CACHE, 'start')];
}

function packed(): Buffer {
  const head = JSON.parse(readFileSync(join(CACHE, 'learned.json'), 'utf8')) as Omit<Head, 'from'>;
  const from = createHash('sha256').update(filesIn('learned').join('')).digest('hex');
  const text = Buffer.from(JSON.stringify({ from, ...head }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return brotliCompressSync(Buffer.concat([length, text, readFileSync(join(CACHE, 'learned.bin'))]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
  });
}

const [how, vectors] = process.argv.slice(2);
if (how !== 'measure') {
  mkdirSync(CACHE, { recursive: true });
  learned(how === 'anew' && vectors !== undefined ? ['--vectors', vectors] : start());
  const file = packed();
  writeFileSync(modelFile(), file);
  console.log(`${ideasIn('learned').length} ideas learned; ${Math.round(file.length / 1024)} kB`);
}
const network = networkFrom(readFileSync(modelFile()));
for (const line of likeness(
  ideasIn('held').map((noted) => ({ noted: markedBy(noted), told: marked(noted.text, network) })),
))
  console.log(line);
