import { isPlural, isUncountable, participle, singular, stripStop, upperFirst } from '../language.js';
import type { Capability } from '../read/brief.js';
import { isNounish, isPeople, verbOf } from '../read/lexicon.js';
import { lowered } from '../read/lowered.js';
import { inWords } from './in-words.js';
import { ruleClauses } from '../read/rule-clauses.js';

/**
 * What a rule has the product do by itself: `a loan open longer than 72 hours is escalated to the shift supervisor`,
 * `access lapses after 14 days unless renewed`. Beside the rule that is a function which has to be built.
 */

/** What the product can do with a record, by its participle. */
const bases: Readonly<Record<string, string>> = {
  escalated: 'escalate',
  locked: 'lock',
  blocked: 'block',
  suspended: 'suspend',
  charged: 'charge',
  refunded: 'refund',
  deleted: 'delete',
  erased: 'erase',
  archived: 'archive',
  anonymised: 'anonymise',
  anonymized: 'anonymize',
  released: 'release',
  cancelled: 'cancel',
  closed: 'close',
  flagged: 'flag',
  frozen: 'freeze',
  quarantined: 'quarantine',
  held: 'hold',
  unpublished: 'unpublish',
};
const befalls = new RegExp(
  String.raw`^(?<what>(?:(?!\b(?:may|must|can|cannot|should|only|no|not|nobody|never|is|are|we|means?)\b)[^,;:]){3,80}?) (?:is|are|gets?) (?:(?:then|also|automatically|immediately) )*(?<done>${Object.keys(bases).join('|')})(?<tail> [^;]{3,})?$`,
  'iu',
);
const ends =
  /^(?<what>(?:(?!\b(?:may|must|can|cannot|no|not|nobody|never|is|are|we)\b)[^,;:]){3,60}?) (?:lapses?|expires?)(?<tail> (?:after|unless|if|when|once) [^;]{3,})$/iu;
const under = /^(?<cue>if|when|whenever|once|as soon as) (?<cause>[^,;]{5,90}), (?<rest>[^;]{8,})$/iu;

/** `a loan | open longer than 72 hours` */
const qualified =
  /^(?<object>(?:an?|the|each|every|any|all)?\s?(?:[\p{L}'’-]+ ){0,2}?[\p{L}'’-]+)(?<more> (?:that|which|who|whose|open|older|not|with|without|over|above|below|under|left|of|in|on|from|for|due|reported|marked|more|less|longer|cancelled|returned) .+)?$/iu;

/** Of these the rule is read elsewhere: who signs in, what is kept. */
const elsewhere = /\b(?:recordings?|data|backups?|logs?|fees?|price|deposit|week|month|year)$/i;

function consequence(clause: string): Capability | null {
  const { cue = '', cause = '', rest = clause } = under.exec(clause)?.groups ?? {};
  const found = (befalls.exec(rest) ?? ends.exec(rest))?.groups;
  const { object = '', more = '' } = qualified.exec(found?.['what'] ?? '')?.groups ?? {};
  const bare = object.replace(/^(?:an?|the|each|every|any|all) /i, '').trim();
  if (
    !found ||
    bare === '' ||
    /^\p{L}+ing\b/u.test(bare) ||
    /^(?:it|they|this|that|who|which)$/i.test(bare) ||
    // 'a review due five days after the incident is closed': the incident is.
    /\b(?:after|before|until|once|when|if) \S/i.test(`${bare}${more}`) ||
    // 'each gallery stays online for a year and is then archived', 'each lesson that is cancelled on the day is lost'
    bare.split(' ').some(isNoNoun) ||
    elsewhere.test(bare)
  )
    return null;
  const verb = (found['done'] === undefined ? undefined : bases[found['done'].toLowerCase()]) ?? lapse(bare);
  const tail = [
    more.trim(),
    (found['tail'] ?? '').replace(/ and (?:can|may|must|is|are|then) .*$/i, '').trim(),
    cause === '' ? '' : `${cue.toLowerCase()} ${cause}`,
  ];
  const each = object.replace(/^an? /i, 'each ').trim();
  const head = bare.split(' ').at(-1) ?? '';
  return {
    verb,
    object: lowered(each),
    noun: isUncountable(head) ? lowered(bare) : lowered([...bare.split(' ').slice(0, -1), singular(head)].join(' ')),
    tail: tail.filter(Boolean).join(' '),
    automatic: true,
  };
}

const isNoNoun = (word: string): boolean =>
  /^(?:that|which|who|online|offline)$/i.test(word) ||
  (/s$/.test(word) && verbOf(word) !== null && !isNounish(verbOf(word) ?? ''));

export const consequencesIn = (text: string): Capability[] =>
  ruleClauses(inWords(stripStop(text))).flatMap((clause) => consequence(clause) ?? []);

/** `An offer lapses` is withdrawn, a reservation released; access ends. */
const lapse = (thing: string): string =>
  /(?:offer|invitation|quote|proposal)s?$/i.test(thing)
    ? 'withdraw'
    : /(?:reservation|hold|booking|slot|place)s?$/i.test(thing)
      ? 'release'
      : 'end';

const goesOn = /^(?<cue>otherwise|if not|or else|after that|afterwards),? (?<rest>.{8,})$/iu;
const limited =
  /\b(?<way>within|until) (?<time>(?:(?:the )?\d[\d.:]*|an?|one|two|three|four|five|six|seven|ten|twelve) ?[^,;]{0,30})$/iu;

/** `otherwise it goes to the plant manager`: told with the deed that it follows, since alone it says nothing. */
export const withWhatItFollows = (capabilities: readonly Capability[]): Capability[] =>
  capabilities.map((one, at) => {
    const [ended] = one.words === undefined ? [] : consequencesIn(one.words);
    if (ended) return ended;
    const { cue = '', rest = '' } = goesOn.exec(one.words ?? '')?.groups ?? {};
    const before = capabilities[at - 1];
    if (cue === '' || !before || before.words !== undefined || before.object === '') return one;
    const { way = '', time = '' } = limited.exec(before.tail)?.groups ?? {};
    const thing = before.object.replace(/^(?:an?|each|every|any|their|its) /i, 'the ');
    const said = rest.replace(/^(?:it|they)(?= )/i, thing);
    if (/^after/i.test(cue))
      return time === ''
        ? one
        : inOther(one, `${said} ${way === 'until' ? 'after' : 'once'} ${time}${way === 'until' ? '' : ' have passed'}`);
    const same = capabilities
      .slice(0, at)
      .filter(({ object, tail, by }) => object === before.object && tail === before.tail && by === before.by);
    const is = isPlural(thing.split(' ').at(-1) ?? '') && !isPeople(thing) ? 'they are' : 'it is';
    return inOther(
      one,
      `${said} if ${is} not ${same.map(({ verb }) => participle(verb)).join(' or ')}${time === '' ? '' : ` ${way} ${time}`}`,
    );
  });

const inOther = (one: Capability, words: string): Capability => ({
  ...one,
  words: upperFirst(words),
  object: upperFirst(words),
});
