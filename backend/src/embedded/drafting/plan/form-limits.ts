import { infinitive, isPlural, lowerFirst, numberWords, participle } from '../language.js';
import type { RuleFormName } from '../read/rule-forms.js';
import { atLimit, follows, passes, refuses, type FormChecks } from './form-sides.js';
import {
  headOf,
  isDone,
  notSo,
  one,
  outcome,
  over,
  person,
  sided,
  the,
  they,
  theyAre,
  type Parts,
} from './form-words.js';
import { bothSides, past } from './next-value.js';
import { denied } from './ruled-if.js';

/** Rules that set a number or a time, and what follows beyond it: a case right on each side. */

const when = 'it is checked';

export const limitsChecks: Partial<Record<RuleFormName, (of: Parts) => FormChecks | null>> = {
  late: ({ thing = '', not = '', span = '', of = '', done = '', rest = '' }) =>
    isDone(not)
      ? follows(
          {
            given: `${one(thing)} has not been ${not.toLowerCase()}`,
            when: over(span, of),
            then: `${theyAre(thing)} ${done}${rest}`,
          },
          {
            given: `${one(thing)} was ${not.toLowerCase()} in time`,
            when: over(span, of),
            then: `${theyAre(thing)} not ${done}${rest.replace(/ and not .*$/, '')}`,
          },
        )
      : null,
  beyond: (of) => {
    const { thing = '', done = '', rest = '', until, else: others } = of;
    const { beyond, at } = sided(of);
    return isDone(done)
      ? follows(
          { given: beyond, when, then: `${theyAre(thing)} ${done}${rest}${until ? `, until ${until}` : ''}` },
          {
            given: at,
            when,
            then: others
              ? /^\d/.test(others)
                ? `${theyAre(thing)} ${done} ${others}`
                : `“${others}” holds`
              : `${theyAre(thing)} not ${done}${rest.replace(/ and .*$/, '')}`,
          },
        )
      : null;
  },
  goesTo: (of) => {
    const { thing = '', rest = '' } = of;
    const { beyond, at } = sided(of);
    const go = they(thing) === 'they' ? ['go', 'do'] : ['goes', 'does'];
    return follows(
      { given: beyond, when, then: `${they(thing)} ${go[0]} ${rest}` },
      { given: at, when, then: `${they(thing)} ${go[1]} not go ${rest}` },
    );
  },
  near: ({ thing = '', span = '', of = '', then = '' }) => {
    const isDoing = /ing$/.test(of.split(' ')[0] ?? '');
    const left = (some: string): string =>
      `${lowerFirst(thing)} ${isDoing ? `is ${some} away from ${of}` : `has ${some} left until ${of}`}`;
    return follows(
      { given: left(span), when, then: outcome(then) },
      { given: left(longer(span)), when, then: 'nothing happens yet' },
    );
  },
  counts: ({ thing = '', as: name = '', clause = '' }) => {
    const said = clause.replace(/^(?:it|they)(?= )/i, one(thing));
    const sides = bothSides(said) ?? { so: said, not: denied(said) };
    return follows(
      { given: lowerFirst(sides.so), when, then: `it counts as ${name}` },
      { given: lowerFirst(sides.not), when, then: `it does not count as ${name}` },
    );
  },
  whenThen: ({ clause: told = '', then: last = '' }) => {
    // 'If pain goes above 7 the programme pauses and the therapist gets a message': two things follow.
    const [, clause = told, first = ''] = /^(.+?) ((?:the|an?|its|their) \p{Ll}+ \p{Ll}+s and)$/u.exec(told) ?? [];
    if (/ and$/.test(clause)) return null;
    const then = `${first} ${last}`.trim();
    const sides = bothSides(clause) ?? { so: clause, not: notYet(clause) };
    const [said = then] = then.split(/, (?:and|so|which) /);
    return follows(
      { given: lowerFirst(sides.so), when, then: lowerFirst(then) },
      { given: lowerFirst(sides.not), when, then: first === '' ? notSo(said) : 'nothing of the kind happens' },
    );
  },
  after: ({ thing = '', done = '', span = '' }) =>
    follows(
      { given: one(thing), when: over(span), then: `${theyAre(thing)} ${done.toLowerCase()}` },
      { given: one(thing), when: over(span, '', true), then: `${theyAre(thing)} not ${done.toLowerCase()}` },
    ),
  grace: ({ who = '', span = '', verb = '', what = '', else: then = '' }) => {
    const done = `${participle(infinitive(verb.toLowerCase()))} ${lowerFirst(what)}`.trim();
    return follows(
      { given: `${person(who)} has not ${done}`, when: over(span), then: lowerFirst(then) },
      { given: `${person(who)} has ${done} in time`, when: over(span), then: notSo(then) },
    );
  },
  otherwise: ({ thing = '', done = '', span = '', of = '', else: then = '' }) =>
    follows(
      {
        given: `${one(thing)} has not been ${done}`,
        when: over(span, of),
        then: lowerFirst(then)
          .replace(/^they appear\b/, 'it appears')
          .replace(/^they (are|have)\b/, (_, be: string) => (be === 'are' ? 'it is' : 'it has')),
      },
      { given: `${one(thing)} was ${done} in time`, when: over(span, of), then: 'nothing of the kind happens' },
    ),
  ends: ({ thing = '', span = '', without }) => {
    const tries = `${one(thing)} from before is to be used`;
    return follows(
      {
        given: without ? `${span}${without} have passed` : over(span),
        when: tries,
        then: `${theyAre(thing)} no longer valid, and the page says since when`,
      },
      {
        given: without ? `less than ${span}${without} have passed` : over(span, '', true),
        when: tries,
        then: `${theyAre(thing)} valid, and the last day is shown`,
      },
    );
  },
  erased: ({ thing: said = '', done = '', span = '', event, idle = '', unless, now, rest }) => {
    // 'Documents are encrypted at rest and deleted after 30 days'
    const thing = said.replace(/ (?:is|are) .+ and$/, '');
    if (now) {
      // 'Plate scans that match a permit': their verb tells how many.
      const isMany = / that /.test(thing) && isPlural(headOf(thing));
      const erased = `${isMany ? 'they are' : 'it is'} ${done.toLowerCase()}`;
      return follows(
        {
          given: isMany ? lowerFirst(thing) : one(thing),
          when: 'the check is done',
          then: `${erased} ${now.toLowerCase()}, also in exports and copies`,
        },
        rest
          ? { given: 'any other one', when: over(rest), then: `it is ${done.toLowerCase()} as well` }
          : { given: 'any other one', when: 'somebody looks for it', then: 'it is still there' },
      );
    }
    const since = event ? ` after ${event}` : idle;
    const runs = 'the daily check runs';
    const stays = `${the(thing)} is still there`;
    return follows(
      {
        given: over(span, since),
        when: runs,
        then: `${the(thing)} is ${done.toLowerCase()}, also in exports and copies`,
      },
      unless
        ? { given: `${over(span, since)}, but ${unlessSaid(unless, thing)}`, when: runs, then: stays }
        : { given: over(span, since, true), when: runs, then: stays },
    );
  },
  kept: ({ thing = '', span = '', locked }) =>
    refuses(
      {
        given: `${the(thing)} is not ${span} old yet`,
        when: `somebody wants to ${locked && !/^(?:delet|eras|remov)/i.test(locked) ? 'change or erase' : 'erase'} something of it`,
        then: 'it is refused, and the page names the day until which it is kept',
      },
      {
        given: `${the(thing)} is nearly ${span} old`,
        when: 'somebody looks something up in it',
        then: 'it is found as it was on its day',
      },
    ),
  most: ({ count = '', of = '', per = '' }) => {
    const number = count.replace(/^an?$/i, 'one');
    const asks = 'one more is asked for';
    return refuses(
      { given: `${one(per)} with ${number} ${of}`, when: asks, then: atLimit },
      { given: `${one(per)} with fewer than ${number} ${of}`, when: asks, then: passes },
    );
  },
  mostBy: ({ who = '', verb = '', count = '', of = '', per = '' }) => {
    const most = numberWords.indexOf(count.toLowerCase());
    const number = most > 0 ? most : Number(count);
    const done = (some: number): string =>
      `${person(who)} has ${participle(infinitive(verb.toLowerCase()))} ${String(some)} ${of} in the ${per}`;
    const asks = 'one more is asked for';
    return refuses(
      { given: done(number), when: asks, then: atLimit },
      { given: done(number - 1), when: asks, then: passes },
    );
  },
  longest: ({ thing = '', span = '' }) => {
    const saves = `${theyAre(thing)} to be saved`;
    return refuses(
      { given: `${one(thing)} of ${past(span, 1)}`, when: saves, then: atLimit },
      { given: `${one(thing)} of exactly ${span}`, when: saves, then: passes },
    );
  },
  first: ({ act = '', span, what = '' }) =>
    follows(
      {
        given: `two of them ${act}${span ? ` within ${span}` : ''}`,
        when: 'the second does so',
        then: `the first has ${what}, and the second is told that it is taken`,
      },
      {
        given: `nobody has ${participle(infinitive(act))}${span ? `, and ${over(span)}` : ''}`,
        when: 'somebody looks at it',
        then: 'it has gone to nobody, and can be offered again',
      },
    ),
  costs: ({ thing = '', sum = '', per, cap }) =>
    follows(
      {
        given: one(thing),
        when: 'it is recorded',
        then: `${sum}${per ? ` for each ${per}` : ''} is charged${cap ? `, and never more than ${cap}` : ''}`,
      },
      {
        given: `nothing ${(thing.split(' ')[0] ?? '').toLowerCase()}`,
        when: 'the account is looked at',
        then: 'nothing of it is charged',
      },
    ),
};

/** `unless pinned`, `unless there is an appeal` */
const unlessSaid = (unless: string, thing: string): string =>
  /^\p{L}+(?:ed|en)$/u.test(unless)
    ? `${the(thing)} is ${unless}`
    : / (?:is|are|has|have) /.test(unless)
      ? lowerFirst(unless)
      : `with ${unless}`;

/** `nobody has clocked in`, `a plot becomes free`: while it is not so. */
const notYet = (clause: string): string =>
  /^(?:nobody|no one) /i.test(clause)
    ? clause.replace(/^(?:nobody|no one) /i, 'somebody ')
    : /^no /i.test(clause)
      ? clause.replace(/^no /i, 'some ')
      : / (?:is|are|was|were|has|have) /.test(clause)
        ? denied(clause)
        : /^an? /i.test(clause)
          ? clause.replace(/^an? /i, 'no ')
          : `it is not so that ${clause}`;

/** `16 minutes`: one more than the span. */
const longer = (span: string): string => {
  const [, number = '', unit = ''] = /^(\S+) (.+)$/u.exec(span) ?? [];
  const value = Number(number);
  return Number.isNaN(value) ? `more than ${span}` : `${value + 1} ${unit}`;
};
