import { isSomebody } from '../grammar/somebody.js';
import { isUncountable, withArticle } from '../language.js';
import { isVerb } from '../read/lexicon.js';
import { speaksItself } from '../told/speaks.js';
import { inCase, opensFurther, spoken, testData } from './case-clauses.js';
import type { Feature } from './plan.js';
import { finiteOf, firstOf, saidParts } from './said-parts.js';

/** What is tried of a sentence whose words tell no limit, no refusal and no list: its case and what follows, or its thing and what is said of it. */

type Test = Feature['tests'][number];

/** `Claims with two or more losses must always go to a person`: what is told of such ones. */
export function ofSuch(text: string, subjectSaid: string): Test[] {
  const parts = saidParts(text, subjectSaid);
  if (!parts || parts.isAble) return [];
  const { opening, subject } = parts;
  const { isMust, does, isMany } = parts;
  const [who = ''] = subject.split(/ (?:who|that|which|with|in|of|from|by|at|for) /);
  // 'The owner has 30 days to object': people are not checked.
  if (isSomebody(who) || /^every(?:one|body)$/i.test(who))
    return [{ isPlain: true, given: testData, when: 'this is tried', then: spoken(text) }];
  const told = finiteOf({ ...parts, isMany, opening: '', subject: 'the former' }).replace(/, so that .*$/, '');
  // 'Incomplete cases stay in draft': seen beside others, of which this is not said.
  if (
    opening === '' &&
    isMany &&
    / /.test(subject) &&
    !/ (?:and|or) |^(?:all|no|only|both|these|those|their|its) /i.test(subject)
  )
    return [
      {
        isPlain: true,
        given: `${subject}, and others`,
        when: 'both are handled',
        then: `${told}; for the others this does not hold`,
      },
    ];
  return [
    {
      isPlain: true,
      given: opening === '' ? subject : `${subject}, and ${opening.replace(cue, '')}`,
      when: isMany ? 'they are checked' : 'it is checked',
      then: (isMust && / (?:and|or) /.test(does) && !/^have /.test(does)
        ? `${isMany ? 'they' : 'it'} must ${does}`
        : finiteOf({ ...parts, isMany, opening: '', subject: isMany ? 'they' : 'it' })
      ).replace(/, so that .*$/, ''),
    },
  ];
}

/** `set what they are interested in and get a message`: who does the first of it can do the rest. */
export function ofWish(wish: string, role: string): Test[] {
  const { main = wish, given = '' } = timed.exec(wish)?.groups ?? {};
  const one = isUncountable(role) ? `one of the ${role}` : withArticle(role);
  if (given !== '') return [{ isPlain: true, given: testData, when: given, then: `${one} can ${main}` }];
  const { first = '', next = '' } = further.exec(wish)?.groups ?? {};
  if (isVerb(next.split(' ')[0] ?? ''))
    return [{ isPlain: true, given: one, when: `they ${first}`, then: `they can ${next}` }];
  const [verb = ''] = wish.split(' ');
  if (stays.test(verb)) return ofSentence(`${one} can ${wish}`);
  const then = looks.test(verb)
    ? 'the latest state is shown, with its time'
    : gets.test(verb)
      ? 'it arrives once, and can be opened again'
      : 'they get it done without help, and the result can be seen afterwards';
  return [{ isPlain: true, given: one, when: `they ${wish}`, then }];
}
const timed =
  /^(?<main>[^,]{8,}?),? (?:as soon as|once|only (?:after|when|if)|if) (?<given>(?:the|an?|nobody|somebody|there)\b[^;:]{6,}?)(?:, (?:and|or) .*)?$/iu;
const further = /^(?<first>.{8,}?),? and (?:then |also )?(?<next>\p{Ll}+ .{6,})$/u;
const looks = /^(?:see|view|read|find|know|check|watch|look)$/;
const stays = /^(?:have|use|be|go|come|listen|keep)$/;
const gets = /^(?:get|receive|hear)$/;

/** `If a lot is not sold, the price drops`, as its case and what follows; else its thing and what is said of it, or the whole of it. */
export function ofSentence(text: string, product = ''): Test[] {
  const [said = ''] = firstOf(text).split(opensFurther);
  const [, act = ''] = yours.exec(said) ?? [];
  if (act !== '') {
    const when = `they try to ${act.replace(/\byour\b/g, 'their')}`;
    return [{ isPlain: true, given: 'a user', when, then: 'it is refused, and the rule is named' }];
  }
  const first = caseFirst.exec(said)?.groups;
  const found = first && !isTwo.test((first['given'] ?? '').replace(cue, '')) ? first : caseThen.exec(said)?.groups;
  const { given = '', then = '' } = found ?? {};
  if (given !== '' && !/^(?:and|or|who|which|so|never|not|only|but|with|without|except) /i.test(then))
    return inCase(given.replace(cue, ''), then).map((test) => ({ ...test, isPlain: true }));
  // '…, it must refuse': a case that speaks of the author is quoted.
  const { when = '', main = '' } = quotedCase.exec(said)?.groups ?? {};
  if (main !== '') return [{ isPlain: true, given: testData, when: `this is so: ${spoken(when)}`, then: spoken(main) }];
  const isProducts = product !== '' && said.toLowerCase().startsWith(product.toLowerCase());
  const such = speaksItself.test(said) || isProducts ? [] : ofSuch(said, '');
  return such.length > 0 ? such : [{ isPlain: true, given: testData, when: 'this is checked', then: spoken(said) }];
}
const quotedCase =
  /^(?:if|when|whenever|once) (?<when>(?=.*\b(?:we|our|us|I)\b)[^;:]{6,120}?), (?<main>(?:it|they|the \p{L}+) (?:must|should|has to|is|are|will|can)\b[^;:]{8,120})$/iu;
const cue = /^(?:if|when|whenever|once|as soon as|wherever) /i;
const caseFirst =
  /^(?<given>(?:if|when|whenever|once|as soon as|wherever|after|before) [^,;:]{6,140}), (?<then>[^:;]{8,}|.{8,})$/iu;
/** `When I add a client it should check the VAT ID` */
const caseThen =
  /^(?<given>(?:if|when|whenever|once) [^,;:]{4,90}?)(?<! (?:and|or|of|to|that|than)) (?<then>(?:it|the \p{L}+|she|he|they|we) (?:should|must|has to|have to|is|are|gets?|can|\p{L}+s)\b .{6,})$/iu;
/** `I add a client it should check …`: the case and what follows. */
const isTwo =
  /(?<! (?:or|and)) (?:it|the \p{L}+|she|he|they|we) (?:should|must|has to|have to|is|are|gets?|can|wants?|needs?)\b/iu;
/** `You can't approve your own request` */
const yours = /^you (?:can['’]t|cannot|may not|must not) ([^,;:]{6,80})/iu;
