import nlp from 'compromise';
import { escapePattern, isUncountable, singular } from '../language.js';
import type { Capability } from './brief.js';
import { isStarter } from './clean.js';
import { isNounish, isPeople, isVerb } from './lexicon.js';
import { bareNoun, isVague } from './phrases.js';
import { isCase, isFitting, isPlaceWord, timesSaid } from './unit-marks.js';
import { isPhysicalUnit } from './values.js';

/** What an idea is about by how it counts and how often it speaks of it, and not by its deeds. */

/** What goes wrong with the things that an idea counts. */
const troubled =
  'stalled|late|missed|lost|unanswered|forgotten|wrong|overdue|delayed|failed|rejected|refused|cancelled|unpaid|botched|spoilt|spoiled|abandoned|repeated|double|duplicate|incomplete|open|stuck|untraced|disputed';
/** `Stalled jobs from 12% to 4%`, `late deliveries should fall from 16%`. */
const aimed = new RegExp(
  String.raw`\b(?:${troubled}) (\p{L}{3,}s)(?= (?:a |per )?(?:\p{L}+ )?(?:from|to|under|below|should|shall|must|go|fall|drop|down|at)\b|:)`,
  'giu',
);

/**
 * What the idea wants fewer troubles with, where that is a piece of work (a job, a delivery) and its deeds handle only
 * what is used for it: fabrics are picked and ordered for a job, hives are offered for a delivery.
 */
export function countedMatter(text: string, handled: Capability): string | null {
  const own = singular(handled.noun.toLowerCase().split(' ').at(-1) ?? '');
  if (own === '' || isCase(own)) return null;
  const counted = [...text.matchAll(aimed)]
    .map(([, noun = '']) => singular(noun.toLowerCase()))
    .find((noun) => isCase(noun) && !isPeople(noun) && !isUncountable(noun));
  if (counted === undefined || timesSaid(counted, text) < 2) return null;
  // Spoken of by the name of what is handled, such as a cake order, it is that.
  return new RegExp(String.raw`\b${escapePattern(own)} ${escapePattern(counted)}s?\b`, 'i').test(text)
    ? `${own} ${counted}`
    : counted;
}

/** What is ordered, lent and counted as one, with other names for it and with what it is made of. */
const wholes: Record<string, { names: string[]; parts: string[] }> = {
  book: { names: ['title', 'copy'], parts: ['volume', 'chapter', 'page', 'section'] },
  film: { names: ['title'], parts: ['scene', 'reel', 'shot'] },
  album: { names: ['title'], parts: ['track', 'song'] },
  magazine: { names: ['issue', 'title'], parts: ['article', 'page'] },
  course: { names: [], parts: ['lesson', 'module', 'unit'] },
  building: { names: [], parts: ['floor', 'flat', 'apartment', 'room'] },
};

/** `title` of a book that everything is about. */
export const isNameOf = (noun: string, unit: string): boolean => wholes[unit]?.names.includes(noun) ?? false;
export const isPartOf = (noun: string, unit: string): boolean => wholes[unit]?.parts.includes(noun) ?? false;

/** `Late books should fall from 61`, where titles are ordered and chapters claimed: what the goal counts is the whole of them. */
export function countedWhole(text: string, capabilities: Capability[]): string | null {
  const handled = capabilities.map(({ noun }) => noun.toLowerCase());
  return (
    [...text.matchAll(aimed)]
      .map(([, noun = '']) => singular(noun.toLowerCase()))
      .find(
        (noun) =>
          !handled.includes(noun) &&
          timesSaid(noun, text) > 1 &&
          handled.some((one) => isNameOf(one, noun) || isPartOf(one, noun)),
      ) ?? null
  );
}

/** The thing an idea speaks of most, when its grammar does not tell; said once is not enough to go by. */
export function commonest(text: string, isSide: (noun: string) => boolean): string | null {
  const counts = new Map<string, number>();
  for (const word of text.match(/(?<![\p{L}-])[a-zà-ÿ]{4,}(?![\p{L}-])/gu) ?? []) {
    const noun = singular(word);
    if (
      isPeople(noun) ||
      isVague(noun) ||
      isPhysicalUnit(noun) ||
      isFitting(noun) ||
      isPlaceWord(noun) ||
      isStarter(word) ||
      (isVerb(word) && !isNounish(word))
    )
      continue;
    if (!nlp(noun).has('#Noun') || nlp(noun).has('(#Pronoun|#Date)') || bareNoun(noun) === '') continue;
    counts.set(noun, (counts.get(noun) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best && best[1] > 1 && !isSide(best[0]) ? best[0] : null;
}
