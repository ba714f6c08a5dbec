import { SaxesParser } from 'saxes';

export interface XmlElement {
  /** With its prefix, as written: `w:p`. */
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Text directly inside. */
  text: string;
}

/** Parses an XML part. Throws where it is not well-formed, or uses a prefix that it does not declare. */
export function parseXml(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    const attributes: Record<string, string> = {};
    for (const name in tag.attributes) attributes[name] = tag.attributes[name]?.value ?? '';
    const element = { name: tag.name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const text = (words: string) => {
    const element = open.at(-1);
    if (element) element.text += words;
  };
  parser.on('text', text);
  parser.on('cdata', text);
  parser.write(xml).close();
  const [root] = top.children;
  if (!root) throw new Error('The part is empty');
  return root;
}

/** The element and everything inside it, in order. */
export function walk(element: XmlElement): XmlElement[] {
  const all: XmlElement[] = [];
  const visit = (one: XmlElement) => {
    all.push(one);
    for (const child of one.children) visit(child);
  };
  visit(element);
  return all;
}

export function allNamed(element: XmlElement, name: string): XmlElement[] {
  return walk(element).filter((one) => one.name === name);
}

/** All text inside, in order. */
export function textOf(element: XmlElement): string {
  return walk(element).reduce((whole, { text }) => whole + text, '');
}
