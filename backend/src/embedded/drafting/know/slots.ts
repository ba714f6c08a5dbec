import { opensWithVowel } from '@specforge/document';
import { upperFirst, withArticle } from '../language.js';
import { inFrame, neutralOwner, userWhoBuilds } from './frame.js';
import { ofFew } from './group-size.js';
import { atSite } from './setting.js';
import { inVoice } from './voice.js';

/** The idea's own words for what a sentence of the knowledge leaves open. */
export type Slots = Record<string, string>;

/** Fills `{unit}`, `{a unit}` and `{Unit}`. An unknown slot is an error in the knowledge, not a gap in the draft. */
export function fill(template: string, slots: Slots): string {
  const text = withSounds(template, slots).replace(
    /\{(an? )?([A-Za-z][A-Za-z0-9]*)\}/gi,
    (whole, article: string | undefined, name: string) => {
      const key = name.charAt(0).toLowerCase() + name.slice(1);
      const value = slots[name] ?? slots[key];
      if (value === undefined) throw new Error(`Unknown slot ${whole} in '${template}'`);
      const words = article ? withArticle(value) : value;
      const capital = article ? /^A/.test(article) : name.charAt(0) !== key.charAt(0);
      return capital ? upperFirst(words) : words;
    },
  );
  // A slot that opens a sentence is written small in the middle of lists and bullets; the sentence decides.
  return text.replace(/(^|[.!?] )(\p{Ll})/gu, (whole, before: string, letter: string, at: number) =>
    before !== '' && at > 0 ? before + letter.toUpperCase() : whole,
  );
}

/** Roles that the idea itself has and the template names: words that `voice` brings in are none of them. */
export const ownRoles = (template: string, slots: Slots): string[] =>
  (slots['roles'] ?? '')
    .split('|')
    .filter((role) => role !== '' && (role === userWhoBuilds || template.toLowerCase().includes(role)));

/** `a {unit}` written without its article inside the braces: only its sound depends on the word. */
const withSounds = (template: string, slots: Slots): string =>
  inFrame(
    atSite(ofFew(inVoice(template, slots['voice'] ?? ''), slots), slots['site'] ?? 'site', ownRoles(template, slots)),
    slots['frame'] ?? '',
    ownRoles(template, slots),
    slots['admin'] === neutralOwner,
  ).replace(/\b(an?) (?=\{([A-Za-z][A-Za-z0-9]*)\})/gi, (whole, article: string, name: string) => {
    const value = slots[name] ?? slots[name.charAt(0).toLowerCase() + name.slice(1)];
    return value === undefined ? whole : `${article.charAt(0)}${opensWithVowel(value) ? 'n' : ''} `;
  });
