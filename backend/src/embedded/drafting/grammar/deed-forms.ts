import { isPlural, lowerFirst, plural } from '../language.js';
import { actor } from '../read/audiences.js';
import type { Audience, Capability } from '../read/brief.js';
import { isBounded, isSum, saysAim, saysChange, tellsOfHouse, tellsSize, tellsUse } from '../read/no-deeds.js';
import { isPeople } from '../read/lexicon.js';
import { objectOf } from '../read/objects.js';
import { lowered, manual } from '../read/passive.js';
import { withReceivers } from '../read/receivers.js';
import { isElliptic, manyOf, towardsWhat } from '../read/stand-in.js';
import type { Clause } from './clause.js';
import { doer, isSomebody } from './somebody.js';

/** A clause as a deed: what is done, to what, around what and when. */

export interface Deed {
  audiences: Audience[];
  capability: Capability;
}

/** Somebody or something named before. */
export const points = /^(?:it|them|these|those)\b/i;

/** What is done to people by the product: `the manager is notified`. */
const told = /^(?:notify|alert|remind|inform|warn|tell|ask|invite|email|text|page|message|charge|refund|bill)$/;
const giving = /^(?:give|grant|offer|send|show|assign|allow)$/;
/** `enters order number, email`: notes leave the `and` out. */
const inNotes =
  /^((?!.*\b(?:and|or|who|that|which|max|min|once|only|never|for|of|from|by|with|in|on|at|to|per|as|via|when|if|including|such|\p{L}+ed)\b)[\p{L}/ -]{2,40}(?:, [\p{L}/ -]{2,40})*), ([\p{L}/ -]{2,40})$/u;
const particles =
  /^(off|out|up|down|back|away|over|through)\b(?! and | to (?:\d|an?\b|one|two|three|four|five|six|eight|ten|twelve))/;
const enter = /^(check|sign|log|hand|fill|opt|clock|book|phone|bring|type|call|turn|send) (in|on)\b/;

/** `moves that amount to another account` */
const pointed = /^(?:that|this) (?=\p{L}+(?:$| (?:to|into|from|for|on|in|by|with|at|back)\b))/iu;

/** `feedback (3 questions) which the vendor sees`: what others do with it is told apart. */
const withoutRelative = (rest: string): string =>
  rest.replace(/(?:,\s(?:which|who|where)|\)\swhich)\s.*$/, (said) => (said.startsWith(')') ? ')' : ''));

export function deedOf(told: Clause, own: string, last: Capability | undefined, automatic: boolean): Deed | null {
  // 'ask for a prescription, which a vet has to approve' requests one.
  const plain = withoutRelative(told.rest);
  const asks = own === 'ask' && /^for (?=an?|the|their|more|another|\p{L}+s\b)/u.test(plain);
  const clause = { ...told, rest: asks ? plain.slice(4) : plain };
  const base = asks ? 'request' : own;
  const [, moved = '', rest = ''] = new RegExp(`${particles.source}(?:\\s+(.*))?$`).exec(clause.rest) ?? [];
  const [, both = '', after = ''] = /^(in and out|out and in|on and off)(?:\s+(.*))?$/i.exec(clause.rest) ?? [];
  // 'check in and out at the door': one deed
  if (both !== '')
    return { audiences: [], capability: { verb: `${base} ${both}`, object: '', noun: '', tail: after, automatic } };
  if (clause.rest === '' && /^(?:tip|unsubscribe)$/.test(base)) return null;
  const [, word = '', inside = ''] = enter.exec(`${base} ${clause.rest}`) ?? [];
  const verb = moved ? `${base} ${moved}` : inside && word === base ? `${base} ${inside}` : base;
  const behind = moved ? rest : inside && word === base ? clause.rest.slice(inside.length).trim() : clause.rest;
  // 'sends them a reminder': a reminder to them
  const said = (verb === base && behind !== '' ? withReceivers(`${base} ${behind}`).replace(/^\S+ /, '') : behind)
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/^(it|them|these|those) (off|out|up|down|back)\b/i, '$1');
  // 'bulk-approve unchanged lines, but never for admin roles'
  const [, main = said, but = ''] = /^(.+?),? (but (?:never|not|only) .+)$/iu.exec(said) ?? [];
  const found = objectOf(main.trim().replace(pointed, 'the ').replace(inNotes, '$1 and $2'));
  const tail = [found.tail, but, conditionOf(clause.condition)].filter(Boolean).join(' ');
  const meant =
    /^(?:it|them|these|those)$/i.test(found.object) && last
      ? { object: (/^them$/i.test(found.object) && manyOf(last.object)) || nameOf(last), noun: last.noun }
      : found;
  // 'request a viewing, negotiators confirm within 2 hours'
  if (
    last &&
    last.noun !== '' &&
    !isPeople(last.noun) &&
    tail !== '' &&
    isElliptic({ verb, object: meant.object, tail })
  )
    return { audiences: [], capability: { verb, object: nameOf(last), noun: last.noun, tail, automatic } };
  const aim = towardsWhat[verb];
  if (aim && meant.object === '' && tail === '') {
    const sought = last && !last.automatic && last.noun !== '' && last.by !== undefined ? last.noun : '';
    return {
      audiences: [],
      capability: { verb, object: '', noun: sought, tail: sought && `${aim} the ${sought}`, automatic },
    };
  }
  if (meant.object === '' && tail === '' && clause.condition === '' && last && last.noun !== '')
    return { audiences: [], capability: { verb, object: nameOf(last), noun: last.noun, tail: '', automatic } };
  if (`${meant.object}${tail}` === '') return null;
  return { audiences: [], capability: { verb, object: meant.object, noun: meant.noun, tail, automatic } };
}

