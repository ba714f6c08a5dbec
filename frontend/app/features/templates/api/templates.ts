import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TemplateDetail, TemplateSummary } from '~/lib/api/types';

export const TEMPLATES_PATH = '/api/forge/templates';

export const templatesQuery = () => queryOptions<TemplateSummary[]>({ queryKey: [TEMPLATES_PATH] });

export const templateQuery = (id: string) =>
  queryOptions<TemplateDetail>({ queryKey: [`${TEMPLATES_PATH}/${encodeURIComponent(id)}`] });

/** `initial`: what a public page's loader has read already. */
export function useTemplates(initial?: TemplateSummary[]) {
  return useQuery({ ...templatesQuery(), initialData: initial });
}

export function useTemplate(id: string, initial?: TemplateDetail) {
  return useQuery({ ...templateQuery(id), initialData: initial });
}
