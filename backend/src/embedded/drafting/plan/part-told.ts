import { escapePattern, infinitive, isPlural, plural, stripStop, thirdPerson, upperFirst } from '../language.js';
import type { Said } from '../told/said.js';
import { isNamedIn } from './people.js';
import { firstOf } from './said-parts.js';

/** What a sentence of the idea says of somebody: what they do or get, as it says it. */

/** `Gets an SMS receipt and a reminder` of `Farmers get an SMS receipt and a reminder`; empty where the sentence is not about them. */
export function doneBy(role: string, { text, isQuoted, steps = [] }: Said): string {
  const [clause = ''] = firstOf(text).split(/; |, (?:and|but) (?:if|when|then|after) /);
  const [, subject = '', rest = ''] = new RegExp(subjectOf(role), 'iu').exec(clause) ?? [];
  if (isQuoted || rest === '') return '';
  const [verb = '', ...others] = rest.replace(/^(?:also|then|always) /i, '').split(' ');
  const object = others.join(' ');
  if (/^(?:can|may|cannot|can['’]t|never|only|just|is|has|gets|needs)$/i.test(verb)) return upperFirst(rest);
  if (/^(?:must|shall)$/i.test(verb)) return `Has to ${object}`;
  if (/^(?:are|have)$/i.test(verb)) return `${verb === 'are' ? 'Is' : 'Has'} ${object}`;
  // What they do next would have to be told in another form.
  const isLong = steps.length > 0 || / and \p{Ll}+ (?:the|an?|their|it|them) /u.test(rest);
  if (/^(?:should|will)$/i.test(verb)) {
    const [able = ''] = /^be able to /.exec(object) ?? [];
    const [does = '', ...what] = object.slice(able.length).split(' ');
    return isLong || able !== ''
      ? `Can ${[does, ...what].join(' ')}`
      : `${upperFirst(present(does))} ${what.join(' ')}`;
  }
  if (!isPlural(subject)) return isThird(verb) ? `${upperFirst(verb)} ${object}` : '';
  if (notVerb.test(verb)) return '';
  return isLong && !/^(?:need|want)$/i.test(verb) ? `Can ${verb} ${object}` : `${upperFirst(present(verb))} ${object}`;
}
const present = (verb: string): string => (verb === 'be' ? 'is' : verb === 'have' ? 'has' : thirdPerson(verb));
const isThird = (verb: string): boolean => /[^s]s$/.test(verb) && infinitive(verb) !== verb;
const notVerb = /^(?:who|whose|that|which|with|in|on|at|of|from|and|or|for|to|by|marked|\p{L}+ing)$/iu;
const subjectOf = (role: string): string =>
  String.raw`^(?:(?:for|in|on|at|after|before|when|if|as soon as) [^,;]+, )?(?:(?:the|an?|each|every|all|our|any) )?(${[plural(role), role].map(escapePattern).join('|')}) (.+)$`;

/** `“The team lead extends it with a written reason”`: the sentence that names them, where it is short enough to be read as a whole. */
export function saidOf(role: string, { text }: Said, longest: number): string {
  const sentences = text.split(/(?<=[.!?])\s(?=\p{Lu})/u).map(stripStop);
  const own = sentences.find((one) => isNamedIn(role, one)) ?? '';
  return own === '' || own.length > longest ? '' : `“${upperFirst(own.replace(/[“”]/g, '"'))}”`;
}
