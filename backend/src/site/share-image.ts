import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';

/** What networks ask for. */
const WIDTH = 1200;
const HEIGHT = 630;

const DESK = '#f1ebe1';
const SHEET = '#fffefb';
const INK = '#1b1714';
const QUIET = '#5c534b';
const HAIRLINE = '#d9cfc2';
const EMBER = '#b23a0e';

/** A longer title is set smaller. */
const TITLE_SIZES: [longest: number, size: number][] = [
  [28, 84],
  [48, 68],
  [Infinity, 54],
];

export interface ShareText {
  title: string;
  /** What kind of page it is, above the title: `Templates`. */
  kind: string;
}

const packages = createRequire(import.meta.url);
const font = async (name: string, file: string, weight: Font['weight']): Promise<Font> => ({
  name,
  weight,
  style: 'normal',
  data: await readFile(packages.resolve(file)),
});

let fonts: Promise<Font[]> | undefined;

const readFonts = () =>
  (fonts ??= Promise.all([
    font('Source Serif 4', '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff', 600),
    font('Inter', '@fontsource/inter/files/inter-latin-500-normal.woff', 500),
  ]));

type Style = Record<string, string | number>;
interface Node {
  type: string;
  props: Record<string, unknown>;
}
const box = (style: Style, ...children: (Node | string)[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const MARK =
  'data:image/svg+xml;base64,' +
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12.5 2.5H4v19h13V18c3.2 0 5.5-2.1 6-5.5h-6V7zv4.5H17" fill="none" stroke="${EMBER}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/></svg>`,
  ).toString('base64');

/** The first lines of a page that has not been read yet. */
function lines(widths: number[]): Node[] {
  return widths.map((width) => box({ width, height: 12, marginTop: 18, borderRadius: 6, background: HAIRLINE }));
}

/** The picture that a link to a page is shared with: its title on a sheet of paper. PNG, 1200 by 630. */
export async function drawShareImage({ title, kind }: ShareText): Promise<Buffer> {
  const size = TITLE_SIZES.find(([longest]) => title.length <= longest)?.[1] ?? 54;
  const sheet = box(
    {
      flexDirection: 'column',
      width: 1000,
      height: 560,
      marginTop: 70,
      marginLeft: 100,
      padding: '56px 72px',
      boxSizing: 'border-box',
      background: SHEET,
      border: `2px solid ${HAIRLINE}`,
      borderRadius: 8,
    },
    box(
      { alignItems: 'center', fontFamily: 'Inter', fontSize: 30, color: INK },
      { type: 'img', props: { src: MARK, width: 44, height: 44, style: { marginRight: 14 } } },
      'SpecForge',
      box({ marginLeft: 20, color: QUIET }, kind),
    ),
    box(
      {
        marginTop: 44,
        maxHeight: 300,
        paddingBottom: 12,
        overflow: 'hidden',
        fontFamily: 'Source Serif 4',
        fontSize: size,
        lineHeight: 1.12,
        color: INK,
      },
      title,
    ),
    box({ flexDirection: 'column', marginTop: 14 }, ...lines([720, 780, 640, 760])),
  );
  const page = box({ width: WIDTH, height: HEIGHT, background: DESK, overflow: 'hidden' }, sheet);
  const svg = await satori(page as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: await readFonts(),
  });
  // Every letter is a path by now.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
