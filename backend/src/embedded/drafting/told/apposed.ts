import { escapePattern, plural } from '../language.js';
import { anyUser } from '../read/anyone.js';
import type { Audience, Capability } from '../read/brief.js';
import { saidAs } from './own-words.js';
import type { Statement } from './statements.js';

/** People who are only other words for those named before them: `Renters, mostly drama teachers and directors, search`. */

const explained =
  /(?:,|\() ?(?:mostly|mainly|usually|typically|often|largely|chiefly|primarily|for example|e\.g\.|such as|including|i\.e\.|like) [^.;()]*?(?=, (?!and |or )|\)|[.;]|$)/giu;

/** `the carrier DHL` is a carrier. */
const kindIn = (noun: string): string => /^(\p{Ll}{3,}(?: \p{Ll}{3,})?) \p{Lu}\p{L}+$/u.exec(noun)?.[1] ?? noun;
const byKind = (one: Audience): Audience =>
  kindIn(one.noun) === one.noun ? one : { ...one, noun: kindIn(one.noun), text: `the ${one.noun}` };

/** The deeds and people of an idea, each kind of person once. */
export function withoutApposed(
  capabilities: readonly Capability[],
  people: readonly Audience[],
  statements: readonly Statement[],
): { capabilities: Capability[]; people: Audience[] } {
  const texts = statements.map(({ text }) => text);
  const text = texts.join('\n');
  const rest = text.replace(explained, ' ');
  const isApposed = (noun: string): boolean => {
    const named = new RegExp(String.raw`\b(?:${escapePattern(noun)}|${escapePattern(plural(noun))})\b`, 'iu');
    return named.test(text) && !named.test(rest);
  };
  const bothSides = texts.find((one) => /^both (?:sides|parties)\b/iu.test(one));
  return {
    people: people.filter(({ noun }) => !isApposed(noun)).map(byKind),
    capabilities: capabilities.map((told) => {
      const one = told.by === undefined ? told : { ...told, by: kindIn(told.by) };
      // 'Both sides rate each other': of nobody beside the two.
      if (one.by === anyUser && bothSides !== undefined && /\beach other\b/.test(`${one.object} ${one.tail}`))
        return saidAs(bothSides.replace(/[.;,]+$/, ''));
      const also = one.also?.filter((noun) => !isApposed(noun));
      if (also === undefined || also.length === one.also?.length) return one;
      const { also: _, ...alone } = one;
      return also.length > 0 ? { ...alone, also } : alone;
    }),
  };
}
