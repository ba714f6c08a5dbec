import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readYamlFile } from '../../../common/yaml-file.js';
import { columns } from './columns.js';
import type {
  Action,
  Archetype,
  Duty,
  FeatureTemplate,
  Knowledge,
  NamedFeature,
  NameList,
  Outcome,
  Person,
  Premise,
  SystemKind,
  Things,
} from './knowledge.js';

let loaded: Knowledge | undefined;

/** The knowledge shipped in `content/knowledge`, read once. Throws, naming file and line, when a line is malformed. */
export function knowledge(): Knowledge {
  return (loaded ??= loadKnowledge(knowledgeFolder()));
}

let preparing: Promise<void> | undefined;
const parsed = new Map<string, unknown>();

/**
 * Reads the knowledge file by file, so that the process, which may serve everything else too, answers others meanwhile:
 * at once it takes a second or more.
 */
export function prepareKnowledge(): Promise<void> {
  return (preparing ??= prepare(knowledgeFolder()));
}

async function prepare(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  for (const file of files) {
    await nextTurn();
    parsed.set(join(folder, file), readYamlFile(join(folder, file)));
  }
  knowledge();
  parsed.clear();
}

/** `content/knowledge` of this checkout or of the built product, found upwards from this file. */
export function knowledgeFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'content', 'knowledge'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('content/knowledge was not found beside the program');
    folder = parent;
  }
  return join(folder, 'content', 'knowledge');
}

const apart = new Set([
  'actions.yaml',
  'names.yaml',
  'roles.yaml',
  'people.yaml',
  'duties.yaml',
  'duties-by-object.yaml',
  'analogies.yaml',
  'features.yaml',
  'named-features.yaml',
  'systems.yaml',
  'premises.yaml',
  'things.yaml',
  'outcomes.yaml',
  'private.yaml',
  'unsold.yaml',
  'sold.yaml',
  'sold-alone.yaml',
  'sold-share.yaml',
]);

function loadKnowledge(folder: string): Knowledge {
  const read = <T>(file: string): T => (parsed.get(join(folder, file)) ?? readYamlFile(join(folder, file))) as T;
  const yaml = (path: string): string[] =>
    (existsSync(join(folder, path)) ? readdirSync(join(folder, path)) : [])
      .filter((file) => file.endsWith('.yaml'))
      .sort();
  const archetypes = yaml('.')
    .filter((file) => !apart.has(file))
    .map((file) => {
      const archetype = read<Archetype>(file);
      checkRows(file, archetype.rows);
      checkCells(file, 'measures', archetype.measures, 5);
      for (const feature of archetype.features) {
        checkCells(file, feature.name, feature.tests, 3);
        checkCells(file, feature.name, [feature.event], 3);
      }
      return archetype;
    });
  const common: Record<string, string[]> = {};
  for (const file of yaml('common')) {
    const rows = read<Record<string, string[]>>(join('common', file));
    checkRows(file, rows);
    for (const [meaning, lines] of Object.entries(rows)) common[meaning] = [...(common[meaning] ?? []), ...lines];
  }
  const own = ownOfTemplates(yaml('templates').map((file) => ({ file, ...read<OfTemplate>(join('templates', file)) })));
  for (const meaning of Object.keys(own.rows)) {
    if (common[meaning])
      throw new Error(`content/knowledge/templates: ${meaning} has lines in content/knowledge/common`);
  }
  const instead = (file: string): Record<string, string[]> => {
    const rows = read<Record<string, string[]>>(file);
    checkRows(file, rows);
    return rows;
  };
  return {
    archetypes,
    private: instead('private.yaml'),
    unsold: instead('unsold.yaml'),
    sold: { house: instead('sold.yaml'), alone: instead('sold-alone.yaml'), share: instead('sold-share.yaml') },
    houses: {
      large: instead(join('houses', 'large.yaml')),
      club: instead(join('houses', 'club.yaml')),
      public: instead(join('houses', 'public.yaml')),
    },
    alone: instead(join('houses', 'alone.yaml')),
    surfaces: {
      app: instead(join('surfaces', 'app.yaml')),
      chat: instead(join('surfaces', 'chat.yaml')),
      job: instead(join('surfaces', 'job.yaml')),
      command: instead(join('surfaces', 'command.yaml')),
      service: instead(join('surfaces', 'service.yaml')),
      library: instead(join('surfaces', 'library.yaml')),
    },
    actions: read<Action[]>('actions.yaml'),
    common: { ...common, ...own.rows },
    columns: own.columns,
    ofTemplates: new Set(Object.keys(own.rows)),
    names: read<NameList[]>('names.yaml'),
    features: read<FeatureTemplate[]>('features.yaml'),
    namedFeatures: namedFeatures(read('named-features.yaml')),
    systems: read<SystemKind[]>('systems.yaml'),
    roles: read('roles.yaml'),
    people: read<Person[]>('people.yaml'),
    duties: ['duties-by-object.yaml', 'duties.yaml'].flatMap((file) => read<Duty[]>(file)),
    analogies: read('analogies.yaml'),
    things: read<Things>('things.yaml'),
    outcomes: outcomes(read('outcomes.yaml')),
    premises: read<Partial<Premise>[]>('premises.yaml').map((premise) => ({
      assumes: [],
      shared: [],
      natural: [],
      everywhere: false,
      ...premise,
    })),
  };
}

function outcomes(all: Outcome[]): Outcome[] {
  for (const { verbs, seen, fails } of all) {
    checkCells('outcomes.yaml', verbs.join(', '), [seen], 2);
    if (fails) checkCells('outcomes.yaml', verbs.join(', '), [fails], 3);
  }
  return all;
}

function namedFeatures(all: NamedFeature[]): NamedFeature[] {
  const taken = new Set<string>();
  for (const { heads, tests } of all) {
    checkCells('named-features.yaml', heads.join(', '), tests, 3);
    for (const head of heads) {
      if (taken.has(head)) throw new Error(`content/knowledge/named-features.yaml: ${head} stands there twice`);
      taken.add(head);
    }
  }
  return all;
}

/** What one template asks for and no other. */
interface OfTemplate {
  columns?: Record<string, string[]>;
  rows: Record<string, string[]>;
}

function ownOfTemplates(files: readonly (OfTemplate & { file: string })[]): Required<OfTemplate> {
  const all: Required<OfTemplate> = { columns: {}, rows: {} };
  for (const { file, columns: own = {}, rows } of files) {
    for (const meaning of Object.keys(own)) {
      if (columns[meaning]) throw new Error(`content/knowledge/templates/${file}: ${meaning} has its columns already`);
      if (!rows[meaning]) throw new Error(`content/knowledge/templates/${file}: ${meaning} has columns but no lines`);
    }
    for (const meaning of Object.keys(rows)) {
      if (all.rows[meaning])
        throw new Error(`content/knowledge/templates/${file}: ${meaning} has lines in another file`);
    }
    checkRows(`templates/${file}`, rows, own);
    Object.assign(all.columns, own);
    Object.assign(all.rows, rows);
  }
  return all;
}

function checkRows(file: string, rows: Record<string, string[]>, own: Record<string, string[]> = {}) {
  for (const [meaning, lines] of Object.entries(rows)) {
    checkCells(file, meaning, lines, (own[meaning] ?? columns[meaning])?.length ?? 1);
  }
}

function checkCells(file: string, what: string, lines: string[], cells: number) {
  for (const line of lines) {
    const found = typeof line === 'string' ? line.split('|').length : 0;
    if (found !== cells)
      throw new Error(`content/knowledge/${file}, ${what}: ${cells} cells wanted, ${found} found in '${String(line)}'`);
  }
}
