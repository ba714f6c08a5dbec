import {
  isPlural,
  lowerFirst,
  numberWord,
  numberWords,
  participle,
  plural,
  singular,
  thirdPerson,
  withArticle,
} from '../language.js';
import { isProperWord } from '../read/lexicon.js';
import type { RuleFormName } from '../read/rule-forms.js';
import { atLimit, follows, passes, refused, refuses, type FormChecks } from './form-sides.js';
import { bare, headOf, isDone, notSo, one, outcome, over, person, sided, the, type Parts } from './form-words.js';
import { next, past } from './next-value.js';

/** Rules as they stand in tickets, bullets and pitches: a case right on each side of each. */

const numberOf = (said: string): number => {
  const at = numberWords.indexOf(said.toLowerCase());
  return at >= 0 ? at : Number(said.replace(/,/g, ''));
};
const inWords = (value: number): string => (value < 13 ? numberWord(value) : value.toLocaleString('en'));
/** `one open PR`, `three open PRs` */
const so = (value: number, of: string): string =>
  of === ''
    ? inWords(value)
    : `${inWords(value)} ${value === 1 && isPlural(of) ? singular(of) : value === 1 ? of : isPlural(of) ? of : plural(of)}`;

const period = /^(?:\d+ )?(?:hours?|days?|nights?|weeks?|months?|quarters?|seasons?|terms?|years?)$/i;

/** `per week per person`: whom a number holds for, and in what time. */
function scope(per: string, time = ''): { whom: string; during: string } {
  const [, other = ''] = /^ (?:per|for each|each|every|in an?|an?|in) (.+)$/.exec(time) ?? [];
  const [whom, span] = period.test(per) ? [other, per] : [per, other];
  const during = period.test(span) ? (/^\d/.test(span) ? ` in the last ${span}` : ` in that ${span}`) : '';
  return { whom, during };
}

function capEach({ count = '', of = '', per = '', time }: Parts): FormChecks | null {
  const value = numberOf(count);
  const { whom, during } = scope(per, time);
  if (whom === '' || Number.isNaN(value) || value < 1) return null;
  const what = of === '' ? '' : lowerFirst(of);
  const has = (some: number): string =>
    `${one(whom)} has ${some === 0 ? `no ${what === '' ? 'one' : isPlural(what) ? what : plural(what)}` : so(some, what)}${during} already`;
  const when = 'one more is due';
  return refuses({ given: has(value), when, then: atLimit }, { given: has(value - 1), when, then: passes });
}

