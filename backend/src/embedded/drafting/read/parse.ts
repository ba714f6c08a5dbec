import { isPlural, isUncountable, plural, singular } from '../language.js';
import { measured } from './clauses.js';
import { departmentOf } from './departments.js';
import { headWords, whoIs, type Who } from './subject.js';
import { isNounish, isPeople } from './lexicon.js';
import {
  endsList,
  isAdverb,
  isBe,
  isDeterminer,
  isDone,
  isLink,
  isModal,
  isPast,
  isPronoun,
  isSubordinate,
  textOf,
  verbForm,
  type Word,
} from './words.js';
import { endsName, isOwnVerb, verbAt, type Verb } from './verb-group.js';

/** A sentence in its clauses: who does what to what. Only what parses from end to end is handed on. */
export interface Deed {
  subject: string;
  who: Who;
  /** The verb and all that follows, without its modal: `scan each trolley at the ramp`. */
  doing: string;
  /** Something is done to the subject: `each sample is scanned`. */
  passive: boolean;
  negated: boolean;
  /** Said as something that shall be. */
  wished: boolean;
}

const breaks = (words: Word[], at: number): boolean =>
  /[,;:]/.test(words[at - 1]?.mark ?? '') || /^(?:and|or|but|then)$/.test(words[at - 1]?.lower ?? '');

export interface Clause {
  from: number;
  subject: string;
  verb: Verb;
}

