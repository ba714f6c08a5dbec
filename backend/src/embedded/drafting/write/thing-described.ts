import {
  escapePattern,
  isUncountable,
  joinWords,
  singular,
  thirdPerson,
  upperFirst,
  withArticle,
} from '../language.js';
import { fieldIn } from '../know/things.js';
import { everyDeed } from '../read/every-deed.js';
import { recordNoun, recordOfOffice } from '../plan/deed-records.js';
import { isLook, participleOf } from '../plan/deed-words.js';
import type { Plan } from '../plan/plan.js';
import { spelled } from '../plan/thing-names.js';
import { listedAs } from '../plan/told-things.js';
import { type Thing, thingsOf } from '../plan/things.js';
import { isPeople } from '../read/lexicon.js';
import { fitText } from './fit.js';
import { manyOf } from './single.js';

/** What one record of a thing is: `One loan of one gauge to one machinist`. The requirements say what is done with it. */

const longest = 180;
/** Somebody takes what stays: the record says of what and by whom. */
const isTaking =
  /(?:^| )(?:loan|rental|hire|booking|reservation|request|order|subscription|rating|payment|inspection|visit)$/;

/** Null where the idea tells nothing of it but its name. */
export function described(told: Thing, plan: Plan): string | null {
  const thing = { ...told, noun: spelled(told.noun, plan.brief) };
  const { noun, deeds, asked, of } = thing;
  if (asked && deeds.length === 0) return `Looked up: “${asked}”.`;
  const doing = deeds.filter(({ verb }) => !isLook(verb));
  const [first] = doing;
  const making =
    doing.find((deed) => deed.begins === true) ??
    (first && (makes.test(first.verb) || isOwnDeed(noun, first.verb)) ? first : undefined);
  const said = [
    whatOf(thing),
    ...(making && !isTold(making.done, noun) ? [byWhom(making, plan, isOwnDeed(noun, making.verb, making.by))] : []),
    ...(making ? withDetails(thing, making.at, plan) : []),
  ].join('');
  if (making) return fitText(`${said}.`, longest);
  const handled = handledBy(doing, plan);
  if (handled !== '') return fitText(`${whatOf(thing)} ${handled}.`, longest);
  return listedAs(thing) ?? joined(noun, of, plan);
}

const makes =
  /^(?:add|create|enter|record|register|report|log|post|list|upload|submit|write|draft|draw up|make|build|plan|schedule|publish|define|set up|import|attach|request|apply|raise|issue|send|note|capture|draw|prescribe|propose)$/;

const joints: Record<string, string> = {
  request: 'for',
  order: 'for',
  bid: 'for',
  application: 'for',
  objection: 'to',
  appeal: 'against',
  complaint: 'about',
};

/** `One loan of one gauge`, `One plot`. */
const whatOf = ({ noun, of }: Thing): string => {
  const kind = noun.split(' ').at(-1) ?? noun;
  if (noun === 'damage')
    return of === undefined ? 'One report of damage' : `One report of damage to ${withArticle(of)}`;
  // 'Raw data', 'hardware': nobody counts one of it; 'ISBN' keeps its capitals.
  if (of === undefined || of === noun)
    return isUncountable(noun) || /\bdata$/.test(noun) ? upperFirst(noun) : `One ${noun}`;
  const joint = joints[kind];
  if (joint && (noun === `${of} ${kind}` || noun === kind)) return `One ${kind} ${joint} ${withArticle(of)}`;
  return isTaking.test(noun) && (noun === `${of} ${kind}` || noun === kind)
    ? `One ${kind} of one ${of}`
    : `One ${noun} of ${withArticle(of)}`;
};

/** `borrowed by` says nothing of a loan that `loan to one machinist` would not. */
const isOwnDeed = (noun: string, verb: string, by = ''): boolean => {
  const kind = noun.split(' ').at(-1) ?? noun;
  return (
    kind === 'loan' || kind === recordNoun(verb) || kind === recordOfOffice(by) || kind === verb || kind === named[verb]
  );
};
const named: Record<string, string> = {
  book: 'booking',
  reserve: 'reservation',
  rent: 'rental',
  pay: 'payment',
  rate: 'rating',
  subscribe: 'subscription',
  donate: 'donation',
  register: 'registration',
  'ask for': 'request',
  ask: 'request',
};

const isTold = (done: string, noun: string): boolean => done === '' || noun.startsWith(`${done} `);

/** ` to one machinist`, `, registered by a crib attendant` */
function byWhom(
  { at, by, verb, done: told, isValue = false }: Thing['deeds'][number],
  plan: Plan,
  isOwn: boolean,
): string {
  const done = isValue ? participleOf(verb) : told;
  const many = by === '' ? '' : manyOf(by, plan);
  // 'keeper Marta Vogt' is one person.
  const who = by === '' ? '' : many.startsWith('the ') ? many : /\p{Lu}/u.test(by) ? `the ${by}` : withArticle(by);
  if (who === '')
    return isOwn || everyDeed(plan.brief.capabilities)[at]?.automatic !== true ? '' : `, ${done} by ${plan.brief.name}`;
  if (isOwn) return /^(?:borrow|loan)$/.test(verb) ? ` to ${who}` : ` by ${who}`;
  return `, ${done} by ${who}`;
}

const trace = / (?:by|at)$/;
/** ` with orchard location, acreage and hive count`: what the idea lists of it. */
function withDetails({ fields, noun, of }: Thing, at: number, { brief }: Plan): string[] {
  const deed = everyDeed(brief.capabilities)[at];
  const words = deed ? `${deed.object} ${deed.tail}`.toLowerCase() : '';
  const named = fields
    .map((field) => fieldIn(field).name)
    .filter(
      (name) =>
        !trace.test(name) &&
        name !== noun &&
        name !== of &&
        new RegExp(`\\bwith .*${escapePattern(name)}`, 'iu').test(words),
    );
  return named.length > 1 ? [`, with ${joinWords(named)}`] : [];
}

/** `that machinists borrow and return`: what is done with it by whoever does something first. */
function handledBy(all: Thing['deeds'], plan: Plan): string {
  // 'agree as well' and 'decide within 30 days' are done to nothing that stands behind them.
  const doing = all.filter(
    ({ at, verb }) => (everyDeed(plan.brief.capabilities)[at]?.object ?? '') !== '' && verb !== 'use',
  );
  const [first] = doing;
  if (!first) return '';
  const { by } = first;
  const own = doing.filter((deed) => deed.by === by && !deed.isValue);
  if (by === '') return `that is ${joinWords([...new Set(doing.map(({ verb }) => participleOf(verb)))].slice(0, 3))}`;
  const who = manyOf(by, plan);
  const acts = [...new Set((own.length > 0 ? own : doing.filter((deed) => deed.by === by)).map(({ verb }) => verb))];
  return `that ${who} ${joinWords(acts.slice(0, 3).map((verb) => (who.startsWith('the ') ? thirdPerson(verb) : verb)))}`;
}

/** What a thing is for with which nothing is done itself: what is given to it, or stands in it. */
function joined(noun: string, of: string | undefined, plan: Plan): string | null {
  const things = thingsOf(plan);
  const to = things.find(({ fields }) => fields.some((field) => field.endsWith(`reference to ${upperFirst(noun)}`)));
  const within = things.find((one) => one.of === noun);
  const other = to ?? within;
  if (!other || isPeople(singular(other.noun))) return of ? `One ${noun} of ${withArticle(of)}.` : null;
  return `One ${noun}, to which ${withArticle(other.noun)} belongs.`;
}
