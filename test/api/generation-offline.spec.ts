import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TemplateDetailDto } from '../../backend/src/templates/templates.dto.js';
import { startApp, type TestApp } from '../support/app.js';
import { readDocument, startRun, waitForEnd } from '../support/generation.js';

const IDEAS = [
  'Kelpline is a scheduling tool for 12 Scottish mussel farms. Foremen lose about 3 hours a week on the phone because ' +
    'tides and weather move the harvest. Crews of 4 to 9 people should see by 18:00 which boat leaves when. It must ' +
    'work without a network, and cost less than £40 a month per farm. First farms in May 2027.',
  'A marketplace where retired engineers offer an hour of advice to small workshops in Poland. Today a workshop waits ' +
    '11 days for an answer. Payment is held until the advice was given. GDPR applies.',
];

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe.each(['prd-saas-starter', 'brd-basic', 'frd-webapp'])('%s by the drafting engine', (templateId) => {
  it.each(IDEAS)('%#: every section is delivered at the first attempt', async (idea) => {
    const user = await app.newUser();
    const template = await user.get<TemplateDetailDto>(`/forge/templates/${templateId}`);
    const sections = template.body.sections.map(({ key }) => key);
    const { runId, documentId } = await startRun(user, { templateId, sections, idea });
    const run = await waitForEnd(user, runId);

    expect(run.progress.sections.filter(({ state }) => state !== 'done').map(({ key, error }) => [key, error])).toEqual(
      [],
    );
    expect(run).toMatchObject({ status: 'done', offlineDraft: true, creditsRefunded: 0 });
    const [calls] = await app.dataSource.query(
      'SELECT max(api_calls)::integer AS most FROM run_sections WHERE run_id = $1',
      [runId],
    );
    expect(calls.most).toBe(1);
    const document = await readDocument(user, documentId);
    expect(document).toMatchObject({ status: 'completed', version: 1, offlineDraft: true, missingParts: null });
  });
});
