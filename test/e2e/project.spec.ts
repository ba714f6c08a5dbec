import { finishedDocument, IDEA } from '../support/generation.js';
import { expectAccessible } from './support/accessibility.js';
import { expectFits } from './support/layout.js';
import { expect, test } from './support/scripted.js';

test('a project tells its past, and says which documents an edited idea left behind', async ({
  member: page,
  account,
}) => {
  const { client } = account;
  const { id, projectId, title } = await finishedDocument(client);
  await client.patch(`/documents/${id}/versions/1`, { name: 'Sent to client' });
  await client.post(`/documents/${id}/exports`, { format: 'docx' });
  await page.goto('/app');
  await page.getByRole('link', { name: /^Project: / }).click();
  await expect(page).toHaveURL(new RegExp(`/app/projects/${projectId}$`));

  const main = page.getByRole('main');
  const acts = main.getByRole('tabpanel').getByRole('listitem');
  await expect(acts.filter({ hasText: `exported ${title} as Word` })).toBeVisible();
  await expect(acts.filter({ hasText: `named version 1 of ${title} “Sent to client”` })).toBeVisible();
  await expect(acts.filter({ hasText: `SpecForge drafted ${title}` })).toContainText('First draft: 4 sections');

  await main.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Crews on call');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Crews on call');
  await main.getByRole('button', { name: 'Edit the idea' }).click();
  await page.getByRole('textbox', { name: 'The idea' }).fill('');
  await page.getByRole('button', { name: 'Save idea' }).click();
  await expect(page.getByText('Please provide a description of your product')).toBeVisible();
  await page.getByRole('textbox', { name: 'The idea' }).fill('Crews on a phone, and their pay.');
  await page.getByRole('button', { name: 'Save idea' }).click();
  await expect(main.getByText('Drafted before the idea was edited.')).toBeVisible();
  await expect(acts.first()).toContainText('edited the idea');

  await main.getByRole('tab', { name: 'Runs' }).click();
  await expect(acts.filter({ hasText: '4 of 4 sections, free: your first document' })).toBeVisible();
  await expectAccessible(page, 'project, runs');
  await main.getByRole('tab', { name: 'Versions' }).click();
  await expect(main.getByRole('link', { name: `${title}: Version 1, Sent to client` })).toBeVisible();
  await main.getByRole('tab', { name: 'Exports' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: `Download ${title} as Word` }).click(),
  ]);
  expect(await download.failure()).toBeNull();
  await page.reload();
  await expect(main.getByRole('tab', { name: 'Exports', selected: true })).toBeVisible();
  await expectAccessible(page, 'project, exports');
  await expectFits(page, 'project, exports');
});

test('from a BRD to its PRD: what suits is offered first, the idea is taken over, the price is shown', async ({
  member: page,
  account,
  model,
}) => {
  const { body: brd } = await account.client.get<{ sections: { key: string }[] }>('/forge/templates/brd-basic');
  const document = await finishedDocument(account.client, {
    templateId: 'brd-basic',
    sections: brd.sections.map(({ key }) => key).slice(0, 4),
  });
  await page.goto(`/app/projects/${document.projectId}`);
  await page.getByRole('button', { name: 'New document from this project' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Follows ${document.title}`);
  await expectAccessible(page, 'project, what to write next');
  await dialog.getByRole('link', { name: 'SaaS Product Starter PRD' }).click();

  await expect(page.getByRole('link', { name: 'Rosterly helps 40 regional airlines' })).toBeVisible();
  await page.getByRole('button', { name: 'Deselect All' }).click();
  for (const title of ['Goals and measures', 'Users and their jobs', 'Scope and features', 'User stories']) {
    await page.getByRole('checkbox', { name: new RegExp(title, 'i') }).check();
  }
  await page
    .getByRole('button', { name: /^Build/ })
    .first()
    .click();
  await expect(dialog).toContainText('The idea is taken over');
  await expect(dialog.getByRole('region', { name: 'The idea' })).toHaveText(IDEA);
  await expect(dialog).toContainText('credits will be held now');
  await expectAccessible(page, 'new document of a project');
  await dialog.getByRole('textbox', { name: /What to add/ }).fill('Ground staff use it as well.');
  await dialog.getByRole('button', { name: 'Start generation' }).click();
  await expect(page).toHaveURL(/\/app\/runs\//);

  await page.goto(`/app/projects/${document.projectId}`);
  await expect(page.getByRole('main').getByRole('link', { name: /^Open / })).toHaveCount(2);
  const told = model.calls.filter(({ block }) => block?.template.id === 'prd-saas-starter');
  expect(told[0]?.block).toMatchObject({ idea: IDEA, userInput: 'Ground staff use it as well.' });
});

test('a document leads to its project, which shows the idea and what came of it', async ({ member: page, account }) => {
  const document = await finishedDocument(account.client);
  await page.goto(`/app/documents/${document.id}`);
  const { body: owner } = await account.client.get<{ title: string }>(`/projects/${document.projectId}`);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail).toHaveText(`HomeDashboard${document.title}`);
  for (const view of ['Edit', 'Source']) {
    await page.getByRole('tab', { name: view }).click();
    await expect(trail).toHaveText(`HomeDashboard${owner.title}Editor`);
  }
  await trail.getByRole('link', { name: owner.title }).click();
  await expect(page).toHaveURL(new RegExp(`/app/projects/${document.projectId}$`));
  await page.goBack();
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
  await page.getByLabel(`The run that wrote ${document.title}`).click();
  await expect(page).toHaveURL(new RegExp(`/app/runs/${document.runId}$`));

  await page.goto('/app/projects/00000000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'Project not found' })).toBeVisible();
  await expectAccessible(page, 'project, not found');

  await test.step('nothing is begun for a project that cannot be opened, whichever way', async () => {
    const nowhere = '00000000-0000-7000-8000-000000000000';
    const { body: user } = await account.client.get<{ id: string }>('/user');
    const draft = { sections: ['strategic-goals'], idea: 'A rota.', describing: true };
    await page.evaluate(([entry, kept]) => sessionStorage.setItem(entry, kept), [
      `specforge.draft/${user.id}/prd-saas-starter/${nowhere}`,
      JSON.stringify(draft),
    ] as const);
    await page.goto(`/app/templates/prd-saas-starter?project=${nowhere}`);
    await expect(page.getByRole('alert')).toContainText('nothing can be started in it');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Free download' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Markdown/ })
      .click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Generate with AI' })).toBeDisabled();
    await page.getByRole('button', { name: 'Maybe Later' }).click();
  });

  const idea = 'An idea of which nothing has been written yet.';
  const { body } = await account.client.post<{ id: string }>('/projects', { idea });
  await page.goto(`/app/projects/${body.id}`);
  await expect(page.getByText('No documents yet')).toBeVisible();
  await expectAccessible(page, 'project, empty');
});
