import { strFromU8, unzipSync } from 'fflate';
import { allNamed, parseXml, walk, type XmlElement } from './xml.js';

/** A Word file, unpacked: its parts by path. */
export interface WordFile {
  parts: ReadonlyMap<string, XmlElement>;
  paths: string[];
  document: XmlElement;
}

export function openWordFile(bytes: Uint8Array): WordFile {
  const files = unzipSync(bytes);
  const isXml = (path: string) => /\.(xml|rels)$/.test(path);
  const parts = new Map(
    Object.entries(files)
      .filter(([path]) => isXml(path))
      .map(([path, content]) => [path, parseXml(strFromU8(content))]),
  );
  const document = parts.get('word/document.xml');
  if (!document) throw new Error('There is no word/document.xml');
  return { parts, paths: Object.keys(files), document };
}

/** What Word would object to, or show wrongly; empty for a file that it opens without questions. */
export function checkWordFile(bytes: Uint8Array): string[] {
  const file = openWordFile(bytes);
  return [
    ...checkPackage(file),
    ...checkRelationships(file),
    ...[...file.parts].flatMap(([path, root]) => [...checkOrder(path, root), ...checkStructure(path, root)]),
    ...checkReferences(file),
    ...checkFields(file),
  ];
}

const REQUIRED = [
  '[Content_Types].xml',
  '_rels/.rels',
  'docProps/core.xml',
  'docProps/app.xml',
  'word/document.xml',
  'word/_rels/document.xml.rels',
  'word/styles.xml',
  'word/settings.xml',
  'word/numbering.xml',
  'word/fontTable.xml',
];

function checkPackage({ parts, paths }: WordFile): string[] {
  const missing = REQUIRED.filter((path) => !paths.includes(path)).map((path) => `${path} is missing`);
  const types = parts.get('[Content_Types].xml');
  const defaults = new Set(
    types?.children.filter((one) => one.name === 'Default').map((one) => one.attributes['Extension']),
  );
  const overrides = new Set(
    types?.children.filter((one) => one.name === 'Override').map((one) => one.attributes['PartName']),
  );
  const untyped = paths
    .filter((path) => path !== '[Content_Types].xml' && !overrides.has(`/${path}`))
    .filter((path) => !defaults.has(path.split('.').at(-1)))
    .map((path) => `${path} has no content type`);
  const gone = [...overrides]
    .filter((path) => path !== undefined && !paths.includes(path.slice(1)))
    .map((path) => `the content type of ${String(path)} names a part that is not there`);
  return [...missing, ...untyped, ...gone];
}

function checkRelationships({ parts, paths }: WordFile): string[] {
  return [...parts].flatMap(([path, root]) => {
    if (!path.endsWith('.rels')) return [];
    const folder = path.replace(/_rels\/[^/]+$/, '');
    const ids = root.children.map((one) => one.attributes['Id']);
    const problems = duplicates(ids).map((id) => `${path}: relationship ${id} is there twice`);
    for (const { attributes } of root.children) {
      const target = attributes['Target'] ?? '';
      if (attributes['TargetMode'] === 'External') {
        if (!URL.canParse(target)) problems.push(`${path}: '${target}' is no address`);
      } else {
        const whole = target.startsWith('/') ? target.slice(1) : folder + target;
        if (!paths.includes(whole)) problems.push(`${path}: ${whole} is not in the package`);
      }
    }
    const owner = parts.get(path.replace('_rels/', '').replace(/\.rels$/, ''));
    if (owner) {
      const used = walk(owner).flatMap((one) =>
        Object.entries(one.attributes).flatMap(([name, value]) => (name.startsWith('r:') ? [value] : [])),
      );
      problems.push(
        ...used.filter((id) => !ids.includes(id)).map((id) => `${path}: relationship ${id} is used but not there`),
      );
    }
    return problems;
  });
}

/** The order of children that ECMA-376 gives; what is not named here must not be there. */
const ORDER: Record<string, string[]> = {
  'w:pPr': words(
    'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs ' +
      'suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd ' +
      'snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment ' +
      'textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange',
  ),
  'w:rPr': words(
    'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish ' +
      'webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang ' +
      'eastAsianLayout specVanish oMath rPrChange',
  ),
  'w:tblPr': words(
    'tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd ' +
      'tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription tblPrChange',
  ),
  'w:tcPr': words(
    'cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark headers ' +
      'cellIns cellDel cellMerge tcPrChange',
  ),
  'w:sectPr': words(
    'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols ' +
      'formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid printerSettings sectPrChange',
  ),
  'w:pBdr': words('top left bottom right between bar'),
  'w:tblBorders': words('top left start bottom right end insideH insideV'),
  'w:lvl': words('start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr'),
  'w:style': words(
    'name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked personal ' +
      'personalCompose personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr',
  ),
  'w:tbl': words('bookmarkStart bookmarkEnd tblPr tblGrid tr'),
  'w:tr': words('tblPrEx trPr tc'),
  'w:font': words(
    'altName panose1 charset family notTrueType pitch sig embedRegular embedBold embedItalic embedBoldItalic',
  ),
};

function words(names: string): string[] {
  return names.split(' ').map((name) => `w:${name}`);
}

function checkOrder(path: string, root: XmlElement): string[] {
  return walk(root).flatMap((element) => {
    const order = ORDER[element.name];
    if (!order) return [];
    const places = element.children.map((child) => order.indexOf(child.name));
    return element.children.flatMap((child, index) => {
      const place = places[index] ?? -1;
      if (place < 0) return [`${path}: ${child.name} is not allowed in ${element.name}`];
      const before = places[index - 1] ?? 0;
      return place < before ? [`${path}: ${child.name} comes too late in ${element.name}`] : [];
    });
  });
}

