import { isSomebody } from '../grammar/somebody.js';
import { infinitive, isPlural } from '../language.js';
import { anyUser } from '../read/anyone.js';
import type { Audience, Capability } from '../read/brief.js';
import { isPeople, verbOf } from '../read/lexicon.js';
import { lowered } from '../read/lowered.js';
import { bareNoun } from '../read/phrases.js';
import { capabilityOf } from './capability.js';
import { actsElsewhere, byProduct, doersOf } from './doers.js';
import { isPronoun, type Mentions } from './mentions.js';
import { messages } from './message-words.js';
import type { Deed } from './pieces.js';

/** A deed with its doers, as a plan takes it; null where the words tell of none. */

/** `The auditor gets a CSV export`: they fetch it, and nothing is sent. */
const asFetched = (deed: Deed): Deed =>
  /^(?:get|gets|see|sees)$/i.test(deed.verb) && deed.who.length === 0 && deed.to !== '' && fetched.test(deed.object)
    ? { ...deed, who: [deed.to.replace(/^to /, '')], automatic: false, to: '', behind: [] }
    : deed;
const fetched = /\b(?:exports?|downloads?|overviews?|dashboards?|views?|access)$/i;

/** `Customers keep asking to reorder`: they wish to. */
function asWished(deed: Deed): Deed {
  const said = [deed.verb, deed.object, ...(/^ha(?:s|ve)$/i.test(deed.verb) ? deed.around.slice(0, 1) : [])].join(' ');
  // 'should have the possibility of swapping shifts'
  const [, may = '', what = ''] =
    /^ha(?:s|ve) (?:the|an?) (?:possibility|option|opportunity|chance|ability|right) (?:of|to) (\p{Ll}+)\s?(.*)$/iu.exec(
      said,
    ) ?? [];
  if (may !== '') return { ...deed, verb: infinitive(may), object: what, around: deed.around.slice(1), behind: [] };
  const [, verb = '', object = ''] =
    /^keeps? asking to (\p{Ll}+)\s?(.*)$/iu.exec(`${deed.verb} ${deed.object}`.trim()) ?? [];
  return verb === '' ? deed : { ...deed, verb, object, behind: deed.behind.filter(({ kind }) => kind !== 'o') };
}

/** `Members get a text message the day before`: the product sends it. */
const asSent = (deed: Deed): Deed =>
  /^(?:get|gets|receive|receives)$/i.test(deed.verb) &&
  deed.who.length > 0 &&
  deed.to === '' &&
  (messages.test(deed.object) || deed.around.some((one) => byMessage.test(one)))
    ? { ...deed, who: [], automatic: true, to: `to ${lowered(deed.who.join(' and '))}`, behind: [] }
    : deed;
/** `get the result by text message` */
const byMessage = /^(?:by|via|per|as an?) (?:text|sms|e-?mail|message|push|letter|post|whatsapp)\b/i;

