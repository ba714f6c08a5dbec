import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentResponseDto } from '../../backend/src/documents/documents.dto.js';
import type { RunStartedDto } from '../../backend/src/runs/runs.dto.js';
import { startApp, type TestApp } from '../support/app.js';
import type { TestClient } from '../support/client.js';
import { readDocument, waitForEnd } from '../support/generation.js';

const IDEA =
  'Kelpline helps harvest masters at 40 seaweed farms plan crews for the next day. Today they ring round every ' +
  'evening, and one trip in five leaves short-handed. With Kelpline a harvest master sees who is free. Harvest masters ' +
  'offer a shift to a crew member. Harvest masters confirm the crew. Crew members accept a shift on a phone. Crew ' +
  'members report an injury. Boat owners print the crew list. The budget is £60,000 and it must start by 1 May 2027.';
const BRD = ['strategic-goals', 'current-state', 'business-scope', 'business-requirements'];
const PRD = ['executive-summary', 'strategic-goals', 'user-personas', 'scope-features', 'user-stories'];

type Rows = ({ uid: string; id: string } & Record<string, string>)[];

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Credits for as many documents as a test needs. */
async function newUser(): Promise<TestClient> {
  return app.newUser();
}

async function begin(user: TestClient, projectId: string, templateId: string, enabledSections: string[]) {
  const started = await user.post<RunStartedDto>(`/forge/projects/${projectId}/runs`, { templateId, enabledSections });
  if (started.status !== 202) throw new Error(`Starting answered ${started.status}: ${started.bytes.toString()}`);
  const run = await waitForEnd(user, started.body.runId);
  if (run.status !== 'done') throw new Error(`The run ended ${run.status}: ${run.errorMessage}`);
  return readDocument(user, started.body.documentId);
}

async function projectWithBrd(user: TestClient): Promise<DocumentResponseDto> {
  const { body } = await user.post<{ id: string }>('/projects', { idea: IDEA });
  return begin(user, body.id, 'brd-basic', BRD);
}

async function save(user: TestClient, { id }: DocumentResponseDto, key: string, change: (data: never) => object) {
  const { sections } = await readDocument(user, id);
  const data = { ...sections[key], ...change(structuredClone(sections[key]) as never) };
  const answer = await user.patch(`/documents/${id}/sections/${key}`, { data });
  if (answer.status !== 200) throw new Error(`Saving answered ${answer.status}: ${answer.bytes.toString()}`);
}

const wordsOf = ({ sections }: DocumentResponseDto) => JSON.stringify(sections);