/** The clause that begins at a word: its subject runs to the first verb that agrees with it. */
export function clauseAt(words: Word[], from: number, reach: number): Clause | null {
  // 'and let athletes move a lesson': a helper is no part of who acts.
  if (lets.test(words[from]?.lower ?? '')) return null;
  let relative = 0;
  let told = -2;
  for (let at = from + 1; at < Math.min(words.length, from + reach); at++) {
    const before = words[at - 1];
    if (!before) return null;
    if (before.mark && !(relative > 0)) return null;
    const { lower = '' } = words[at] ?? {};
    // 'people who lost a dog', 'the board we ask for'.
    if (/^(?:who|which|whose|that|we|i)$/.test(lower)) {
      relative++;
      continue;
    }
    if (
      isDeterminer(before.lower) &&
      !isPronoun(before.lower) &&
      !(at === from + 1 && /^(?:all|both|each)$/.test(before.lower))
    )
      continue;
    // 'see the temperature, the visibility and how full it is'
    if (/^(?:and|or)$/.test(before.lower) && /^(?:how|what|which|whether)$/.test(lower)) return null;
    if ((isLink(before.lower) && at - 2 !== told) || /^(?:and|or|but|not|no)$/.test(before.lower)) continue;
    if (/^(?:where|when|how|what|whether|why|if|so)$/.test(lower)) return null;
    // 'for damage or missing lines before it is sent': what a pronoun ends is no subject.
    if (at - 1 > from && /^(?:it|they|we|i|he|she|them|him|us|me)$/.test(before.lower)) return null;
    const subject = textOf(words, from, at);
    // 'the court of small claims wants': between an adjective and its noun stands no verb.
    if (/^(?:small|large|big|new|old|public|private|local|last|next|free|common|minor|major)$/.test(before.lower))
      continue;
    if (measured.test(subject)) continue;
    const head = headWords(subject);
    const last = head.split(' ').at(-1) ?? '';
    if (/^(?:which|what|who|whose|whether|how|where|that|why|not)$/.test(words[from]?.lower ?? '')) return null;
    // 'of 14 hours in 24 and 72 in 7 days': a figure of a list.
    if (/^\d/.test(words[from]?.lower ?? '') && isLink(words[from + 1]?.lower ?? '')) return null;
    if (isLink(words[from]?.lower ?? '') || isSubordinate(words[from]?.lower ?? '') || last === '') return null;
    const isStrong =
      isModal(lower) ||
      isBe(lower) ||
      /^(?:cannot|has|have|does|do|don['’]t|doesn['’]t|gets?|isn['’]t|aren['’]t)$/.test(lower);
    const several =
      /\sand\s/.test(subject) || /^(?:i|we|they|you|both|all)$/.test(subject.toLowerCase()) || /^\d/.test(subject);
    const many = several || singular(last) !== last || plural(last) === last || isUncountable(last);
    const either =
      isUncountable(last) ||
      departmentOf(subject) !== null ||
      /^(?:staff|family|team|crew|board|council|committee|police|public|customs)$/.test(last);
    const verb = verbAt(
      words,
      at,
      isStrong || either || relative > 0 ? null : many,
      isPeople(head) || isPeople(`the ${head}`) || /^some(?:body|one)$/.test(head),
    );
    // 'helpers who shelve books': right behind 'who' stands its verb, listed or not, and then what it is done to.
    if (told === at - 1 && verb?.form !== 'passive' && !isStrong) continue;
    if (!verb && relative > 0 && before.lower === 'who' && /^[a-z]+$/.test(lower) && !isAdverb(lower)) {
      told = at;
      relative--;
      continue;
    }
    if (!verb && relative > 0 && isPast(lower)) relative--;
    if (!verb) continue;
    if (verb.at === at && !isStrong && endsName(words, at, subject)) continue;
    if (relative > 0) {
      told = at;
      relative--;
      continue;
    }
    // 'weight, moisture and farmer number', 'language, place and time': a list of things goes on.
    if (/\sand\s/.test(subject) && !isStrong && endsList(words, verb.at)) continue;
    const thing = !isStrong && whoIs(subject, '') === 'thing';
    // 'a rota and incident log for rescue teams': more often a noun.
    if (thing && isNounish(singular(lower)) && /^(?:of|for)$/.test(words[at + 1]?.lower ?? '')) continue;
    // 'boots and breathing masks': a list of things goes on.
    const weak = thing && !/^(?:the|an?|each|every|all|\d|our|their|it)\b/i.test(subject);
    const bare = weak || /ing$/.test(last);
    const ends = words[at]?.mark !== '' || at === words.length - 1;
    // 'the orchard, the hives and the blossom dates': what needs an object and has none is a noun.
    if ((bare || (thing && !alone.test(lower))) && !isStrong && ends && isNounish(singular(lower))) continue;
    if (weak && (/^\p{L}+ing\b/u.test(subject) || (from > 0 && !words[from - 1]?.mark))) return null;
    return { from, subject, verb };
  }
  return null;
}

/** Verbs of things that need no object, though they are nouns too. */
const alone =
  /^(?:unlocks?|stops?|starts?|opens?|closes?|rings?|beeps?|blinks?|flash(?:es)?|falls?|rises?|drops?|moves?|runs?|ends?|changes?|breaks?|leaks?|turns?|works?|waits?|counts?|fails?|returns?|leaves?|stays?|lapses?|switch(?:es)?|locks?)$/;

