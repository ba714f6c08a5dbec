import type { ContentCheck } from './content-check.js';
import { withHardDependencies } from './selection.js';
import type { Field, ReferenceField, SectionDefinition, TemplateSection } from './types.js';

/** The prefixes that a section's records, stories and criteria are numbered with. */
export function sectionPrefixes(section: Pick<SectionDefinition, 'fields'>): string[] {
  return section.fields.flatMap((field) => {
    if (field.kind === 'records') return [field.prefix];
    if (field.kind === 'stories') return [field.prefix, field.criteriaPrefix];
    return [];
  });
}

/** Applies `change` to every reference, also inside tables, records and stories; null removes it. */
function mapReferences(fields: Field[], change: (field: ReferenceField) => ReferenceField | null): Field[] {
  const parts = <F extends Field>(list: F[]): F[] =>
    list.flatMap((part) => {
      if (part.kind !== 'reference') return [part];
      const changed = change(part);
      return changed ? [{ ...part, ...changed }] : [];
    });
  return fields.flatMap((field): Field[] => {
    if (field.kind === 'table') return [{ ...field, columns: parts(field.columns) }];
    if (field.kind === 'records') return [{ ...field, fields: parts(field.fields) }];
    if (field.kind === 'stories') return [{ ...field, fields: parts(field.fields) }];
    return parts([field]);
  });
}

/** Every reference of a section with the names on the way to it. */
function references(section: TemplateSection): { path: string; field: ReferenceField }[] {
  return section.fields.flatMap((field) => {
    const inside =
      field.kind === 'table' ? field.columns : field.kind === 'records' || field.kind === 'stories' ? field.fields : [];
    return [
      ...(field.kind === 'reference' ? [{ path: field.name, field }] : []),
      ...inside.flatMap((part) =>
        part.kind === 'reference' ? [{ path: `${field.name}.${part.name}`, field: part }] : [],
      ),
    ];
  });
}

/**
 * Fits references to the sections that are there: prefixes of absent sections are dropped, a reference
 * with no prefix left goes with them, and one whose records need not be written first becomes optional.
 */
export function fitReferences(sections: TemplateSection[]): TemplateSection[] {
  const present = new Set(sections.flatMap(sectionPrefixes));
  return sections.map((section) => {
    const written = new Set(withHardDependencies({ sections }, [section.key]));
    const certain = new Set(sections.filter(({ key }) => written.has(key)).flatMap(sectionPrefixes));
    const fields = mapReferences(section.fields, (field) => {
      const to = field.to.filter((prefix) => present.has(prefix));
      if (!to.length) return null;
      const optional = field.optional || (!field.many && !to.some((prefix) => certain.has(prefix)));
      return optional ? { ...field, to, optional } : { ...field, to };
    });
    return { ...section, fields };
  });
}

/** Whoever writes a reference must have read the records: its section depends, hard or soft, on theirs. */
export function checkReferences(sections: readonly TemplateSection[], at: ContentCheck): void {
  const owner = new Map(sections.flatMap((section) => sectionPrefixes(section).map((prefix) => [prefix, section.key])));
  sections.forEach((section, index) => {
    const readable = new Set([section.key, ...section.dependsOn.map(({ id }) => id)]);
    for (const { path, field } of references(section)) {
      for (const prefix of field.to) {
        const target = owner.get(prefix);
        if (target && !readable.has(target)) {
          at.at(index).fail(
            `field ${path} of '${section.key}' refers to ${prefix} of '${target}', so dependsOn must name '${target}' (soft is enough), or omit must name the field`,
          );
        }
      }
    }
  });
}

/**
 * The chosen sections of a template in its order, as a document outline holds them: dependencies on, and
 * references to, sections that were not chosen are dropped.
 */
export function chosenSections(template: { sections: TemplateSection[] }, keys: Iterable<string>): TemplateSection[] {
  const chosen = new Set(keys);
  const sections = template.sections
    .filter(({ key }) => chosen.has(key))
    .map((section) => ({ ...section, dependsOn: section.dependsOn.filter(({ id }) => chosen.has(id)) }));
  return fitReferences(sections);
}

/**
 * The sections of a document in its own order. Those that were taken out are left out, but references to their records
 * stay as they are: they lead nowhere until the section is put back.
 */
export function arrangedSections(
  template: { sections: TemplateSection[] },
  order: readonly string[],
  takenOut: readonly string[],
): TemplateSection[] {
  const fitted = new Map(chosenSections(template, [...order, ...takenOut]).map((section) => [section.key, section]));
  return order.flatMap((key) => fitted.get(key) ?? []);
}
