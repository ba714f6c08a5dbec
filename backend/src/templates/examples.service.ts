import { Injectable } from '@nestjs/common';
import { blocksToHtml, documentIndex, sectionBlocks, type Template } from '@specforge/document';
import { readExample } from './example-files.js';
import { templateErrors } from './templates.errors.js';
import { TemplatesService } from './templates.service.js';

/** A finished document of a template, to be looked at before one pays for one's own. */
export interface RenderedExample {
  title: string;
  /** What was asked for. */
  idea: string;
  sections: { key: string; title: string; html: string }[];
}

/** Shows the shipped examples the way documents are shown. What was rendered once is kept for the template's version. */
@Injectable()
export class ExamplesService {
  private readonly rendered = new Map<string, { versionId: string; example: RenderedExample | null }>();

  constructor(private readonly templates: TemplatesService) {}

  /** Errors: TEMPLATE_NOT_FOUND, EXAMPLE_NOT_FOUND. */
  async get(templateId: string): Promise<RenderedExample> {
    const { template, versionId } = await this.templates.getPublished(templateId);
    const found = await this.find(template, versionId);
    if (!found) throw templateErrors.EXAMPLE_NOT_FOUND();
    return found;
  }

  /** Null where none is shipped. */
  async find(template: Template, versionId: string): Promise<RenderedExample | null> {
    const known = this.rendered.get(template.id);
    if (known?.versionId === versionId) return known.example;
    const example = await render(template);
    this.rendered.set(template.id, { versionId, example });
    return example;
  }
}

async function render(template: Template): Promise<RenderedExample | null> {
  const example = await readExample(template.id);
  if (!example) return null;
  const { title, idea, data } = example;
  // An administrator may have changed the template since; what the example does not have is left out.
  const written = template.sections.filter(({ key }) => data[key]);
  const index = documentIndex(written, data);
  const sections = written.map((section, at) => ({
    key: section.key,
    title: section.title,
    html: blocksToHtml(sectionBlocks(section, data[section.key] ?? null, { index, number: String(at + 1) })),
  }));
  return { title, idea, sections };
}
