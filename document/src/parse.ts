import { ContentCheck, isObject } from './content-check.js';
import type { Properties } from './content-check.js';
import { checkSectionFields } from './parse-fields.js';
import { findCycle } from './selection.js';
import { checkReferences, fitReferences, sectionPrefixes } from './template-references.js';
import { CATEGORIES, DOC_TYPES, PLANS } from './types.js';
import type { Field, SectionDefinition, SectionDependency, Template, TemplateSection } from './types.js';

const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const SEMANTIC_VERSION = /^\d+\.\d+\.\d+$/;

/** The library section whose guidance and fields stand in where a template's own section gives none. */
export const GENERIC_SECTION = 'generic';

/** Content is plain data, so that JSON copies all of it. */
function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function checkKey(value: unknown, at: ContentCheck): void {
  at.text(value, { max: 60, pattern: KEBAB_CASE, means: 'a kebab-case key, such as user-stories' });
}

function checkGuidance(value: unknown, at: ContentCheck): void {
  if (value === undefined || value === null) return;
  const guidance = at.object(value, ['placeholder', 'tips', 'drafting']);
  if (!guidance) return;
  at.at('placeholder').text(guidance.placeholder, { min: 20, max: 1200, lines: true });
  at.at('tips')
    .list(guidance.tips, 3, 5)
    .forEach((tip, index) => at.at('tips').at(index).text(tip, { min: 10, max: 400, lines: true }));
  at.at('drafting').text(guidance.drafting, { min: 20, max: 4000, lines: true });
}

function checkHeader(section: Properties, at: ContentCheck): void {
  at.at('title').text(section.title, { max: 80 });
  at.at('description').text(section.description, { max: 300, lines: true });
}

function checkPrefixes(sections: readonly { key: string; fields: Field[] }[], at: ContentCheck): void {
  const owners = new Map<string, string>();
  for (const section of sections) {
    for (const prefix of sectionPrefixes(section)) {
      const other = owners.get(prefix);
      if (other)
        at.fail(`prefix ${prefix} is used twice (in '${other}' and '${section.key}'); each list needs its own`);
      owners.set(prefix, section.key);
    }
  }
}

/** A section of the library. Throws `ContentError` with every problem. */
export function parseSectionDefinition(value: unknown): SectionDefinition {
  const check = new ContentCheck();
  const section = check.object(value, ['key', 'title', 'description', 'guidance', 'fields']);
  if (section) {
    checkKey(section.key, check.at('key'));
    checkHeader(section, check);
    checkGuidance(section.guidance, check.at('guidance'));
    checkSectionFields(section.fields, check.at('fields'));
  }
  const source = `Section '${String(section?.key ?? '?')}'`;
  check.done(source);
  const parsed = copy(value as SectionDefinition);
  checkPrefixes([parsed], check.at('fields'));
  check.done(source);
  return parsed;
}

function checkDependencies(value: unknown, at: ContentCheck): void {
  at.list(value, 0, 14).forEach((dependency, index) => {
    const here = at.at(index);
    const read = here.object(dependency, ['id', 'type']);
    checkKey(read?.id, here.at('id'));
    here.at('type').oneOf(read?.type, ['hard', 'soft']);
  });
}

type Library = ReadonlyMap<string, SectionDefinition>;

/** Takes a section from the library, with the template's changes. */
function checkUse(section: Properties, library: Library, at: ContentCheck): void {
  at.object(section, ['use', 'dependsOn'], ['title', 'description', 'drafting', 'omit']);
  checkHeader(section, at);
  at.at('drafting').text(section.drafting, { max: 4000, lines: true });
  const base = typeof section.use === 'string' ? library.get(section.use) : undefined;
  if (!base) {
    at.at('use').fail(`must be the key of a section of the library; there is no '${String(section.use)}'`);
    return;
  }
  const names = base.fields.map((field) => field.name);
  const omitted = at.at('omit').list(section.omit, 0, names.length - 1);
  omitted.forEach((name, index) => at.at('omit').at(index).oneOf(name, names));
}

function checkOwn(section: Properties, library: Library, at: ContentCheck): void {
  const fallback = library.get(GENERIC_SECTION);
  const given = fallback ? [] : ['guidance', 'fields'];
  at.object(section, ['key', 'title', 'description', 'dependsOn', ...given], ['guidance', 'fields']);
  checkKey(section.key, at.at('key'));
  checkHeader(section, at);
  checkGuidance(section.guidance, at.at('guidance'));
  if (section.fields !== undefined) checkSectionFields(section.fields, at.at('fields'));
}

