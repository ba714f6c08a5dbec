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
    const attributes = Object.fromEntries(Object.entries(tag.attributes).map(([name, { value }]) => [name, value]));
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

/** The element and everything inside it. */
export function* walk(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* walk(child);
}

export function allNamed(element: XmlElement, name: string): XmlElement[] {
  return [...walk(element)].filter((one) => one.name === name);
}

/** All text inside, in order. */
export function textOf(element: XmlElement): string {
  return [...walk(element)].map(({ text }) => text).join('');
}
