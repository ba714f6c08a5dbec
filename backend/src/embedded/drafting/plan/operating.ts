import { isPlural, lowerFirst, participle, plural, singular, stripStop, upperFirst, withArticle } from '../language.js';
import { leavesOut } from '../read/binding.js';
import { bans } from '../read/stopped.js';
import { isDone } from '../read/words.js';
import type { Brief } from '../read/brief.js';
import { apartIn } from './apart.js';
import { keptIn } from './kept.js';
import type { Feature } from './plan.js';

/** Rules by which the work is done: what may not happen, only so often, not before, or not be seen by everybody. */

export interface OperatingRule {
  /** In the words of the idea, without a stop: `no stove may be fired before 21 days of drying`. */
  text: string;
  /** Who may see what, where that is what it rules. */
  sight: Sight | null;
  /** Its words do not tell how it shows whether it is kept. */
  isPlain?: boolean;
  breaks: Feature['tests'][number];
  keeps: Feature['tests'][number];
}

export interface Sight {
  /** `customers' addresses`, plural or a mass. */
  what: string;
  /** Those from whom it is kept: `kiln hand`; null where all but one are meant. */
  from: string | null;
  /** The only ones who see it: `medical officer`. */
  only: string | null;
}

/** Words without which a line tells a fact and rules nothing. */
const ruling =
  /\b(?:must|cannot|never|only|no|not|nobody|no one|without|at most|at least|no more than|up to|within|before|until|unless|always|needs?|turned (?:down|away))\b|\b(?:may|can)\b.*\d/i;