/** Called only for sections that passed their check. */
function resolveSection(value: Properties, library: Library): TemplateSection {
  const base = library.get(typeof value.use === 'string' ? value.use : GENERIC_SECTION);
  const dependsOn = value.dependsOn as SectionDependency[];
  if (value.use === undefined) {
    const own = value as Properties & Omit<TemplateSection, 'dependsOn'>;
    const { key, title, description } = own;
    const { guidance = base?.guidance, fields = base?.fields } = own;
    if (!guidance || !fields) throw new Error(`Section '${key}' has no guidance or fields`);
    return copy({ key, title, description, guidance, fields, dependsOn });
  }
  if (!base) throw new Error(`There is no section '${String(value.use)}' in the library`);
  const changes = value as { title?: string; description?: string; drafting?: string; omit?: string[] };
  const drafting = [base.guidance.drafting, changes.drafting].filter(Boolean).join('\n\n');
  return copy({
    ...base,
    title: changes.title ?? base.title,
    description: changes.description ?? base.description,
    guidance: { ...base.guidance, drafting },
    fields: base.fields.filter((field) => !changes.omit?.includes(field.name)),
    dependsOn,
  });
}

function checkTemplateHeader(template: Properties, check: ContentCheck): void {
  checkKey(template.id, check.at('id'));
  check.at('name').text(template.name, { max: 80 });
  check.at('description').text(template.description, { min: 20, max: 400, lines: true });
  check.at('docType').oneOf(template.docType, DOC_TYPES);
  check.at('category').oneOf(template.category, CATEGORIES);
  check.at('requiredPlan').oneOf(template.requiredPlan, PLANS);
  check.at('complexityLevel').oneOf(template.complexityLevel, [1, 2, 3, 4]);
  check.at('version').text(template.version, { max: 20, pattern: SEMANTIC_VERSION, means: 'a version such as 1.0.0' });
  const tags = check.at('tags').list(template.tags, 1, 12);
  tags.forEach((tag, index) => check.at('tags').at(index).text(tag, { max: 40 }));
  check.at('purpose').text(template.purpose, { min: 40, max: 2000, lines: true });
}

const TEMPLATE_KEYS = [
  'id',
  'name',
  'description',
  'docType',
  'category',
  'requiredPlan',
  'complexityLevel',
  'version',
  'tags',
  'purpose',
  'sections',
] as const;

function checkGraph(sections: TemplateSection[], at: ContentCheck): void {
  const keys = sections.map(({ key }) => key);
  at.unique(keys, 'section', (index) => at.at(index));
  sections.forEach((section, index) => {
    const ids = section.dependsOn.map(({ id }) => id);
    const here = at.at(index).at('dependsOn');
    here.unique(ids, 'dependency', (position) => here.at(position));
    ids.forEach((id, position) => {
      if (!keys.includes(id)) here.at(position).fail(`must name a section of this template; '${id}' is not one`);
    });
  });
  const cycle = findCycle(sections);
  if (cycle) at.fail(`must not depend on each other in a circle: ${cycle.join(' → ')}`);
  checkPrefixes(sections, at);
}

/**
 * A template file with its sections resolved from the library. Throws `ContentError` with every problem.
 * References to records of sections that the template does not have are dropped: the prefix from `to`, and
 * the whole reference when no prefix is left. A required single reference to records that are not certain
 * to be written before it (own section or hard dependencies) becomes optional.
 */
export function parseTemplate(value: unknown, library: Library): Template {
  const check = new ContentCheck();
  const template = check.object(value, TEMPLATE_KEYS);
  const source = `Template '${String(template?.id ?? '?')}'`;
  if (!template) {
    check.done(source);
    throw new Error(source);
  }
  checkTemplateHeader(template, check);
  const at = check.at('sections');
  const files = at.list(template.sections, 6, 14).map((section, index) => {
    const here = at.at(index);
    if (!isObject(section)) {
      here.fail('must be a section: use with a key of the library, or key, title, description and dependsOn');
      return {};
    }
    if (section.use !== undefined) checkUse(section, library, here);
    else checkOwn(section, library, here);
    checkDependencies(section.dependsOn, here.at('dependsOn'));
    return section;
  });
  check.done(source);
  const sections = files.map((section) => resolveSection(section, library));
  checkGraph(sections, at);
  check.done(source);
  const fitted = fitReferences(sections);
  checkReferences(fitted, at);
  check.done(source);
  return { ...(copy(template) as unknown as Template), sections: fitted };
}
