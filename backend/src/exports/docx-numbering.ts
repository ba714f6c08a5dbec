import { AlignmentType, LevelFormat, LevelSuffix, type ILevelsOptions, type INumberingOptions } from 'docx';
import { EMBER, QUIET, twips } from './docx-theme.js';

/** Names of the document's lists. */
export const SECTION_NUMBERS = 'sections';
export const BULLETS = 'bullets';
export const NUMBERS = 'numbers';

/** Room for the number before a heading of each level, in points: `10` and `10.1` fit in any fallback font. */
export const HEADING_NUMBER_WIDTH = [34, 42, 48, 48] as const;

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const BULLET_SIGNS = ['•', '–', '▪'] as const;
const NUMBER_FORMATS = [LevelFormat.DECIMAL, LevelFormat.LOWER_LETTER, LevelFormat.LOWER_ROMAN] as const;

/** Numbered headings count from `firstSection`, so that a section in a file of its own keeps its number. */
export function wordNumbering(firstSection = 1): INumberingOptions {
  return {
    config: [
      {
        reference: SECTION_NUMBERS,
        levels: LEVELS.map((level): ILevelsOptions => ({
          level,
          format: LevelFormat.DECIMAL,
          text: LEVELS.slice(0, level + 1)
            .map((one) => `%${one + 1}`)
            .join('.'),
          start: level === 0 ? firstSection : 1,
          alignment: AlignmentType.LEFT,
          suffix: LevelSuffix.TAB,
          style: {
            run: { color: EMBER },
            paragraph: numberIndent(level),
          },
        })),
      },
      {
        reference: BULLETS,
        levels: LEVELS.map((level): ILevelsOptions => ({
          level,
          format: LevelFormat.BULLET,
          text: BULLET_SIGNS[level % BULLET_SIGNS.length],
          alignment: AlignmentType.LEFT,
          style: { run: { color: QUIET }, paragraph: listIndent(level) },
        })),
      },
      {
        reference: NUMBERS,
        levels: LEVELS.map((level): ILevelsOptions => ({
          level,
          format: NUMBER_FORMATS[level % NUMBER_FORMATS.length],
          text: `%${level + 1}.`,
          alignment: AlignmentType.LEFT,
          style: { run: { color: QUIET }, paragraph: listIndent(level) },
        })),
      },
    ],
  };
}

function numberIndent(level: number) {
  const width = twips(HEADING_NUMBER_WIDTH[level] ?? HEADING_NUMBER_WIDTH[3]);
  return { indent: { left: width, hanging: width } };
}

function listIndent(level: number) {
  return { indent: { left: twips(18 * (level + 1)), hanging: twips(18) } };
}
