import { isPlural, isUncountable, lowerFirst, participle, infinitive, singular, withArticle } from '../language.js';
import { barred } from './barred-checks.js';
import type { Feature } from './plan.js';
import { denied } from './ruled-if.js';

/** Rules on what becomes of a thing that is so, whom a thing may go to, and what is forbidden for as long as something holds. */

type Check = Feature['tests'][number];
export interface StateChecks {
  /** Nothing is refused: something follows. */
  follows: boolean;
  breaks: Check;
  keeps: Check;
}

const amount = String.raw`(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty)`;
const span = String.raw`${amount} (?:working )?(?:minutes?|hours?|days?|nights?|weeks?|months?|years?)`;
const thing = String.raw`(?<thing>(?:an? |the |each |every |any |all )?[\p{L}-]+(?: [\p{L}-]+)??)`;
const done = String.raw`(?:is|are|(?<counts>counts?) as) (?<done>\p{L}+(?: (?:up|out|in|off|away|down|back|over))?)(?<rest> (?!until\b)[^,;:]{3,60}?)?`;
const until = String.raw`(?: (?:until|till) (?<until>[^,;:]{5,60}))?$`;

/** `A costume that is damaged is taken off the list until the seamstress has mended it` */
const thatIs = new RegExp(
  String.raw`^${thing} (?:that|which|who) (?<clause>(?:is|are|has|have|was|were|\p{L}+s) [^,;:]{2,40}?) ${done}${until}`,
  'iu',
);
/** `Juice not collected within 5 days is sold` */
const notDone = new RegExp(
  String.raw`^${thing} (?:that (?:is|are) )?not (?<not>\p{L}+(?: (?:up|out|in|off|back))?)(?: (?:within|after|for) (?<span>${span})| (?<by>(?:by|before|until) [^,;:]{3,30}?))? ${done}${until}`,
  'iu',
);
/** `Samples older than 6 weeks are thrown away`, `sacks over 12 % moisture are refused` */
const beyond = new RegExp(
  String.raw`^${thing} (?<beyond>(?:\p{L}+er than|over|under|above|below|more than|less than) (?:[£€$]\s?)?${amount}[^,;:]{0,30}?) ${done}${until}`,
  'iu',
);
/** `A broken tool is blocked until it has been repaired` */
const suchUntil = new RegExp(
  String.raw`^(?<thing>(?:(?:an?|any|each|every|all) )?(?<adjective>(?!(?:the|an?)\b)[\p{L}-]+) [\p{L}-]+) ${done}${until}`,
  'iu',
);
/** `Unripe fruit is turned away` */
const turnedAway =
  /^(?<thing>[^,;:]{3,40}?) (?:is|are) (?<done>refused|rejected|turned (?:down|away|back)|sent (?:away|back)|not accepted)$/iu;
/** `Master keys go only to firms with a signed contract` */
const onlyTo =
  /^(?<thing>[^,;:]{3,50}?) (?:go|goes|(?:is|are|may be|may only be|can only be|must only be) (?:only )?(?<done>\p{L}+(?: (?:out|over|on))?))(?: only)? to (?<whom>[^,;:]{3,60})$/iu;
/** `Only swimmers with a bronze badge may use the deep pool` */
const onlyThey = /^only (?<whom>[^,;:]{3,60}?) (?:may|can|must|(?:is|are) allowed to) (?<act>\p{L}+ [^,;:]{3,60})$/iu;
/** `While a case is confirmed, no colony may be moved away` */
const aslong =
  /^(?<link>while|as long as|once|if|when|during|on|after|before) (?<clause>[^,;]{3,60}?)(?:,? (?<ban>(?:no|nobody|no one) [^,;]{5,90})|, (?<other>(?:the|an?) [^,;]{5,90}))$/iu;
const ban =
  /^(?:no (?<none>[\p{L}-]+(?: [\p{L}-]+)?) (?:may|can|must|shall|is|are)|(?:the|an?) (?<some>[\p{L}-]+(?: [\p{L}-]+)?) (?:may not|must not|cannot|can not|is not|are not)) (?:be )?(?<done>\p{L}+)(?<rest> .+)?$|^(?:nobody|no one) (?:may|can|must|is allowed to) (?<act>.+)$/iu;
/** `Minimum 50 kg per batch` */
const least =
  /^(?:at least|a minimum of|min\.?|minimum) (?<count>\d[\d.,]* ?\S+) (?:per|for each|for every|each|a|an) (?<thing>[\p{L}-]+(?: [\p{L}-]+)?)$/iu;

const headOf = (name: string): string =>
  name
    .split(/ (?:of|in|on|for|with) /)[0]
    ?.split(' ')
    .at(-1) ?? '';
