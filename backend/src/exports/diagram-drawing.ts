import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { diagramFonts } from './print-fonts.js';

export interface DrawnDiagram {
  /** Valid XML, without fonts. */
  svg: string;
  /** At twice the size. */
  png: Buffer;
  /** Pixels of a screen. */
  width: number;
  height: number;
}

const FOLDER = mermaidFolder();
export const MERMAID_VERSION = (JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')) as { version: string })
  .version;
const FONT = `Inter, 'Noto Sans Arabic', 'Noto Sans Hebrew', sans-serif`;
/** Wider or higher than any page shows with words that can be read. */
const MOST_PIXELS = 24_000_000;
let program: Promise<string> | undefined;

const SETTINGS = {
  startOnLoad: false,
  securityLevel: 'strict',
  suppressErrorRendering: true,
  deterministicIds: true,
  deterministicIDSeed: 'diagram',
  // Labels as text of the picture: HTML inside it would not be drawn by everything that shows pictures.
  htmlLabels: false,
  flowchart: { htmlLabels: false, useMaxWidth: false },
  class: { htmlLabels: false },
  theme: 'base',
  fontFamily: FONT,
  themeVariables: {
    fontFamily: FONT,
    fontSize: '14px',
    background: '#ffffff',
    primaryColor: '#f6efe4',
    primaryTextColor: '#1b1714',
    primaryBorderColor: '#857a6f',
    secondaryColor: '#e3eeed',
    tertiaryColor: '#fbf8f3',
    lineColor: '#5c534b',
    textColor: '#1b1714',
    noteBkgColor: '#fbf8f3',
    noteBorderColor: '#d9cfc2',
  },
};

interface Drawn {
  svg: string;
  width: number;
  height: number;
}

/** Makes a page ready to draw these sources: it fetches nothing, and has the library's own file. */
export async function openDrawingPage(page: Page, sources: readonly string[]): Promise<void> {
  await page.setViewport({ width: 1200, height: 900, deviceScaleFactor: 2 });
  const fonts = await diagramFonts(sources.join('\n'));
  await page.setContent(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>${fonts} body { margin: 0; font-family: ${FONT} }` +
      ` #place { display: inline-block }</style></head><body><div id="place"></div></body></html>`,
  );
  await page.addScriptTag({ content: await (program ??= readFile(join(FOLDER, 'dist/mermaid.min.js'), 'utf8')) });
}

/** Draws Mermaid in such a page. Null where the source cannot be drawn. Errors: whatever ends the browser. */
export async function drawDiagram(page: Page, source: string): Promise<DrawnDiagram | null> {
  const drawn = (await page.evaluate(drawing(source))) as Drawn | null;
  if (!drawn || drawn.width * drawn.height * 4 > MOST_PIXELS) return null;
  const { svg, width, height } = drawn;
  const clip = { x: 0, y: 0, width, height };
  const png = Buffer.from(await page.screenshot({ type: 'png', clip, captureBeyondViewport: true }));
  return { svg, png, width, height };
}

/** Runs in the page, so it is text: nothing of this module exists there. */
function drawing(source: string): string {
  return `(async () => {
    try {
      mermaid.initialize(${JSON.stringify(SETTINGS)});
      // Measured before they are loaded, words would get the room of other letters.
      await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
      const { svg } = await mermaid.render('drawn', ${JSON.stringify(source)});
      const place = document.getElementById('place');
      place.innerHTML = svg;
      const root = place.querySelector('svg');
      const box = root.viewBox.baseVal;
      const width = Math.ceil(box && box.width ? box.width : root.getBoundingClientRect().width);
      const height = Math.ceil(box && box.height ? box.height : root.getBoundingClientRect().height);
      if (!(width > 0) || !(height > 0)) return null;
      root.removeAttribute('style');
      root.setAttribute('width', width);
      root.setAttribute('height', height);
      root.style.display = 'block';
      return { svg: new XMLSerializer().serializeToString(root), width, height };
    } catch (error) {
      return null;
    }
  })()`;
}

function mermaidFolder(): string {
  let folder = dirname(createRequire(import.meta.url).resolve('mermaid'));
  while (!folder.endsWith('mermaid')) folder = dirname(folder);
  return folder;
}
