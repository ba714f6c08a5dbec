import { lowerFirst, numberWords, participle, singular, stripStop, upperFirst, withArticle } from '../language.js';
import { approvalIn } from '../read/approvals.js';
import type { Brief, Capability } from '../read/brief.js';
import { everyDeed, functionOf } from '../read/every-deed.js';
import type { Held } from '../read/held.js';
import { conditionRules } from './deed-conditions.js';
import { agreedTo, yesRules } from './deed-yes.js';
import { withoutDeed } from './rule-without-deed.js';

/** Rules of the idea that stand in the way of one deed: a yes of somebody, a number at a time, a length, a last hour. */
export interface DeedRule {
  kind: 'approval' | 'yes' | 'first' | 'most' | 'length' | 'cancel' | 'until' | 'again' | 'often' | 'far' | 'lasts';
  /** The sentence of the idea, without its stop; empty where the deed itself says it. */
  text: string;
  /** Position of the deed it rules among all deeds of the idea. */
  deed: number;
  /** Who has to say yes, and to what: `head keeper`, `approve`. */
  by?: string;
  verb?: string;
  /** For which of them: `worth more than 400 euros`. */
  which?: string;
  count?: number;
  /** `horses at a time`, `minutes`, `hours`. */
  of?: string;
  /** What follows beyond it: `is charged in full`. */
  costs?: string;
  /** What needs the yes takes something: until then it is kept for whoever asked, and nothing held before. */
  taking?: boolean;
  /** Up to what the time counts: `pick-up`. */
  up?: string;
  /** The last day on which it may be done: `30 September`. */
  day?: string;
  /** What follows once the time is over: `the deposit is kept`. */
  then?: string;
  /** What has to hold first, and how it sounds while it does not. */
  first?: { met: string; unmet: string };
  /** What somebody's yes sets free; `isElsewhere`: the deed of it has the rule as well. */
  held?: Held & { isElsewhere: boolean };
}

type Told = Pick<Brief, 'asking'>;

const count = String.raw`(?<count>\d+|${numberWords.slice(1).join('|')})`;
const most = new RegExp(
  String.raw`\b(?:at most|no more than|not more than|up to|max(?:imum)?(?: of)?|(?:nobody|no one|never|not|no \p{L}+) (?:[\p{L}]+ ){0,4}?more than) ${count} (?<of>[\p{L}-]+(?: [\p{L}-]+)? (?:at once|at a time|at one time|at the same time|per \p{L}+|an? (?:day|week|month|year|slot)))`,
  'iu',
);
/** `A household may collect one parcel a week` */
const allowed = new RegExp(
  String.raw`\b(?:may|can) (?<verb>\p{L}+) ${count} (?<of>[\p{L}-]+(?: [\p{L}-]+)? (?:at once|at a time|at the same time|per \p{L}+|an? (?:day|week|month|year)))$`,
  'iu',
);
const length = new RegExp(
  String.raw`\b(?<thing>[\p{L}-]+(?: [\p{L}-]+)?) (?:slots? )?(?:are|is|lasts?|takes?|run for|last) ${count} (?<of>minutes|hours)\b(?! to \p{L}| (?:of|for|per|an?|each|every|with|without|late|by) )`,
  'iu',
);
const cancel = new RegExp(
  String.raw`\b(?:cancel|call off|withdraw)\p{L}*(?: \p{L}+){0,3}? (?:up to|until|no later than|at least) ${count} (?<of>hours?|days?|minutes?|weeks?) (?:before|ahead|in advance)`,
  'iu',
);
/** `A lesson cancelled less than 24 hours before is charged in full unless the instructor waives it` */
const late = new RegExp(
  String.raw`\b(?<thing>[\p{L}-]+) (?:(?:that|which) (?:is|are) )?cancell?ed (?:less than|under|within|later than|fewer than|in the last) ${count} (?<of>hours?|days?|minutes?|weeks?)\b[^,;]*? (?<costs>(?:is|are|gets?|will be|costs?) [^,;]*?)(?:,? unless .+)?$`,
  'iu',
);
/** `An order can be changed until 48 hours before pick-up; after that the deposit is kept` */
const until = new RegExp(
  String.raw`(?:\bup to|\buntil|\bno later than|\bnot later than|\bat least) ${count} (?<of>hours?|days?|minutes?|weeks?) (?:before|ahead of|in advance of)(?: (?<up>(?:the |an? |its |their )?[\p{L}-]+(?: [\p{L}-]+)?))?`,
  'iu',
);
const untilDay =
  /\b(?:until|up to|no later than|by) (?:the )?(?<day>\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:January|February|March|April|May|June|July|August|September|October|November|December))\b/iu;
