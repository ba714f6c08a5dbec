import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type ShapeBox, SLIDE_SIZE } from './presentation.js';

/** A word on a slide, in points from the upper left. */
interface Word {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Points; fonts differ. */
const TOLERANCE = 4;
/** What letters reach above and below their line, in parts of its height. */
const REACH = 0.2;
/** Below it the slide's own footer and number stand. */
const FOOT = 500;

/** The words of each slide of a presentation that was laid out as PDF, through poppler. */
export async function readSlides(path: string): Promise<Word[][]> {
  const { stdout } = await promisify(execFile)('pdftotext', ['-bbox-layout', path, '-'], { maxBuffer: 256 * 2 ** 20 });
  return stdout
    .split('<page ')
    .slice(1)
    .map((page) => {
      const width = Number(/width="([\d.]+)"/.exec(page)?.[1] ?? SLIDE_SIZE.width);
      const scale = SLIDE_SIZE.width / width;
      return [
        ...page.matchAll(/<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g),
      ].map(([, left, top, right, bottom, text = '']) => ({
        text: text.replace(/&(\w+);/g, (_, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"' })[name] ?? ''),
        left: Number(left) * scale,
        top: Number(top) * scale,
        right: Number(right) * scale,
        bottom: Number(bottom) * scale,
      }));
    });
}

/** The words that stand in none of the places of their slide, and not at its foot. */
export function strayWords(slides: readonly Word[][], boxes: readonly ShapeBox[]): string[] {
  return slides.flatMap((words, index) => {
    const places = boxes.filter(({ slide }) => slide === index + 1);
    const isInside = ({ left, top, right, bottom }: Word) =>
      places.some(
        ({ x, y, w, h }) =>
          left >= x - TOLERANCE &&
          right <= x + w + TOLERANCE &&
          top >= y - TOLERANCE - REACH * (bottom - top) &&
          bottom <= y + h + TOLERANCE + REACH * (bottom - top),
      );
    const stray = words.filter((word) => word.top < FOOT && !isInside(word));
    return stray.map(({ text, left, top }) => `slide ${index + 1}: ${text} at ${Math.round(left)}, ${Math.round(top)}`);
  });
}