/** The same subject does something else: a verb in the form of the one before. */
const sameForm = (words: Word[], at: number, form: Verb['form'], near: boolean): Verb | null => {
  let start = at;
  while (isAdverb(words[start]?.lower ?? '')) start++;
  const never = words.slice(at, start).some(({ lower }) => lower === 'never');
  const word = words[start];
  if (!word) return null;
  if (
    isModal(word.lower) ||
    isBe(word.lower) ||
    (/^(?:has|have|needs?)$/.test(word.lower) && words[start + 1]?.lower === 'to')
  )
    return verbAt(words, start, null);
  // 'set their rates and get paid weekly'
  if (form !== 'passive' && /^gets?$/.test(word.lower) && isDone(words[start + 1]?.lower ?? ''))
    return verbAt(words, start, null);
  if (form === 'passive')
    return isDone(word.lower) && !isPlural(words[start + 1]?.lower ?? '')
      ? { at: start, form, negated: false, wished: false }
      : null;
  if (form === 'state') return null;
  // 'log a dose with patient, amount and witness': what belongs to the entry goes on.
  if (
    start === words.length - 1 &&
    words.slice(Math.max(0, at - 8), at).some(({ lower }) => lower === 'with') &&
    words[at - 1]?.lower === 'and' &&
    words[at - 3]?.mark === ','
  )
    return null;
  // 'when stock and register differ': both are told of.
  if (words[at - 1]?.lower === 'and' && opensCondition(words[at - 3]?.lower ?? '')) return null;
  // 'record mowing, rolling and pitch repairs': a list of what is done goes on.
  if (
    isNounish(word.lower) &&
    !isDeterminer(words[start + 1]?.lower ?? '') &&
    /(?<!even|morn)ing$/.test(words[start - 2]?.lower ?? '') &&
    words[start - 1]?.lower === 'and'
  )
    return null;
  // 'beds and water every two hours'
  if (
    isNounish(word.lower) &&
    /^(?:each|every)$/.test(words[start + 1]?.lower ?? '') &&
    /^(?:\d.*|two|three|four|six|day|hour|week|month|morning|evening|year)$/.test(words[start + 2]?.lower ?? '')
  )
    return null;
  if (!near && form === 'base' && endsList(words, start)) return null;
  return verbForm(word, words[start + 1], near || words[at - 1]?.mark === ',') === form && !isDeterminer(word.lower)
    ? { at: start, form, negated: never, wished: false }
    : null;
};

/** The clause behind a time or an event that stands before it. */
function behindTime(words: Word[], from: number): Clause | null {
  if (!/^(?:after|before|at|during|on|in)$/.test(words[from]?.lower ?? '')) return null;
  for (let at = from + 2; at < Math.min(words.length, from + 6); at++) {
    const [before, here] = [words[at - 1], words[at]];
    if (!before || !here || before.mark) return null;
    if (isDeterminer(before.lower) || isLink(before.lower)) continue;
    const plural = words.slice(at, at + 2).some(({ lower }) => isPeople(lower) && isPlural(lower));
    const clause = isDeterminer(here.lower) || plural ? clauseAt(words, at, 6) : null;
    if (clause && isPeople(headWords(clause.subject))) return clause;
  }
  return null;
}

/** Words of a sentence that open a condition, not a reason. */
const opensCondition = (word: string): boolean => /^(?:if|when|whenever|unless|until|once)$/.test(word);

const particle = /^(?:up|out|off|down|back)$/;
const lets = /^(?:let|help|allow|enable)s?$/;
const asking =
  /\b(?:see|sees|know|knows|show|shows|check|checks|tell|tells|what|mark|marks|tick|ticks)\b[^,;]*\b(?:which|what|who|whose|when|where|how|whether)\b[^,;]*$/i;