const undone =
  /^(?:give up|leave|change|move|edit|rebook|reschedule|swap|correct|adjust|update|amend|return|withdraw)$/;
const afterwards = /^(?:and )?(?:after (?:that|this|it)|afterwards|later|from then on|then|beyond that),? (?=\p{L})/iu;
/** `A costume may not be reserved for two productions within the same 5 days` */
const again = new RegExp(
  String.raw`\b(?:may|must|can|should|shall|will) ?not be (?<done>\p{L}+) [^.;]*\b(?:two|twice|again|another|more than one|a second)\b[^.;]*\bwithin (?:the same )?${count} (?<of>minutes?|hours?|days?|weeks?|months?)\b`,
  'iu',
);
const often = new RegExp(
  String.raw`^(?:.* )?(?<count>twice|three times|four times|\d+ times) (?:an?|per|each|every) (?<of>day|week|month)\b`,
  'iu',
);
/** `reserve a tool for up to seven days` */
const lasts = new RegExp(
  String.raw`^(?:.* )?for (?:up to|at most|no more than) ${count} (?<of>minutes?|hours?|days?|weeks?|months?)\b`,
  'iu',
);
/** `A costume may be out for 10 days at most`, `a loan lasts no longer than four weeks`: how long somebody may have it. */
const longest = new RegExp(
  String.raw`\b(?:may|can|must|lasts?|stays?|takes?)\b(?: \p{L}+){0,4}? (?:${count} (?<of>minutes?|hours?|days?|weeks?|months?) at (?:the )?most$|(?:at most|up to|no longer than|not longer than|no more than) ${count} (?<of>minutes?|hours?|days?|weeks?|months?)$)`,
  'iu',
);
/** `Nobody can book more than 8 weeks ahead` */
const far = new RegExp(
  String.raw`\b(?:at most|no more than|not more than|up to|more than|only) ${count} (?<of>days?|weeks?|months?) (?:ahead|in advance)`,
  'iu',
);
/** What uses up a place or a thing, so that a number can be reached. */
const takes = /^(?:book|reserve|borrow|rent|hire|take|order|request|sign up|join|apply|claim|enter|add|lend|hand out)$/;

/** From then on somebody has it. */
const hands = /^(?:borrow|rent|hire|take|lend|hand out|loan|issue|give out|check out|collect|pick up)$/;

const valueOf = (said = ''): number =>
  said === 'twice'
    ? 2
    : Number(/\d+/.exec(said)?.[0] ?? Math.max(0, numberWords.indexOf(said.split(' ')[0]?.toLowerCase() ?? '')));

const clausesOf = ({ asking }: Told): string[] =>
  asking.flatMap((text) => text.split(/;\s+/)).map((text) => stripStop(text));

const words = (text: string): string[] => (text.toLowerCase().match(/[\p{L}]+/gu) ?? []).map((word) => singular(word));

/** The deed such words are about: its thing is named among them, else its own verb is. */
function deedAbout(said: string, capabilities: Capability[], fits: (one: Capability) => boolean): number {
  const heard = new Set(words(said));
  const about = ({ noun }: Capability): boolean => noun !== '' && words(noun).every((word) => heard.has(word));
  // 'No crew holds more than 4 packs': what a clerk does with packs is not meant.
  // Whom it opens with is bound, and not whoever may waive it.
  const opens = words(said).slice(0, 2);
  const isNamed = ({ by = '' }: Capability): boolean => words(by).some((word) => opens.includes(word));
  const isBound = capabilities.some(isNamed) ? isNamed : () => true;
  return capabilities.findIndex((one) => !one.automatic && isBound(one) && fits(one) && about(one));
}

/** The deed that says the limit itself: `book a loom for up to three half days a week`. */
function sayingIt(limit: string, capabilities: Capability[], fits: (one: Capability) => boolean): number {
  const said = limit.toLowerCase();
  return capabilities.findIndex((one) => {
    const tail = one.tail.toLowerCase();
    return !one.automatic && fits(one) && (tail.includes(said) || (tail.length > 8 && said.endsWith(tail)));
  });
}

