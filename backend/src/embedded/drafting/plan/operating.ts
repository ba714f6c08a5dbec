import { isPlural, isUncountable, lowerFirst, participle, singular, stripStop, withArticle } from '../language.js';
import { bindingsIn, leavesOut } from '../read/binding.js';
import { isPeople } from '../read/lexicon.js';
import { bans } from '../read/stopped.js';
import { isDone } from '../read/words.js';
import type { Brief } from '../read/brief.js';
import { apartIn } from './apart.js';
import { heldBackIn } from '../read/held.js';
import { limitChecks } from './limit-checks.js';
import { type Sight, sightIn } from './sight.js';
import { orderedChecks, timedChecks } from './rule-checks.js';
import { nearDay, underCondition } from './rule-sides.js';
import { formChecks } from './form-checks.js';
import { denied, ruledIf } from './ruled-if.js';
import { stateChecks } from './state-checks.js';
import { keptIn } from './kept.js';
import type { Feature } from './plan.js';

/** Rules by which the work is done: what may not happen, only so often, not before, or not be seen by everybody. */

export interface OperatingRule {
  /** In the words of the idea, without a stop: `no stove may be fired before 21 days of drying`. */
  text: string;
  /** Who may see what, where that is what it rules. */
  sight: Sight | null;
  /** Nothing is refused: something follows, and that is what is wanted. */
  follows?: boolean;
  /** Its words do not tell how it shows whether it is kept. */
  isPlain?: boolean;
  breaks: Feature['tests'][number];
  keeps: Feature['tests'][number];
}

/** Words without which a line tells a fact and rules nothing. */
const ruling =
  /\b(?:must|cannot|never|only|no|not|nobody|no one|without|at most|at least|no more than|up to|within|before|until|unless|always|needs?|(?:valid|good) for|lapses?|expires?|turned (?:down|away)|(?:blocks?|bars?|locks?|closes?|holds?)\b.* for (?:\d+|an?|one|two|three) (?:hours?|days?|weeks?))\b|\b(?:may|can)\b.*\d/i;

const missing =
  /\b(?:without|unless there is) (an? |any |the |his |her |their )?([^,;:]{3,60}?)(?: (?:may|must|can|shall|is|are|cannot)(?: (?:not|never))? (?:be )?\p{L}+(?: (?:out|up|in|off))?|,? (?:it|they|nobody|no one) (?:is|are|gets?|stays?|may|must|can) .+)?$/iu;
/** `is written off only with the station manager's approval` */
const onlyWith = /\bonly (?:\p{L}+ )?(?:with|against) (an? |any |the |his |her |their )?([^,;:]{3,60})$/iu;
/** `is released only after the coroner has signed the form` */
const onlyOnce =
  /\bonly (?:after|once|when|if) ((?:the |an? |its |their |two |three )?[^,;:]{3,70}? (?:has|have|is|are|was|were) [^,;:]{3,50})$/iu;
const early =
  /\bbefore (\d[\d.,]*|two|three|four|five|six|seven|ten|twelve|fourteen|thirty) (?!(?:January|February|March|April|May|June|July|August|September|October|November|December|[ap]\.?m)\b)(.{3,40})$/i;
