import type { Definition, Node, Parent, PhrasingContent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, Inline } from './blocks.js';
import { isSafeHref, joinInline } from './inline.js';

/** Deeper lists and quotes are no prose, and would exhaust the stack of a renderer. */
const NESTING_MAX = 10;

function isParent(node: Node): node is Parent {
  return 'children' in node && Array.isArray(node.children);
}

interface Visited {
  node: Node;
  /** Lists, quotes and marks around it. */
  depth: number;
}

const NESTING = ['list', 'blockquote', 'emphasis', 'strong'];

/** Every node with its depth. A loop, because the depth is not known to be harmless yet. */
function* everyNode(root: Node): Generator<Visited> {
  const waiting: Visited[] = [{ node: root, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    const { node, depth } = next;
    const inside = NESTING.includes(node.type) ? depth + 1 : depth;
    if (isParent(node)) for (const child of node.children) waiting.push({ node: child, depth: inside });
  }
}

const TOO_DEEP = `must not nest lists, quotes and marks deeper than ${NESTING_MAX} levels`;
const MARKS_MAX = 1000;

/** How many list and quote markers a line starts with. */
function leadingMarkers(line: string): number {
  const marker = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;
  let count = 0;
  while (marker.test(line)) count += 1;
  return count;
}

/** What would make parsing itself slow: its time grows with the square of nested markers and of open marks. */
function costlyProblem(markdown: string): string | null {
  if (markdown.split('\n').some((line) => leadingMarkers(line) > 4 * NESTING_MAX)) return TOO_DEEP;
  const marks = markdown.match(/[*]+|_+/g)?.length ?? 0;
  return marks > MARKS_MAX ? `must not have more than ${MARKS_MAX} runs of * and _; it has ${marks}` : null;
}

const FORBIDDEN: Record<string, string> = {
  html: 'must not contain HTML; write < as \\< or put it in `code`',
  image: 'must not contain images',
  imageReference: 'must not contain images',
  heading:
    'must not contain headings (a line starting with #, or underlined with --- or ===); headings come from the fields',
};

/** What keeps text from being prose, to follow the field's name; empty when nothing does. */
export function proseProblems(markdown: string): string[] {
  const costly = costlyProblem(markdown);
  if (costly) return [costly];
  const problems = new Set<string>();
  for (const { node, depth } of everyNode(fromMarkdown(markdown))) {
    const forbidden = FORBIDDEN[node.type];
    if (forbidden) problems.add(forbidden);
    if (depth > NESTING_MAX) problems.add(TOO_DEEP);
    if ('url' in node && typeof node.url === 'string' && !FORBIDDEN[node.type] && !isSafeHref(node.url)) {
      problems.add(`must link to http, https or mailto addresses only; '${node.url.slice(0, 60)}' is none`);
    }
  }
  return [...problems];
}

type Marks = Omit<Inline, 'text'>;
type Definitions = ReadonlyMap<string, Definition>;

function link(url: string | undefined, marks: Marks): Marks {
  return url !== undefined && isSafeHref(url) ? { ...marks, href: url } : marks;
}

function inlineNode(node: PhrasingContent, marks: Marks, definitions: Definitions): Inline[] {
  const inside = (children: PhrasingContent[], more: Marks): Inline[] =>
    children.flatMap((child) => inlineNode(child, more, definitions));
  switch (node.type) {
    case 'text':
      return [{ text: node.value.replace(/\s*\n\s*/g, ' '), ...marks }];
    case 'inlineCode':
      return [{ text: node.value.replaceAll('\n', ' '), ...marks, code: true }];
    case 'break':
      return [{ text: '\n', ...marks }];
    case 'strong':
      return inside(node.children, { ...marks, bold: true });
    case 'emphasis':
      return inside(node.children, { ...marks, italic: true });
    case 'link':
      return inside(node.children, link(node.url, marks));
    case 'linkReference':
      return inside(node.children, link(definitions.get(node.identifier)?.url, marks));
    case 'image':
    case 'imageReference':
      return [{ text: node.alt ?? '', ...marks }];
    case 'html':
      return [{ text: node.value, ...marks }];
    default:
      throw new Error(`Prose does not know '${node.type}'`);
  }
}

function blockNode(node: RootContent, definitions: Definitions): Block[] {
  const inside = (children: RootContent[]): Block[] => children.flatMap((child) => blockNode(child, definitions));
  const inline = (children: PhrasingContent[]): Inline[] =>
    joinInline(children.flatMap((child) => inlineNode(child, {}, definitions)));
  switch (node.type) {
    case 'paragraph':
    case 'heading': {
      const content = inline(node.children);
      return content.length ? [{ type: 'paragraph', content }] : [];
    }
    case 'list':
      return [
        { type: 'list', ordered: Boolean(node.ordered), items: node.children.map((item) => inside(item.children)) },
      ];
    case 'blockquote':
      return [{ type: 'quote', blocks: inside(node.children) }];
    case 'code':
      return [{ type: 'code', text: node.value, ...(node.lang ? { language: node.lang } : {}) }];
    case 'thematicBreak':
      return [{ type: 'rule' }];
    case 'html':
      return [{ type: 'paragraph', content: [{ text: node.value }] }];
    case 'definition':
      return [];
    default:
      throw new Error(`Prose does not know '${node.type}'`);
  }
}

function definitionsOf(root: Root): Definitions {
  const definitions = new Map<string, Definition>();
  for (const { node } of everyNode(root)) {
    // The last one visited is the first in the text, which is the one that counts.
    if (node.type === 'definition') definitions.set((node as Definition).identifier, node as Definition);
  }
  return definitions;
}

/**
 * CommonMark as blocks. What validation refuses (HTML, images, headings, unsafe links) is kept as plain text,
 * so that text saved before a rule is still shown.
 */
export function proseBlocks(markdown: string): Block[] {
  const root = fromMarkdown(markdown);
  const definitions = definitionsOf(root);
  return root.children.flatMap((node) => blockNode(node, definitions));
}
