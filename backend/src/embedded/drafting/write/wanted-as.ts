import { escapePattern, lowerFirst, stripStop, thirdPerson } from '../language.js';
import type { Brief } from '../read/brief.js';

/** Words that speak of whoever writes: they stand in nothing that others read. */
const speaks = /(?<!\p{L})(?:we|us|our|i|my|me|you|your)(?!\p{L})/iu;

/**
 * `The museum needs a loans register, TextileTrack, for objects that go out`, `we want a booking app called Mesa`: what
 * it is, as whoever wants it puts it; null where the idea does not say it so.
 */
export function wantedAs({
  name,
  provisional,
  sentences,
}: Pick<Brief, 'name' | 'provisional' | 'sentences'>): string | null {
  if (provisional) return null;
  const wants = new RegExp(
    String.raw`\b(?:wants?|needs?|would like|(?:is|are|am) (?:looking for|building|planning)|builds?|plans?) (?<what>an? (?:[\p{L}-]+ ){0,3}?[\p{L}-]+),?(?: (?:called|named|with the name))? [“"]?${escapePattern(name)}[”"]?(?=[,.;:]| |$)(?<rest>,? (?:for|that|which|where|with which|in which|to help) [^.;:]{5,150})?`,
    'u',
  );
  for (const text of sentences.slice(0, 3)) {
    const { what = '', rest = '' } = wants.exec(stripStop(text))?.groups ?? {};
    if (what === '') continue;
    return `${lowerFirst(what)}${rest === '' || speaks.test(rest) ? '' : rest.replace(/^,/, '').replace(/^ for its (?=\d)/, ' for the ')}`;
  }
  return null;
}

/** `Purpose: help small firms answer tenders in time`: what it is for, told of the product; null where no line says so. */
export function purposeOf({ sentences }: Pick<Brief, 'sentences'>): string | null {
  for (const text of sentences.slice(0, 3)) {
    const [, verb = '', rest = ''] =
      /^(?:purpose|aim|idea|what it does|mission): (?:to )?(help|let|enable|support|give|make|connect|track|manage|find) (.{12,180})$/iu.exec(
        stripStop(text),
      ) ?? [];
    if (verb !== '' && !speaks.test(rest)) return `${thirdPerson(verb.toLowerCase())} ${rest}`;
  }
  return null;
}
