import { blankBlocks, blocksToMarkdown, type Template } from '@specforge/document';
import type { TemplateDownloadFormat } from '../templates/template-download.entity.js';
import { DOC_TYPE_NAMES, MIME, type ExportedFile } from './document-files.js';
import { renderDocx } from './docx-document.js';
import { fileName } from './file-names.js';

/** A template as a blank document with its hints: what to write where, ready to be filled in. */
export async function blankFile(template: Template, format: TemplateDownloadFormat): Promise<ExportedFile> {
  const blocks = blankBlocks(template);
  const name = fileName(template.name, format);
  if (format === 'md') return { name, mime: MIME.md, content: Buffer.from(blocksToMarkdown(blocks)) };

  const firstSection = blocks.findIndex((block) => block.type === 'heading' && block.level === 2);
  const content = await renderDocx({
    title: template.name,
    kicker: DOC_TYPE_NAMES[template.docType],
    subtitle: template.description,
    details: [
      ['Document', 'Name of the product or project'],
      ['Version', '0.1'],
      ['Prepared by', 'Your name'],
    ],
    footer: `${template.name} · template ${template.version}`,
    // The title page shows the name and the description.
    blocks: blocks.slice(Math.max(firstSection, 0)),
    topLevel: 2,
    frontMatter: true,
    properties: {
      author: 'SpecForge',
      description: template.description,
      keywords: [template.docType, ...template.tags],
    },
  });
  return { name, mime: MIME.docx, content };
}