const few = String.raw`(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const often = new RegExp(
  String.raw`\b((?:up to|at most|no more than|not more than|more than|max(?:imum|\.)?)(?: of)? ${few} (?!.*\b(?:needs?|requires?|must|has to|have to)\b)[^,;:]{3,60})$`,
  'i',
);
/** `needs a yes from the theatre first`, `requires the consent of both parents`: what has to be there. */
const needing =
  /^(?:an? |the |each |every |any )?([^,;:]{3,50}?) (?:needs?|requires?|must (?:carry|have|wear|hold|bear|show)) (?:first )?((?:an? |the |his |her |its |their |two |both )?[^,;:]{3,60}?)(?: first| beforehand)?$/i;
/** `may be out for 10 days at most`, `lasts no longer than two hours`: how long something may go on. */
export const lasting = new RegExp(
  String.raw`\b(${few} (?:working )?(?:minutes|hours|days|nights|weeks|months)) at (?:the )?most$|\b(?:for|lasts?|stays?|takes?|runs?) (?:at most|up to|no longer than|not longer than|no more than) (${few} (?:working )?(?:minutes|hours|days|nights|weeks|months))$`,
  'i',
);

/** `A visit can be moved only until 6 pm the day before` */
const shutting =
  /^(?<thing>[^,;:]{3,50}?) (?:can|may|is|are) (?:only )?(?:be )?(?<done>\p{L}+) (?:only )?(?:until|till|no later than|not later than) (?<end>[^,;:]{2,50})$/iu;

/** `6 pm the day before`, and no `until a technician signs it off`. */
const isTime = /\d|^(?:noon|midnight|the (?:end|start|day|week|month|evening|morning)\b|\p{Lu}\p{L}+day)/u;

const refused = 'it is refused, and the rule is named';
const passes = 'it goes through';
/** What says nothing of what is tried. */
const unsaid = 'it is asked for';
/** `No release before 42 hours in the tank`: what is asked for. */
const triedIn = (text: string): string => {
  const [, what = ''] = /^no ([\p{L}-]+(?: [\p{L}-]+){0,2}?) (?:before|without|until|unless)\b/iu.exec(text) ?? [];
  return what === ''
    ? unsaid
    : `${isPlural(what) ? `${lowerFirst(what)} are` : `${withArticle(lowerFirst(what))} is`} asked for`;
};

/** `a volume is to be embossed`: what a rule is about to stop, where it says so. */
function attempt(text: string): string {
  const tried = heldBackIn(text)?.tries;
  if (tried) return tried;
  const only = ruledIf(text);
  if (only) return `${withArticle(only.thing)} ${isPlural(only.thing) ? 'are' : 'is'} to ${only.done}`;
  const { thing = '', done = '' } = (doneFirst.exec(text) ?? bans.exec(text))?.groups ?? {};
  return thing === '' || !(isDone(done.split(' ')[0] ?? '') || new RegExp(`\\bbe ${done}\\b`, 'i').test(text))
    ? ''
    : isPlural(thing)
      ? `${lowerFirst(thing)} are to be ${done}`
      : `${withArticle(lowerFirst(thing))} is to be ${done}`;
}

const bound = /\b(?:until|unless|before) ((?:the |an? |its |their |his |her |it |they |he |she |\d)[^,;:]{3,70})$/i;
const helping = /^(.+?) (is|are|has|have|can|was|were)(?:['’]s)? (?!(?:not|never|no)\b)(\S.*)$/iu;
const ruled =
  /(?:^|: )(?:no |an? |the |each |every )?([\p{L}-]+(?: [\p{L}-]+){0,2}?) (?:must|may|shall|can|cannot|should|is|are|will|does)\b/iu;

/** `Two volunteers must check a batch before it is released` */
const doneFirst =
  /^(?<who>[^,;:]{3,40}?) (?:must|has to|have to|needs? to) (?<verb>\p{L}+) (?:an?|the|each|every) (?<thing>[\p{L}-]+(?: [\p{L}-]+)?) before (?:it|they|the [\p{L}-]+) (?:is|are|can be|may be) (?<done>\p{L}+)/iu;

/** `until it has been released`: what has to hold first, of the thing that the rule is about, and how it sounds while it does not. */
function conditionIn(text: string): { met: string; unmet: string } | null {
  const [, said = ''] = bound.exec(text) ?? [];
  const [, whose = ''] = ruled.exec(text) ?? [];
  const clause = whose ? said.replace(/^(?:it|he|she|they)(?= )|(?<= )it$/i, `the ${lowerFirst(whose)}`) : said;
  const [, subject = '', verb = '', rest = ''] = helping.exec(clause) ?? [];
  if (verb === '') return null;
  // Of two conditions one may hold: neither is denied by itself.
  const unmet = /\b(?:and|or)\b/i.test(clause) ? `nothing shows yet that ${clause}` : `${subject} ${verb} not ${rest}`;
  return { met: lowerFirst(clause), unmet: lowerFirst(unmet) };
}

/** `two passed tests`: so many of them, and no clause. */
const counted = /^(?:two|three|four|five|six|\d+) \p{L}+(?:ed|ing|en|an|ful) \p{L}+s$/iu;

/** What has to hold or to be there first: `before a deposit is paid`, `without a receipt`; null where no words say so. */
export function firstIn(text: string): { met: string; unmet: string } | null {
  const { who = '', verb = '', thing = '' } = doneFirst.exec(text)?.groups ?? {};
  if (verb !== '') {
    const done = `${lowerFirst(who)} ${isMany(who) ? 'have' : 'has'}`;
    return {
      met: `${done} ${participle(verb.toLowerCase())} the ${lowerFirst(thing)}`,
      unmet: `${done} not ${participle(verb.toLowerCase())} the ${lowerFirst(thing)}`,
    };
  }
  const [, article = '', need = ''] = missing.exec(text) ?? onlyWith.exec(text) ?? [];
  // 'Only swimmers with a badge may use the pool' says who may.
  if (/\b(?:may|can|must)\b/.test(need)) return null;
  const only = ruledIf(text);
  if (only && counted.test(only.clause))
    return {
      met: `${lowerFirst(only.clause)} are on record`,
      unmet: `fewer than ${lowerFirst(only.clause)} are on record`,
    };
  // 'only after a completed sale': a thing, and no clause.
  if (only && /^(?:an?|the) (?:[\p{L}-]+ ){0,2}[\p{L}-]+$/u.test(only.clause) && !helping.test(only.clause))
    return {
      met: `${only.clause} is on record`,
      unmet: `no ${only.clause.replace(/^\S+ /, '')} is on record`,
    };
  if (only) {
    const clause = lowerFirst(only.clause)
      .replace(/^(?:it|they)(?= )|(?<= )it(?= \p{L}+$|$)/u, `the ${only.thing}`)
      .replace(/^(?:its|their|his|her)(?= )/, `the ${only.thing}'s`);
    return { met: clause, unmet: denied(clause) };
  }
  const [, clause = ''] = need === '' ? (onlyOnce.exec(text) ?? []) : [];
  if (clause !== '') return { met: lowerFirst(clause), unmet: denied(lowerFirst(clause)) };
  if (need === '') return conditionIn(text);
  const several = / and /.test(need);
  const be = several || (isPlural(need) && !article) ? 'are' : 'is';
  return {
    met: `${article}${need} ${be} there`,
    // Of two that are asked for one is enough to be missed.
    unmet: several ? `${article}${need.replace(' and ', ' or ')} is missing` : `${article}${need} ${be} missing`,
  };
}