const after = (list: Capability[], at: number, one: Capability): Capability[] => {
  const by = list[at]?.by;
  let end = at;
  while (end >= 0 && end + 1 < list.length && list[end + 1]?.by === by) end += 1;
  return at < 0 ? [...list, one] : [...list.slice(0, end + 1), one, ...list.slice(end + 1)];
};

/** Deeds that a rule of the idea asks for: what may be cancelled until some hour needs a way to cancel it. */
export function withRuledDeeds(capabilities: Capability[], told: Told): Capability[] {
  return clausesOf(told).reduce((list, text) => {
    const fee = late.exec(text);
    const said = cancel.exec(text);
    const deeds = everyDeed(list);
    const own = said || fee ? deeds[deedAbout(text, deeds, ({ verb }) => takes.test(verb))] : undefined;
    if (!own || deeds.some(({ verb }) => verb === 'cancel')) return list;
    const noun = fee
      ? own.noun
      : (new RegExp(`\\b${own.noun}s?(?: \\p{L}+)?(?= (?:are|is|can|may|last))`, 'iu').exec(text)?.[0] ?? own.noun);
    const limit = said?.[0].replace(/^\p{L}+ /u, '') ?? '';
    // It is told in no sentence of its own.
    const { said: _, deeds: __, ...like } = own;
    const deed = {
      ...like,
      verb: 'cancel',
      object: withArticle(singular(lowerFirst(noun))),
      noun: singular(lowerFirst(noun)),
      tail: limit,
    };
    return after(list, functionOf(own, list), deed);
  }, capabilities);
}

/** What is changed, made or sent and then waits; a deed on the thing where the rule names none of these. */
function changed(text: string, capabilities: Capability[]): number {
  const heard = new Set(words(text));
  const deed = (fits: (verb: string) => boolean): number =>
    capabilities.findIndex(
      ({ verb, noun, automatic }) =>
        !automatic && noun !== '' && words(noun).every((word) => heard.has(word)) && fits(verb),
    );
  const made = deed((verb) => heard.has(verb) || makes.test(verb));
  return made >= 0 ? made : deed((verb) => takes.test(verb));
}
const makes =
  /^(?:change|move|edit|update|set|adjust|write|draft|propose|request|submit|order|enter|plan|swap|publish|send|fill|add|report|file|create)$/;

/** `The aim is that no more than 2 tools a year get lost`: hoped for, and no limit of anybody. */
const aimed = /\b(?:aims?|goals?|targets?|hope|want|get lost|(?:19|20)\d\d)\b/i;

/** `Finding a free device takes 25 minutes, it should take 3`: how long work takes, and no slot that is had. */
const tellsWork = /^\p{L}+ing\b|\b(?:should|today|now)\b/iu;

/** The rules of the idea that one of these deeds has to keep to. */
export const deedRulesOf = (told: Told & Pick<Brief, 'capabilities'>): DeedRule[] =>
  rulesFound({ ...told, capabilities: everyDeed(told.capabilities) }).map((rule) => ({
    ...rule,
    text: withoutDeed(rule.text, everyDeed(told.capabilities)),
  }));