const hidden =
  /^(?:it|(?:the|this|our) \p{L}+|we|nobody|no one) (?:must|may|shall|should|can|will)(?: (?:not|never))? (?:show|tell|give|reveal|display|send|disclose|pass|hand)(?: on)? (.{3,60}?) to (?:(?:the|an?|any|our|other) )?([\p{L}' -]{3,40})$/iu;
const hiddenFrom =
  /^(?:it|(?:the|this|our) \p{L}+) (?:must|may|shall|should|can|will) (?:not|never) (?:show|tell|give|reveal to|display) (?:the |an? |any )?([\p{L}-]+(?: [\p{L}-]+)?) (the \p{L}.{3,50}|\p{L}+['’]s? \p{L}.{2,40})$/iu;
const notShown =
  /^(.{3,60}?) (?:must|may|shall|should|can|are|is) (?:not|never) (?:be )?(?:shown|visible|given|told|passed|disclosed|revealed|sent|known)(?: on)? to (?:the |any |an? )?(other )?([\p{L} -]{3,40})$/iu;
const unseen =
  /^(?:the |an? |no )?([\p{L} '’-]{3,40}?) (?:must|may|shall|should|can) (?:not|never) (?:see|read|know|open|get|view) (.{3,60})$/iu;
const noneSees = /^no ([\p{L} -]{3,40}?) (?:may|must|shall|should|can) (?:see|read|know|open|view) (.{3,60})$/iu;
const seenOnly =
  /^(.{3,60}?) (?:(?:may|must|shall|should|can|is|are|be) )*(?:only )?(?:be )?(?:only )?(?:seen|read|visible|shown|opened|viewed|known)(?: only)? (?:by|to) (?:the |our |an? )?([\p{L} -]{3,40})$/iu;
const onlySees =
  /^only (?:the |our |an? )?([\p{L} -]{3,40}?) (?:(?:may|can|must|shall) )?(?:sees?|reads?|opens?|views?|knows?) (.{3,60})$/iu;

/** What the product must not show to whom, and what only some may see. */
export function sightIn(text: string): Sight | null {
  const said = stripStop(text);
  const [, told = '', to = ''] = hidden.exec(said) ?? [];
  if (told && /\b(?:not|never|nobody|no one)\b/i.test(said)) return sight(told, to, null);
  const [, whom = '', what = ''] = hiddenFrom.exec(said) ?? [];
  if (whom) return sight(what, whom, null);
  const [, matterOf = '', others = '', eyes = ''] = notShown.exec(said) ?? [];
  if (matterOf) return sight(others ? `${matterOf} (of others)` : matterOf, eyes, null);
  const [, none = '', theirs = ''] = noneSees.exec(said) ?? [];
  if (none) return sight(theirs, none, null);
  const [, who = '', secret = ''] = unseen.exec(said) ?? [];
  if (who && !/^(?:it|we|they|everybody|nobody)$/i.test(who)) return sight(secret, who, null);
  const [, thing = '', seer = ''] = /\bonly\b/i.test(said) ? (seenOnly.exec(said) ?? []) : [];
  if (thing) return sight(thing, null, seer);
  const [, one = '', matter = ''] = onlySees.exec(said) ?? [];
  return one ? sight(matter, null, one) : null;
}

const sight = (what: string, from: string | null, only: string | null): Sight => ({
  what: lowerFirst(what.trim()).replace(/^(?:the|any|all|an?) (?!\p{L}+['’]s )/iu, ''),
  from: from && singular(lowerFirst(from.trim())),
  only: only && singular(lowerFirst(only.trim())),
});

const missing =
  /\b(?:without|unless there is) (an? |any |the |his |her |their )?([^,;:]{3,60}?)(?: (?:may|must|can|shall|is|are|cannot)(?: (?:not|never))? (?:be )?\p{L}+(?: (?:out|up|in|off))?)?$/iu;
const early =
  /\bbefore (\d[\d.,]*|two|three|four|five|six|seven|ten|twelve|fourteen|thirty) (?!(?:January|February|March|April|May|June|July|August|September|October|November|December|[ap]\.?m)\b)(.{3,40})$/i;
const few = String.raw`(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const often = new RegExp(
  String.raw`\b((?:up to|at most|no more than|not more than|more than|max(?:imum|\.)?)(?: of)? ${few} (?!.*\b(?:needs?|requires?|must|has to|have to)\b)[^,;:]{3,60})$`,
  'i',
);
/** `needs a yes from the theatre first`, `requires the consent of both parents`: what has to be there. */
const needing =
  /\b(?:needs?|requires?|must (?:carry|have|wear|hold|bear|show)) (?:first )?((?:an? |the |his |her |its |their |two |both )?[^,;:]{3,60}?)(?: first| beforehand)?$/i;
/** `may be out for 10 days at most`, `lasts no longer than two hours`: how long something may go on. */
const lasting = new RegExp(
  String.raw`\b(${few} (?:working )?(?:minutes|hours|days|nights|weeks|months)) at (?:the )?most$|\b(?:for|lasts?|stays?|takes?|runs?) (?:at most|up to|no longer than|not longer than|no more than) (${few} (?:working )?(?:minutes|hours|days|nights|weeks|months))$`,
  'i',
);

/** `A visit can be moved only until 6 pm the day before` */
const shutting =
  /^(?<thing>[^,;:]{3,50}?) (?:can|may|is|are) (?:only )?(?:be )?(?<done>\p{L}+) (?:only )?(?:until|till|no later than|not later than) (?<end>[^,;:]{2,50})$/iu;

const refused = 'it is refused, and the rule is named';
const passes = 'it goes through';
const tried = 'it is tried all the same';

/** `a volume is to be embossed`: what a rule is about to stop, where it says so. */
function attempt(text: string): string {
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
  /(?:^|: )(?:no |an? |the |each |every )?([\p{L}-]+(?: [\p{L}-]+){0,2}) (?:must|may|shall|can|cannot|should|is|are|will|does)\b/iu;

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
  const [, article = '', need = ''] = missing.exec(text) ?? [];
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
function checksOf(text: string, known: Sight | null): Pick<OperatingRule, 'breaks' | 'keeps' | 'isPlain'> {
  if (known) {
    const who = known.from ?? `somebody who is not ${known.only ?? ''}`;
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
  const first = firstIn(text);
  if (first)
    return {
      breaks: { given: first.unmet, when: attempt(text) || tried, then: refused },
      keeps: { given: first.met, when: attempt(text) || 'it is done', then: passes },
    };
  const apart = apartIn(text);
  if (apart)
    return {
      breaks: { given: apart.checks('').unmet, when: apart.tries, then: refused },
      keeps: { given: apart.checks('').met, when: apart.tries, then: passes },
    };
  const { thing, done, end } = shutting.exec(text)?.groups ?? {};
  if (thing && done && end) {
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
  const [, needed = ''] = needing.exec(text) ?? [];
  if (needed) {
    const be = isMany(needed) ? 'are' : 'is';
    const what = needed.replace(/^an? (?=.* (?:of|from|by) )/i, 'the ');
    return {
      breaks: { given: `${what} ${be} missing`, when: tried, then: refused },
      keeps: { given: `${what} ${be} there`, when: 'it is done', then: passes },
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
  if (count)
    return {
      breaks: { given: `${count} ${span} are not over yet`, when: tried, then: refused },
      keeps: { given: `${count} ${span} are over`, when: 'it is done', then: passes },
    };
  const [, limit = ''] = often.exec(text) ?? [];
  if (limit) {
    const figure = limit.replace(
      /^(?:up to|at most|more than|no more than|not more than|max(?:imum|\.)?)(?: of)? /i,
      '',
    );
    return {
      breaks: {
        given: `the limit of ${figure} is reached`,
        when: 'more is asked for',
        then: 'it is refused, and the limit is named',
      },
      keeps: { given: `the limit of ${figure} is not reached`, when: 'more is asked for', then: passes },
    };
  }
  return {
    isPlain: true,
    breaks: { given: 'what is asked for is against the rule', when: tried, then: refused },
    keeps: { given: 'what is asked for is within the rule', when: 'it is done', then: passes },
  };
}

/** The rules of the idea that bind the work, in its order. What it leaves out of the product is none of them. */
export function operatingRules({ limits }: Pick<Brief, 'limits'>): OperatingRule[] {
  return limits.flatMap(({ kind, text }): OperatingRule[] => {
    const said = stripStop(text);
    if (kind !== 'other' || leavesOut(said) || !ruling.test(said) || said.split(' ').length < 4) return [];
    const known = sightIn(said);
    return [{ text: said, sight: known, ...checksOf(said, known) }];
  });
}

/** `customers' addresses`, `the position of a hawk`: by the noun at its heart. */
const isMany = (what: string): boolean =>
  isPlural((what.split(/ (?:of|in|on|for|from|about|\()/)[0] ?? what).split(' ').at(-1) ?? '');

/** As a title: what is kept from whom, else the rule itself. */
export const ruleName = ({ text, sight: known }: OperatingRule): string =>
  known?.from
    ? `${upperFirst(known.what)} ${isMany(known.what) ? 'stay' : 'stays'} hidden from ${plural(known.from)}`
    : known?.only
      ? `${upperFirst(known.what)} for the ${known.only} only`
      : upperFirst(text);

/** What the product does about it, to be read after `must` or `shall`. */
export const ruleDuty = ({ text, sight: known }: OperatingRule): string =>
  known
    ? `keep to the rule of the idea “${text}” on every page, list, message and export`
    : lasting.test(text)
      ? `show as overdue what breaks the rule of the idea “${text}”, and tell whoever has to act`
      : keptIn(text)
        ? `keep to the rule of the idea “${text}”, also where somebody wants to erase them`
        : `refuse what breaks the rule of the idea “${text}”, and name it`;

/** Whether a line of an earlier document is such a duty, and no deed of anybody. */
export const isRuleDuty = (statement: string): boolean => /\bthe rule of the idea “/.test(statement);
