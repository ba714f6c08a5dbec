import { isPlural, lowerFirst, singular, stripStop, withArticle } from '../language.js';
import type { Feature } from './plan.js';

type Test = Feature['tests'][number];

/**
 * How it shows that a sentence of the idea is kept, in the words of that sentence: whoever it forbids something tries it,
 * the case that it names comes up, its exception holds. Null where no words of it say so.
 */
export function sentenceChecks(sentence: string): Test[] | null {
  const said = stripStop(sentence);
  for (const read of [onlySome, forbidden, nobodyMay, ofCase, caseBehind]) {
    const tests = read(said);
    if (tests) return tests;
  }
  return null;
}

const refused = 'it is refused, and the rule is named';
const passes = 'it goes through';

/** `Attendants cannot write off a sale`, `corrective actions can't be edited after they're entered` */
function forbidden(said: string): Test[] | null {
  const { who = '', be, does = '' } = forbids.exec(said)?.groups ?? {};
  if (who === '' || does === '' || speaksOfOthers.test(who) || who.split(' ').length > widest) return null;
  if (/\b(?:can|may|must|should)\b/i.test(who) || /^(?:possible|able|allowed)\b/i.test(does)) return null;
  const [act = does, exception] = does.split(/,? unless /);
  const given = asOne(who);
  const when = be === undefined ? `they try to ${act}` : `${isMany(who) ? 'one of them' : 'it'} is to be ${act}`;
  return [
    { given, when, then: refused },
    ...(exception === undefined ? [] : [{ given: `${given}, and ${exception}`, when, then: passes }]),
  ];
}
const forbids =
  /^(?<who>[^,;:.]{3,90}?) (?:can['’]t|cannot|can not|may not|must not|mustn['’]t|should not|shouldn['’]t|(?:can|may|must|should) never) (?<be>be )?(?<does>[^,;:.]{4,110}(?:, unless [^,;:.]{4,80})?)$/iu;

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
  return given === '' || speaksOfOthers.test(given) ? null : [{ given, when: tried, then: lowerFirst(then) }];
}
const caseFirst =
  /^(?:if|when|whenever|once|as soon as) (?<given>[^,;:]{6,110}), (?!(?:and|or|but) )(?<then>[^:;]{8,160})$/iu;

/** `Files are never stored unless the customer turns on debug mode`, `a class is cancelled if fewer than five come` */
function caseBehind(said: string): Test[] | null {
  const { then = '', cue = '', given = '' } = caseLast.exec(said)?.groups ?? {};
  if (given === '' || speaksOfOthers.test(given) || /\b(?:if|when|unless)\b/i.test(then)) return null;
  // 'Tenants may lend only if the owner has permitted it'
  if (/ only$/i.test(then))
    return [
      { given: `it is not so that ${given}`, when: tried, then: refused },
      { given, when: tried, then: passes },
    ];
  if (/^unless$/i.test(cue))
    return [
      { given: `it is not so that ${given}`, when: tried, then: lowerFirst(then) },
      { given, when: tried, then: 'the rule does not apply' },
    ];
  // 'A swap takes effect only if both agree'
  return [{ given, when: tried, then: lowerFirst(then.replace(/ only$/i, '')) }];
}
const caseLast =
  /^(?<then>[^;:]{12,150}?),? (?<cue>if|when|whenever|unless|as soon as|once) (?<given>[^,;:]{8,110})$/iu;

const tried = 'it is tried with a case of this kind';
const widest = 14;
/** What is meant stands in another sentence. */
const speaksOfOthers =
  /^(?:it|they|this|that|he|she|these|those|we|I|you|one|some|there)\b|\p{Ll} (?:they|he|she|it) \p{Ll}+|\b(?:which|what) \p{L}+$/iu;
const isMany = (who: string): boolean =>
  isPlural(
    who
      .split(/ (?:of|with|that|who|which|in|on|from|for|under|over) /)[0]
      ?.split(' ')
      .at(-1) ?? '',
  );

/** `Attendants`: an attendant; what carries more words stays as it is. */
const asOne = (who: string): string =>
  / /.test(who) || !isPlural(who) ? lowerFirst(who) : withArticle(singular(lowerFirst(who)));
