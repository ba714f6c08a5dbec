import type { Slots } from '../know/slots.js';
import { fill } from '../know/slots.js';
import { infinitive, isPlural, lowerFirst, singular, stripStop, withArticle } from '../language.js';
import type { Facts } from './facts.js';
import { participleOf } from './deed-words.js';
import { type CutOff, type Threshold, without } from './fact-limits.js';
import { bothSides } from './next-value.js';
import type { Feature } from './plan.js';
import { conditionOf } from './said-cases.js';

type Test = Feature['tests'][number];
/** What is tried: a feature, or a deed of one. */
type Tried = Pick<Feature, 'tests' | 'asked' | 'name' | 'isByItself'>;

/** The checks of a feature that has a limit of its own: right before it and right behind it, instead of the usual ones. */
export function boundTests(feature: Tried, at: number, { cutOffs, thresholds }: Facts, slots: Slots): Test[] {
  // Both sides of the limit are tried in the words of the deed already.
  if (feature.tests.length > 1 && feature.tests.every(({ isRuled }) => isRuled)) return feature.tests;
  const cutOff = cutOffs.find(({ capability, phrase }) => capability === at || feature.asked?.includes(phrase));
  if (cutOff) return timed(feature, cutOff, slots);
  const own = thresholds.filter(({ capability }) => capability === at);
  const [only] = own;
  if (!only) return feature.tests;
  return own.every(({ what }) => what === 'duration') ? lasted(feature, only) : measured(feature, own);
}

function timed({ tests }: Tried, { phrase, time, early, late, shuts, misses }: CutOff, slots: Slots): Test[] {
  const [own] = tests;
  if (!own) return tests;
  const when = without(own.when, phrase);
  return [
    { given: `it is ${early}`, when, then: 'it is in time: it is kept with name and time' },
    {
      given: `it is ${late}`,
      when,
      then: shuts
        ? `it is refused, and the page says that it was possible until ${time}`
        : misses
          ? `the page says that it comes after ${time} and does not ${misses}`
          : fill(
              `it does not count as in time: it is kept and marked as late (assumed, until the question on ${time} is answered)`,
              slots,
            ),
    },
  ];
}

function lasted({ asked = '', name, isByItself }: Tried, { phrase, value, beyond }: Threshold): Test[] {
  // 'charges 2 pounds per day if a file is more than 3 days late': right behind the limit and right on it.
  const condition = conditionOf(stripStop(asked));
  const sides = condition?.before ? bothSides(condition.clause) : null;
  if (condition && sides)
    return [
      { given: sides.so, when: 'no user does anything more', then: condition.before },
      {
        given: sides.not,
        when: 'no user does anything more',
        then: `nothing happens yet: the limit is “${phrase}”`,
      },
    ];
  const own = isByItself ? takenIn(name, phrase) : null;
  if (own)
    return [
      { given: `${own.thing} of ${beyond}`, when: 'no user does anything more', then: `it is ${own.done}` },
      {
        given: `${own.thing} of ${value}`,
        when: 'no user does anything more',
        then: `it is not ${own.done}: the limit is “${phrase}”`,
      },
    ];
  return [
    {
      given: `the duration is ${beyond}`,
      when: 'it is checked',
      then: deedOf(stripStop(asked || name), phrase),
    },
    {
      given: `the duration is ${value}`,
      when: 'it is checked',
      then: `nothing happens yet: the limit is “${phrase}”`,
    },
  ];
}

/** `Pull in downtime longer than 5 minutes`: a downtime of so long is pulled in. */
function takenIn(name: string, phrase: string): { thing: string; done: string } | null {
  const [before = '', rest] = name.split(` ${phrase}`);
  const [, verb = '', thing = ''] =
    /^(\p{L}+(?: (?:in|out|up|down|off|back))?) (?:an? |the |each |every |all |any )?(\p{Ll}+(?: \p{Ll}+)?)$/u.exec(
      before,
    ) ?? [];
  // 'lesson cancelled less than 24 hours before': it does not last so long.
  if (rest === undefined || thing === '' || / \p{L}+ed$/u.test(thing)) return null;
  return {
    thing: withArticle(isPlural(thing) ? singular(thing) : thing),
    done: participleOf(lowerFirst(verb)),
  };
}

const answers = /^(?:approve|accept|sign|confirm|release|authorise|decide|check)\b/i;

/** `a replacement at exactly £150`, `an order of 201 kg`: what needs the answer, with its figure. */
function answered(name: string, { phrase, what }: Threshold): (figure: string) => string {
  const before = name.slice(0, Math.max(0, name.indexOf(phrase)));
  const thing = before.replace(/^\S+(?: off)? (?:an? |the |each |every |all |any )?/i, '').trim();
  const isMoney = /[€£$]|\b(?:euros?|pounds?|dollars?|francs?)\b/i.test(phrase);
  return (figure) =>
    thing === '' || before === ''
      ? `${a(what)} of ${figure}`
      : `${withArticle(isPlural(thing.split(' of ')[0] ?? '') ? singular(thing) : thing)} ${/ (?:worth|costing)$/.test(thing) ? figure : `${isMoney ? 'at' : 'of'} ${figure}`}`;
}

