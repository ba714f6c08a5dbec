// `npm run content:example`: drafts each template, by the embedded engine, from the idea in `content/examples/{id}.yaml`,
// into `content/examples/{id}.json`, and as Markdown, to be read, into `test-results/examples`. Ids choose templates.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksToMarkdown, documentBlocks } from '@specforge/document';
import { blockFor, draftDocument } from '#backend/embedded/drafting/drafting.testing.js';
import { draftTitle } from '#backend/embedded/drafting/draft.js';
import { CONTENT_DIRECTORY, readTemplateContent } from '#backend/templates/content-files.js';
import type { TemplateExample } from '#backend/templates/example-files.js';
import { exampleIdea } from './texts.ts';

const FOR_READERS = 'test-results/examples';
const chosen = process.argv.slice(2);
mkdirSync(FOR_READERS, { recursive: true });
const { templates } = await readTemplateContent();
for (const template of templates) {
  const idea = exampleIdea(template.id);
  const [first] = template.sections;
  if (idea === null || !first || (chosen.length > 0 && !chosen.includes(template.id))) continue;
  const { sections, data, problems } = draftDocument(template, idea);
  if (problems.length > 0) {
    console.error(`${template.id} was left as it was: ${problems.join('; ')}`);
    process.exitCode = 1;
    continue;
  }
  const title = draftTitle(blockFor(template, first, template.sections, idea, {}));
  const example: TemplateExample = { title, idea, version: template.version, data };
  writeFileSync(join(CONTENT_DIRECTORY, 'examples', `${template.id}.json`), `${JSON.stringify(example, null, 1)}\n`);
  const file = join(FOR_READERS, `${template.id}.md`);
  writeFileSync(file, blocksToMarkdown(documentBlocks({ title, subtitle: '', notice: '', sections, data })));
  console.log(file);
}
