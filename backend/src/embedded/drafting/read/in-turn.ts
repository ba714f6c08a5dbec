import { isPlural, plural } from '../language.js';
import { objectOf } from './objects.js';
import type { Deed } from './parse.js';
import { headWords } from './subject.js';

/** What deeds that are told one after the other say of each other: who is meant, what is meant, and on which way it is done. */

const moving = /^(?:walk|go|come|stand|sit|kneel|climb|stroll|gather|arrive)e?s?(?= |$)/i;
/** `wardens walk the rows in the morning, tick off who has turned up`: they walk in order to tick off. */
export const withoutWays = (deeds: Deed[]): Deed[] =>
  deeds.filter(
    ({ subject, doing, passive }) =>
      passive || !moving.test(doing) || !deeds.some((other) => other.subject === subject && !moving.test(other.doing)),
  );

/** `donors get a message, they choose a time`: those before are meant. */
export const said = (deeds: Deed[], whom: string): Deed[] => {
  let last: Deed | null = null;
  return deeds.map((told) => {
    // 'Afterwards the sexton signs'
    const one = {
      ...told,
      subject: told.subject.replace(
        /^(?:afterwards|later|finally|meanwhile|then|in the end),? (?=\S)| (?:elsewhere|nearby|abroad)$/gi,
        '',
      ),
    };
    const they = /^(?:they|he|she)$/i.test(one.subject);
    const stands = they && last?.who === 'people' ? last.subject : they ? whom : '';
    const deed: Deed = stands === '' ? one : { ...one, subject: stands, who: 'people' };
    if (deed.who === 'people' && !/^(?:they|he|she|both|who|everyone)$/i.test(deed.subject)) last = deed;
    return deed;
  });
};

/** `The lead plans sessions and sees how full they are`: one person is none of them, so that the sessions are meant. */
function named(doing: string, { subject, doing: before }: Deed): string | null {
  const [, ahead = '', who = '', rest = ''] =
    /^((?:sees?|knows?|checks?|follows?|tracks?|learns?) (?:how|which|what|when|whether|where)\b[^,;]*?) (they|it) (\p{L}[^,;]*)$/iu.exec(
      doing,
    ) ?? [];
  if (who === '' || isPlural(headWords(subject))) return null;
  const { object, noun } = objectOf(
    before.replace(/^\S+\s?/, '').replace(/^(?:in|out|off|up|back) | (?:in|out|off|up|back)$/i, ''),
  );
  const many = isPlural(object.split(' ').at(-1) ?? '');
  if (noun === '' || /\sand\s|\sor\s/.test(object) || many !== /^they$/i.test(who)) return null;
  return `${ahead} the ${many ? plural(noun) : noun} ${rest}`;
}

/** `Buyers register; the harbour master approves them`: those who acted before are meant. */
export const meant = (deeds: Deed[]): Deed[] =>
  deeds.map((one, at) => {
    // 'mark them clean': as what they are marked.
    const deed = {
      ...one,
      doing: one.doing.replace(/^((?:mark|set|flag|report|book)s?) (them|it) (?=\p{L}+$)/u, '$1 $2 as '),
    };
    const before = deeds[at - 1];
    const whole = before?.subject === deed.subject ? named(deed.doing, before) : null;
    if (whole !== null) return { ...deed, doing: whole };
    const told = deeds.slice(0, at).some(({ doing }) => objectOf(doing.replace(/^\S+\s?/, '')).noun !== '');
    return before?.who === 'people' && before.subject !== deed.subject && !told
      ? {
          ...deed,
          doing: deed.doing.replace(/^(\S+) them\b/, `$1 the ${before.subject.toLowerCase().replace(/^the /, '')}`),
        }
      : deed;
  });
