import { isPlural, lowerFirst, participle, singular, withArticle } from '../language.js';
import { isDone, isPast } from '../read/words.js';
import { inDigits, unitOfValue, value } from '../read/values.js';
import { isPeople, verbOf } from '../read/lexicon.js';

/** What is so today, each figure with its full name, so that `bring that down to 11 days` says what. */

export interface Fact {
  name: string;
  value: string;
  /** What is counted, for `of them` behind it. */
  noun: string | null;
}

const about = String.raw`(?:(?:about|around|roughly|some|nearly|almost|up to|on average) )?`;
const noun = String.raw`((?:the |an? |each |every |our |one )?[\p{L}][\p{L}\d'’ -]{2,60}?)`;
const average = String.raw`( (?:on average|in the mean|at the moment|today|now))*`;
const form = (source: string): RegExp => new RegExp(`^${source}$`, 'iu');

const takes = form(
  String.raw`${noun} (?:takes?|needs?|lasts?) (?:(?:\p{L}+|\d+) people )?${about}(${value})(?: each)?${average}`,
);
const waits = form(String.raw`${noun} (?:waits?|queues?) ${about}(${value})${average}`);
const after = form(String.raw`${noun} (is|are|gets?) (\p{L}+) (?:only )?after ${about}(${value})${average}`);
/** `17% of the food is thrown away`, `61% of the images in our clusters are unsigned`. */
const shareThat = form(
  String.raw`${about}(\d[\d.,]*\s?%|\d+ in \d[\d,]*) of (?:all |the |our )?(\p{L}[\p{L}'’ -]{2,50}?) ((?:is|are|was|were|gets?) .+)`,
);
const share = form(
  String.raw`${about}(\d[\d.,]*\s?%|\d+ in \d[\d,]*)(?: of)? (?:all |the |our )?(\p{L}[\p{L}'’ -]*?s|them|these|those) (.+)`,
);
const does = form(
  String.raw`(we|they|it|(?:the |an? |our |each |every )?[\p{L}'’ -]{2,40}?) ((?:handle|process|ship|get|receive|have|has|do|run|make|see|submit|lend|sell|issue|serve|deliver|answer|book|treat|write)(?:s|es)?) ${about}(\d[\d.,]*k?) (\p{L}[\p{L}'’ -]*?s)( (?:an?|per|each|every) \p{L}+)?${average}`,
);
const spends = form(
  String.raw`(?:[\p{L}'’ -]{2,40}?) (?:spends?|loses?) ${about}(${value}(?: (?:an?|per|each) \p{L}+)?) ((?:on|in|with) )?(\p{L}[\p{L}'’ -]{2,50})`,
);
const wins = form(String.raw`(\p{L}+) ${about}(\d+ in \d+|\d[\d.,]*\s?%)`);

const lead = /^(?:and |but |so )?(?:today|currently|at present|at the moment|right now|now|on average|last year),? /i;

/** `A lease takes 40 minutes, and 8% of the dates are missed`: two. */
function factsIn(text: string, before: readonly Fact[] = []): Fact[] {
  const found: Fact[] = [];
  for (const clause of inDigits(text).split(/;\s|,\s(?:and\s|but\s)?|\s(?:and|but)\s|\.\s/u)) {
    const fact = factOf(clause.replace(lead, '').replace(/[\s.,;]+$/, ''), [...before, ...found]);
    if (fact) found.push(fact);
  }
  // '2 hours and 40 minutes' was brought to minutes, and is told as it was said.
  const longer = text.match(/\b\d+ hours? and \d+ minutes\b/gi) ?? [];
  return found.map((fact) => ({ ...fact, value: longer.find((said) => inDigits(said) === fact.value) ?? fact.value }));
}

/** Of several pieces, each of which may go on from those before it: `the average takes 19 days`. */
export const factsOfAll = (texts: readonly string[]): Fact[] =>
  texts.reduce<Fact[]>((all, text) => [...all, ...factsIn(text, all)], []);

