import { plural, withArticle } from '../language.js';
import type { Audience, Capability } from './brief.js';
import { isPeople } from './lexicon.js';

/** Whom and what an idea means that speaks to its readers: `nudges you when you skip`, `warns us when one is overdue`. */

/** `when one is overdue`: one of the things that were spoken of before. */
const ofThem =
  /\b(when|whenever|if|once|as soon as|until|unless) one (?=(?:is|has|was|needs|gets|fails|goes|runs|expires|comes|stays|[a-z]+s)\b)/i;
/** `Each organ must be tuned, and the app should warn us when one is overdue` */
const ruled = /\b(?:each|every) (\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?) (?:must|should|has|is|needs|gets|can)\b/iu;

export const withOneNamed = (one: Capability, before: Capability | undefined, sentence: string): Capability => {
  const noun = ruled.exec(sentence)?.[1]?.toLowerCase() ?? before?.noun ?? '';
  return noun !== '' && !isPeople(noun) && noun !== one.noun
    ? { ...one, tail: one.tail.replace(ofThem, (_, when: string) => `${when} ${withArticle(noun)} `) }
    : one;
};

/** `cheer you on live`, `nudges you when you skip`: readers are users, until it is known what they are called. */
const readers = 'all users';
export const toReaders = (doing: string): string =>
  doing
    .replace(/^(\p{L}+) you\b(?! (?:can|have|need|want|like|are)\b)/iu, `$1 ${readers}`)
    .replace(/\b(when|whenever|if|once|as soon as|after|before|until) you (?=\p{L})/giu, '$1 they ');

/** The users by the name of those for whom it is made. */
export function nameReaders(deeds: Capability[], audiences: Audience[]): void {
  for (const one of deeds) {
    const who = audiences.find(({ noun }) => noun !== one.by)?.noun;
    if (who !== undefined && one.object === readers) Object.assign(one, { object: plural(who), noun: '' });
  }
}
