import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TemplateSummary } from './types';

export const TEMPLATES_PATH = '/api/forge/templates';

export const templatesQuery = () => queryOptions<TemplateSummary[]>({ queryKey: [TEMPLATES_PATH] });

export function useTemplates() {
  return useQuery(templatesQuery());
}
