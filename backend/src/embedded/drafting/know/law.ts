import type { Premise } from './knowledge.js';
import { hears } from './premises.js';

/** `Equality law (UK: Equality Act 2010; EU: …)`: a law by its general name, then by what single countries call it. */
const source = /^(=?\s*[^|(]*?)\s*\(((?:UK|EU|US): [^|]*?)\)(?=\s*\|)/;

/** `English and German` are spoken elsewhere too. */
const languages =
  /\b(?:German|French|Italian|Spanish|Portuguese|Dutch|Polish|Romanian|Swedish|Danish|Greek|Hungarian|Czech)\b(?! (?:law|state|market|works|authorit|compan))/g;

/** Where an idea is set, as far as laws differ: `UK`, `EU`, `US`. */
export const countriesOf = (sentences: string[], premises: Premise[]): Set<string> =>
  new Set(
    premises.flatMap(({ id, shared }) =>
      id !== undefined && /^[A-Z]{2}$/.test(id) && hears(sentences.join(' ').replace(languages, ' '), shared)
        ? [id]
        : [],
    ),
  );

/** An obligation under the law of these countries; by its general name alone where the idea names none of them. */
export const lawIn = (line: string, countries: Set<string>): string =>
  line.replace(source, (_, name: string, laws: string) => {
    const own = laws
      .split('; ')
      .filter((law) => countries.has(law.slice(0, 2)))
      .map((law) => (countries.size > 1 ? law : law.slice(4)));
    return own.length > 0 ? `${name} (${own.join('; ')})` : name;
  });
