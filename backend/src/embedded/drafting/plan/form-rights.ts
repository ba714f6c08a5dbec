import { infinitive, isPlural, lowerFirst, participle } from '../language.js';
import type { RuleFormName } from '../read/rule-forms.js';
import { follows, passes, refused, refuses, triedBy, type FormChecks } from './form-sides.js';
import {
  bare,
  headAndRest,
  headOf,
  isDone,
  one,
  over,
  person,
  sided,
  sidesOf,
  the,
  theyAre,
  tried,
  verbOf,
  type Parts,
} from './form-words.js';
import { denied } from './ruled-if.js';

/** Rules on who may do or see what, what is never done, and whose answer is waited for: a case on each side. */

const waits = 'nothing goes ahead, and the page says whose answer is missing';

export const rightsChecks: Partial<Record<RuleFormName, (of: Parts) => FormChecks | null>> = {
  lent: ({ who = '', what = '', span = '' }) => {
    const given = `${person(who)} was given ${lowerFirst(what)}`;
    const opens = 'they open a page';
    return refuses(
      { given: `${given}, and ${over(span)}`, when: opens, then: 'it stays closed: the right has ended by itself' },
      {
        given: `${given}, and ${over(span, '', true)}`,
        when: opens,
        then: /read-only/i.test(what) ? 'it can be read, and nothing can be changed' : 'it is open to them',
      },
    );
  },
  fixed: ({ where = '', done = '', instead, need }) => {
    const entry = `an entry in ${lowerFirst(where)}`;
    return refuses(
      {
        given: entry,
        when: `somebody wants to ${verbOf(done)} it`,
        then: 'it is refused, and the entry stays as it is',
      },
      instead
        ? {
            given: `${entry} that is wrong`,
            when: `it is ${instead.toLowerCase()}${need ? ` with ${need}` : ''}`,
            then: `the new state counts, and the old one${need ? `, ${need.replace(/^an? /, 'the ')}` : ''}, name and time can still be read`,
          }
        : { given: entry, when: 'it is looked up at any later time', then: 'it is found as it was entered' },
    );
  },
  frozen: ({ thing = '', done = '', after }) => {
    const since = after ? sinceOf(after, thing) : null;
    const tries = `somebody wants to ${verbOf(done)} it`;
    return refuses(
      { given: since?.so ?? one(thing), when: tries, then: 'it is refused, and it stays as it is' },
      since
        ? { given: since.not, when: tries, then: passes }
        : { given: one(thing), when: 'it is looked up at any later time', then: 'it is found as it was entered' },
    );
  },
  reserved: ({ thing = '', done = '', whom = '' }) => {
    const side = sidesOf(whom);
    return isDone(done) ? triedBy(side.out, side.in, `they want to ${verbOf(done)} ${one(thing)}`) : null;
  },
  onlyThey: ({ whom = '', act = '' }) => {
    const [, who = whom, need = ''] = /^(.+?) (?:with|who (?:has|have)) (.+)$/u.exec(whom) ?? [];
    const side = sidesOf(who);
    const tries = `they want to ${lowerFirst(act)}`;
    return need === ''
      ? triedBy(side.out, side.in, tries)
      : triedBy(`${side.in} without ${need}`, `${side.in} with ${need}`, tries);
  },
  partly: ({ who = '', may = '', what, not = '' }) => {
    const isThing = /^(?:the|an?|their|its|any) /i.test(not);
    const given = `${person(who)} is signed in`;
    const verb = may.toLowerCase();
    const looks = /^(?:see|view|read|open|access)$/.test(verb);
    const [, object = ''] = /^\p{L}+ (.+)$/u.exec(not) ?? [];
    const seen = lowerFirst(what ?? object);
    const isMany = isPlural(headOf(seen));
    return refuses(
      {
        given,
        when: `they want to ${isThing ? `${verb} ` : ''}${lowerFirst(not)}`,
        then: isThing && looks ? 'nothing of it is shown, not by a link either' : refused,
      },
      {
        given,
        when: `they want to ${verb} ${seen}`.trim(),
        then: looks ? (isMany ? 'they are shown' : 'it is shown') : passes,
      },
    );
  },
  ownOnly: ({ who = '', what = '' }) => {
    const given = `${person(who)} is signed in`;
    const matter = lowerFirst(what);
    const [, plain] = /^(?:their|his|her|its) (?:own )?(.+)$/u.exec(matter) ?? [];
    const isMany = isPlural(headOf(plain ?? matter));
    const other = plain
      ? isMany
        ? `${plain} that are not theirs`
        : `${one(plain)} that is not theirs`
      : `anything other than ${matter}`;
    return refuses(
      { given, when: `they follow a link to ${other}`, then: 'the page shows nothing of it' },
      { given, when: `they look up ${matter}`, then: isMany ? 'they are shown' : 'it is shown' },
    );
  },
  mustBe: ({ who = '', be = '', what = '', also }) => {
    const is = be.toLowerCase() === 'be' ? 'is' : 'has';
    const more = also ? ` and ${also.replace(/^be\b/i, 'is').replace(/^have\b/i, 'has')}` : '';
    return triedBy(
      is === 'is' ? `${person(who)} who is not ${what}` : `${person(who)} without ${what}`,
      `${person(who)} who ${is} ${what}${more}`,
      'they want to take part',
    );
  },
  withNeed: ({ who = '', act = '', need = '' }) => {
    const what = lowerFirst(need);
    return triedBy(
      `${what.replace(/^an? /, 'no ')} is given`,
      `${what} is given`,
      `${person(who)} wants to ${lowerFirst(act)}`,
    );
  },
  whoNot: ({ who = '', verb = '', what = '' }) => {
    const act = infinitive(verb.toLowerCase());
    const [, own = ''] = /^their own (.+)$/iu.exec(what) ?? [];
    const doer = person(who);
    if (own !== '')
      return triedBy(
        `${doer}${/s$/.test(doer) ? '’' : '’s'} own ${one(own).replace(/^an? /, '')}`,
        `${one(own)} of somebody else`,
        `${doer} wants to ${act} it`,
      );
    const [, linked = '', link = ''] = /^((?:an?|the|any) .+?) (they \p{L}+(?: .+)?)$/iu.exec(what) ?? [];
    if (linked !== '')
      return triedBy(`${one(linked)} ${link}`, `${one(linked)} ${unlinked(link)}`, `${doer} wants to ${act} it`);
    const breaks = { given: `${doer} is signed in`, when: `they want to ${act} ${lowerFirst(what)}`, then: refused };
    return follows(breaks, breaks);
  },
  until: ({ thing = '', done = '', rest = '', who = '', verb = '', object = '' }) => {
    const [main] = headAndRest(bare(thing));
    const acted = `${participle(infinitive(verb.toLowerCase()))} ${/^(?:it|them)$/i.test(object) ? the(main) : lowerFirst(object)}`;
    const nobody = /^an? /i.test(who) ? `${who.replace(/^an? /i, 'no ')} has` : `${lowerFirst(who)} has not`;
    const tries = `${the(main)} is to ${isDone(done) ? 'be ' : ''}${done.toLowerCase()}${rest}`;
    return triedBy(`${one(thing)}, and ${nobody} ${acted}`, `${lowerFirst(who)} has ${acted}`, tries);
  },
  lacking: ({ thing = '', need = '', done = '', rest = '' }) =>
    isDone(done)
      ? triedBy(
          `${one(thing)} without ${lowerFirst(need)}`,
          `${one(thing)} with ${lowerFirst(need)}`,
          `${theyAre(thing)} to be ${done.toLowerCase()}${rest}`,
        )
      : null,
  barred: ({ thing = '', done = '', rest = '' }) => {
    if (!isDone(done)) return null;
    const tries = `${theyAre(thing)} to be ${done.toLowerCase()}${rest}`;
    // 'Alcohol' stands there without an article, and has none.
    const isMass = /^[\p{L}-]+$/u.test(thing) && !isPlural(thing);
    const breaks = { given: isMass ? lowerFirst(thing) : one(thing), when: tries, then: refused };
    // What is never done to a thing has no other side.
    return isMass
      ? refuses(breaks, { given: `something without ${lowerFirst(thing)}`, when: tries, then: passes })
      : follows(breaks, breaks);
  },
  yesBeyond: (of) => {
    const { beyond, at } = sided(of);
    const { yes = '', before, thing = '' } = of;
    return refuses(
      { given: `${beyond}, ${withoutYes(yes)}`, when: tried(before, thing), then: waits },
      { given: `${beyond}, with ${yes}, and ${at} without`, when: eachIs(before, thing), then: 'both go through' },
    );
  },
  yes: ({ thing = '', yes = '', before }) =>
    refuses(
      { given: `${one(thing)} ${withoutYes(yes)}`, when: tried(before, thing), then: waits },
      { given: `${one(thing)} with ${yes}`, when: tried(before, thing), then: passes },
    ),
  agreedBeyond: (of) => {
    const { beyond, at } = sided(of);
    const { done = '', whom = '', before, thing = '' } = of;
    const by = `${done.toLowerCase()} by ${lowerFirst(whom)}`;
    return refuses(
      { given: `${beyond}, not ${by}`, when: tried(before, thing), then: waits },
      { given: `${beyond}, ${by}, and ${at} that is not`, when: eachIs(before, thing), then: 'both go through' },
    );
  },
  agreed: ({ thing = '', done = '', whom = '', before }) => {
    const by = `been ${done.toLowerCase()} by ${lowerFirst(whom)}`;
    const tries = before ? tried(before, thing) : `${theyAre(thing)} to take effect`;
    return refuses(
      { given: `${one(thing)} that has not ${by}`, when: tries, then: 'it waits, and the page says what is missing' },
      { given: `${one(thing)} that has ${by}`, when: tries, then: passes },
    );
  },
};

