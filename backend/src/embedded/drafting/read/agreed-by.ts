import { clausesIn } from '../grammar/clauses.js';
import type { Clause } from '../grammar/clause.js';
import { doer, isSomebody } from '../grammar/somebody.js';
import { infinitive, lowerFirst, withArticle } from '../language.js';
import type { Capability } from './brief.js';
import { objectOf } from './objects.js';

/** `must be checked by a technician and released by the manager`: whose answer something waits for, clause by clause. */

const answers =
  /^(?:approve|accept|authori[sz]e|certify|check|clear|confirm|countersign|inspect|release|review|sign|validate|verify)$/;
const by = /^(?:off )?by (?<who>.+?)(?<rest> (?:within|before|after|in|on|at|first|once|when)\b.*)?$/iu;
/** `After that a draft`, `Each order` */
const opens = /^(?:(?:after (?:that|this)|afterwards|then|finally|also|and|but),? )+/iu;

export const agreedBy = (text: string, before: readonly Capability[]): Capability[] =>
  clausesIn(text).flatMap((clause) => agreed(clause, before) ?? []);

function agreed(clause: Clause, before: readonly Capability[]): Capability | null {
  const [, off = ''] = /^(off)\b/i.exec(clause.rest) ?? [];
  const verb = infinitive(clause.verb.toLowerCase());
  if (!clause.passive || clause.negated || !answers.test(verb)) return null;
  const { who = clause.agent, rest = '' } = by.exec(clause.rest)?.groups ?? {};
  if (who === '' || !isSomebody(who)) return null;
  const thing = thingOf(clause.subject.replace(opens, ''), before);
  const role = doer(who).noun;
  if (thing === null || role === '') return null;
  const { object, noun, tail } = objectOf(thing);
  const when = rest === '' && clause.agent !== '' ? clause.rest : rest.trim();
  return {
    verb: off ? `${verb} off` : verb,
    object,
    noun,
    tail: [tail, when].filter(Boolean).join(' '),
    automatic: false,
    by: role,
  };
}

const limit = /\b(?:up to|below|under) (?<sum>(?:[€£$]\s?)?\d[\d.,]*(?:\s?(?:\p{Lu}{3}|euros?|pounds|dollars|%))?)/u;

/** `anything above that` is what stands above the limit that was told before. */
function thingOf(subject: string, before: readonly Capability[]): string | null {
  if (/^(?:anything|everything|all|those) (?:above|over|beyond|more)\b/i.test(subject)) {
    const limited = before.findLast(({ noun, object, tail }) => noun !== '' && limit.test(`${object} ${tail}`));
    const { sum = '' } = limit.exec(`${limited?.object ?? ''} ${limited?.tail ?? ''}`)?.groups ?? {};
    const what = limited?.object.replace(/ (?:up to|below|under) .*$/, '');
    return what === undefined || sum === '' ? null : `${what} above ${sum}`;
  }
  const [, one = ''] = /^(?:each|every|any) (.+)$/iu.exec(subject) ?? [];
  if (one !== '') return withArticle(one);
  return subject === '' || /^(?:it|they|this|that|these|those|which|who|we|i|nothing|no|nobody)\b/i.test(subject)
    ? null
    : lowerFirst(subject);
}