/** How it shows that a rule holds, right on its edge where its words tell where that is: what breaks it, and what keeps it. */
function checksOf(text: string, known: Sight | null): Pick<OperatingRule, 'breaks' | 'keeps' | 'isPlain' | 'follows'> {
  if (known) {
    const who = known.from ?? `somebody who is not ${withArticle(known.only ?? 'allowed')}`;
    return {
      breaks: {
        given: known.from ? `somebody signed in as ${who}` : who,
        when: 'they follow a link to it that another person sent',
        then: 'the page shows nothing of it',
      },
      keeps: {
        given: known.from ? `somebody signed in as ${who}` : who,
        when: 'they open, search, print or export anything',
        then: `${known.what} ${isMany(known.what) ? 'do' : 'does'} not appear there`,
      },
    };
  }
  const ofForm = formChecks(text);
  if (ofForm) return ofForm;
  const timed = timedChecks(text) ?? orderedChecks(text) ?? limitChecks(text);
  if (timed) return { breaks: timed.breaks, keeps: timed.keeps };
  const state = stateChecks(text);
  if (state) return state;
  const around = nearDay(text) ?? underCondition(text);
  if (around) return around;
  const first = firstIn(text);
  if (first) {
    const when = attempt(text) || triedIn(text);
    return {
      ...(when === unsaid ? { isPlain: true } : {}),
      breaks: { given: first.unmet, when, then: refused },
      keeps: { given: first.met, when, then: passes },
    };
  }
  const apart = apartIn(text);
  if (apart)
    return {
      breaks: { given: apart.checks('').unmet, when: apart.tries, then: refused },
      keeps: { given: apart.checks('').met, when: apart.tries, then: passes },
    };
  const { thing, done, end } = shutting.exec(text)?.groups ?? {};
  if (thing && done && end && isTime.test(end)) {
    const when = `${lowerFirst(thing)} ${isMany(thing) ? 'are' : 'is'} to be ${done}`;
    return {
      breaks: { given: `${end} has passed`, when, then: 'it is refused, and the page says until when it was possible' },
      keeps: { given: `it is not yet ${end}`, when, then: passes },
    };
  }
  const kept = keptIn(text);
  if (kept)
    return {
      breaks: {
        given: `somebody is about to erase ${withArticle(singular(kept.things))} before the ${kept.span} are over`,
        when: 'they confirm it',
        then: 'it stays, and the page names the day until which it is kept',
      },
      keeps: {
        given: `${withArticle(singular(kept.things))} is nearly ${kept.span} old`,
        when: kept.receiver ? `${kept.receiver} asks for it` : 'somebody looks for it',
        then: 'it is found, as it was on its day',
      },
    };
  const [, needs = '', needed = ''] = needing.exec(text) ?? [];
  // 'must show that it may carry disease' is nothing that is there or missing.
  if (needed && !/^that /i.test(needed)) {
    const mass = isUncountable(needs.split(' ')[0] ?? '') || /^(?:any|every|some)thing\b/i.test(needs);
    const what = isMany(needs) || mass ? lowerFirst(needs) : withArticle(lowerFirst(needs));
    const when = `${what} ${isMany(needs) && !mass ? 'are' : 'is'} to go ahead`;
    const several = /^(?:two|three|four|five|six|\d+) /i.test(needed);
    const be = several || (isPlural(needed) && !/^an? /i.test(needed)) ? 'are' : 'is';
    return {
      breaks: { given: several ? `fewer than ${needed} are there` : `${needed} ${be} missing`, when, then: refused },
      keeps: { given: `${needed} ${be} there`, when, then: passes },
    };
  }
  const [, most = '', longest = most] = lasting.exec(text) ?? [];
  if (longest)
    return {
      breaks: {
        given: `the ${longest} are over`,
        when: 'it goes on all the same',
        then: 'it is shown as overdue, and whoever has to act is told',
      },
      keeps: { given: `the ${longest} are not over yet`, when: 'it goes on', then: 'nobody is reminded' },
    };
  const [, count = '', span = ''] = early.exec(text) ?? [];
  if (count) {
    const when = attempt(text) || triedIn(text);
    return {
      ...(when === unsaid ? { isPlain: true } : {}),
      breaks: { given: `${count} ${span} are not over yet`, when, then: refused },
      keeps: { given: `${count} ${span} are over`, when, then: passes },
    };
  }
  const [, limit = ''] = triedIn(text) === unsaid ? [] : (often.exec(text) ?? []);
  if (limit) {
    const figure = limit.replace(
      /^(?:up to|at most|more than|no more than|not more than|max(?:imum|\.)?)(?: of)? /i,
      '',
    );
    const fewer =
      /\p{L}s$/u.test(figure) && !/[€£$]|\b(?:euros|pounds|dollars|francs)\b/.test(figure) ? 'fewer' : 'less';
    return {
      breaks: {
        given: `it would be more than ${figure}`,
        when: triedIn(text),
        then: 'it is refused, and the limit is named',
      },
      keeps: { given: `it is ${figure} or ${fewer}`, when: triedIn(text), then: passes },
    };
  }
  return {
    isPlain: true,
    breaks: { given: 'what is asked for is against the rule', when: triedIn(text), then: refused },
    keeps: { given: 'what is asked for is within the rule', when: triedIn(text), then: passes },
  };
}

