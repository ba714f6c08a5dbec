import { isSomebody } from '../grammar/somebody.js';
import { isPlural, stripStop, upperFirst } from '../language.js';
import { peopleNamedIn } from './fitting.js';
import type { Statement } from './statements.js';

/** A rule that was parted from its sentence, with what the sentence says before it. */

const modal = '(?:cannot|can|must|may|should|shall|has|have|will|is|are)';
/** `cannot change lease data`, `must stay readable`: whoever it is about stands before it. */
const noSubject = new RegExp(`^(?:${modal}(?: not| never)? |never )`, 'i');
const subject = new RegExp(
  String.raw`^((?:(?:the|an?|each|every|all|our) )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+?) (?:${modal}|is|are|gets?|sees?|look(?:s)?|checks?|reads?|runs?|goe?s?)\b`,
  'iu',
);
/** `with a Zebra handheld` */
const lastNamed = /\b(?:an?|the|each|every) ((?:[\p{L}\d-]+ ){0,2}[\p{L}\d-]+)[,;]?$/iu;
/** `A tree officer checks the request and has | to decide within 30 days` */
const helping = /\b(has|have)$/i;

function subjectOf({ parts, text }: Statement): string {
  const [first] = parts.filter(({ kind }) => /^(?:who|auto|name|s)$/.test(kind));
  // 'If they can't, the technician on call gets a push message': whoever the main clause is of.
  const [, main = text] = /^(?:if|when|whenever|once|unless|as soon as) [^,;]+, (.+)$/iu.exec(text) ?? [];
  const said = subject.exec(main)?.[1] ?? '';
  return first && main.startsWith(first.text) ? first.text : said;
}

/** `agendas from what councillors have submitted; they may submit items`: the councillors, where somebody acts. */
function whoActs(before: Statement, own: Statement): string {
  const subjects = subjectOf(before);
  const [somebody] = /^they (?:are|\p{Ll}+(?: not)? be) /iu.test(own.text) ? [] : peopleNamedIn(before.text).slice(-1);
  return somebody === undefined || isSomebody(subjects) ? subjects : upperFirst(somebody);
}

/** `cannot change lease data` behind `Finance users can look at the forecast but`: `Finance users cannot …`. */
export function standingAlone(own: Statement, before: Statement | undefined): string {
  if (!/^(?:rule|need)$/.test(own.role) || !before) return own.text;
  const [, which = ''] = /^(which|that) (?=(?:must|may|can|has|have|is|are|cannot) )/i.exec(own.text) ?? [];
  const [, named = ''] = lastNamed.exec(stripStop(before.text)) ?? [];
  // 'with a handheld, which has to work without signal'
  if (which !== '' && named !== '') return own.text.replace(/^\S+/, `the ${named}`);
  // 'Pupils book a lesson. They may cancel it until …': they are whoever the sentence before is of.
  const they = /^they (?=(?:may|must|can|cannot|have|are|will|should)\b)/i.test(own.text) ? whoActs(before, own) : '';
  if (they !== '' && isPlural(they.split(' ').at(-1) ?? '') && !/^(?:they|we)$/i.test(they))
    return own.text.replace(/^\S+/, they);
  if (before.sentence !== own.sentence) return own.text;
  const who = subjectOf(before);
  if (who === '') return own.text;
  const [, has] = helping.exec(before.text.trim()) ?? [];
  if (has !== undefined && /^to /.test(own.text)) return `${who} ${has} ${own.text}`;
  if (noSubject.test(own.text) || /^(?:is|are) \p{L}+ed\b/u.test(own.text)) return `${who} ${own.text}`;
  // 'Everything a researcher does is logged | and kept for five years'
  const isOne = /^(?:everything|everyone|everybody|anything|each|every|all that) ?/i.test(who);
  const be = !isOne && isPlural(who.split(' ').at(-1) ?? '') ? 'are' : 'is';
  if (/^(?:kept|stored|retained|archived|deleted|erased) (?:for|after|within|until) /i.test(own.text))
    return `${who} ${be} ${own.text}`;
  // 'Scripts must be encrypted, and our own staff must not be able to read them'
  const [pronoun = '', ...more] = own.text.match(/\b(?:it|them)\b/g) ?? [];
  const bare = who.replace(/^(?:the|an?|each|every|all|our) /i, '').toLowerCase();
  return more.length === 0 && pronoun !== '' && before.role !== 'do' && isPlural(bare) === (pronoun === 'them')
    ? own.text.replace(/\b(?:it|them)\b/, pronoun === 'them' ? bare : `the ${bare}`)
    : own.text;
}
