import { finishedDocument, IDEA } from '../support/generation.js';
import { expectAccessible } from './support/accessibility.js';
import { expectFits } from './support/layout.js';
import { expect, test } from './support/scripted.js';

test('a document leads to its project, which shows the idea and what came of it', async ({ member: page, account }) => {
  const document = await finishedDocument(account.client);
  await page.goto(`/app/documents/${document.id}`);
  await page.getByRole('link', { name: 'Its project' }).click();
  await expect(page).toHaveURL(new RegExp(`/app/projects/${document.projectId}$`));
  await expect(page.getByRole('main')).toContainText(IDEA);
  await expect(page.getByRole('link', { name: `Open ${document.title}` })).toBeVisible();
  await expectAccessible(page, 'project');
  await expectFits(page, 'project');

  for (const address of [`/projects/${document.projectId}`, `/project/${document.projectId}`]) {
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText(IDEA);
  }
  await page.getByRole('link', { name: `The run that wrote ${document.title}` }).click();
  await expect(page).toHaveURL(new RegExp(`/app/runs/${document.runId}$`));

  await page.goto('/app/projects/00000000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'Project not found' })).toBeVisible();
  await expectAccessible(page, 'project, not found');

  const idea = 'An idea of which nothing has been written yet.';
  const { body } = await account.client.post<{ id: string }>('/projects', { idea });
  await page.goto(`/app/projects/${body.id}`);
  await expect(page.getByText('No documents yet')).toBeVisible();
  await expectAccessible(page, 'project, empty');
});
