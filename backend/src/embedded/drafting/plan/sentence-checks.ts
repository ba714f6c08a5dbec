import { isPlural, lowerFirst, singular, stripStop, withArticle } from '../language.js';
import { isSomebody } from '../grammar/somebody.js';
import { inCase, onlyWhen, testData } from './case-clauses.js';
import type { Feature } from './plan.js';
import { isManyOf } from './said-parts.js';
import { sentenceLimits } from './sentence-limits.js';

type Test = Feature['tests'][number];

/**
 * How it shows that a sentence of the idea is kept, in the words of that sentence: whoever it forbids something tries it,
 * the case that it names comes up, its exception holds. Null where no words of it say so.
 */
export function sentenceChecks(sentence: string): Test[] | null {
  const said = stripStop(sentence);
  for (const read of [sentenceLimits, onlyWhen, onlySome, forbiddenIf, forbidden, nobodyMay, ofCase, caseBehind]) {
    const tests = read(said);
    if (tests) return tests;
  }
  return null;
}

const refused = 'it is refused, and the rule is named';
const passes = 'it goes through';

/** `Attendants cannot write off a sale`, `corrective actions can't be edited after they're entered` */
function forbidden(said: string): Test[] | null {
  const { who = '', be, does = '', instead } = forbids.exec(said)?.groups ?? {};
  if (who === '' || does === '' || / (?:which|who|that)$/i.test(who)) return null;
  if (speaksOfOthers.test(who) || who.split(' ').length > widest) return null;
  if (/\b(?:can|may|must|should)\b/i.test(who) || /^(?:possible|able|allowed)\b/i.test(does)) return null;
  const [act = does, exception] = does.split(/,? unless /);
  const [, more = '', figure = ''] = /^(.*?)more than (\d.*)$/.exec(act) ?? [];
  const given = asOne(who);
  // 'Planned outages must not count as losses'
  if (
    be === undefined &&
    !/^(?:whoever|any(?:one|body)|every(?:one|body)) /i.test(who) &&
    !isSomebody(who.split(' by ')[0] ?? who)
  )
    return [
      {
        given,
        when: isManyOf(who) ? 'they are checked' : 'it is checked',
        then: `${isManyOf(who) ? 'they do' : 'it does'} not ${act}`,
      },
    ];
  const when = be === undefined ? `they try to ${act}` : `${isManyOf(who) ? 'one of them' : 'it'} is to be ${act}`;
  return [
    { given, when, then: refused },
    // 'more than 6 hours a day': up to there it may be.
    ...(figure === '' || be !== undefined ? [] : [{ given, when: `they try to ${more}${figure}`, then: passes }]),
    ...(instead === undefined ? [] : [{ given, when: `it is to be ${instead}`, then: passes }]),
    ...(exception === undefined ? [] : [{ given: `${given}, and ${exception}`, when, then: passes }]),
  ];
}
/** `An action can't be closed if the plan was not updated`: the case in which it is refused. */
function forbiddenIf(said: string): Test[] | null {
  const { who = '', be, does = '', cue = '', given = '' } = forbidsIf.exec(said)?.groups ?? {};
  const [one = given] = given.split(/,? or if /);
  if (who === '' || speaksOfOthers.test(who) || speaksOfOthers.test(one)) return null;
  const when =
    be === undefined
      ? `${asOne(who)} ${isManyOf(who) ? 'try' : 'tries'} to ${does}`
      : `${asOne(who)} ${isManyOf(asOne(who)) ? 'are' : 'is'} to be ${does}`;
  return /^(?:unless|until|before)$/i.test(cue)
    ? [
        { given: `it is not yet so that ${one}`, when, then: refused },
        { given: one, when, then: passes },
      ]
    : [{ given: one, when, then: refused }];
}
const forbidsIf =
  /^(?<who>[^,;:.]{3,60}?) (?:can['’]t|cannot|can not|may not|must not|mustn['’]t|can never|must never) (?<be>be )?(?<does>[^,;:.]{3,60}?),? (?<cue>if|when|while|unless|until|before) (?<given>(?:the|an?|nobody|somebody|there|no)\b[^;:.]{8,140})$/iu;

