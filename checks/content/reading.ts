// `npm run content:reading`: how well the embedded engine reads ideas of which careful readers noted what they say, in
// `checks/content/ideas`. Names after it choose sets. It measures, and says what was missed; it never fails.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coreTemplates, draftAfresh } from '#backend/embedded/drafting/drafting.testing.js';
import { faultsOfDrafts } from './draft-lines.ts';
import { findingsOf, linesOf, type NotedIdea } from './facts.ts';

const IDEAS = join(import.meta.dirname, 'ideas');
const chosen = process.argv.slice(2);
const sets = readdirSync(IDEAS)
  .map((file) => file.replace('.json', ''))
  .filter((set) => chosen.length === 0 || chosen.includes(set));

for (const set of sets) {
  const counts = new Map<string, { right: number; all: number }>();
  const faults = new Map<string, number>();
  for (const noted of JSON.parse(readFileSync(join(IDEAS, `${set}.json`), 'utf8')) as NotedIdea[]) {
    const drafts = coreTemplates.map((template) => ({ template, ...draftAfresh(template, noted.idea) }));
    const prd = drafts.find(({ template }) => template.id === 'prd-saas-starter')?.data ?? {};
    for (const { kind, told } of faultsOfDrafts(
      noted.idea,
      drafts.map(({ data }) => data),
    )) {
      faults.set(kind, (faults.get(kind) ?? 0) + 1);
      console.log(`  ${set}/${noted.id}: ${kind}: ${told}`);
    }
    const everything = drafts.map(({ data }) => linesOf(data)).join('\n');
    for (const { kind, isRight, told } of findingsOf(noted, { prd, everything })) {
      const count = counts.get(kind) ?? { right: 0, all: 0 };
      counts.set(kind, { right: count.right + (isRight ? 1 : 0), all: count.all + 1 });
      if (!isRight) console.log(`  ${set}/${noted.id}: not among ${kind}: ${told}`);
    }
  }
  console.log(set);
  for (const [kind, { right, all }] of counts) {
    console.log(`  ${kind.padEnd(28)} ${right} of ${all} (${Math.round((100 * right) / all)}%)`);
  }
  console.log('  faults of lines');
  for (const [kind, count] of [...faults].sort(([, a], [, b]) => b - a)) console.log(`    ${kind.padEnd(44)} ${count}`);
}