describe('a document drafted after others of its project', () => {
  it('agrees with a BRD that was edited by hand: name, features, goals, figures and limits', async () => {
    const user = await newUser();
    const brd = await projectWithBrd(user);
    expect(wordsOf(brd)).toContain('injury');

    const requirements = (brd.sections['business-requirements'] as { requirements?: Rows } | undefined) ?? {};
    const listName = Object.keys(requirements).find((name) =>
      JSON.stringify(requirements[name as never]).includes('BR-'),
    );
    expect(listName).toBeDefined();
    await save(user, brd, 'business-requirements', (data: Record<string, Rows>) => ({
      [listName ?? '']: (data[listName ?? ''] ?? [])
        .filter(({ statement }) => !/injur|confirm/i.test(statement ?? ''))
        .map((row) =>
          /offer/i.test(row['statement'] ?? '')
            ? { ...row, statement: 'Harvest masters must be able to auction a night watch.' }
            : row,
        ),
    }));
    const [, second] = ((brd.sections['strategic-goals'] as { goals: Rows }).goals ?? []) as Rows;
    await save(user, brd, 'strategic-goals', (data: { goals: Rows }) => ({
      goals: data.goals.map((goal) =>
        goal.uid === second?.uid
          ? { ...goal, goal: 'Keep every farm manager a subscriber', target: '93.5 per cent', metric: 'Renewed farms' }
          : goal,
      ),
    }));
    await save(user, brd, 'business-scope', (data: { outOfScope: string[] }) => ({
      outOfScope: [...data.outOfScope.slice(0, 6), 'Payroll and holiday pay'],
    }));
    await user.patch(`/documents/${brd.id}`, { title: 'Tidewise: Business Requirements Document' });

    const prd = await begin(user, brd.projectId, 'prd-saas-starter', PRD);
    const words = wordsOf(prd);
    expect(prd.title).toMatch(/^Tidewise/);
    expect(words).toContain('Tidewise');
    expect(words).not.toContain('Kelpline');
    const features = (prd.sections['scope-features'] as { features: Rows }).features;
    expect(features.map(({ name }) => name)).toContainEqual(expect.stringMatching(/auction a night watch/i));
    expect(features.find(({ name }) => /auction/i.test(name ?? ''))?.['description']).toMatch(/BR-\d{3} of the BRD/);
    // What was renamed and what was taken out does not come back.
    expect(features.map(({ name }) => name).join(';')).not.toMatch(/offer|injur|confirm the crew/i);
    // Fewer than a list of features needs: it is filled with proposals, not with gaps.
    expect(features.length).toBeGreaterThanOrEqual(5);
    expect(JSON.stringify(features)).not.toContain('to be settled');
    const goals = (prd.sections['strategic-goals'] as { goals: Rows }).goals;
    expect(goals).toHaveLength(3);
    expect(goals).toContainEqual(
      expect.objectContaining({ goal: 'Keep every farm manager a subscriber', target: '93.5 per cent' }),
    );
    const { outOfScope } = prd.sections['scope-features'] as { outOfScope: string[] };
    expect(outOfScope.join('; ')).toMatch(/payroll.*holiday pay/i);
    // Of the people as well nothing is told that was taken out.
    expect(JSON.stringify(prd.sections['user-personas'])).not.toMatch(/injur|offers a shift/i);
  });

  it('follows a figure that was replaced in the text', async () => {
    const user = await newUser();
    const brd = await projectWithBrd(user);
    const replaced = Object.entries(brd.sections).filter(([, data]) => JSON.stringify(data).includes('£60,000'));
    expect(replaced.length).toBeGreaterThan(0);
    for (const [key, data] of replaced) {
      await save(user, brd, key, () => JSON.parse(JSON.stringify(data).replaceAll('£60,000', '£85,000')) as object);
    }
    const prd = await begin(user, brd.projectId, 'prd-saas-starter', PRD);
    expect(wordsOf(prd)).toContain('£85,000');
    expect(wordsOf(prd)).not.toContain('£60,000');
  });

  it('knows nothing of a deleted document, nor of another project or workspace', async () => {
    const [user, other] = await Promise.all([newUser(), newUser()]);
    const [brd, theirs] = [await projectWithBrd(user), await projectWithBrd(other)];
    for (const [owner, document, name] of [
      [user, brd, 'Deletia'],
      [other, theirs, 'Strangeria'],
    ] as const) {
      await owner.patch(`/documents/${document.id}`, { title: `${name}: Business Requirements Document` });
    }
    // A row that names another workspace's project is refused by the database; a run of theirs is not found.
    const refused = await user.post(`/forge/projects/${theirs.projectId}/runs`, {
      templateId: 'prd-saas-starter',
      enabledSections: PRD,
    });
    expect(refused.status).toBe(404);
    await user.delete(`/documents/${brd.id}`);
    const prd = await begin(user, brd.projectId, 'prd-saas-starter', PRD);
    expect(wordsOf(prd)).toContain('Kelpline');
    expect(`${prd.title} ${wordsOf(prd)}`).not.toMatch(/Deletia|Strangeria|of the BRD/);
    const [run]: { earlier: string[] }[] = await app.dataSource.query(
      'SELECT earlier_versions AS earlier FROM runs WHERE document_id = $1',
      [prd.id],
    );
    expect(run?.earlier).toEqual([]);
  });
});
