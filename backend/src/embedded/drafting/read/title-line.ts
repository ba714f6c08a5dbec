import { kindWords } from './kinds.js';
import { isVerb, verbOf } from './lexicon.js';

/** The first line of notes names the product and who it is for; neither is anything to do. */

const joint = /\s[-–—|]\s|\s@\s|,\s/u;
const linking = /^(?:of|and|the|for|der|die|das|des|de|du|la|le|di|del|für|van|von|zu|am|&)$/iu;

/** `inner tool`: what kind of thing it is. */
const ofKind =
  /^(?:an? )?(?:(?:new|small|simple|inner|internal|in-house|web|mobile) )*(?:app|tool|system|software|idea|notes?|draft|brief|project)$/iu;
/** `Hochkar lift company`: a house by its last word. */
const named =
  /^(?:\p{Lu}.*|\p{Ll}+(?: \p{Ll}+)?) (?:company|co|firm|council|hospital|theatre|museum|works|yard|mill|office|club|society|board|authority|cooperative|service|group|school|university|library|brewery|foundry|plant|mine|farm|lines|railway|port|airport)$/u;

/** `9 mountain huts`: how much there is of it. */
const size = /^(?:about |around |some )?\d[\d.,]* \p{L}/u;
/** `Hut supply planner` tells by its last word that it is a product, though a planner may be a person. */
const ofProduct = new RegExp(`(?:^|\\s)(?:${kindWords})$`, 'iu');
/** `guards - book a shift`: somebody and what they do. */
const acts = (text: string): boolean => {
  const [first = '', second = ''] = text.split(' ');
  return (
    (isVerb(first.toLowerCase()) || verbOf(first.toLowerCase()) !== null) && second !== '' && /^\p{Ll}/u.test(first)
  );
};

/** `Stadttheater Rheinau`, `St Mary's Hospice`: every word of it has a capital. */
const isHouse = (text: string): boolean => {
  if (named.test(text) && !/\b(?:for|our|my|the)\b/.test(text)) return true;
  const words = text.split(/\s+/).filter((word) => !linking.test(word));
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word)) && !isVerb((words[0] ?? '').toLowerCase());
};

/** `Costume store app`: no verb, and no end of a sentence. */
const isName = (text: string): boolean => {
  const words = text.split(/\s+/);
  return (
    words.length <= 6 &&
    !/[.:;!?,]/.test(text) &&
    /^\p{L}/u.test(text) &&
    !words.some((word) => /^(?:is|are|can|should|must|we|i|it|to)$/i.test(word)) &&
    !(
      isVerb((words[0] ?? '').toLowerCase()) &&
      words.length > 1 &&
      verbOf(words[1] ?? '') === null &&
      /^\p{Ll}/u.test(text)
    )
  );
};

/** `Costume store app - Stadttheater Rheinau (internal)` → Costume store app for Stadttheater Rheinau (internal). */
export function withWholeTitle(raw: string): string {
  const lines = raw.split(/\r\n?|\n/);
  const at = lines.findIndex((line) => line.trim() !== '');
  if (at < 0 || lines.slice(at + 1).every((line) => line.trim() === '')) return raw;
  const [, lead = '', title = '', aside = ''] =
    /^(\s*(?:#+\s+)?)(.+?)(\s?\([^()]*\))?\s*$/u.exec(lines[at] ?? '') ?? [];
  const [name = '', ...behind] = title.split(joint);
  const parts = behind.filter((part) => !ofKind.test(part));
  const sizes = parts.filter((part) => size.test(part));
  const [house = '', ...more] = parts.filter((part) => !size.test(part));
  const isOurs = isHouse(house) || (ofProduct.test(name) && isName(house) && !acts(house));
  if (more.length > 0 || !isName(name) || !isOurs) return raw;
  // 'ChurchHall Planner' is its name, and 'Costume store app' tells what it is.
  const isNamed = name.split(' ').every((word) => /^\p{Lu}/u.test(word));
  // How much there is of it belongs to the house: 'Alpine club section with 9 mountain huts'.
  const whose = sizes.length > 0 ? `${house} with ${sizes.join(', ')}` : house;
  lines[at] = `${lead}${name} ${isNamed ? '- for' : 'for'} ${whose}${aside}`;
  return lines.join('\n');
}
