import { numberWord, numberWords } from '../language.js';
import type { Slots } from './slots.js';

/** How many people `9 falconers`, `Six tuners` or `about 1,300 growers` are; 0 where nobody is counted. */
export function groupSize(count: string | null | undefined): number {
  const [, digits = '', scale = '', word = ''] =
    /(\d[\d.,]*)(\s?(?:k|m|thousand|million|billion)\b)?|(\p{L}+)(?=\s\p{L}+$)/iu.exec(count ?? '') ?? [];
  if (scale !== '') return Number.MAX_SAFE_INTEGER;
  if (digits !== '') return Number(digits.replace(/[.,]/g, ''));
  return Math.max(0, numberWords.indexOf(word.toLowerCase()));
}

/** Nobody counts them by role, and all together are fewer than there would be to ask. */
const isSmallHouse = ({ actorCount = '0', staffCount = '0' }: Slots): boolean =>
  Number(actorCount) === 0 && Number(staffCount) > 0 && Number(staffCount) < 15;

const sample = /\b(?:(?:8|9) of 10|(eight|nine) of ten)(?= \{(actor|other)s\})/gi;

const five = /\bfour of five (?=\{actors\})|\bby four \{actors\} of five|\b(?:talks with )?five (?=\{actors\})/gi;

/** There are no five to ask: most of those there are speak for all. */
const withoutFive = (template: string): string =>
  template.replace(five, (whole) => {
    const said = /^by/i.test(whole)
      ? 'by most {actors}'
      : /^talks/i.test(whole)
        ? 'talks with '
        : /^four/i.test(whole)
          ? 'most '
          : '';
    return /^\p{Lu}/u.test(whole) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  });

/** A house of nine in all has no five of one role to ask, nor ten. */
const ofHouse = (template: string): string =>
  withoutFive(template.replace(sample, (whole) => (/^[EN]/.test(whole) ? 'Most' : 'most')));

const hasNoFive = ({ actorCount = '0' }: Slots): boolean => Number(actorCount) > 0 && Number(actorCount) < 5;

/** `8 of 10 {actors}`, where the idea counts fewer than ten of them, becomes a part of as many as there are. */
export const ofFew = (template: string, slots: Slots): string =>
  (isSmallHouse(slots) ? ofHouse(template) : hasNoFive(slots) ? withoutFive(template) : template).replace(
    sample,
    (whole, spelt: string | undefined, who: string) => {
      const size = Number(slots[`${who.toLowerCase()}Count`] ?? 0);
      if (size < 2 || size >= 10) return whole;
      const [part, all] = size >= 5 ? [4, 5] : [size - 1, size];
      const said = spelt ? `${numberWord(part)} of ${numberWord(all)}` : `${part} of ${all}`;
      return whole.startsWith('E') || whole.startsWith('N') ? said.charAt(0).toUpperCase() + said.slice(1) : said;
    },
  );