export function deedTold(whole: Deed, mentions: Mentions): { capability: Capability | null; audiences: Audience[] } {
  const deed = asFetched(asSent(asWished(whole)));
  if (
    ruled(deed) ||
    /['’]s?$/.test(deed.verb) ||
    actsElsewhere(deed) ||
    isState(deed) ||
    lastsLong(deed) ||
    isUnreal(deed) ||
    // 'the chair, whose weight is stored once', 'which is triggered by the report'
    /^(?:whose\b|(?:which|who|that)$)/i.test(deed.object)
  )
    return { capability: null, audiences: [] };
  // 'skip one if a parked car stands there' speaks of the car no sooner than behind it.
  const leading = deed.conditions.filter((one) => !deed.behind.some(({ text }) => text === one));
  for (const condition of leading) mentions.clause(condition, aboutIn(condition));
  if (byProduct(deed)) return deedTold({ ...deed, who: [], automatic: true }, mentions);
  const audiences = deed.who.flatMap((who) => doersOf(mentions.meant(who)));
  // 'the customer is warned, and a colleague rings them': whoever does it is not whom it is done to.
  mentions.doing = audiences.map(({ noun }) => noun);
  // 'An underwriter who disagrees with a flag can dispute it'
  for (const who of deed.who) mentions.clause(who, /^.* (?:who|that) .* ((?:an?|the) \p{Ll}+)$/iu.exec(who)?.[1] ?? '');
  const capability = capabilityOf(deed, mentions);
  for (const condition of deed.conditions) mentions.clause(condition, aboutIn(condition));
  if (audiences.length > 0) mentions.people(audiences.map(({ text }) => text).join(' and '));
  // 'Caretakers receive a message, and they can block a bike'
  const receiver = deed.to.replace(/^(?:to|for|with|from|at) /, '');
  const isToldFirst = deed.who.length === 0 && !deed.behind.some(({ kind }) => kind === 'to');
  if (receiver !== '' && (isSomebody(receiver) || (isToldFirst && isPlural(receiver)))) mentions.people(receiver);
  // 'backend devs run it locally': no deed, and people all the same.
  if (capability === null)
    return { capability, audiences: isPronoun(deed.object) ? audiences.filter(({ noun }) => noun !== anyUser) : [] };
  const [one, ...others] = audiences.map(({ noun }) => noun);
  return {
    capability: {
      ...capability,
      ...beyond(capability, mentions),
      ...(one !== undefined && { by: one }),
      ...(others.length > 0 && { also: others }),
    },
    audiences: audiences.filter(({ noun }) => noun !== anyUser),
  };
}

/** `Casey never accepts a claim`: what must not be done is asked of nobody. */
/** `would gladly borrow from us if they knew`: what is not so. */
const isUnreal = ({ before, conditions, behind }: Deed): boolean =>
  /\bwould\b/i.test(before) &&
  [...conditions, ...behind.map(({ text }) => text)].some((one) =>
    /^if (?:they|we|people|it) (?:knew|had|were|could)\b/i.test(one),
  );

export const deniedIn = ({ before, who }: Deed): boolean =>
  /\b(?:never|not|cannot|no longer|without)\b|n['’]t\b/i.test(before) ||
  who.some((one) => /^(?:nobody|no one)\b/i.test(one));

/** `Signing takes under a minute`: how long, and no deed. */
const lastsLong = ({ verb, object, around }: Deed): boolean =>
  /^takes?$/i.test(verb) && /\b(?:seconds?|minutes?|hours?|days?)$/i.test([object, ...around].join(' ').trim());

/** `Zones have a cap`: how something is. */
export const isState = ({ who, doer, verb, object, passive }: Deed): boolean =>
  // 'schools may receive 80%'
  (/^(?:receives?|gets?|earns?)$/i.test(verb) && /^\d[\d.,]* ?%$/.test(object)) ||
  (!passive &&
    /^(?:has|have|lives?|resides?|contains?|belongs?|costs?|carry|carries|means?|counts? as|deals?)$/i.test(verb) &&
    [...who, doer].filter(Boolean).every((one) => !isPeople(bareNoun(one))) &&
    [...who, doer].some(Boolean));

/** `If a driver overstays`, `When a plot falls free`: whom or what `they` and `it` stand for behind it. */
const aboutIn = (condition: string): string => {
  const [, done = ''] = doneThere.exec(condition) ?? [];
  if (done !== '') return done;
  const [, what = ''] = opensClause.exec(condition) ?? [];
  const words = what.split(' ');
  const isOne = /^an?$/i.test(words[0] ?? '');
  // 'If a job has been postponed', 'When a plot falls free': up to the verb.
  const verb = words.findIndex(
    (word, at) => at > 1 && (isAuxiliary.test(word) || (/[^s]s$/.test(word) && (isOne || verbOf(word) !== null))),
  );
  const found = verb > 1 ? words.slice(0, verb) : [];
  return found.length > 3 ||
    around.test(found.join(' ')) ||
    found.some((word) => /^(?:who|that|which|whose|of|in|on|with|for|from|by|and|or)$/.test(word))
    ? ''
    : found.join(' ');
};
/** `When the power is out, it can be opened with a key`: not of that. */
const around =
  /\b(?:power|internet|network|connection|signal|weather|wind|rain|stock|demand|temperature|value|count|price|level|rate|time|day|week|month|year|season|system|app|money|budget)$/i;
/** `if he does not accept the job within two hours, it is offered`: the job. */
const doneThere =
  /^(?:if|when|once|unless) (?:he|she|they|nobody|no one|somebody|someone|anyone) (?:(?:do(?:es)?|has|have|can)(?: not|n['’]t) |cannot )?\p{Ll}+ ((?:the|an?) \p{Ll}+)(?= (?:within|in|by|for|on|at|after)\b|$)/iu;
/** `If the price of a lot goes up`: the lot. */
const opensClause =
  /^(?:if|when|whenever|once|as soon as|after|before|until) (?:the \p{Ll}+ of (?=an? ))?((?:an?|the) .+)$/iu;
const isAuxiliary = /^(?:is|are|was|were|has|have|had|does|do|can|cannot|may|must|will|isn['’]t|hasn['’]t|doesn['’]t)$/;

/** `An offer stays open for 14 days`, `anyone who declines three offers moves down`: what is so then, and nothing that is done. */
const ruled = ({ who, doer, verb, object }: Deed): boolean =>
  (object === '' && doer !== '' && lasting.test(verb)) ||
  who.some((one) => /^(?:anyone|anybody|whoever|everyone|everybody|those) (?:who|that|with)\b|^whoever\b/i.test(one));
const lasting =
  /^(?:stays?|remains?|moves?|goes|go|expires?|lapses?|lasts?|counts?|becomes?|ends?|falls?|disappears?|runs? out)$/i;

/** `approve payments up to €300, and sign off anything above that`: payments. */
const beyond = ({ object, tail }: Capability, mentions: Mentions): Partial<Capability> =>
  /^(?:anything|everything|all|those)$/i.test(object) && /^(?:above|over|beyond|below|under) /.test(tail)
    ? (mentions.thing('them', false) ?? {})
    : {};