function factOf(clause: string, before: readonly Fact[]): Fact | null {
  const counted = before.findLast(({ noun: one }) => one !== null)?.noun ?? null;
  const taken = takes.exec(clause);
  if (taken) {
    const [, what = '', figure = '', often] = taken;
    if (unitOfValue(figure) !== 'time') return null;
    // 'around 900 water claims a month, and the average takes 19 days'
    if (/^the average(?: one)?$/i.test(what))
      return counted === null ? null : { name: `average time per ${singular(counted)}`, value: figure, noun: null };
    return {
      name: `${often || /^the average /i.test(what) ? 'average ' : ''}time for ${ofOne(what)}`,
      value: figure,
      noun: null,
    };
  }
  const waited = waits.exec(clause);
  if (waited) {
    const [, who = '', figure = '', often] = waited;
    return { name: `${often ? 'average ' : ''}waiting time of ${who.toLowerCase()}`, value: figure, noun: null };
  }
  const later = after.exec(clause);
  if (later) {
    const [, what = '', is = '', done = '', figure = '', often] = later;
    if (isPast(done) && unitOfValue(figure) === 'time')
      return { name: `${often ? 'average ' : ''}time until ${what} ${is} ${done}`, value: figure, noun: null };
  }
  const part = shareThat.exec(clause) ?? share.exec(clause);
  if (part) {
    const [, figure = '', said = '', rest = ''] = part;
    const of = /^(?:them|these|those)$/i.test(said) ? counted : said;
    return of === null
      ? null
      : {
          name: `share of ${lowerFirst(of).replace(/\bour\b/g, 'the')} ${thatDo(rest.replace(/ (?:today|now|at present|at the moment)$/i, ''), of)}`,
          value: figure,
          noun: of,
        };
  }
  const done = does.exec(clause);
  if (done) {
    const [, who = '', verb = '', figure = '', what = '', rate = ''] = done;
    const ownRate = / (?:an?|per|each|every) \p{L}+$/u.exec(what)?.[0] ?? '';
    const bare = what.slice(0, what.length - ownRate.length);
    const [, one = ''] = /^(?:an?|each|every) (.+)$/i.exec(who) ?? [];
    const deed = verbOf(verb.replace(/^has$/, 'have')) ?? '';
    // 'a charity submits 9 applications a year'
    const per = one === '' ? '' : ` ${/^(?:have|do|)$/.test(deed) ? '' : `${participle(deed)} `}per ${one}`;
    return { name: `${bare}${per}`, value: `${figure}${ownRate || rate}`, noun: bare };
  }
  const spent = spends.exec(clause);
  if (spent) {
    const [, figure = '', link = '', what = ''] = spent;
    return unitOfValue(figure) === 'time' ? { name: `time spent ${link}${what}`, value: figure, noun: null } : null;
  }
  const won = wins.exec(clause);
  const verb = won ? verbOf((won[1] ?? '').replace(/s$/, '')) : null;
  if (won && verb !== null && counted !== null)
    return { name: `share of ${counted} ${participle(verb)}`, value: won[2] ?? '', noun: null };
  return null;
}

const ofOne = (what: string): string => {
  const bare = what.replace(/^(?:the |our )?(?:average|typical|usual) /i, '');
  return /^(?:an?|the|each|every|our) /i.test(bare) || isPlural(bare.split(' ').at(-1) ?? '') || /ing\b/.test(bare)
    ? bare
        .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
        .replace(/^(?:our|every|each|one) /, (word) =>
          /^our/.test(word) ? 'the ' : `${word === 'one ' ? 'a ' : word}`,
        )
    : withArticle(bare);
};

/** `are questioned by customers` -> questioned by customers; `come back late` -> that come back late. */
export const thatDo = (rest: string, of: string): string => {
  const link = isPeople(singular(of.split(' ').at(-1) ?? '')) ? 'who' : 'that';
  const [, passive = ''] =
    /^(?:(?:should|must|will|shall|to) )?(?:is|are|be|being|gets?(?= \p{L}+(?:ed|en|nt)\b)) (.+)$/iu.exec(rest) ?? [];
  const [first = ''] = (passive || rest).split(' ');
  if (isDone(first.toLowerCase()) || (passive && isPast(first.toLowerCase()))) return passive || rest;
  if (passive) return `${link} ${isPlural(of.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${passive}`;
  if (
    /^(?:that|who|which|with|without|in|on|at|from|within|for|by|still|online|offline|digitally|ready|complete|available|free|correct|late|\p{L}+ing)\b/iu.test(
      rest,
    )
  )
    return rest;
  return `${link} ${rest.replace(/^(?:should|must|will|shall|to) /i, '').replace(/^(?:is|has)\b/, (word) => (word === 'is' ? 'are' : 'have'))}`;
};

/** What stands for the figure named before. */
export const pronoun = /^(?:this|that|it|these|them|those|which)$/i;

/** The figure of today that a goal goes on from: the last in its unit for a pronoun, else one that shares a word. */
export function factFor(said: string, to: string | null, facts: readonly Fact[]): Fact | null {
  // 'which should fall to 10'
  const isBare = to !== null && /^\D*\d[\d.,]*$/.test(to) && pronoun.test(said);
  const same = facts.filter(({ value: today }) => to === null || unitOfValue(today) === unitOfValue(bareOf(to)));
  const alike = same.length === 0 && isBare ? facts : same;
  if (pronoun.test(said)) return alike.at(-1) ?? null;
  const words = said
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word.length > 3 && !plain.test(word));
  const own = alike.filter((fact) => words.some((word) => fact.name.toLowerCase().includes(word.replace(/s$/, ''))));
  return own.length === 1 ? (own[0] ?? null) : null;
}
const plain = /^(?:average|time|share|number|rate|month|year|week|spent|that|with|from)$/;
const bareOf = (to: string): string => to.replace(/ or \p{L}+$/u, '');