const forbids =
  /^(?<who>[^,;:.]{3,90}?) (?:can['’]t|cannot|can not|may not|must not|mustn['’]t|should not|shouldn['’]t|(?:can|may|must|should) never) (?<be>be )?(?<does>[^,;:.]{4,110}(?:, unless [^,;:.]{4,80})?)(?:, only (?<instead>\p{L}+ed\b[^,;:.]{3,60}))?$/iu;

/** `No data may be passed on to advertisers` */
function nobodyMay(said: string): Test[] | null {
  const { who = '', be, does = '' } = nobody.exec(said)?.groups ?? {};
  if (who === '' || /\b(?:until|before|unless|without)\b/.test(does)) return null;
  const one = isPlural(who) ? who : withArticle(who);
  const is = isPlural(who) ? 'are' : 'is';
  return [
    be === undefined
      ? { given: one, when: `they try to ${does}`, then: refused }
      : { given: `${one} ${is} to be ${does}`, when: 'it is tried', then: refused },
  ];
}
const nobody = /^no (?<who>\p{Ll}+(?: \p{Ll}+)?) (?:may|can|must) (?<be>be )?(?<does>[^,;:.]{4,100})$/iu;

/** `Only directors see the contract` */
function onlySome(said: string): Test[] | null {
  const { who = '', does = '' } = only.exec(said)?.groups ?? {};
  if (who === '' || who.split(' ').length > 6) return null;
  return [
    { given: `somebody who is not one of these: ${lowerFirst(who)}`, when: `they try to ${does}`, then: refused },
    { given: asOne(who), when: `they ${does}`, then: passes },
  ];
}
const only = /^only (?<who>[^,;:.]{3,60}?) (?:can|may|are allowed to|is allowed to) (?!be\b)(?<does>[^,;:.]{4,100})$/iu;

/** `If the dose is late, the nurse in charge is alerted` */
function ofCase(said: string): Test[] | null {
  const { given = '', then = '' } = caseFirst.exec(said)?.groups ?? {};
  return given === '' || speaksOfOthers.test(given) || isTwo.test(given) ? null : inCase(given, then);
}
/** `something is missing the customer gets a text`: the case and what follows. */
const isTwo =
  /\b(?:is|are|has|have|was|were|gets?|does|do)\b.*(?<! (?:or|and)) (?:the|an?|it|they) (?:\p{L}+ )?(?:is|are|has|gets?|goes|must|should|will|can|may|\p{L}+s)\b/iu;
const caseFirst =
  /^(?:if|when|whenever|once|as soon as) (?<given>[^,;:]{6,110}), (?!(?:and|or|but) )(?<then>[^:;]{8,160})$/iu;

/** `Files are never stored unless the customer turns on debug mode`, `a class is cancelled if fewer than five come` */
function caseBehind(said: string): Test[] | null {
  const { then = '', cue = '', given = '' } = caseLast.exec(said)?.groups ?? {};
  if (given === '' || speaksOfOthers.test(given) || /\b(?:if|when|unless)\b|, and /i.test(then)) return null;
  const is = { given: testData, when: given };
  const isNot = { given: testData, when: `it is not so that ${given}` };
  // 'Tenants may lend only if the owner has permitted it'
  if (/ only$/i.test(then))
    return [
      { ...isNot, then: refused },
      { ...is, then: passes },
    ];
  // 'is notified, except when the review is on'
  if (/,? except$/i.test(then))
    return [
      { ...isNot, then: lowerFirst(then.replace(/,? except$/i, '')) },
      { ...is, then: 'it does not happen' },
    ];
  if (/^unless$/i.test(cue))
    return [
      { ...isNot, then: lowerFirst(then) },
      { ...is, then: 'the rule does not apply' },
    ];
  // 'A swap takes effect only if both agree'
  return inCase(given, then.replace(/ only$/i, ''));
}
const caseLast =
  /^(?<then>[^;:]{12,150}?),? (?<cue>if|when|whenever|unless|as soon as|once) (?<given>[^,;:]{8,110})$/iu;

const widest = 14;
/** What is meant stands in another sentence. */
const speaksOfOthers =
  /^(?:it|they|this|that|he|she|these|those|we|I|you|one|some|there)\b|\p{Ll} (?:they|he|she|it) \p{Ll}+|\b(?:which|what) \p{L}+$/iu;
/** `Attendants`: an attendant; what carries more words stays as it is. */
const asOne = (who: string): string =>
  / /.test(who) || !isPlural(who) ? lowerFirst(who) : withArticle(singular(lowerFirst(who)));
