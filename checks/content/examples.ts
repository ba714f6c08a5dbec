// `npm run content:example`: drafts each template, by the embedded engine, from the idea in `content/examples/{id}.md`,
// and writes the document below it. Ids after it choose templates.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksToMarkdown, documentBlocks } from '@specforge/document';
import { blockFor, draftDocument } from '#backend/embedded/drafting/drafting.testing.js';
import { draftTitle } from '#backend/embedded/drafting/draft.js';
import { CONTENT_DIRECTORY, readTemplateContent } from '#backend/templates/content-files.js';
import { stringify } from 'yaml';
import { exampleIdea } from './texts.ts';

const chosen = process.argv.slice(2);
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
  const body = blocksToMarkdown(documentBlocks({ title, subtitle: '', notice: '', sections, data }));
  const front = stringify({ title, version: template.version, idea }, { lineWidth: 118 });
  writeFileSync(join(CONTENT_DIRECTORY, 'examples', `${template.id}.md`), `---\n${front}---\n\n${body.trim()}\n`);
  console.log(`content/examples/${template.id}.md`);
}
