import { strFromU8, unzipSync } from 'fflate';
import { allNamed, parseXml, textOf, walk, type XmlElement } from './xml.js';

/** A presentation, unpacked: its parts by path. */
export interface Presentation {
  parts: ReadonlyMap<string, XmlElement>;
  paths: string[];
  /** In order. */
  slides: XmlElement[];
  /** What is written below each slide, one line for each paragraph. */
  notes: string[];
}

/** A place on a slide in points, and what is written there. */
export interface ShapeBox {
  slide: number;
  kind: 'text' | 'table' | 'picture' | 'chart';
  name: string;
  x: number;
  y: number;
  w: number;
  h: number;
  text: string;
}

const POINT = 12_700;
export const SLIDE_SIZE = { width: 960, height: 540 } as const;

export function openPresentation(bytes: Uint8Array): Presentation {
  const files = unzipSync(bytes);
  const parts = new Map(
    Object.entries(files)
      .filter(([path]) => /\.(xml|rels)$/.test(path))
      .map(([path, content]) => [path, parseXml(strFromU8(content))]),
  );
  const numbered = (folder: string, name: string): XmlElement[] => {
    const found: XmlElement[] = [];
    for (let number = 1; ; number += 1) {
      const part = parts.get(`ppt/${folder}/${name}${number}.xml`);
      if (!part) return found;
      found.push(part);
    }
  };
  const notes = numbered('notesSlides', 'notesSlide').map((part) => {
    const body = allNamed(part, 'p:sp').find((shape) =>
      allNamed(shape, 'p:ph').some(({ attributes }) => attributes['type'] === 'body'),
    );
    return body ? allNamed(body, 'a:p').map(textOf).join('\n') : '';
  });
  return { parts, paths: Object.keys(files), slides: numbered('slides', 'slide'), notes };
}

/** Where everything stands on the slides; a table is as high as its rows. */
export function shapeBoxes({ slides }: Presentation): ShapeBox[] {
  return slides.flatMap((slide, index) =>
    walk(slide).flatMap((element): ShapeBox[] => {
      const kind = kindOf(element);
      const place = kind && (allNamed(element, 'a:xfrm')[0] ?? allNamed(element, 'p:xfrm')[0]);
      if (!place) return [];
      const read = (name: string, attribute: string) =>
        Number(allNamed(place, name)[0]?.attributes[attribute] ?? 0) / POINT;
      const rows = allNamed(element, 'a:tr').map(({ attributes }) => Number(attributes['h']) / POINT);
      return [
        {
          slide: index + 1,
          kind,
          name: allNamed(element, 'p:cNvPr')[0]?.attributes['name'] ?? '',
          x: read('a:off', 'x'),
          y: read('a:off', 'y'),
          w: read('a:ext', 'cx'),
          h: kind === 'table' ? rows.reduce((sum, height) => sum + height, 0) : read('a:ext', 'cy'),
          text: allNamed(element, 'a:p').map(textOf).join('\n'),
        },
      ];
    }),
  );
}

function kindOf(element: XmlElement): ShapeBox['kind'] | undefined {
  if (element.name === 'p:sp') return allNamed(element, 'a:t').length > 0 ? 'text' : undefined;
  if (element.name === 'p:pic') return 'picture';
  if (element.name !== 'p:graphicFrame') return undefined;
  return allNamed(element, 'a:tbl').length > 0 ? 'table' : 'chart';
}

/** What PowerPoint would object to or show wrongly; empty for a file that it opens without questions. */
export function checkPresentation(bytes: Uint8Array): string[] {
  const file = openPresentation(bytes);
  return [
    ...checkPackage(file),
    ...checkRelationships(file),
    ...[...file.parts].flatMap(([path, root]) => (path.startsWith('ppt/') ? checkStructure(path, root) : [])),
    ...checkSlides(file),
    ...shapeBoxes(file).flatMap(checkPlace),
  ];
}

function checkPackage({ parts, paths }: Presentation): string[] {
  const types = parts.get('[Content_Types].xml')?.children ?? [];
  const defaults = new Set(types.map(({ attributes }) => attributes['Extension']));
  const overrides = types.flatMap(({ attributes }) => attributes['PartName'] ?? []);
  return [
    ...paths
      .filter((path) => path !== '[Content_Types].xml' && !overrides.includes(`/${path}`))
      .filter((path) => !defaults.has(path.split('.').at(-1)))
      .map((path) => `${path} has no content type`),
    ...overrides.filter((path) => !paths.includes(path.slice(1))).map((path) => `${path} is announced and not there`),
    ...twice(overrides).map((path) => `${path} is announced twice`),
  ];
}

