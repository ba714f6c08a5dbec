import { withHardDependencies, type Template } from '@specforge/document';
import { pricingErrors } from './pricing.errors.js';

export interface CheckedSelection {
  /** In template order, what the chosen ones require included. */
  sections: string[];
  /** Those of `sections` that nobody chose. */
  autoAdded: string[];
}

/**
 * The sections that a run of this choice will have. `field` is the name of the list in the request.
 * Errors: NO_SECTIONS, UNKNOWN_SECTION and DUPLICATE_SECTION, naming the place in the list.
 */
export function checkSelection(
  template: Pick<Template, 'sections'>,
  chosen: readonly string[],
  field = 'sections',
): CheckedSelection {
  if (chosen.length === 0) {
    throw pricingErrors.NO_SECTIONS({ details: [{ field, message: 'Select at least one section.' }] });
  }
  const known = new Set(template.sections.map(({ key }) => key));
  const seen = new Set<string>();
  chosen.forEach((key, index) => {
    const raise = known.has(key) ? pricingErrors.DUPLICATE_SECTION : pricingErrors.UNKNOWN_SECTION;
    if (!known.has(key) || seen.has(key)) {
      const { message } = raise({ values: { key } });
      throw raise({ values: { key }, details: [{ field: `${field}[${index}]`, message }] });
    }
    seen.add(key);
  });
  const sections = withHardDependencies(template, chosen);
  return { sections, autoAdded: sections.filter((key) => !seen.has(key)) };
}