const isMany = (name: string): boolean => isPlural(headOf(name)) && !isUncountable(headOf(name));
const bare = (name: string): string => lowerFirst(name).replace(/^(?:an?|the|each|every|any|all) /, '');
/** `Juice` has no article of its own, and gets none. */
const one = (name: string): string => {
  const plain = bare(name);
  return isMany(plain) || isUncountable(headOf(plain)) || lowerFirst(name) === plain ? plain : withArticle(plain);
};
const be = (name: string): string => (isMany(name) ? 'are' : 'is');
const it = (name: string): string => (isMany(name) ? 'they' : 'it');
const over = (time: string): string => (isPlural(time.split(' ').at(-1) ?? '') ? `the ${time} are` : `${time} is`);

const isDone = (said: string): boolean => {
  const [word = ''] = said.toLowerCase().split(' ');
  return /..ed$/.test(word) || participle(infinitive(word)) === word || /^(?:sold|lost|sent|kept|held|put)$/.test(word);
};

const refused = 'it is refused, and the rule is named';
const passes = 'it goes through';
/** When a state is entered, which then has its consequence. */
export const entered = 'that is put on record';
/** What becomes of a thing where the product keeps it; what hands do to it, the product shows as due. */
const kept =
  /^(?:blocked|locked|closed|hidden|marked|flagged|suspended|cancelled|canceled|deleted|erased|archived|released|reserved|charged|moved|passed|offered|barred|taken out|reminded|warned|told|informed|notified|taken off|removed|shown|listed)\b/i;

export function stateChecks(text: string): StateChecks | null {
  return (
    befallen(text) ?? owing(text) ?? barred(text) ?? refusing(text) ?? forWhom(text) ?? meanwhile(text) ?? lowest(text)
  );
}

function befallen(text: string): StateChecks | null {
  const found = (notDone.exec(text) ?? beyond.exec(text) ?? thatIs.exec(text))?.groups;
  if (!found || !isDone(found['done'] ?? '')) return suchFound(text);
  const { thing: name = '', done: past = '', rest = '', until: end = '' } = found;
  const given = givenIn(found, name);
  const is = `${it(name)} ${be(name)}`;
  const become = found['counts']
    ? `counted as ${past.toLowerCase()}${rest}`
    : kept.test(past)
      ? `${past.toLowerCase()}${rest}`
      : `shown as to be ${past.toLowerCase()}${rest}`;
  const looked = `somebody looks at ${isMany(name) ? 'them' : 'it'}`;
  // 'until it is repaired', 'has mended it': the thing itself.
  const ends =
    end === ''
      ? undefined
      : lowerFirst(end)
          .replace(/(?<!\p{L})(?:it|they|them)(?!\p{L})/gu, `the ${bare(name)}`)
          .replace(/(?<!\p{L})(?:its|their)(?= )/gu, `the ${bare(name)}${/s$/.test(bare(name)) ? '’' : '’s'}`);
  return {
    follows: true,
    breaks: { given: given.so, when: kept.test(past) || found['counts'] ? entered : looked, then: `${is} ${become}` },
    keeps:
      ends === undefined
        ? { given: given.not, when: looked, then: `${is} not ${become}` }
        : { given: ends, when: entered, then: endOf(past.toLowerCase(), rest, name) },
  };
}

function suchFound(text: string): StateChecks | null {
  const {
    adjective = '',
    thing: name = '',
    done: past = '',
    rest = '',
    until: end = '',
  } = suchUntil.exec(text)?.groups ?? {};
  if (end === '' || !kept.test(past)) return null;
  const article = /^(?:an?|any|each|every|all) /i.exec(name)?.[0] ?? '';
  return befallen(
    `${article}${name.slice(article.length + adjective.length + 1)} that ${be(name)} ${adjective.toLowerCase()} ${be(name)} ${past}${rest} until ${end}`,
  );
}

/** The state itself and its contrary. */
function givenIn(found: Partial<Record<string, string>>, name: string): { so: string; not: string } {
  const what = `${one(name)} ${be(name)}`;
  const { not, span: time, by, beyond: far, clause = '' } = found;
  if (not && time)
    return {
      so: `${what} not ${not}, and ${over(time)} over`,
      not: `${what} not ${not}, and ${over(time)} not over yet`,
    };
  if (not) return { so: `${what} not ${not}${by ? ` ${by}` : ''}`, not: `${what} ${not}${by ? ` ${by}` : ''}` };
  if (far) return { so: `${what} ${far}`, not: `${what} not ${far}` };
  const so = `${one(name)} ${lowerFirst(clause)}`;
  return { so, not: denied(so) };
}

