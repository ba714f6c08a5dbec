import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DOC_TYPES, type DocType, type Template } from '@specforge/document';
import { Ajv } from 'ajv';
import { parse } from 'yaml';

export type NextDocuments = Readonly<Record<DocType, readonly DocType[]>>;

const docType = { type: 'string', enum: [...DOC_TYPES] };
const isNextDocuments = new Ajv().compile<NextDocuments>({
  type: 'object',
  additionalProperties: false,
  required: [...DOC_TYPES],
  properties: Object.fromEntries(DOC_TYPES.map((type) => [type, { type: 'array', items: docType }])),
});

/** Which kinds of documents follow a kind, the likeliest first: from `content/next-documents.yaml`. */
export function readNextDocuments(): NextDocuments {
  const file = fileURLToPath(new URL('../../../content/next-documents.yaml', import.meta.url));
  const value: unknown = parse(readFileSync(file, 'utf8'));
  if (!isNextDocuments(value)) throw new Error(`${file}: ${JSON.stringify(isNextDocuments.errors)}`);
  return value;
}

type Known = Pick<Template, 'id' | 'docType' | 'search' | 'complexityLevel' | 'requiredPlan'>;

export interface Suggestion {
  templateId: string;
  /** The template of the document that leads to it. */
  after: string;
}

const RELATED = 4;
const FOLLOWS = [3, 2];
const CORE = 1;

/**
 * Templates that suit what is there, the best first: what its templates name as related and whose kind follows theirs,
 * the free ones before others of the same worth. What is there already is not offered.
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
  const place = next[from.docType].indexOf(candidate.docType);
  // Many templates are of a kind that follows: by itself that counts for what everybody may use.
  const follows = place >= 0 && (related > 0 || candidate.requiredPlan === 'free') ? (FOLLOWS[place] ?? 1) : 0;
  return related + follows;
}
