/** Where a text is found: the block it stands in, and its first character and the one after its last there. */
export interface Found {
  block: number;
  start: number;
  end: number;
}

/** Places shown at the most: more are of no use to anybody, and take long to mark. */
export const MOST_FOUND = 2_000;

/**
 * Every place of `wanted` in these texts, whatever the case and the accents. Places do not overlap, and runs of space
 * count as one.
 */
export function findIn(texts: readonly string[], wanted: string): Found[] {
  const plainWanted = plain(wanted).text.trim();
  if (plainWanted === '') return [];
  const found: Found[] = [];
  for (const [block, original] of texts.entries()) {
    const { text, places } = plain(original);
    for (let at = text.indexOf(plainWanted); at >= 0; at = text.indexOf(plainWanted, at + plainWanted.length)) {
      const last = places[at + plainWanted.length - 1] ?? 0;
      found.push({ block, start: places[at] ?? 0, end: last + lengthAt(original, last) });
      if (found.length === MOST_FOUND) return found;
    }
  }
  return found;
}

/** Without case, accents and doubled space; `places` says where each character of it stood. */
function plain(original: string): { text: string; places: number[] } {
  let text = '';
  const places: number[] = [];
  let place = 0;
  for (const character of original) {
    const space = /\s/.test(character);
    const kept = space ? ' ' : withoutAccents(character);
    if (!(space && text.endsWith(' '))) {
      text += kept;
      for (let index = 0; index < kept.length; index += 1) places.push(place);
    }
    place += character.length;
  }
  return { text, places };
}

const withoutAccents = (character: string) => character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A character beyond the first plane takes two places. */
const lengthAt = (text: string, place: number) => ((text.codePointAt(place) ?? 0) > 0xffff ? 2 : 1);
