import { infinitive, isPlural, lowerFirst, participle, withArticle } from '../language.js';
import type { Feature } from './plan.js';

/** Rules whose words tell what has been done by when, or with what: how it shows that they are kept. */

type Check = Feature['tests'][number];

const span = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty) (?:working )?(?:minutes?|hours?|days?|weeks?|months?|years?)`;
const subject = String.raw`(?:(?:an? |the |each |every |all |any )?(?<thing>[\p{L}-]+(?: [\p{L}-]+){0,2}?))`;
/** `Urns must be picked up within 30 days`, `opened bottles must be thrown away after 28 days` */
const inTime = new RegExp(
  String.raw`^${subject} (?:must|has to|have to|needs? to|is to|are to) be (?<done>\p{L}+(?: (?:up|out|in|off|away|back|over))?) (?:at the latest )?(?<how>within|after) (?<span>${span})(?<more> (?:of|after|from) [^,;:]{3,40})?$`,
  'iu',
);
/** `No costume goes out for more than 21 days` */
const noLonger = new RegExp(
  String.raw`^no (?<thing>[\p{L}-]+(?: [\p{L}-]+)?) (?<does>(?:goes|stays|is|remains|(?:may|can|must|shall) (?:be|stay|go|remain)) [^,;:]{0,25}?)(?:for )?(?:more than|longer than) (?<span>${span})$`,
  'iu',
);
/** `Nobody may keep a tool for more than 7 days` */
const keptLonger = new RegExp(
  String.raw`^(?:nobody|no one|no [\p{L}-]+) (?:may|can|must|shall|should) (?<verb>keep|have|hold|borrow|use|occupy) (?:an?|the|any|one) (?<thing>[\p{L}-]+(?: [\p{L}-]+)??) (?:for )?(?:more|longer) than (?<span>${span})$`,
  'iu',
);
/** `A set may be out for 12 weeks at most` */
const atMost = new RegExp(
  String.raw`^(?:an?|the|each|every) (?<thing>[\p{L}-]+(?: [\p{L}-]+)?) (?:may|can|must|should) (?:only )?(?:be|stay|remain|go) (?<out>out|away|open|on loan|in use|there|[\p{L}]+ed)(?: for)? (?:(?<more>at most|up to|no longer than|no more than) )?(?<span>${span})(?<most> at (?:the )?most)?$`,
  'iu',
);
/** `No planter may go more than 14 days without a visit` */
const goesWithout = new RegExp(
  String.raw`^no (?<thing>[\p{L}-]+(?: [\p{L}-]+)?) (?:may|can|must|should|shall) (?:go|stay|be|remain|stand|lie) (?:for )?(?:more|longer) than (?<span>${span}) without (?<need>(?:an? |being )?[^,;:]{3,40})$`,
  'iu',
);
/** `Seeds older than 4 years must be tested before lending` */
const first =
  /^(?<thing>[^,;:]{3,50}?) (?:must|has to|have to|needs? to) be (?<done>\p{L}+) before (?<next>\p{L}+ing)$/iu;
/** `A seized car may only be released with a police release form` */
const onlyWith =
  /^(?<thing>[^,;:]{3,50}?) (?:may|can|must|shall) only be (?<done>\p{L}+(?: (?:up|out|in|off|over|back))?) (?:with|against) (?:an? |the )?(?<need>[^,;:]{3,50})$/iu;

/** What a rule wants done in time: `Urns`, `picked up`, `30 days`. */
export function dueIn(text: string): { thing: string; done: string; span: string } | null {
  const { thing = '', done = '', span: time = '' } = inTime.exec(text)?.groups ?? {};
  return time !== '' && isDone(done.split(' ')[0] ?? '') ? { thing, done, span: time } : null;
}

export interface RuleChecks {
  /** What happens once a time is over is told, and nothing is refused. */
  kind: 'time' | 'first';
  breaks: Check;
  keeps: Check;
}

/** `picked`, `thrown`: what something may be, and no adjective. */
const isDone = (word: string): boolean =>
  /ed$/i.test(word) ||
  (word !== '' && participle(infinitive(word.toLowerCase())) === word.toLowerCase()) ||
  /(?:wn|en|ught|ent|old|ept|ut)$/i.test(word);

/** `specimens` of `specimens marked urgent`. */
const headOf = (thing: string): string =>
  thing
    .split(/ (?:of|that|which|marked|rated|labelled|sent|made) /)[0]
    ?.split(' ')
    .at(-1) ?? '';
const be = (thing: string): string => (isPlural(headOf(thing)) ? 'are' : 'is');
const have = (thing: string): string => (be(thing) === 'are' ? 'have' : 'has');
const named = (thing: string): string =>
  be(thing) === 'are'
    ? lowerFirst(thing)
    : withArticle(lowerFirst(thing).replace(/^(?:an?|the|each|every|any|all) /, ''));

const overdue = 'it is shown as overdue, and whoever has to act is told';
const refused = 'it is refused, and the rule is named';

export function timedChecks(text: string): RuleChecks | null {
  const due = inTime.exec(text)?.groups;
  if (due && isDone(due['done']?.split(' ')[0] ?? '')) {
    const { thing = '', done = '', how = '', span: time = '', more = '' } = due;
    const what = named(thing);
    const ends = how.toLowerCase() === 'within' ? 'are nearly over' : 'are over';
    return {
      kind: 'time',
      breaks: { given: `${what} ${have(thing)} not been ${done}`, when: `the ${time}${more} are over`, then: overdue },
      keeps: {
        given: `${what} ${have(thing)} been ${done}`,
        when: `the ${time}${more} ${ends}`,
        then: 'nobody is reminded',
      },
    };
  }
  const most = atMost.exec(text)?.groups;
  if (most && (most['more'] ?? most['most'])) {
    const { thing = '', out = '', span: time = '' } = most;
    const given = `${withArticle(lowerFirst(thing))} is ${out}`;
    return {
      kind: 'time',
      breaks: { given, when: `the ${time} are over`, then: overdue },
      keeps: { given, when: `the ${time} are not over yet`, then: 'nobody is reminded' },
    };
  }
  const bare = goesWithout.exec(text)?.groups;
  if (bare) {
    const { thing = '', span: time = '', need = '' } = bare;
    const what = withArticle(lowerFirst(thing));
    return {
      kind: 'time',
      breaks: { given: `${what} is without ${need}`, when: `the ${time} are over`, then: overdue },
      keeps: { given: `${what} is without ${need}`, when: `the ${time} are not over yet`, then: 'nobody is reminded' },
    };
  }
  const kept = keptLonger.exec(text)?.groups;
  if (kept) {
    const { verb = '', thing = '', span: time = '' } = kept;
    const given = `somebody has ${participle(verb.toLowerCase())} ${withArticle(lowerFirst(thing))}`;
    return {
      kind: 'time',
      breaks: { given, when: `the ${time} are over`, then: overdue },
      keeps: { given, when: `the ${time} are not over yet`, then: 'nobody is reminded' },
    };
  }
  const long = noLonger.exec(text)?.groups;
  if (!long) return null;
  const { thing = '', does = '', span: time = '' } = long;
  const what = withArticle(lowerFirst(thing));
  const out =
    does.replace(/^(?:(?:may|can|must|shall) )?(?:goes|go|stays|stay|is|be|remains|remain) /, '').trim() || 'there';
  return {
    kind: 'time',
    breaks: { given: `${what} is ${out}`, when: `the ${time} are over`, then: overdue },
    keeps: { given: `${what} is ${out}`, when: `the ${time} are not over yet`, then: 'nobody is reminded' },
  };
}

export function orderedChecks(text: string): RuleChecks | null {
  const order = first.exec(text)?.groups;
  if (order && isDone(order['done'] ?? '')) {
    const { thing = '', done = '', next = '' } = order;
    return {
      kind: 'first',
      breaks: {
        given: `${lowerFirst(thing)} ${have(thing)} not been ${done}`,
        when: `${next} is tried all the same`,
        then: refused,
      },
      keeps: {
        given: `${lowerFirst(thing)} ${have(thing)} been ${done}`,
        when: `${next} is tried`,
        then: 'it goes through',
      },
    };
  }
  const { thing = '', done = '', need = '' } = onlyWith.exec(text)?.groups ?? {};
  if (need === '' || !isDone(done.split(' ')[0] ?? '')) return null;
  const when = `${named(thing)} ${be(thing)} to be ${done}`;
  return {
    kind: 'first',
    breaks: { given: `the ${need} ${be(need)} missing`, when, then: refused },
    keeps: { given: `the ${need} ${be(need)} there`, when, then: 'it goes through' },
  };
}
