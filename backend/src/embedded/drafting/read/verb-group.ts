import { isPlural } from '../language.js';
import { areHouses } from './houses.js';
import { isGroup, isNounish, isPeople, isVerb } from './lexicon.js';
import { endsRole } from './subject.js';
import { isAdverb, isBe, isDone, isModal, verbForm, type Word } from './words.js';

/** A verb with what helps it: `must not be scanned`. */
export interface Verb {
  at: number;
  form: 'base' | 'third' | 'passive' | 'state';
  negated: boolean;
  wished: boolean;
}

/** The verb group that begins at a word: `must not be`, `is then`, `scans`. */
/** `led`: people stand before it, so that a verb is due. */
export function verbAt(words: Word[], at: number, many: boolean | null, led = false): Verb | null {
  let next = at;
  let negated = false;
  const skip = (): void => {
    while (/^(?:not|never)$/.test(words[next]?.lower ?? '') || (isAdverb(words[next]?.lower ?? '') && next > at)) {
      negated ||= /^(?:not|never)$/.test(words[next]?.lower ?? '');
      next++;
    }
  };
  const { lower = '' } = words[at] ?? {};
  const to = words[at + 1]?.lower === 'to';
  const wishing = /^(?:wants?|needs?|has|have|wish|wishes|likes?|expects?|is|are|am)$/.test(lower) && to;
  if (isModal(lower) || lower === 'cannot' || wishing) {
    negated = lower === 'cannot';
    next = at + (wishing ? 2 : 1);
    skip();
    if (words[next]?.lower === 'be' && words[next + 1]?.lower === 'able' && words[next + 2]?.lower === 'to') next += 3;
    if (/^(?:have|need)$/.test(words[next]?.lower ?? '') && words[next + 1]?.lower === 'to') next += 2;
    skip();
    if (words[next]?.lower !== 'be') return words[next] ? { at: next, form: 'base', negated, wished: true } : null;
    next++;
    skip();
    return { at: next, form: isDone(words[next]?.lower ?? '') ? 'passive' : 'state', negated, wished: true };
  }
  // 'does the invoices' is done, 'does not know' is not.
  if (/^(?:do|does)$/.test(lower) && /^(?:an?|the|her|his|their|all)$/.test(words[at + 1]?.lower ?? ''))
    return { at, form: lower === 'does' ? 'third' : 'base', negated: false, wished: false };
  if (/^(?:do|does|don['’]t|doesn['’]t)$/.test(lower))
    return { at: at + 1, form: 'base', negated: true, wished: false };
  if (
    isBe(lower) ||
    /^(?:isn['’]t|aren['’]t)$/.test(lower) ||
    (/^gets?$/.test(lower) && isDone(words[at + 1]?.lower ?? ''))
  ) {
    negated = /t$/.test(lower) && /n['’]t$/.test(lower);
    next = at + 1;
    skip();
    return { at: next, form: isDone(words[next]?.lower ?? '') ? 'passive' : 'state', negated, wished: false };
  }
  if (isAdverb(lower)) {
    const found = words[at + 1] ? verbAt(words, at + 1, many) : null;
    return found && { ...found, negated: found.negated || lower === 'never' };
  }
  const word = words[at];
  const form =
    (word ? verbForm(word, words[at + 1], led) : null) ?? (many && beforeCompound(words, at) ? 'base' : null);
  if (!form || (many !== null && (form === 'base') !== many)) return null;
  return { at, form, negated: false, wished: false };
}

/** `museums list display cases`: behind several who act, before a thing of two words. */
const beforeCompound = (words: Word[], at: number): boolean => {
  const [who, verb, first, second] = words.slice(Math.max(0, at - 1), at + 3);
  return (
    at > 0 &&
    who !== undefined &&
    verb !== undefined &&
    isPlural(who.lower) &&
    (isPeople(who.lower) || isGroup(who.lower) || areHouses(who.lower)) &&
    isVerb(verb.lower) &&
    [who, verb, first].every((word) => word?.mark === '') &&
    /^[a-z]+$/.test(first?.lower ?? '') &&
    isNounish(first?.lower ?? '') &&
    isPlural(second?.lower ?? '')
  );
};

/** `the water master confirms`, `the team lead plans`: who is meant is said to its end. */
export const endsName = (words: Word[], at: number, before: string): boolean => {
  const { lower = '', mark = '' } = words[at] ?? {};
  const [next, behind] = [words[at + 1], words[at + 2]];
  return (
    (isPeople(lower) || endsRole(before, lower)) &&
    mark === '' &&
    next !== undefined &&
    /[^s]s$/.test(next.lower) &&
    verbForm(next, behind, true) === 'third'
  );
};

/** Behind a condition that tells how something is, the verb of one belongs to the one before the condition. */
export const isOwnVerb = (words: Word[], aside: number, at: number, verb: Verb): boolean => {
  const [first, next] = [words[at], words[at + 1]];
  return (
    verb.form === 'third' &&
    words[at - 1]?.lower === 'and' &&
    words.slice(aside, at).some(({ lower }) => /^(?:is|are|was|were|have)$/.test(lower)) &&
    first !== undefined &&
    !/^(?:needs|wants|has|is|costs|takes)$/.test(first.lower) &&
    verbForm(first, next) === 'third'
  );
};