function checkRelationships({ parts, paths }: Presentation): string[] {
  return [...parts].flatMap(([path, root]) => {
    if (!path.endsWith('.rels')) return [];
    const base = `file:///${path.replace(/_rels\/[^/]+$/, '')}`;
    const ids = root.children.map(({ attributes }) => attributes['Id'] ?? '');
    const lost = root.children.flatMap(({ attributes }) => {
      const target = attributes['Target'] ?? '';
      if (attributes['TargetMode'] === 'External')
        return URL.canParse(target) ? [] : [`${path}: '${target}' is no address`];
      const whole = decodeURI(new URL(target, base).pathname.slice(1));
      return paths.includes(whole) ? [] : [`${path}: ${whole} is not in the package`];
    });
    const owner = parts.get(path.replace('_rels/', '').replace(/\.rels$/, ''));
    const used = (owner ? walk(owner) : []).flatMap(({ attributes }) =>
      Object.entries(attributes).flatMap(([name, value]) => (name.startsWith('r:') && value ? [value] : [])),
    );
    const unknown = used.filter((id) => !ids.includes(id)).map((id) => `${path}: ${id} is used and not there`);
    return [...lost, ...unknown, ...twice(ids).map((id) => `${path}: ${id} is there twice`)];
  });
}

function checkStructure(path: string, root: XmlElement): string[] {
  const problems = walk(root).flatMap((element): string[] => {
    switch (element.name) {
      case 'a:p': {
        const late = element.children.findIndex(({ name }) => name === 'a:pPr');
        return late > 0 ? ['the properties of a paragraph do not come first'] : [];
      }
      case 'a:tbl': {
        const columns = allNamed(element, 'a:gridCol').length;
        const rows = allNamed(element, 'a:tr').map((row) => row.children.filter(({ name }) => name === 'a:tc').length);
        return rows.every((cells) => cells === columns) ? [] : ['a row of a table has too many cells or too few'];
      }
      case 'a:txBody':
      case 'p:txBody':
        return element.children.some(({ name }) => name === 'a:p') ? [] : ['a text has no paragraph'];
      default:
        return [];
    }
  });
  const ids = allNamed(root, 'p:cNvPr').map(({ attributes }) => attributes['id'] ?? '');
  return [...problems, ...twice(ids).map((id) => `the shape ${id} is there twice`)].map((one) => `${path}: ${one}`);
}

function checkSlides({ slides, notes }: Presentation): string[] {
  return slides.flatMap((slide, index) => {
    const titles = allNamed(slide, 'p:ph').filter(({ attributes }) => attributes['type'] === 'title');
    const untold = [...allNamed(slide, 'p:pic'), ...allNamed(slide, 'p:graphicFrame')].filter((element) =>
      allNamed(element, 'p:cNvPr').every(({ attributes }) => !attributes['descr']),
    );
    const sizeless = allNamed(slide, 'a:tc').filter(
      (cell) =>
        allNamed(cell, 'a:r').length === 0 &&
        allNamed(cell, 'a:endParaRPr').some(({ attributes }) => attributes['sz'] === undefined),
    );
    return [
      ...(sizeless.length === 0 ? [] : [`slide ${index + 1}: an empty cell as high as the largest text`]),
      ...(titles.length === 1 ? [] : [`slide ${index + 1} has ${titles.length} titles`]),
      ...(notes[index]?.trim() ? [] : [`slide ${index + 1} has no notes`]),
      ...untold.map(({ name }) => `slide ${index + 1}: a ${name} has no words for those who cannot see it`),
    ];
  });
}

function checkPlace({ slide, kind, name, x, y, w, h }: ShapeBox): string[] {
  const inside = x >= 0 && y >= 0 && x + w <= SLIDE_SIZE.width + 0.1 && y + h <= SLIDE_SIZE.height + 0.1;
  return inside ? [] : [`slide ${slide}: the ${kind} '${name}' leaves the slide`];
}

function twice(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(values.filter((value) => seen.size === seen.add(value).size))];
}

const WORD = /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)<\/word>/g;
/** The footer and the number of a slide belong to its layout. */
const FOOTER_TOP = 500;
/** A glyph's box reaches a little over the line it stands in. */
const TOLERANCE = { side: 3, below: 6 } as const;

/**
 * Words that a program has set outside the boxes of their slide. `layout` is what `pdftotext -bbox` tells of the slides
 * as PDF. Slides with charts are left out: their words stand where the program puts them.
 */
export function wordsOutside(layout: string, boxes: readonly ShapeBox[]): string[] {
  return layout
    .split('<page ')
    .slice(1)
    .flatMap((page, index) => {
      const own = boxes.filter(({ slide }) => slide === index + 1);
      if (own.some(({ kind }) => kind === 'chart')) return [];
      const [, width = '', height = ''] = /width="([\d.]+)" height="([\d.]+)"/.exec(page) ?? [];
      const [across, down] = [SLIDE_SIZE.width / Number(width), SLIDE_SIZE.height / Number(height)];
      return [...page.matchAll(WORD)].flatMap(([, left, top, right, bottom, word = '']) => {
        const [x, y, end, low] = [
          Number(left) * across,
          Number(top) * down,
          Number(right) * across,
          Number(bottom) * down,
        ];
        const held = own.some(
          (box) =>
            x >= box.x - TOLERANCE.side &&
            end <= box.x + box.w + TOLERANCE.side &&
            (y + low) / 2 >= box.y - 1 &&
            low <= box.y + box.h + TOLERANCE.below,
        );
        return held || y > FOOTER_TOP ? [] : [`slide ${index + 1}: ${word}`];
      });
    });
}