function rulesFound({ capabilities, ...told }: Told & Pick<Brief, 'capabilities'>): DeedRule[] {
  const found = clausesOf(told).flatMap((text): DeedRule[] => {
    const yes = approvalIn(text, capabilities.find(({ noun }) => noun !== '')?.noun);
    if (yes?.by !== undefined) {
      const waiting = yesRules(text, yes, capabilities);
      if (waiting) return waiting;
      const deed = changed(
        `${text} ${yes.noun}`,
        capabilities.map((one) => (one.verb === yes.verb ? { ...one, noun: '' } : one)),
      );
      return deed < 0 ? [] : [{ kind: 'approval', text, deed, by: yes.by, verb: yes.verb, which: yes.tail }];
    }
    const limit = (
      kind: DeedRule['kind'],
      found: RegExpExecArray | null,
      fits: (one: Capability) => boolean,
    ): DeedRule[] => {
      const { count: said, of = '' } = found?.groups ?? {};
      const inDeed = found ? sayingIt(found[0], capabilities, fits) : -1;
      if (inDeed >= 0) return [{ kind, text: '', deed: inDeed, count: valueOf(said), of }];
      const named = found ? deedAbout(text, capabilities, fits) : -1;
      // 'Nobody can book more than 8 weeks ahead' names no thing: it is the one that can be booked.
      const deed =
        named < 0 && found && kind === 'far' ? capabilities.findIndex((one) => !one.automatic && fits(one)) : named;
      return deed < 0 ? [] : [{ kind, text, deed, count: valueOf(said), of }];
    };
    return [
      ...limit('length', tellsWork.test(text) ? null : length.exec(text), ({ verb }) => takes.test(verb)),
      ...limit('most', aimed.test(text) ? null : most.exec(text), ({ verb }) => takes.test(verb)),
      ...limit('most', allowed.exec(text), ({ verb }) => verb === allowed.exec(text)?.groups?.['verb']),
      ...limit('lasts', longest.exec(text), ({ verb }) => hands.test(verb)),
      ...limit('far', far.exec(text), ({ verb }) => takes.test(verb)),
      ...limit('cancel', cancel.exec(text), ({ verb }) => verb === 'cancel'),
      ...limit('cancel', late.exec(text), ({ verb }) => verb === 'cancel').map((rule) => ({
        ...rule,
        costs: late.exec(text)?.groups?.['costs'] ?? '',
      })),
    ];
  });
  const inDeeds = [
    ...agreedTo(capabilities),
    ...capabilities.flatMap(({ verb, tail, automatic }, deed): DeedRule[] => {
      if (automatic) return [];
      // 'work without a signal for up to 10 hours' hands out nothing.
      const [kind, pattern] =
        lasts.test(tail) && (takes.test(verb) || hands.test(verb))
          ? (['lasts', lasts] as const)
          : (['often', often] as const);
      const { count: said, of = '' } = pattern.exec(tail)?.groups ?? {};
      return said && verb !== 'cancel' ? [{ kind, text: '', deed, count: valueOf(said), of }] : [];
    }),
  ];
  const rules = [
    ...found,
    // What somebody's yes rules already is not said to be missing as well.
    ...conditionRules(
      clausesOf(told).filter(
        (text) => !found.some((rule) => /^(?:approval|yes)$/.test(rule.kind) && rule.text === text),
      ),
      capabilities,
    ),
    ...told.asking.flatMap((text) => inTime(text, capabilities)),
    ...inDeeds,
  ];
  // What waits for a yes is told first: the rest holds of what then goes through.
  return [...rules.filter(({ kind }) => kind === 'approval'), ...rules.filter(({ kind }) => kind !== 'approval')];
}

/** What may be done until some hour, with what follows when it has passed; and what may not be done again so soon. */
function inTime(sentence: string, capabilities: Capability[]): DeedRule[] {
  const text = stripStop(sentence);
  const [first = '', ...more] = text.split(/;\s+|\.\s+|,\s(?=(?:and )?(?:after (?:that|this)|afterwards|later)\b)/);
  const soon = again.exec(text)?.groups;
  if (soon) {
    const deed = capabilities.findIndex(
      ({ verb, automatic }) => !automatic && participle(verb) === soon['done']?.toLowerCase(),
    );
    return deed < 0 ? [] : [{ kind: 'again', text, deed, count: valueOf(soon['count']), of: soon['of'] ?? '' }];
  }
  const said = until.exec(first)?.groups;
  const day = said ? undefined : untilDay.exec(first)?.groups?.['day'];
  if (!said && !day) return [];
  const heard = new Set([...words(first), ...first.toLowerCase().split(/[^\p{L}]+/u)]);
  const deed = capabilities.findIndex(
    ({ verb, noun, automatic }) =>
      !automatic &&
      undone.test(verb) &&
      (heard.has(verb) || heard.has(participle(verb)) || first.toLowerCase().includes(` ${verb} `)) &&
      words(noun).every((word) => heard.has(word)),
  );
  const then = more.find((part) => afterwards.test(part))?.replace(afterwards, '');
  const rule = day ? { text, day } : { text, count: valueOf(said?.['count']), of: said?.['of'] ?? '' };
  // A bare last day may be that of the project; what follows after it makes it one of the deed.
  if (day && !then) return [];
  return deed < 0
    ? []
    : [{ kind: 'until', ...rule, deed, ...(said?.['up'] ? { up: said['up'] } : {}), ...(then ? { then } : {}) }];
}

/** The rule as a sentence of its own. */
export const ruleSentence = ({ text }: DeedRule): string => (text === '' ? '' : `${upperFirst(text)}.`);