/** `Values with a confidence below 85% go to a reviewer before they count`: such ones, and those right on the limit. */
function ofSome(asked: string, { phrase, beyond, value, what }: Threshold): Test[] | null {
  const at = asked.indexOf(phrase);
  const subject = asked.slice(0, at).trim();
  const [does = ''] = asked
    .slice(at + phrase.length)
    .trim()
    .split(/, /);
  const [, verb = '', rest = ''] = /^(?:also |only |always )?(\p{L}+) (.+)$/u.exec(does) ?? [];
  // 'Anything over 5,000 NOK also goes to the department head'
  if (/^(?:anything|everything)$/i.test(subject) && rest !== '')
    return [
      { given: `${a(what)} of ${beyond}`, when: 'it comes in', then: `it ${does}` },
      {
        given: `${a(what)} of exactly ${value}`,
        when: 'it comes in',
        then: `it ${/^(?:is|has|can|must|may)$/.test(verb) ? `${verb} not` : `does not ${infinitive(verb)}`} ${rest.replace(/ (?:before|until) .*$/, '')}`,
      },
    ];
  const [head = ''] = subject.split(/ (?:with|of|that|which|whose) /);
  if (at < 1 || does.split(' ').length < 3 || !/ (?:with|of|that have|whose)\b/.test(subject) || !isPlural(head))
    return null;
  const given = (figure: string): string => `${lowerFirst(subject)} of ${figure}`;
  const be = /^(?:are|have|must|can|may|need) /.exec(does)?.[0].trim();
  const not = be ? does.replace(be, `${be} not`) : `do not ${does}`;
  return [
    { given: given(beyond), when: 'they come in', then: `they ${does}` },
    { given: given(`exactly ${value}`), when: 'they come in', then: `they ${not.replace(/ before .*$/, '')}` },
  ];
}

/**
 * The condition of the idea at a figure: `a battery falls to 19%` of `once a battery falls below 20%`, `21% of the masks
 * are locked` of `if more than 20% of the masks are locked`; null where the limit stands in no condition.
 */
function atFigure(asked: string, { phrase }: Threshold, figure: string): string | null {
  const [, condition = ''] = /\s(?:when|whenever|if|once|as soon as)\s(.*)$/i.exec(asked) ?? [];
  const place = condition.indexOf(phrase);
  if (place < 0 || condition.length > longestCondition) return null;
  const before = condition.slice(0, place).trim();
  const to = /^(?:above|below|over|under)\b/i.test(phrase) && before !== '' && !isState.test(before) ? 'to ' : '';
  return [before, `${to}${figure}`, condition.slice(place + phrase.length).trim()].filter(Boolean).join(' ');
}
const longestCondition = 90;
const isState = /(?:^| )(?:is|are|stays?|remains?|has|have|with|of|for|costs?|weighs?)$/i;

/** Beyond each limit it happens, on it it does not; where it has to last, only when it has lasted. */
function measured({ asked = '', name }: Tried, own: Threshold[]): Test[] {
  const [bound] = own;
  const some = bound ? ofSome(stripStop(asked || name), bound) : null;
  if (some) return some;
  // 'approve every order above 200 euros': beyond it an answer is needed, on it none.
  if (bound && answers.test(name)) {
    const what = answered(name, bound);
    return [
      {
        given: `${what(bound.beyond)}, and no answer yet`,
        when: 'it is asked for',
        then: 'it waits, and nothing happens with it before the answer',
      },
      {
        given: what(`exactly ${bound.value}`),
        when: 'it is asked for',
        then: `no answer is needed: the limit is “${bound.phrase}”`,
      },
    ];
  }
  const lasting = own.find(({ what }) => what === 'duration');
  const limits = own.filter(({ what }) => what !== 'duration').slice(0, 2);
  const [first] = limits;
  const happens = deedOf(stripStop(asked || name), first?.phrase ?? '');
  const long = lasting ? ` for ${lasting.beyond}` : '';
  const at = (one: Threshold, figure: string): string =>
    (lasting ? null : atFigure(stripStop(asked), one, figure)) ?? `${a(one.what)} of ${figure}${long}`;
  return [
    ...limits.map((one) => ({
      given: at(one, one.beyond),
      when: 'it is recorded',
      then: happens,
    })),
    ...(first
      ? [
          {
            given: at(first, `exactly ${first.value}`),
            when: 'it is recorded',
            then: `nothing happens: the limit is “${first.phrase}”`,
          },
        ]
      : []),
    ...(first && lasting && limits.length === 1
      ? [
          {
            given: `${a(first.what)} of ${first.beyond} for ${lasting.value}`,
            when: 'it is recorded',
            then: `nothing happens yet: the limit is “${lasting.phrase}”`,
          },
        ]
      : []),
  ];
}

/** `the product warns the technician`, without the condition that is given. */
function deedOf(asked: string, phrase: string): string {
  const before = asked.slice(0, Math.max(0, asked.indexOf(phrase)));
  const deed = before.replace(/\s(?:when|whenever|about|if|once|as soon as)\s.*$/i, '');
  // 'refuses the box below 60 °C' says it all before its limit.
  const alone = deed !== before || asked.endsWith(phrase);
  return alone && deed.trim().split(' ').length > 2 ? deed.trim() : `“${asked}” happens`;
}

const a = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