/** `pulls out end date, notice period and value, the buyer confirms`: all of them. */
const inRow = /^(?!.* of )[\p{L} -]+(?:, [\p{L} -]+)* and [\p{L} -]+$/u;
const nameOf = ({ object, noun }: Capability): string =>
  inRow.test(object) && object.length < 50 && !/^(?:their|his|her|its)\s/i.test(object)
    ? object
    : nameOfOne(object, noun);
const nameOfOne = (object: string, noun: string): string =>
  /\s(?:of|and|or)\s/.test(object) || /^(?:their|his|her|its)\s/i.test(object)
    ? `the ${isPlural(object) ? plural(noun) : noun}`
    : object;

/** Reasons are no part of the deed. */
export const conditionOf = (condition: string): string =>
  /^(?:when|whenever|if|unless|until|once|after|before|as soon as)\b/i.test(condition) ? lowerFirst(condition) : '';

/** Must hold, and is done by nobody at a time of its own. */
const ruled = /^(?:must|shall|may|have to|has to)$/;

export function ofPassive(clause: Clause, verb: string, subject: string, last: Capability | undefined): Deed | null {
  if (/^(?:we|i|you|he|she|this|that|these|those)$/i.test(subject)) return null;
  const object = /^(?:it|they)$/i.test(subject)
    ? (topicOf(clause.condition) ?? (last ? nameOf(last) : ''))
    : lowered(subject);
  if (object === '') return null;
  // 'the refund is paid out as store credit'
  const particle = new RegExp(`${particles.source}(?:\\s+(.*))?$`).exec(clause.rest);
  const moved = particle?.[1] ?? '';
  const around = particle ? (particle[2] ?? '') : clause.rest;
  const tail = [withoutRelative(around).replace(/\s*\([^)]*\)/g, ''), conditionOf(clause.condition)]
    .filter(Boolean)
    .join(' ');
  if (isSomebody(subject)) {
    if (giving.test(verb) && clause.rest !== '') {
      const who = actor(subject);
      return {
        audiences: [who],
        capability: { verb: 'get', ...objectOf(clause.rest), automatic: false, by: who.noun },
      };
    }
    if (!told.test(verb) && verb !== 'match' && verb !== 'assign') return null;
    // 'Their adviser can be invited with read-only access': somebody invites them.
    const isAsked = verb === 'invite' && /^(?:can|could|may)$/.test(clause.modal);
    return { audiences: [], capability: { verb, object, noun: '', tail, automatic: !isAsked } };
  }
  // 'scanned by the town': by whom no feature can be for.
  if (/^by (?:the|an?|our|each|their) /i.test(clause.rest)) return null;
  const doing = clause.agent !== '' && isSomebody(clause.agent) ? doer(clause.agent) : null;
  // 'can be booked by anyone'
  const agent = doing?.noun ? doing : null;
  // 'must be reviewed by the manager within 5 days' is the manager's; what only must be so is a rule.
  if (ruled.test(clause.modal) && (agent === null || clause.modal === 'may')) return null;
  const thing = objectOf(object);
  // 'it is donated to a food bank': by somebody, though nobody is named.
  const isManual = manual.test(verb) && !/\bautomatically\b/i.test(clause.rest);
  const capability = {
    verb: moved ? `${verb} ${moved}` : verb,
    ...thing,
    // 'refunds up to $100 are approved automatically'
    tail: [thing.tail, tail].filter(Boolean).join(' '),
    automatic: agent === null && !isManual && !/^(?:can|could)$/.test(clause.modal),
  };
  return { audiences: agent ? [agent] : [], capability: agent ? { ...capability, by: agent.noun } : capability };
}

