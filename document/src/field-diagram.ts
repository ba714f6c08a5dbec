import type { FieldKindSpec } from './field-kind.js';
import { text } from './field-kind.js';
import type { DiagramField } from './types.js';
import { characters, textFault } from './validation-walk.js';

const DIAGRAM_LENGTH = 10_000;

/** First words of Mermaid's diagram types that are stable enough to be kept in documents. */
export const DIAGRAM_KEYWORDS = [
  'flowchart',
  'graph',
  'sequenceDiagram',
  'classDiagram',
  'stateDiagram-v2',
  'stateDiagram',
  'erDiagram',
  'journey',
  'gantt',
  'pie',
  'quadrantChart',
  'requirementDiagram',
  'gitGraph',
  'C4Context',
  'C4Container',
  'C4Component',
  'C4Dynamic',
  'C4Deployment',
  'mindmap',
  'timeline',
  'sankey-beta',
  'xychart-beta',
  'block-beta',
  'packet-beta',
  'architecture-beta',
  'kanban',
] as const;

/** The first word that is neither comment, directive nor front matter. */
function firstWord(source: string): string {
  const body = source.trimStart().replace(/^---\n[\s\S]*?\n---(\n|$)/, '');
  const line = body.split('\n').find((one) => one.trim() && !one.trim().startsWith('%%')) ?? '';
  return /^[A-Za-z0-9-]*/.exec(line.trim())?.[0] ?? '';
}

export const diagramKind: FieldKindSpec<DiagramField> = {
  allowed: () =>
    `Mermaid source without a fence, at most ${DIAGRAM_LENGTH} characters, starting with a diagram type such as flowchart`,
  answerSchema: () => ({ type: 'string' }),
  validate(field, value, walk) {
    const { label } = field;
    if (typeof value !== 'string') return walk.fail(`${label} must be ${this.allowed(field)}.`);
    const fault = textFault(value, { lines: true });
    if (fault) return walk.fail(`${label} ${fault}.`);
    const length = characters(value);
    if (length > DIAGRAM_LENGTH)
      return walk.fail(`${label} must have at most ${DIAGRAM_LENGTH} characters; it has ${length}.`);
    if (/^\s*(```|~~~)/.test(value)) return walk.fail(`${label} must be Mermaid source without the fence around it.`);
    const word = firstWord(value.replace(/\r\n?/g, '\n'));
    if (!DIAGRAM_KEYWORDS.some((keyword) => keyword === word)) {
      walk.fail(
        `${label} must start with a Mermaid diagram type (${DIAGRAM_KEYWORDS.join(', ')}); it starts with '${word}'.`,
      );
    }
  },
  normalise: (_field, value) => text(value).replace(/\r\n?/g, '\n').replace(/^\n+/, '').trimEnd(),
  empty: () => '',
  blocks: ({ label }, value) => [{ type: 'diagram', source: text(value), caption: label }],
  blankBlocks: () => [{ type: 'code', language: 'mermaid', text: 'flowchart LR\n  A[Start] --> B[End]' }],
};
