/** An object of a PDF file as Chromium writes it: dictionaries stand uncompressed. */
type Objects = ReadonlyMap<string, string>;

/**
 * On which page each link target of a PDF made by Chromium stands, by its name; the first page is 1. Empty where the
 * file is not built as expected: then a list of contents has no numbers, and nothing else is lost.
 */
export function pagesOfTargets(pdf: Buffer): Map<string, number> {
  const objects = readObjects(pdf.toString('latin1'));
  const catalog = [...objects.values()].find((body) => body.includes('/Type /Catalog'));
  const pages = new Map<string, number>();
  const root = reference(catalog, 'Pages');
  const targets = objects.get(reference(catalog, 'Dests') ?? '');
  if (root === undefined || targets === undefined) return pages;
  const order = new Map(leaves(objects, root, 0).map((id, index) => [id, index + 1]));
  for (const [, name = '', page = ''] of targets.matchAll(/\/([^\s/[\]<>()]+)\s*\[(\d+) 0 R/g)) {
    const number = order.get(page);
    if (number !== undefined) pages.set(readName(name), number);
  }
  return pages;
}

function readObjects(text: string): Objects {
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of text.matchAll(/(?:^|\n)(\d+) 0 obj\n(<<[\s\S]*?)(?:\nendobj|>> stream)/g)) {
    objects.set(id, body);
  }
  return objects;
}

function reference(body: string | undefined, key: string): string | undefined {
  return body === undefined ? undefined : new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1];
}

/** The pages below a node of the page tree, in order. */
function leaves(objects: Objects, id: string, depth: number): string[] {
  const kids = /\/Kids\s*\[([^\]]*)\]/.exec(objects.get(id) ?? '')?.[1];
  if (kids === undefined || depth > 20) return [id];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => leaves(objects, kid, depth + 1));
}

/** `#20` in a name stands for a space, and letters past ASCII are bytes of UTF-8. */
function readName(name: string): string {
  const bytes = name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
