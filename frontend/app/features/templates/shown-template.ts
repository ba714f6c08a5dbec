import type { TemplateDetail, TemplateSummary } from '~/lib/api/types';

/** A template as its card shows it and the search finds it. */
export type LibraryTemplate = Pick<
  TemplateSummary,
  'id' | 'name' | 'description' | 'docType' | 'category' | 'requiredPlan' | 'tags'
> & { sectionCount: number };

export function libraryTemplate(template: TemplateSummary): LibraryTemplate {
  const { id, name, description, docType, category, requiredPlan, tags, sections } = template;
  return { id, name, description, docType, category, requiredPlan, tags, sectionCount: sections.length };
}

type DetailSection = TemplateDetail['sections'][number];

/** A template as its page shows it: what is written in the fields of a section is seen in the editor only. */
export type ShownTemplate = Omit<TemplateDetail, 'sections' | 'purpose'> & {
  sections: (Pick<DetailSection, 'key' | 'title' | 'description' | 'dependsOn'> & {
    guidance?: Pick<DetailSection['guidance'], 'placeholder' | 'tips'>;
  })[];
};

/** Sections whose hints and tips are shown. */
export const PREVIEWED = 3;

/** Less than half of what the API answers, for pages that carry their data in their text. */
export function shownTemplate({ purpose: _, ...template }: TemplateDetail): ShownTemplate {
  return {
    ...template,
    sections: template.sections.map(({ key, title, description, dependsOn, guidance: { placeholder, tips } }, at) => ({
      key,
      title,
      description,
      dependsOn,
      ...(at < PREVIEWED && { guidance: { placeholder, tips } }),
    })),
  };
}
