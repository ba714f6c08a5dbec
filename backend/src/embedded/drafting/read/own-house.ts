import { houses } from '../know/places.js';
import { plural } from '../language.js';

/** Whether an idea speaks of the house, club or town of whoever asks: what is paid there buys no product. */

const clubs =
  'association|choir|charity|society|congregation|orchestra|brigade|consultancy|community|cooperative|chain|family|scout group|food bank|department|authority|council|city|town|county|district|hall';
const all = [...houses, ...clubs.split('|')];
const one = [...new Set([...all, ...all.map(plural)])].join('|');
const own = new RegExp(
  String.raw`\b(?:our|my)\s(?:own\s)?(?:\d[\d.,]*\s)?(?:(?!(?:app|platform|product|users?|customers?|first|target|price|pricing|goal)\b)[\p{L}-]+\s){0,2}?(?:${one})(?![\p{L}-])|\b(?:we are|we're|we run|i run|i own|we own|we operate)\s(?:an?\s|the\s)?(?:[\p{L}-]+\s){0,3}?(?:${one})(?![\p{L}-])`,
  'iu',
);
/** `The allotment association of Bramley has …`, `Climbing gym chain with 4 halls wants …`, `City museum, visitor ticketing` */
const opens = new RegExp(
  String.raw`^(?:ticket: )?(?:an?\s|the\s|our\s)?(?:(?!(?:app|tool|platform|software|website|site|system|service|marketplace|for|to|that|who|of)\b)[\p{L}’'-]+\s){0,3}(?:${one})(?:,|\s(?:of|in|with|at|has|have|wants?|needs?|is looking|runs?|would like)\b)`,
  'iu',
);
const said =
  /\b(?:internal|in-house|for the (?:town|city|municipality|county|district|parish|village) of|residents? of)\b|^.{0,60}\bonline booking of .* for the (?:town|city)\b/iu;

export const speaksOfOwnHouse = (sentences: readonly string[]): boolean =>
  opens.test(sentences[0] ?? '') || own.test(sentences.join(' ')) || said.test(sentences.join(' '));
