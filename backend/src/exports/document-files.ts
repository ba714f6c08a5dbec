import { Readable } from 'node:stream';
import {
  blocksToMarkdown,
  documentBlocks,
  documentIndex,
  documentOutline,
  OFFLINE_NOTICE,
  outlineBlocks,
  sectionBlocks,
  type Block,
  type DocType,
  type ExportStyle,
  type TemplateSection,
} from '@specforge/document';
import { ZipFile } from 'yazl';
import { renderDocx, type DocxSource } from './docx-document.js';
import type { ExportSource } from './export-source.service.js';
import { fileName, sectionFileName } from './file-names.js';
import type { DownloadFormat } from './section-export.entity.js';

export interface ExportedFile {
  name: string;
  mime: string;
  content: Buffer | Readable;
}

export const MIME = {
  csv: 'text/csv; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  zip: 'application/zip',
} as const;

export const DOC_TYPE_NAMES: Record<DocType, string> = {
  PRD: 'Product requirements document',
  BRD: 'Business requirements document',
  FRD: 'Functional requirements document',
  TDD: 'Technical design document',
  RFC: 'Request for comments',
};

/** Makes a document's file. An archive is written while it is read, section by section. */
export async function exportFile(
  source: ExportSource,
  format: DownloadFormat,
  pictures: DocxSource['pictures'] = new Map(),
): Promise<ExportedFile> {
  switch (format) {
    case 'full-docx': {
      const content = await renderDocx({ ...wholeDocx(source), pictures });
      return { name: fileName(source.title, 'docx'), mime: MIME.docx, content };
    }
    case 'full-markdown': {
      const content = Buffer.from(wholeMarkdown(source));
      return { name: fileName(source.title, 'md'), mime: MIME.md, content };
    }
    case 'zip-docx':
      return archive(source, 'docx', (section, number) => renderDocx(sectionDocx(source, section, number)));
    case 'zip-markdown':
      return archive(source, 'md', (section, number) => {
        const blocks = sectionOf(source, section, number, 1);
        return Promise.resolve(Buffer.from(blocksToMarkdown(blocks)));
      });
  }
}

/** The whole document as one Markdown text; its head is text too, so that it reads well in any viewer. */
function wholeMarkdown(source: ExportSource): string {
  const { title, sections, data, index, offlineDraft } = source;
  const subtitle = details(source)
    .map(([label, value]) => (label === 'Version' ? `Version ${value}` : value))
    .join(' · ');
  const notice = offlineDraft ? OFFLINE_NOTICE : undefined;
  return blocksToMarkdown(documentBlocks({ title, subtitle, notice, sections, data, index }));
}

/** The whole document on pages, as the style tells it. */
export function wholeDocx(source: ExportSource, style: ExportStyle = 'technical'): DocxSource {
  const { title, template, version, offlineDraft } = source;
  return {
    style,
    title: productName(title, template.name),
    kicker: DOC_TYPE_NAMES[template.docType],
    subtitle: template.name,
    details: details(source).filter(([label]) => label !== 'Template'),
    notice: offlineDraft ? OFFLINE_NOTICE : undefined,
    footer: `Version ${version} · ${day(source.updatedAt)}`,
    blocks: outlineBlocks(documentOutline(source, style)),
    topLevel: 2,
    frontMatter: true,
    properties: properties(source),
  };
}

/** A title without the template's name behind it, which the title page shows below. */
function productName(title: string, templateName: string): string {
  const ending = [' – ', ': '].map((between) => between + templateName).find((one) => title.endsWith(one));
  return title.slice(0, title.length - (ending?.length ?? 0)) || title;
}

function sectionDocx(source: ExportSource, section: TemplateSection, number: number): DocxSource {
  return {
    title: source.title,
    kicker: section.title,
    details: [],
    footer: `Version ${source.version} · ${day(source.updatedAt)}`,
    blocks: sectionOf(source, section, number, 1),
    topLevel: 1,
    frontMatter: false,
    firstSection: number,
    properties: { ...properties(source), description: section.description },
  };
}

const NOT_WRITTEN: Block = {
  type: 'callout',
  tone: 'warning',
  blocks: [{ type: 'paragraph', content: [{ text: 'This section has not been written.' }] }],
};

function sectionOf(source: ExportSource, section: TemplateSection, number: number, level: 1 | 2): Block[] {
  const { sections, data, index = documentIndex(sections, data) } = source;
  const written = data[section.key] ?? null;
  const blocks = sectionBlocks(section, written, {
    index,
    number: String(number),
    level,
  });
  return written ? blocks : [...blocks, NOT_WRITTEN];
}

type RenderSection = (section: TemplateSection, number: number) => Promise<Buffer>;

function archive(source: ExportSource, extension: 'docx' | 'md', render: RenderSection): ExportedFile {
  const zip = new ZipFile();
  const { sections, updatedAt: mtime } = source;
  sections.forEach((section, position) => {
    const name = sectionFileName(position, section.key, sections.length, extension);
    // Word files are compressed already.
    const options = { mtime, compress: extension === 'md' };
    zip.addReadStreamLazy(name, options, (give) => {
      render(section, position + 1).then(
        (content) => give(null, Readable.from([content])),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  });
  zip.end();
  const content = Readable.from(zip.outputStream);
  zip.on('error', (error: Error) => content.destroy(error));
  return { name: fileName(source.title, 'zip'), mime: MIME.zip, content };
}

function details({ template, version, updatedAt, author, workspace }: ExportSource) {
  return [
    ['Template', template.name],
    ['Version', String(version)],
    ['Date', day(updatedAt)],
    ['Prepared by', author],
    ...(workspace === null ? [] : [['Workspace', workspace] as const]),
  ] as const;
}

function properties({ template, author, title }: ExportSource): DocxSource['properties'] {
  return {
    author,
    description: `${DOC_TYPE_NAMES[template.docType]}: ${title}`,
    keywords: [template.docType, template.name, ...template.tags],
  };
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `21 November 2026`. */
function day(date: Date): string {
  return DAY.format(date);
}
