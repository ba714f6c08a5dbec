import { AlignmentType, ImageRun, Paragraph } from 'docx';
import { cleanText } from './docx-text.js';
import { STYLES, twips } from './docx-theme.js';
import type { DocxWriter } from './docx-writer.js';

/** A diagram as a picture. Lengths in pixels of a screen. */
export interface DocxPicture {
  png: Buffer;
  width: number;
  height: number;
}

const POINTS_PER_PIXEL = 0.75;
/** What its heading and caption need beside a picture on a page, in points. */
const ROOM_AROUND = 90;
const BEFORE = 6;
const AFTER = 4;

/** A picture in its own size, or as large as the page allows. */
export function writePicture({ png, width, height }: DocxPicture, alt: string, writer: DocxWriter): void {
  const { textWidth, textHeight } = writer.theme;
  const shown = Math.min(POINTS_PER_PIXEL, textWidth / width, (textHeight - ROOM_AROUND) / height);
  const size = { width: (width * shown) / POINTS_PER_PIXEL, height: (height * shown) / POINTS_PER_PIXEL };
  const words = cleanText(alt);
  const image = new ImageRun({
    type: 'png',
    data: png,
    transformation: size,
    altText: { name: words, title: words, description: words },
  });
  writer.raw(
    new Paragraph({
      style: STYLES.body.id,
      alignment: AlignmentType.CENTER,
      keepNext: true,
      spacing: { before: twips(BEFORE), after: twips(AFTER) },
      children: [image],
    }),
    {
      kind: 'paragraph',
      lines: 1,
      lineHeight: height * shown,
      before: BEFORE,
      after: AFTER,
      keepNext: true,
      keepLines: true,
      breakBefore: false,
      listed: false,
    },
  );
}
