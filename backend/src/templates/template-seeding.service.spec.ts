import type { Template } from '@specforge/document';
import { readTemplateContent } from './content-files.js';
import { hashOfContent } from './template-seeding.service.js';

let template: Template;
beforeAll(async () => {
  const [first] = (await readTemplateContent()).templates;
  if (!first) throw new Error('There is no template');
  template = first;
});

describe('hashOfContent', () => {
  it('does not depend on the order of keys', () => {
    const turned = Object.fromEntries(Object.entries(template).reverse()) as unknown as Template;
    expect(hashOfContent(turned)).toBe(hashOfContent(template));
  });

  it('changes with any word of the content', () => {
    const [section, ...rest] = template.sections;
    if (!section) throw new Error('There is no section');
    const changed = { ...template, sections: [{ ...section, title: `${section.title}!` }, ...rest] };
    expect(hashOfContent(changed)).not.toBe(hashOfContent(template));
  });

  it('changes with the order of sections', () => {
    expect(hashOfContent({ ...template, sections: [...template.sections].reverse() })).not.toBe(
      hashOfContent(template),
    );
  });
});
