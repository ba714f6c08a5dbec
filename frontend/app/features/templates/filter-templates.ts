import type { TemplateSummary } from '~/lib/api/types';
import { ALL_CATEGORIES } from './categories';

/** Case-insensitive substring of name or description, and an exact category or `all`. */
export function filterTemplates<T extends Pick<TemplateSummary, 'name' | 'description' | 'category'>>(
  templates: T[],
  search: string,
  category: string,
): T[] {
  const wanted = search.trim().toLowerCase();
  return templates.filter(
    ({ name, description, category: own }) =>
      (category === ALL_CATEGORIES || own === category) &&
      (name.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted)),
  );
}