export const everydayChecks: Partial<Record<RuleFormName, (of: Parts) => FormChecks | null>> = {
  capEach,
  oneEach: capEach,
  range: ({ count = '', of = '', per = '' }) => capEach({ count, of, per }),
  amount: ({ count = '', of = '', per = '' }) =>
    refuses(
      { given: `${one(per)} of ${next(count, 1)} ${of}`, when: 'it is asked for', then: atLimit },
      { given: `${one(per)} of ${count} ${of}`, when: 'it is asked for', then: passes },
    ),
  size: ({ thing = '', count = '', of = '' }) =>
    refuses(
      { given: `${one(thing)} with ${next(count, 1)} ${of}`, when: 'it is to be saved', then: atLimit },
      { given: `${one(thing)} with ${count} ${of}`, when: 'it is to be saved', then: passes },
    ),
  neededOr: ({ thing = '', span = '', of = '', else: then = '' }) =>
    follows(
      { given: `there is no ${bare(thing)}`, when: over(span, of), then: happening(then) },
      { given: `there is ${one(thing)}`, when: over(span, of), then: notSo(happening(then)) },
    ),
  manyYes: (of) => {
    const { count = '', who = '', verb = '' } = of;
    const { beyond, at } = sided(of);
    const done = participle(verb.split(' ')[0] ?? '') + verb.slice((verb.split(' ')[0] ?? '').length);
    const all = numberOf(count);
    const fewer =
      Number.isNaN(all) || all < 3 ? `only one ${singular(who)} has` : `only ${inWords(all - 1)} ${who} have`;
    return refuses(
      {
        given: `${beyond} that ${fewer} ${done}`,
        when: 'it is to take effect',
        then: 'it waits, and the page says whose answer is missing',
      },
      {
        given: `${beyond} that ${lowerFirst(count)} ${who} have ${done}, or ${at}`,
        when: 'it is to take effect',
        then: passes,
      },
    );
  },
  onlyWithin: ({ thing = '', done = '', span = '', of = '' }) => {
    const when = `${one(thing)} is to be ${done.toLowerCase()}`;
    return refuses({ given: over(span, of), when, then: refused }, { given: over(span, of, true), when, then: passes });
  },
  capped: ({ who = '', value = '', what = '', when = '' }) => {
    const asks = (figure: string): string =>
      `${person(who)} asks for ${figure}${what}${when.replace(/^ (?:for|during|in) (?=their|the|his|her)/, ' in ')}`;
    const tries = 'it is to go through';
    return refuses(
      { given: asks(next(value, 1)), when: tries, then: atLimit },
      { given: asks(`exactly ${value}`), when: tries, then: passes },
    );
  },
  withOnly: ({ who = '', act = '', need = '' }) => {
    const when = `they want to ${lowerFirst(act)}`;
    return refuses(
      { given: `${person(who)} without ${lowerFirst(need)}`, when, then: refused },
      { given: `${person(who)} with ${lowerFirst(need)}`, when, then: passes },
    );
  },
  beyondOnly: (of) => {
    const { act = '', what = '', unit = '', value = '' } = of;
    const { beyond, at } = sided({ ...of, value: `${value}${unit}` });
    const when = `it is to ${act} anything other than ${what}`;
    return refuses({ given: beyond, when, then: refused }, { given: at, when, then: passes });
  },
  beyondNeeds: (of) => {
    const { thing = '', need = '' } = of;
    const what = lowerFirst(need)
      .replace(/ \([^()]*\)/g, '')
      .replace(/^hr$/i, 'HR');
    const [, label = '', part = ''] = /^(.+?) with (?:an? |the )?(.+)$/.exec(thing.trim()) ?? [];
    const { beyond, at } = sided(part === '' ? { ...of, thing: thing.trim() } : { ...of, thing: label, part });
    const [, goods = what, before = ''] = /^(.+?) before ([\p{L} -]{3,30})$/u.exec(what) ?? [];
    const isAgreed =
      /^(?:an? |the )?(?:[\p{L}-]+ )?(?:HR|manager|lead|director|finance|board|[\p{L}-]+(?:er|or|ist|ian))$/u.test(
        goods,
      );
    const lacking = isAgreed
      ? `without a yes from ${/^(?:HR|finance)$/i.test(goods) ? goods : the(goods)}`
      : `without ${goods}`;
    const having = isAgreed ? lacking.replace('without', 'with') : `with ${goods}`;
    const when = before === '' ? 'it is to go ahead' : `${before} is due`;
    const then = 'it is held back, and the page says what is missing';
    return refuses(
      { given: `${beyond}, ${lacking}`, when, then },
      { given: `${beyond}, ${having}, or ${at} without`, when, then: passes },
    );
  },
  tooYoung: ({ age = '', act = '' }) => {
    const when = `they want to ${act}`;
    return refuses(
      { given: `somebody aged ${Number(age) - 1}`, when, then: refused },
      { given: `somebody aged ${age}`, when, then: passes },
    );
  },
  apartBy: ({ things = '', span = '', where = '' }) => {
    const when = `a second ${singular(lowerFirst(things))}${where} is entered`;
    return refuses(
      { given: `less than ${span} lie between them`, when, then: refused },
      { given: `${span} lie between them`, when, then: passes },
    );
  },
  lapses: ({ thing = '', not = '', span = '', of = '', act = '' }) =>
    isDone(not)
      ? follows(
          {
            given: `${one(thing)} has not been ${not.toLowerCase()}`,
            when: over(span, of),
            then: `it ${isPlural(headOf(thing)) ? `${act.replace(/s$/, '')}s` : act}`,
          },
          { given: `${one(thing)} was ${not.toLowerCase()} in time`, when: over(span, of), then: 'it holds' },
        )
      : null,
  notBefore: ({ thing = '', done = '', day = '' }) => {
    const when = `${quiet(thing)} is to be ${done.toLowerCase()}`;
    return refuses(
      { given: `it is the day before ${day}`, when, then: refused },
      { given: `it is ${day}`, when, then: passes },
    );
  },
  masked: ({ things = '', done = '', event = '' }) => {
    const what = lowerFirst(things).replace(/ and /, ' or ');
    return follows(
      {
        given: `there are ${what} in it`,
        when: lowerFirst(event),
        then: `they are ${done.toLowerCase()} in what is passed on`,
      },
      { given: `there are no ${what} in it`, when: lowerFirst(event), then: 'it is passed on unchanged' },
    );
  },
  mustNotHold: ({ thing = '', what = '' }) => {
    const check = {
      given: `the source holds ${lowerFirst(what)}`,
      when: thing.trim() === '' ? 'the result is saved' : `${the(thing.trim())} is saved`,
      then: 'none of it appears there',
    };
    return follows(check, check);
  },
  shownOnly: ({ what = '', whom = '' }) => {
    const when = `they open ${lowerFirst(what).replace(/^(?!the |an? )/, 'the ')}`;
    return refuses(
      {
        given: `somebody outside ${lowerFirst(whom)} is signed in`,
        when,
        then: 'nothing of it is shown, not by a link either',
      },
      { given: `somebody of ${lowerFirst(whom)} is signed in`, when, then: 'it is shown' },
    );
  },
  mustWithin: ({ thing = '', act = '', span = '', of = '' }) => {
    const [verb = '', ...rest] = act.split(' ');
    const done = [participle(verb), ...rest].join(' ');
    return follows(
      {
        given: `${one(thing)} has not ${done}`,
        when: over(span, of),
        then: 'it is shown as overdue, and whoever has to act is told',
      },
      { given: `${one(thing)} has ${done} in time`, when: over(span, of), then: 'nobody is told' },
    );
  },
  forfeits: ({ thing = '', span = '', before = '', what = '', act = '', sum = '' }) => {
    const when = 'it is recorded';
    return follows(
      {
        given: `${one(thing)} ${past(span, -1)} ${before} ${what}`,
        when,
        then: `it ${thirdPerson(act.replace(/s$/, ''))} ${sum}`,
      },
      {
        given: `${one(thing)} ${span} or more ${before} ${what}`,
        when,
        then: `it does not ${act.replace(/s$/, '')} ${sum}`,
      },
    );
  },
  neverDo: ({ verb = '', what = '' }) => {
    const many = isPlural(headOf(what).split(' ').at(-1) ?? '');
    const check = {
      given: lowerFirst(what),
      when: `${many ? 'they are' : 'it is'} to be ${participle(verb)}`,
      then: refused,
    };
    return refuses(check, check);
  },
  skipped: ({ things = '', done = '' }) =>
    follows(
      { given: oneSuch(things), when: 'its turn comes', then: `it is ${done.toLowerCase()}` },
      {
        given: `any other ${singular(lowerFirst(things).split(' ')[0] ?? '')}`,
        when: 'its turn comes',
        then: `it is not ${done.toLowerCase()}`,
      },
    ),
  onlySuch: ({ things = '' }) =>
    follows(
      { given: `something other than ${quiet(things)}`, when: 'it comes up', then: 'it is left out' },
      { given: `one of the ${quiet(things)}`, when: 'it comes up', then: 'it is dealt with' },
    ),
};

/** `flags tagged permanent` → `a flag tagged permanent` */
const oneSuch = (things: string): string => {
  const [first = '', ...rest] = bare(things).split(' ');
  return [withArticle(isPlural(first) ? singular(first) : first), ...rest].join(' ');
};

/** `card freezes automatically`: the card. */
const happening = (then: string): string =>
  /^(?!(?:it|they|the|an?|its|their|no|nobody|each|every) )[\p{L}-]+ \p{L}+s\b/iu.test(then)
    ? `the ${lowerFirst(then)}`
    : outcome(then);

/** `Christmas week` and `Go and TypeScript repos` keep their capitals. */
const quiet = (said: string): string =>
  isProperWord(said.split(' ')[0] ?? '') || /^\p{Lu}\p{L}+ (?:and|or) \p{Lu}/u.test(said) ? said : lowerFirst(said);
