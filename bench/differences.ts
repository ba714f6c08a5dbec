// (f) What differs between two versions of a document with at least sixty requirements.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { listRecords, type SectionData } from '@specforge/document';
import type { DifferenceResponseDto } from '#backend/versions/version-differences.dto.js';
import { IDEAS } from './support/ideas.ts';
import { startProduct } from './support/product.ts';
import { cpuOf } from './support/process-tree.ts';
import { type Figure, inNumber, inTime, median, report } from './support/report.ts';
import { writeDocument } from './support/written-runs.ts';

const TEMPLATE = 'frd-webapp';
const REQUIREMENTS = 60;
const ROUNDS = 25;
/** What a server that has been up for a while has behind it. */
const WARM_UP = 10;
const LIMIT_MS = 50;

type Row = { uid: string; id: string } & Record<string, unknown>;

const product = await startProduct();
const database = new pg.Client({ connectionString: product.databaseUrl });
try {
  await database.connect();
  const person = await product.newPerson();
  const { document } = await writeDocument(person, TEMPLATE, IDEAS[0]);
  const first = withTwins(document.sections);
  await database.query('UPDATE prd_versions SET sections = $2 WHERE document_id = $1 AND version = 1', [
    document.id,
    JSON.stringify(first),
  ]);
  const records = document.outline.flatMap((section) => listRecords(section, first[section.key] ?? null));
  if (records.length < REQUIREMENTS) throw new Error(`The document has only ${records.length} requirements.`);
  for (let round = 1; round <= WARM_UP + ROUNDS; round += 1) await addVersion(document.id, round);

  const times = { first: [] as number[], again: [] as number[] };
  let changes = 0;
  let cpuBefore: number | null = null;
  for (let round = 1; round <= WARM_UP + ROUNDS; round += 1) {
    const ask = () => person.get<DifferenceResponseDto>(`/documents/${document.id}/difference?from=1&to=${round + 1}`);
    const started = performance.now();
    const found = await ask();
    const between = performance.now();
    await ask();
    if (round === WARM_UP) cpuBefore = await cpuOf(product.pid);
    if (round <= WARM_UP) continue;
    changes = found.changes.length;
    times.first.push(between - started);
    times.again.push(performance.now() - between);
  }
  const cpuAfter = await cpuOf(product.pid);
  const figure = (what: string, ms: number): Figure => ({
    what,
    measured: inTime(ms),
    against: `at most ${inTime(LIMIT_MS)}`,
    ratio: ms / LIMIT_MS,
  });
  const ofServer =
    cpuBefore === null || cpuAfter === null
      ? []
      : [{ ...figure('Time of the server on both', (cpuAfter - cpuBefore) / ROUNDS), limit: { atMost: 1 } }];
  report({
    title: 'Differences',
    method:
      `Two versions of a document of ${inNumber(records.length)} requirements, of which every second was reworded, every ` +
      `tenth removed and the rest of each list reversed: ${inNumber(changes)} changes. ${ROUNDS} pairs, medians, on a ` +
      'server that is warm: request, access check, both versions from the database, comparing them with every word ' +
      'marked, storing what was found, answer. Asked again, what was stored is read. The time of the server is that of its processor for both together: what ' +
      'else the machine does hardly touches it.',
    figures: [
      ...ofServer,
      figure('Difference of two versions, from request to answer', median(times.first)),
      figure('The same, asked for again', median(times.again)),
    ],
    leftOut: ofServer.length > 0 ? [] : ['The time of the server: this system does not tell it.'],
  });
} finally {
  await database.end();
  await product.stop();
}

/** A finished version beside the first one, changed as described; each round changes other words. */
async function addVersion(documentId: string, round: number): Promise<void> {
  const { rows } = await database.query<{ sections: Record<string, Record<string, unknown>> }>(
    'SELECT sections FROM prd_versions WHERE document_id = $1 AND version = 1',
    [documentId],
  );
  const sections = rows[0]?.sections ?? {};
  for (const data of Object.values(sections)) {
    for (const [field, value] of Object.entries(data)) if (isRecords(value)) data[field] = changed(value, round);
  }
  await database.query(
    `INSERT INTO prd_versions (workspace_id, project_id, document_id, version, status, title, sections,
            section_revisions, actor_kind, origin)
     SELECT workspace_id, project_id, document_id, $2, 'archived', title, $3, section_revisions, actor_kind, 'edit'
       FROM prd_versions WHERE document_id = $1 AND version = 1`,
    [documentId, round + 1, JSON.stringify(sections)],
  );
}

/** Every requirement a second time: what a document has after some months of work. */
function withTwins(sections: Record<string, SectionData>): Record<string, SectionData> {
  const twin = (row: Row): Row => ({ ...row, uid: randomUUID(), id: row.id.replace(/\d/, '9') });
  const twice = (value: unknown) => (isRecords(value) ? [...value, ...value.map(twin)] : value);
  return Object.fromEntries(
    Object.entries(sections).map(([key, data]) => [
      key,
      Object.fromEntries(Object.entries(data).map(([field, value]) => [field, twice(value)])) as SectionData,
    ]),
  );
}

function isRecords(value: unknown): value is Row[] {
  return Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && 'uid' in row);
}

function changed(list: Row[], round: number): Row[] {
  return list
    .filter((_, index) => index % 10 !== 9)
    .map((row, index) => (index % 2 === 0 ? reworded(row, round) : row))
    .reverse();
}

/** Every seventh word of each text is another one. */
function reworded(row: Row, round: number): Row {
  const texts = Object.entries(row).map(([name, value]) => {
    const isText = typeof value === 'string' && value.includes(' ');
    return [name, isText ? value.replace(/(?:\S+\s+){6}\S+/g, (words) => `${words}${round}`) : value];
  });
  return { ...(Object.fromEntries(texts) as Row), uid: row.uid, id: row.id };
}
