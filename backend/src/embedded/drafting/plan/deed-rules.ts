import { infinitive, lowerFirst, numberWords, singular, stripStop, upperFirst, withArticle } from '../language.js';
import type { Brief, Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';

/** Rules of the idea that stand in the way of one deed: a yes of somebody, a number at a time, a length, a last hour. */
export interface DeedRule {
  kind: 'approval' | 'most' | 'length' | 'cancel' | 'often';
  /** The sentence of the idea, without its stop; empty where the deed itself says it. */
  text: string;
  /** Position of the deed it rules. */
  deed: number;
  /** Who has to say yes, and to what: `head keeper`, `approve`. */
  by?: string;
  verb?: string;
  count?: number;
  /** `horses at a time`, `minutes`, `hours`. */
  of?: string;
}

type Told = Pick<Brief, 'sentences'>;

const thing = String.raw`(?:an? |the |no |each |every |any )?(?<thing>[\p{L}-]+(?: [\p{L}-]+){0,2}?)`;
const approval = new RegExp(
  String.raw`^${thing} (?:only |first |never )?(?:must|may|can|cannot|shall|should|will|is|are|takes?|counts?|holds?|goes|go|applies|apply|becomes?|starts?|ships?|leaves?)\b.*?\b(?:once|after|until|before|unless|only if|only when|when) (?:the |an? |our |their )?(?<who>[\p{L}-]+(?: [\p{L}-]+){0,3}?) (?:has|have) (?<done>\p{L}+)(?: (?:it|them|this|that))?$`,
  'iu',
);
const count = String.raw`(?<count>\d+|${numberWords.slice(1).join('|')})`;
const most = new RegExp(
  String.raw`\b(?:at most|no more than|not more than|up to|max(?:imum)?(?: of)?|(?:nobody|no one|never|not|no \p{L}+) (?:[\p{L}]+ ){0,4}?more than) ${count} (?<of>[\p{L}-]+(?: [\p{L}-]+)? (?:at once|at a time|at one time|at the same time|per \p{L}+|an? (?:day|week|month|year|slot)))`,
  'iu',
);
const length = new RegExp(
  String.raw`\b(?<thing>[\p{L}-]+(?: [\p{L}-]+)?) (?:slots? )?(?:are|is|lasts?|takes?|run for|last) ${count} (?<of>minutes|hours)\b`,
  'iu',
);
const cancel = new RegExp(
  String.raw`\b(?:cancel|call off|withdraw)\p{L}*(?: \p{L}+){0,3}? (?:up to|until|no later than|at least) ${count} (?<of>hours?|days?|minutes?|weeks?) (?:before|ahead|in advance)`,
  'iu',
);
const often = new RegExp(
  String.raw`^(?:.* )?(?<count>twice|three times|four times|\d+ times) (?:an?|per|each|every) (?<of>day|week|month)\b`,
  'iu',
);
/** What uses up a place or a thing, so that a number can be reached. */
const takes = /^(?:book|reserve|borrow|rent|hire|take|order|request|sign up|join|apply|claim|enter|add|lend|hand out)$/;
const answers =
  /^(?:approve|clear|release|sign|sign off|accept|confirm|check|authorise|agree|verify|grant|countersign|certify|inspect)$/;

const valueOf = (said = ''): number =>
  said === 'twice'
    ? 2
    : Number(/\d+/.exec(said)?.[0] ?? Math.max(0, numberWords.indexOf(said.split(' ')[0]?.toLowerCase() ?? '')));

const clausesOf = ({ sentences }: Told): string[] =>
  sentences.flatMap((text) => text.split(/;\s+/)).map((text) => stripStop(text));

const words = (text: string): string[] => (text.toLowerCase().match(/[\p{L}]+/gu) ?? []).map((word) => singular(word));

/** The deed such words are about: its thing is named among them, else its own verb is. */
function deedAbout(said: string, capabilities: Capability[], fits: (one: Capability) => boolean): number {
  const heard = new Set(words(said));
  const about = ({ noun }: Capability): boolean => noun !== '' && words(noun).every((word) => heard.has(word));
  return capabilities.findIndex((one) => !one.automatic && fits(one) && about(one));
}

interface Approval {
  text: string;
  thing: string;
  by: string;
  verb: string;
}

/** `A diet change only takes effect once the head keeper has approved it`: what waits for whose yes. */
function approvalsIn(told: Told): Approval[] {
  return clausesOf(told).flatMap((text) => {
    const { thing: ruled = '', who = '', done = '' } = approval.exec(text)?.groups ?? {};
    const verb = infinitive(done.toLowerCase());
    return ruled !== '' && isPeople(who) && answers.test(verb)
      ? [{ text, thing: lowerFirst(ruled), by: singular(lowerFirst(who)), verb }]
      : [];
  });
}

const after = (list: Capability[], at: number, one: Capability): Capability[] => {
  const by = list[at]?.by;
  let end = at;
  while (end >= 0 && end + 1 < list.length && list[end + 1]?.by === by) end += 1;
  return at < 0 ? [...list, one] : [...list.slice(0, end + 1), one, ...list.slice(end + 1)];
};

/**
 * Deeds that a rule of the idea asks for: whoever has to approve has to be able to, and what may be cancelled until some
 * hour needs a way to cancel it.
 */
export function withRuledDeeds(capabilities: Capability[], told: Told): Capability[] {
  const approved = approvalsIn(told).reduce((list, { text, thing: ruled, by, verb }) => {
    const known = list.some(
      (one) =>
        one.verb === verb && (one.by === undefined || one.by === by || by.startsWith(one.by) || one.by.startsWith(by)),
    );
    const doer = list.find((one) => one.by !== undefined && (one.by === by || one.by.startsWith(`${by} `)))?.by ?? by;
    const deed = { verb, object: withArticle(ruled), noun: ruled, tail: '', automatic: false, by: doer };
    return known ? list : after(list, changed(text, list), deed);
  }, capabilities);
  return clausesOf(told).reduce((list, text) => {
    const said = cancel.exec(text);
    const booked = said ? deedAbout(text, list, ({ verb }) => takes.test(verb)) : -1;
    const own = list[booked];
    if (!said || !own || list.some(({ verb }) => verb === 'cancel')) return list;
    const noun =
      new RegExp(`\\b${own.noun}s?(?: \\p{L}+)?(?= (?:are|is|can|may|last))`, 'iu').exec(text)?.[0] ?? own.noun;
    const limit = said[0].replace(/^\p{L}+ /u, '');
    const deed = {
      ...own,
      verb: 'cancel',
      object: withArticle(singular(lowerFirst(noun))),
      noun: singular(lowerFirst(noun)),
      tail: limit,
    };
    return after(list, booked, deed);
  }, approved);
}

/** What is changed, made or sent and then waits; a deed on the thing where the rule names none of these. */
function changed(text: string, capabilities: Capability[]): number {
  const heard = new Set(words(text));
  return capabilities.findIndex(
    ({ verb, noun, automatic }) =>
      !automatic &&
      noun !== '' &&
      words(noun).every((word) => heard.has(word)) &&
      (heard.has(verb) || makes.test(verb)),
  );
}
const makes =
  /^(?:change|move|edit|update|set|adjust|write|draft|propose|request|submit|order|enter|plan|swap|publish|send|fill|add|report|file|create)$/;

/** The rules of the idea that one of these deeds has to keep to. */
export function deedRulesOf({ capabilities, ...told }: Told & Pick<Brief, 'capabilities'>): DeedRule[] {
  const found = clausesOf(told).flatMap((text): DeedRule[] => {
    const [yes] = approvalsIn({ sentences: [text] });
    if (yes) {
      const deed = changed(
        text,
        capabilities.map((one) => (one.verb === yes.verb ? { ...one, noun: '' } : one)),
      );
      return deed < 0 ? [] : [{ kind: 'approval', text, deed, by: yes.by, verb: yes.verb }];
    }
    const limit = (
      kind: DeedRule['kind'],
      found: RegExpExecArray | null,
      fits: (one: Capability) => boolean,
    ): DeedRule[] => {
      const { count: said, of = '' } = found?.groups ?? {};
      const deed = found ? deedAbout(text, capabilities, fits) : -1;
      return deed < 0 ? [] : [{ kind, text, deed, count: valueOf(said), of }];
    };
    return [
      ...limit('length', length.exec(text), ({ verb }) => takes.test(verb)),
      ...limit('most', most.exec(text), ({ verb }) => takes.test(verb)),
      ...limit('cancel', cancel.exec(text), ({ verb }) => verb === 'cancel'),
    ];
  });
  const inDeeds = capabilities.flatMap(({ tail, automatic }, deed): DeedRule[] => {
    const { count: said, of = '' } = often.exec(tail)?.groups ?? {};
    return said && !automatic ? [{ kind: 'often', text: '', deed, count: valueOf(said), of }] : [];
  });
  return [...found, ...inDeeds];
}

/** The rule as a sentence of its own. */
export const ruleSentence = ({ text }: DeedRule): string => (text === '' ? '' : `${upperFirst(text)}.`);