/** `they have a link with`, `they wrote`: the contrary. */
const unlinked = (link: string): string =>
  link
    .replace(/^they have (?:an? )?/i, 'they have no ')
    .replace(/^they are /i, 'they are not ')
    .replace(/^they (wrote|made)\b/i, 'somebody else $1')
    .replace(/^they (?!have\b|are\b)/i, 'they do not ');

/** `with fewer than two approvers`, `without approval from the director` */
const withoutYes = (yes: string): string =>
  /^(?:two|three|four|\d+) /i.test(yes) ? `with fewer than ${lowerFirst(yes)}` : `without ${lowerFirst(yes)}`;

const eachIs = (before: string | undefined, thing: string): string =>
  tried(before, thing).replace(/^(?:it is|they are)/, 'each is');

/** `after signing`, `once it is closed`: the state itself and the time before it. */
function sinceOf(after: string, thing: string): { so: string; not: string } | null {
  const what = one(thing);
  const [, doing = ''] = /^(?:being )?(\p{L}+ing)$/u.exec(after) ?? [];
  if (doing !== '') {
    const done = participle(infinitive(doing.toLowerCase()));
    return { so: `${what} has been ${done}`, not: `${what} has not been ${done} yet` };
  }
  const clause = lowerFirst(after.replace(/^(?:it|they)(?= )/i, what));
  return / (?:is|are|has|have) /.test(clause) ? { so: clause, not: denied(clause) } : null;
}
