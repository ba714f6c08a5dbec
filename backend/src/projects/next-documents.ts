import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DOC_TYPES, type DocType, type Template } from '@specforge/document';
import { parse } from 'yaml';
import { contentShapes } from '../common/content-shapes.js';

export interface NextDocuments {
  /** Which kinds follow a kind, the likeliest first. */
  follows: Readonly<Record<DocType, readonly DocType[]>>;
  /** Ids of the templates that stand for a kind. */
  main: Readonly<Record<DocType, readonly string[]>>;
}

const byKind = (items: object) => ({
  type: 'object',
  additionalProperties: false,
  required: [...DOC_TYPES],
  properties: Object.fromEntries(DOC_TYPES.map((type) => [type, { type: 'array', items }])),
});
const isNextDocuments = contentShapes.compile<NextDocuments>({
  type: 'object',
  additionalProperties: false,
  required: ['follows', 'main'],
  properties: { follows: byKind({ type: 'string', enum: [...DOC_TYPES] }), main: byKind({ type: 'string' }) },
});

/** Reads and checks `content/next-documents.yaml`. */
export function readNextDocuments(): NextDocuments {
  const file = fileURLToPath(new URL('../../../content/next-documents.yaml', import.meta.url));
  const value: unknown = parse(readFileSync(file, 'utf8'));
  if (!isNextDocuments(value)) throw new Error(`${file}: ${JSON.stringify(isNextDocuments.errors)}`);
  return value;
}

type Known = Pick<Template, 'id' | 'docType' | 'search' | 'requiredPlan'>;

export interface Suggestion {
  templateId: string;
  /** The template of the document that leads to it. */
  after: string;
}

const RELATED = 4;
const FOLLOWS = [3, 2];
const CORE = 1;

/**
 * Templates that suit what is there, the best first: what its templates name as related, and what stands for a kind
 * that follows theirs; the free ones before others of the same worth. What is there already is not offered.
 */
export function suggestTemplates(
  present: readonly Known[],
  library: readonly Known[],
  next: NextDocuments,
  most: number,
): Suggestion[] {
  const taken = new Set(present.map(({ id }) => id));
  const scored = library
    .filter(({ id }) => !taken.has(id))
    .flatMap((candidate) => {
      const [best] = present
        .map((from) => ({ templateId: candidate.id, after: from.id, score: scoreOf(from, candidate, next) }))
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score);
      return best ? [{ ...best, score: best.score + (candidate.requiredPlan === 'free' ? CORE : 0) }] : [];
    });
  return scored
    .sort((one, other) => other.score - one.score || one.templateId.localeCompare(other.templateId))
    .slice(0, most)
    .map(({ templateId, after }) => ({ templateId, after }));
}

function scoreOf(from: Known, candidate: Known, next: NextDocuments): number {
  const related = from.search?.relatedTemplateIds.includes(candidate.id) ? RELATED : 0;
  const place = next.follows[from.docType].indexOf(candidate.docType);
  const counts = related > 0 || next.main[candidate.docType].includes(candidate.id);
  return related + (place >= 0 && counts ? (FOLLOWS[place] ?? 1) : 0);
}