/** The clauses of a run of words, beginning with one whose subject may be given. */
export function clausesFrom(words: Word[], from: number, given: Clause | null, name: string): Deed[] | null {
  const first = given ?? clauseAt(words, from, 16);
  if (!first) return null;
  const deeds: Deed[] = [];
  let current = first;
  let end = current.verb.at + 1;
  let aside = -1;
  const close = (to: number): void => {
    const { subject, verb } = current;
    // 'gets an alert when pain is 7 or more': of what it tells, belongs to it.
    const about = /^(?:gets?|receives?|alerts?|warns?|notif(?:y|ies)|reminds?)\b/.test(words[verb.at]?.lower ?? '');
    const kept = about ? !/\sand\s/.test(textOf(words, aside, to)) : opensCondition(words[aside]?.lower ?? '');
    let last = aside >= 0 && !kept ? aside : to;
    while (/^(?:and|or|but|then)$/.test(words[last - 1]?.lower ?? '')) last--;
    const doing = textOf(words, verb.at, last);
    deeds.push({
      subject,
      who: whoIs(subject, name),
      doing,
      passive: verb.form === 'passive',
      negated: verb.negated || verb.form === 'state' || /^(?:nobody|no one|none|neither|no \p{L}+)\b/iu.test(subject),
      wished: verb.wished,
    });
    aside = -1;
  };
  while (end <= words.length) {
    if (end === words.length) {
      close(end);
      break;
    }
    const { lower = '' } = words[end] ?? {};
    const so = lower === 'so' && words[end + 1]?.lower === 'that' ? clauseAt(words, end + 2, 10) : null;
    if (so) {
      close(end);
      current = so;
      end = so.verb.at + 1;
      continue;
    }
    if (
      aside < 0 &&
      isSubordinate(lower) &&
      lower !== 'as' &&
      !asking.test(textOf(words, current.verb.at, end + 1)) &&
      clauseAt(words, end + 1, 10)
    )
      aside = end;
    if (breaks(words, end) && !/^(?:and|or|but|then)$/.test(lower)) {
      const strong = /[,;:]/.test(words[end - 1]?.mark ?? '') || /[,;]/.test(words[end - 2]?.mark ?? '');
      const inner = !strong && lets.test(words[current.verb.at]?.lower ?? '');
      // 'and finance managers sign off': people with a verb of their own.
      const next = clauseAt(words, end, 5);
      const others =
        next !== null &&
        next.verb.at > end + 1 &&
        next.verb.at < end + 4 &&
        !isDeterminer(words[end + 1]?.lower ?? '') &&
        isPeople(next.subject) &&
        isPlural(next.subject);
      const objectAt = current.verb.at + (particle.test(words[current.verb.at + 1]?.lower ?? '') ? 2 : 1);
      // 'gets a warning when few bottles are left and orders more': one orders, and many bottles do not.
      const held = aside >= 0 && !strong && !isOwnVerb(words, aside, end, current.verb);
      const again =
        others || inner || held
          ? null
          : sameForm(
              words,
              end,
              current.verb.form,
              end - 2 === current.verb.at ||
                // 'swap shifts and report missing crew', 'tick off feedings and report lame horses'
                (end - 2 === objectAt && isPlural(words[end - 2]?.lower ?? '')) ||
                (strong && deeds.length > 0) ||
                // 'register arrivals, hand out vouchers and book language classes'
                (deeds.length > 0 && words[end - 1]?.lower === 'and' && isPlural(words[end + 2]?.lower ?? '')),
            );
      const opens = strong && (lower === 'where' || (lower === 'in' && words[end + 1]?.lower === 'which'));
      const from = opens ? end + (lower === 'where' ? 1 : 2) : end;
      // 'and after the cruise the chief scientist uploads the report'
      const led = isLink(lower) ? behindTime(words, end) : null;
      if (led) {
        close(end);
        current = led;
        end = led.verb.at + 1;
        continue;
      }
      const open = asking.test(textOf(words, current.verb.at, end));
      // 'a small or a large cylinder and riders': behind 'or' stands what else is meant.
      const either = words[end - 1]?.lower === 'or' && !strong;
      // 'timesheets are approved by the manager and invoices generated at month end'
      const [thing, past] = [words[end], words[end + 1]];
      const done =
        current.verb.form === 'passive' && !again && isPlural(thing?.lower ?? '') && isDone(past?.lower ?? '')
          ? { from: end, subject: thing?.text ?? '', verb: { ...current.verb, at: end + 1 } }
          : null;
      const found = done ?? (again || either || held ? null : clauseAt(words, from, 9));
      const fresh = found && !(open && !strong) ? found : null;
      if (again ?? fresh) {
        close(end);
        current = again
          ? { ...current, verb: { ...again, wished: current.verb.wished || again.wished } }
          : (fresh ?? current);
        end = current.verb.at + 1;
        continue;
      }
    }
    end++;
  }
  return deeds;
}