/** `When a lead comes in, it is scored`: the lead. */
const topicOf = (condition: string): string | null => {
  const [, topic = ''] =
    /^\p{L}+ ((?:an?|the|each|every|any) [\p{L}-]+(?: [\p{L}-]+)?)(?= [\p{L}']+|$)/u.exec(condition) ?? [];
  const noun = topic.replace(/ (?:comes?|is|are|arrives?|goes|gets|has|was|fails?|changes)(?: in| up)?$/, '');
  return noun === '' ? null : noun.replace(/^(?:an?|each|every|any) /, 'the ');
};

/** What is looked at, and what comes to somebody by itself. */
const shown =
  /\b(?:dashboard|report|overview|view|list|chart|calendar|map|log|history|statistics|stats|summary|breakdown)s?\b/i;
const sent = /\b(?:alert|notification|reminder|message|e-?mail|digest|export)s?\b/i;

/** `The director would like to see which exhibits are visited` */
const toLook = /^to (?:be able to )?(?<how>see|compare|check|follow|view|download|export|look up) (?<what>.+)$/iu;

/** `I need a dashboard of cost per van`, `Reception needs a calendar`: whoever says or needs it shall see it. */
export function neededBy({ rest, subject, condition }: Clause, verb: string): Deed | null {
  const isWriter = /^(?:we|i)$/i.test(subject);
  if (!(isWriter || isSomebody(subject)) || !/^(?:need|want|like)$/.test(verb)) return null;
  const { how: looks = '', what = '' } = isWriter ? {} : (toLook.exec(rest)?.groups ?? {});
  if (looks !== '') {
    const who = doer(subject);
    const deed = objectOf(what);
    const capability = { verb: looks.toLowerCase(), ...deed, automatic: false, by: who.noun };
    return who.noun === '' ? null : { audiences: [who], capability };
  }
  const found = objectOf(rest.trim());
  const head = found.object;
  const how = shown.test(head) ? 'see' : sent.test(head) ? 'get' : null;
  if (how === null || /\d/.test(head)) return null;
  const tail = [found.tail, conditionOf(condition)].filter(Boolean).join(' ');
  const capability = { verb: how, object: head, noun: found.noun, tail, automatic: false };
  const who = isWriter ? null : doer(subject);
  return who && who.noun !== ''
    ? { audiences: [who], capability: { ...capability, by: who.noun } }
    : { audiences: [], capability };
}

/** How large something is, how far something may go, sums and aims have the form of a deed. */
export function isNoDeed({ subject, verb, rest, passive, agent }: Clause): boolean {
  const doing = `${verb} ${rest}`;
  return (
    tellsSize(doing) ||
    tellsOfHouse(subject, doing) ||
    tellsUse(subject, doing) ||
    saysAim(doing) ||
    /^takes? (?:too |up to |about |around |at least |at most )*(?:\d|an? (?:hour|day|week|month|minute)|long|time|half)/i.test(
      doing,
    ) ||
    (subject !== '' && !isSomebody(subject) && saysChange(doing)) ||
    // 'the customer is charged €6 if …'
    (isSum(rest) && !(passive && /^(?:charged|billed|refunded|credited)$/i.test(verb))) ||
    (isBounded(rest) && ((passive && !isSomebody(agent)) || /^(?:answer|reply|book|hold|keep)/i.test(verb)))
  );
}
