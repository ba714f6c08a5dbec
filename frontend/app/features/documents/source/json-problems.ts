import { jsonLanguage } from '@codemirror/lang-json';
import { validateEdits } from '@specforge/document';
import type { FieldProblem, TemplateSection } from '@specforge/document';
import { readJson } from '../drafts';

/** What is wrong with a section's JSON, and where. */
export interface JsonProblem {
  from: number;
  to: number;
  /** Counted from 1. */
  line: number;
  message: string;
}

export type JsonReport = { kind: 'unreadable'; problem: JsonProblem } | { kind: 'read'; problems: JsonProblem[] };

interface Span {
  from: number;
  to: number;
}

type Tree = ReturnType<typeof jsonLanguage.parser.parse>;
type Node = Tree['topNode'];

/** Where each value stands, by its path as validation writes it; the name stands for a value of several lines. */
function spansOf(tree: Tree, text: string): Map<string, Span> {
  const spans = new Map<string, Span>();
  const visit = (node: Node, path: string, name: Node | null) => {
    const long = node.name === 'Object' || node.name === 'Array';
    const shown = long && name ? name : node;
    spans.set(path, { from: shown.from, to: long && !name ? node.from + 1 : shown.to });
    if (node.name === 'Object') {
      for (const property of node.getChildren('Property')) {
        const [key, value] = [property.firstChild, property.lastChild];
        if (!key || !value || key.from === value.from) continue;
        const word = propertyName(text.slice(key.from, key.to));
        visit(value, path === '' ? word : `${path}.${word}`, key);
      }
    }
    if (node.name === 'Array') {
      let index = 0;
      for (let child = node.firstChild; child; child = child.nextSibling) {
        if (/^[[\],]$/.test(child.name)) continue;
        visit(child, `${path}[${index}]`, null);
        index += 1;
      }
    }
  };
  const root = tree.topNode.firstChild;
  if (root) visit(root, '', null);
  return spans;
}

function propertyName(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}

/** The place itself, or the nearest one around it that is there. */
function nearest(spans: Map<string, Span>, path: string): Span {
  for (let here = path; here !== ''; here = here.replace(/(\.[^.[\]]*|\[\d+\]|^[^.[\]]+)$/, '')) {
    const span = spans.get(here);
    if (span) return span;
  }
  return spans.get('') ?? { from: 0, to: 0 };
}

const lineOf = (text: string, position: number) => text.slice(0, position).split('\n').length;

/** The first place where the text stops being JSON. */
function faultOf(tree: Tree, text: string): Span {
  let fault: Span | null = null;
  tree.iterate({
    enter: (node) => {
      if (fault === null && node.type.isError) fault = { from: node.from, to: node.to };
      return fault === null;
    },
  });
  const { from } = fault ?? { from: text.trimEnd().length };
  return { from: Math.min(from, text.length), to: Math.min(Math.max(from + 1, 1), text.length) };
}

/** Reads a section's JSON and checks it against the section's fields, as saving will; adds what saving has found. */
export function checkJson(
  text: string,
  section: TemplateSection,
  knownIds: readonly string[],
  found: readonly FieldProblem[] = [],
): JsonReport {
  const tree = jsonLanguage.parser.parse(text);
  const read = readJson(text);
  if ('error' in read) {
    const span = faultOf(tree, text);
    return { kind: 'unreadable', problem: { ...span, line: lineOf(text, span.from), message: read.error } };
  }
  const spans = spansOf(tree, text);
  const own = validateEdits(section, read.data, knownIds);
  const others = found.filter(({ message }) => !own.some((problem) => problem.message === message));
  const problems = [...own, ...others].map(({ field, message }): JsonProblem => {
    const span = nearest(spans, field);
    return { ...span, line: lineOf(text, span.from), message };
  });
  return { kind: 'read', problems };
}