/** `taken off the list` ends by standing there again. */
function endOf(past: string, rest: string, name: string): string {
  const [, where = ''] = /^ (?:from )?((?:the|our|its) .+)$/.exec(rest) ?? [];
  return where !== '' && /^(?:taken off|removed)$/.test(past)
    ? `${it(name)} ${be(name)} back on ${where}`
    : `${it(name)} ${be(name)} no longer ${past}${rest}`;
}

/** `Whoever brings gear back late pays €2 a day` */
const owes =
  /^(?:whoever|anyone who|everyone who|those who|(?:an?|each|every) (?<who>[\p{L}-]+(?: [\p{L}-]+)?) (?:that|who)) (?<clause>[^,;:]{5,60}?) (?:pays?|owes?) (?<sum>[^,;:]{2,40})$/iu;

function owing(text: string): StateChecks | null {
  const { who, clause = '', sum = '' } = owes.exec(text)?.groups ?? {};
  if (sum === '') return null;
  const given = `${who ? withArticle(lowerFirst(who)) : 'somebody'} ${clause}`;
  return {
    follows: true,
    breaks: { given, when: entered, then: `${sum} is charged to them` },
    keeps: { given: `nobody ${clause}`, when: 'somebody looks at what is due', then: 'nothing of it is charged' },
  };
}

function refusing(text: string): StateChecks | null {
  const { thing: name = '', done: past = '' } = turnedAway.exec(text)?.groups ?? {};
  if (name === '') return null;
  const when = `${it(name)} ${be(name)} to be accepted`;
  return {
    follows: false,
    breaks: {
      given: `what is brought is ${one(name)}`,
      when,
      then: `it is ${past.toLowerCase()}, and the rule is named`,
    },
    keeps: { given: `what is brought is not ${one(name)}`, when: 'it is to be accepted', then: passes },
  };
}

/** `firms with a signed contract`: one of them, and one who is not. */
function sidesOf(whom: string): { of: string; not: string } {
  const plain = bare(whom);
  const [, who = plain, need = ''] = /^(.+?) (?:with|who (?:has|have)) (.+)$/.exec(plain) ?? [];
  const single = /^the /i.test(whom) && !isMany(who) ? `the ${who}` : withArticle(isMany(who) ? singular(who) : who);
  return need === ''
    ? {
        of: single,
        not: /^the /.test(single) ? `somebody other than ${single}` : `somebody who is not ${single}`,
      }
    : { of: `${single} with ${need}`, not: `${single} without ${need}` };
}

function forWhom(text: string): StateChecks | null {
  const to = /\bonly\b/i.test(text) ? onlyTo.exec(text)?.groups : undefined;
  const they = onlyThey.exec(text)?.groups;
  const whom = to?.['whom'] ?? they?.['whom'] ?? '';
  if (whom === '' || / or | and /.test(whom)) return null;
  const past = to?.['done'] ?? '';
  if (past !== '' && !isDone(past)) return null;
  const { of, not } = sidesOf(whom);
  const name = to?.['thing'] ?? '';
  const when = they
    ? `they want to ${they['act'] ?? ''}`
    : `${one(name)} ${be(name)} to ${past === '' ? 'go' : `be ${past}`} to them`;
  return { follows: false, breaks: { given: not, when, then: refused }, keeps: { given: of, when, then: passes } };
}

function meanwhile(text: string): StateChecks | null {
  const { link = '', clause = '', ban: negated = '', other = negated } = aslong.exec(text)?.groups ?? {};
  const { none, some, done: past = '', rest = '', act } = ban.exec(other)?.groups ?? {};
  const name = none ? `${isPlural(none) ? '' : 'a '}${none}` : some ? `the ${some}` : '';
  if (act === undefined && (name === '' || !isDone(past))) return null;
  const when = act === undefined ? `${one(name)} ${be(name)} to be ${past}${rest}` : `somebody wants to ${act}`;
  const isClause = / (?:is|are|was|were|has|have) /.test(clause);
  const held = isClause ? lowerFirst(clause) : `it is ${link.toLowerCase()} ${lowerFirst(clause)}`;
  return {
    follows: false,
    breaks: { given: held, when, then: refused },
    keeps: { given: isClause ? denied(held) : 'it is at any other time', when, then: passes },
  };
}

function lowest(text: string): StateChecks | null {
  const { count = '', thing: of = '' } = least.exec(text)?.groups ?? {};
  if (count === '') return null;
  const when = 'it is to be accepted';
  return {
    follows: false,
    breaks: { given: `${withArticle(of)} of less than ${count}`, when, then: 'it is refused, and the limit is named' },
    keeps: { given: `${withArticle(of)} of exactly ${count}`, when, then: passes },
  };
}