/** The checks of a sentence that rules something; null where its words do not tell how it shows that it is kept. */
export function ruleChecksOf(text: string): Feature['tests'] | null {
  const { isPlain, breaks, keeps } = checksOf(text, sightIn(text));
  return isPlain || !rulesWork(text) ? null : [breaks, keeps];
}

/** `We want an app in which members ask for up to 25 pieces` wishes for something, and rules nothing. */
const isWish = (said: string): boolean => /^(?:we|i)(?:['’]d| would)? (?:want|like|need|wish|hope|plan)\b/i.test(said);
/** `The archivist scans the pages and marks those that cannot be read` is work that nothing was read from. */
const isWork = (said: string): boolean => {
  const [, subject = ''] =
    /^(?:the |our |an? )?((?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?!is |has |was )\p{Ll}+s \p{L}/iu.exec(said) ?? [];
  return (
    isPeople(subject) &&
    !/\b(?:must|may|never|only|at most|at least|no more than|needs?)\b/i.test(said) &&
    bindingsIn(said).length === 0
  );
};
/** What only sounds like a rule by one of its words. */
export const isNoRule = (said: string): boolean => isWish(said) || isWork(said);

/** Whether a line of the idea rules how the work is done. */
export const rulesWork = (said: string): boolean =>
  !isNoRule(said) &&
  (ruling.test(said) || formChecks(said) !== null || stateChecks(said) !== null || limitChecks(said) !== null);

/** The rules of the idea that bind the work, in its order. What it leaves out of the product is none of them. */
export function operatingRules({ limits }: Pick<Brief, 'limits'>): OperatingRule[] {
  return limits.flatMap(({ kind, text, unread, out }): OperatingRule[] => {
    const said = stripStop(text);
    if (
      kind !== 'other' ||
      unread ||
      out !== undefined ||
      leavesOut(said) ||
      !rulesWork(said) ||
      (said.split(' ').length < 4 && !formChecks(said))
    )
      return [];
    const known = sightIn(said);
    return [{ text: said, sight: known, ...checksOf(said, known) }];
  });
}

/** Those that are told as functions of their own among them. */
export const everyRule = ({ limits, ruled }: Pick<Brief, 'limits' | 'ruled'>): OperatingRule[] =>
  operatingRules({ limits: [...limits, ...ruled] });

/** `customers' addresses`, `the position of a hawk`: by the noun at its heart. */
export const isMany = (what: string): boolean =>
  !/^(?:any|every|some)thing\b/i.test(what) &&
  isPlural(
    (what.split(/ (?:of|in|on|for|from|about|above|over|under|below|after|younger|older|not|\()/)[0] ?? what)
      .split(' ')
      .at(-1) ?? '',
  );
