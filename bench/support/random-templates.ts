import 'reflect-metadata';
import type { Field, SectionDefinition, Template, TemplateSection } from '@specforge/document';
import type { Config } from '#backend/config/config.js';
import { createDataSource } from '#backend/database/data-source.js';
import { readTemplateContent } from '#backend/templates/content-files.js';
import { TemplateSeedingService } from '#backend/templates/template-seeding.service.js';
import { type Random, seeded } from './random.ts';

/** How many sections of a random template hang on none, one, two or three earlier ones, in parts of a hundred. */
const DEPENDENCIES = [15, 40, 30, 15];

/** Templates of this many sections, with hard dependencies drawn at random, put into the product's database. */
export async function addRandomTemplates(
  databaseUrl: string,
  wanted: { sections: number; seed: string }[],
): Promise<Template[]> {
  const library = await sectionLibrary();
  const templates = wanted.map(({ sections, seed }) => randomTemplate(library, sections, seeded(seed), seed));
  const dataSource = await createDataSource(databaseUrl);
  try {
    const seeding = new TemplateSeedingService(dataSource, { role: 'all' } as Config);
    await seeding.seed(templates);
  } finally {
    await dataSource.destroy();
  }
  return templates;
}

/** Every section that is shipped, in the library or in a template. */
async function sectionLibrary(): Promise<SectionDefinition[]> {
  const { sections, templates } = await readTemplateContent();
  const all = [...sections.values(), ...templates.flatMap((template) => template.sections)];
  return [...new Map(all.map((section) => [section.key, section])).values()];
}

function randomTemplate(library: SectionDefinition[], count: number, random: Random, seed: string): Template {
  const sections: TemplateSection[] = [];
  for (let index = 0; index < count; index += 1) {
    const definition = library[random.below(library.length)];
    if (!definition) throw new Error('The library is empty.');
    const dependsOn = drawEarlier(sections, random).map(({ key }) => ({ id: key, type: 'hard' as const }));
    sections.push({ ...sectionAt(definition, index), dependsOn });
  }
  return {
    id: `random-${count}-${seed}`,
    name: `Random ${count} ${seed}`,
    description: `${count} sections that hang on each other at random.`,
    docType: 'PRD',
    category: 'product-tech',
    requiredPlan: 'free',
    complexityLevel: 1,
    version: '1.0.0',
    tags: [],
    purpose: 'This document says what is to be built and why. Its readers decide, build and test.',
    sections,
  };
}

function drawEarlier(earlier: readonly TemplateSection[], random: Random): TemplateSection[] {
  let draw = random.below(100);
  const wanted = DEPENDENCIES.findIndex((part) => (draw -= part) < 0);
  const drawn = new Set(Array.from({ length: wanted }, () => earlier[random.below(earlier.length)]));
  return [...drawn].filter((section) => section !== undefined);
}

/** A shipped section under a key and record prefixes of its own, so that it may stand in a template twice. */
function sectionAt(definition: SectionDefinition, index: number): SectionDefinition {
  const fields = definition.fields.flatMap((field, place) => ownField(field, `${letters(index)}${letters(place)}`));
  return { ...definition, key: `s${index + 1}-${definition.key}`, title: `${definition.title} ${index + 1}`, fields };
}

/** `AA`, `AB` … for 0, 1 …: numbers of records are named with capital letters. */
function letters(index: number): string {
  return String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26));
}

/** References would lead to sections that are not there, so they are left out. */
function ownField(field: Field, name: string): Field[] {
  const own = <F extends { kind: string }>(fields: F[]) => fields.filter(({ kind }) => kind !== 'reference');
  switch (field.kind) {
    case 'reference':
      return [];
    case 'table':
      return [{ ...field, columns: own(field.columns) }];
    case 'records':
      return [{ ...field, prefix: `R${name}`, fields: own(field.fields) }];
    case 'stories':
      return [{ ...field, prefix: `S${name}`, criteriaPrefix: `C${name}`, fields: own(field.fields) }];
    default:
      return [field];
  }
}
