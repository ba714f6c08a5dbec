import { queryOptions, useQuery } from '@tanstack/react-query';
import { TEMPLATES_PATH, templatesQuery } from '~/lib/api/templates';
import type { TemplateDetail, TemplateSummary } from '~/lib/api/types';
import { libraryTemplate, type LibraryTemplate } from '../shown-template';

export const templateQuery = (id: string) =>
  queryOptions<TemplateDetail>({ queryKey: [`${TEMPLATES_PATH}/${encodeURIComponent(id)}`] });

const asLibrary = (templates: TemplateSummary[]) => templates.map(libraryTemplate);

/** The cards of the library. `initial`: what a public page's loader has read already; then nothing is asked for. */
export function useLibrary(initial?: LibraryTemplate[]) {
  const found = useQuery({ ...templatesQuery(), select: asLibrary, enabled: !initial });
  return { ...found, data: initial ?? found.data };
}

export function useTemplate(id: string) {
  return useQuery(templateQuery(id));
}
