import { gerund, isUncountable, plural } from '../language.js';
import { isPeople } from '../read/lexicon.js';
import type { Slots } from './slots.js';

/** `week how well`, `kilos they gave`, `arrived`: cut out of a question, and no thing. */
const unsound = /\b(?:how|what|who|which|when|whether|they|we|you|it)\b|^\p{L}+ed$/u;

/** Of a stock or an archive nobody counts how many: what is counted is what it holds. */
const holds =
  /^(?:.* )?(?:stock|inventory|archive|catalogue|collection|register|database|library|directory|index|store|market)$/i;

/** Slots of one capability: `{do}` plan crews, `{doing}`, `{does}`, `{noun}`. */
export function capabilitySlots(
  base: Slots,
  capability: { verb: string; object: string; noun: string; tail: string },
  third: (verb: string) => string,
): Slots {
  const rest = [capability.object, capability.tail].filter(Boolean).join(' ');
  const isSound = capability.noun !== '' && capability.noun.split(' ').length <= 3 && !unsound.test(capability.noun);
  const noun = isSound ? capability.noun : (base['unit'] ?? 'case');
  const whole = [capability.verb, rest].filter(Boolean).join(' ');
  return {
    ...base,
    do: whole,
    mine: asMine(whole, capability.noun),
    verb: capability.verb,
    does: [third(capability.verb), rest].filter(Boolean).join(' '),
    doing: [gerund(capability.verb), rest].filter(Boolean).join(' '),
    object: capability.object || noun,
    noun,
    // Of people nobody says that they lie ready or wait for an answer.
    it: isSound && !isPeople(noun) ? `the ${noun}` : 'it',
    nouns: holds.test(noun) ? (base['units'] ?? 'entries') : isUncountable(noun) ? `pieces of ${noun}` : plural(noun),
  };
}

/** `photograph damage from their phone`, as the one who does it says it; what belongs to other people stays theirs. */
export const asMine = (doing: string, noun: string): string =>
  (isPeople(noun) && !/^\S+ their /.test(doing)) ||
  // 'which tanks are off their curve': that of the tanks; 'how many pieces they collect' asks for what the doer does.
  (/^\S+ (?:which|who|whose|how many) /.test(doing) &&
    !/^\S+ (?:which|whose|how many) (?:[\p{L}-]+ ){1,4}they /u.test(doing))
    ? doing
    : doing
        // 'the work they did': whoever it is about stands behind a thing, and not behind `when` or `so`.
        .replace(
          /(?<!\b(?:so|when|if|before|after|until|till|because|while|where|as|once|unless|since|and|or)) they\b/g,
          ' I',
        )
        .replace(/\bI are\b/g, 'I am')
        .replace(/\bI were\b/g, 'I was')
        .replace(/\btheir own\b/g, 'my own')
        .replace(/\btheir\b/g, 'my')
        // 'lifeguards swap shifts among themselves'
        .replace(/\b(?:among|between) themselves\b/g, 'with others')
        .replace(/\bthemselves\b/g, 'myself')
        .replace(/(?<= (?:given|assigned|sent|shown|lent|addressed) to )them$/, 'me')
        .replace(
          /\b(on|from|with|by) (?:his|her) (?=(?:own )?(?:phone|tablet|mobile|device|computer|laptop)\b)/g,
          '$1 my ',
        );