function checkStructure(path: string, root: XmlElement): string[] {
  const problems: string[] = [];
  for (const element of walk(root)) {
    const last = element.children.at(-1);
    if (element.name === 'w:tc' && last?.name !== 'w:p') problems.push(`${path}: a cell does not end with a paragraph`);
    if (element.name === 'w:p' && element.children.findIndex(({ name }) => name === 'w:pPr') > 0) {
      problems.push(`${path}: w:pPr is not first in its paragraph`);
    }
    if (element.name === 'w:r' && element.children.findIndex(({ name }) => name === 'w:rPr') > 0) {
      problems.push(`${path}: w:rPr is not first in its run`);
    }
    if (element.name === 'w:p' && element.children.some(({ name }) => name === 'w:p')) {
      problems.push(`${path}: a paragraph stands inside another`);
    }
    if (element.name === 'w:tbl') problems.push(...checkTable(path, element));
    if (element.name === 'w:body') problems.push(...checkBody(path, element));
  }
  return problems;
}

function checkTable(path: string, table: XmlElement): string[] {
  const columns = allNamed(table, 'w:gridCol').length;
  const rows = table.children.filter(({ name }) => name === 'w:tr');
  const uneven = rows.filter((row) => row.children.filter(({ name }) => name === 'w:tc').length !== columns);
  return [
    ...(rows.length === 0 ? [`${path}: a table has no rows`] : []),
    ...(uneven.length > 0
      ? [`${path}: a table has ${columns} columns, but ${uneven.length} rows have another number`]
      : []),
  ];
}

function checkBody(path: string, body: XmlElement): string[] {
  const problems = body.children.at(-1)?.name === 'w:sectPr' ? [] : [`${path}: the body does not end with w:sectPr`];
  body.children.forEach((child, index) => {
    if (child.name === 'w:tbl' && body.children[index + 1]?.name !== 'w:p') {
      problems.push(`${path}: a table is not followed by a paragraph`);
    }
  });
  return problems;
}

/** Ids are unique, and what is named (styles, lists, bookmarks) is there. */
function checkReferences({ parts, document }: WordFile): string[] {
  const styles = parts.get('word/styles.xml');
  const numbering = parts.get('word/numbering.xml');
  const attributes = (root: XmlElement | undefined, name: string, attribute: string) =>
    root ? allNamed(root, name).map((one) => one.attributes[attribute] ?? '') : [];

  const styleIds = attributes(styles, 'w:style', 'w:styleId');
  const listIds = attributes(numbering, 'w:num', 'w:numId');
  const bookmarks = attributes(document, 'w:bookmarkStart', 'w:name');
  const starts = attributes(document, 'w:bookmarkStart', 'w:id');
  const ends = attributes(document, 'w:bookmarkEnd', 'w:id');
  const named = ['w:pStyle', 'w:rStyle', 'w:tblStyle'].flatMap((name) => attributes(document, name, 'w:val'));
  const based = ['w:basedOn', 'w:next', 'w:link'].flatMap((name) => attributes(styles, name, 'w:val'));
  // Word has these two whether or not they are written.
  const known = new Set([...styleIds, 'Normal', 'DefaultParagraphFont']);
  return [
    ...duplicates(styleIds).map((id) => `style ${id} is there twice`),
    ...[...new Set([...named, ...based])].filter((id) => !known.has(id)).map((id) => `style ${id} is not there`),
    ...[...new Set(attributes(document, 'w:numId', 'w:val'))]
      .filter((id) => !listIds.includes(id))
      .map((id) => `list ${id} is not there`),
    ...duplicates(bookmarks.map((name) => name.toLowerCase())).map((name) => `bookmark ${name} is there twice`),
    ...duplicates(starts).map((id) => `bookmark id ${id} is there twice`),
    ...starts.filter((id) => !ends.includes(id)).map((id) => `bookmark ${id} does not end`),
    ...bookmarks
      .filter((name) => !/^[A-Za-z_]\w{0,39}$/.test(name))
      .map((name) => `'${name}' is no name of a bookmark`),
    ...attributes(document, 'w:hyperlink', 'w:anchor')
      .filter((name) => name !== '' && !bookmarks.includes(name))
      .map((name) => `a link leads to bookmark ${name}, which is not there`),
  ];
}

/** Every field is closed, and has what it shows; nothing asks Word to update on opening. */
function checkFields({ parts }: WordFile): string[] {
  const settings = parts.get('word/settings.xml');
  const problems =
    settings && allNamed(settings, 'w:updateFields').length > 0 ? ['the settings ask to update fields'] : [];
  for (const [path, root] of parts) {
    const marks = allNamed(root, 'w:fldChar').map((one) => one.attributes['w:fldCharType']);
    const count = (type: string) => marks.filter((one) => one === type).length;
    if (count('begin') !== count('end')) problems.push(`${path}: a field is not closed`);
    if (allNamed(root, 'w:fldChar').some((one) => ['1', 'true'].includes(one.attributes['w:dirty'] ?? ''))) {
      problems.push(`${path}: a field is marked for updating`);
    }
  }
  return problems;
}

function duplicates(values: readonly (string | undefined)[]): string[] {
  const seen = new Set<string | undefined>();
  return values.flatMap((value) => {
    if (seen.has(value)) return [String(value)];
    seen.add(value);
    return [];
  });
}
