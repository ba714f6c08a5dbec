import { joinWords, participle, plural, upperFirst, withArticle } from '../language.js';
import { kindOf } from '../plan/kinds.js';
import type { Feature } from '../plan/plan.js';
import { classOf } from '../plan/sense.js';
import { targetOf } from '../plan/thing-fields.js';
import { thingsOf } from '../plan/things.js';
import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { capabilityOf } from './deed-groups.js';
import type { Draft, Row } from './draft.js';
import { fitText } from './fit.js';

/** Whom a deed concerns beside the one who does it, and what they are told. */
interface Notice {
  event: string;
  recipient: string;
  text: string;
  channel?: string;
}

/** Who stands for a side of the product. */
export const roleOf = (side: Feature['side'], { plan }: Draft): string =>
  plan.personas.find((persona) => persona.side === side)?.role ?? 'user';

const yes = /^(?:approve|release|clear|accept|grant|authorise|sign off|confirm|reject|refuse|decline|certify)$/;

const answering = /^(?:approve|accept|confirm|grant|reject|decline|refuse|answer|release|decide)$/;
const nounOfWish: Record<string, string> = {
  order: 'an order',
  apply: 'an application',
  claim: 'a claim',
  propose: 'a proposal',
};

/** Who else has to do with a thing: `Learners`, of a lesson that instructors sign off. */
function othersWith(thing: string, by: string, { plan }: Draft): string | null {
  const found = thingsOf(plan).find(
    ({ noun }) => noun === thing.toLowerCase() || thing.toLowerCase().endsWith(` ${noun}`),
  );
  const others = [...new Set((found?.deeds ?? []).map((deed) => deed.by))].filter((one) => one !== '' && one !== by);
  return others.length > 0 ? upperFirst(joinWords(others.map(plural))) : null;
}

const medium = /\bby (text(?: message)?|sms|e-?mail|phone|whatsapp|letter|post)\b/i;
const waits = /\b((?:reserve|waiting|wait|standby) list|reserves)\b/i;

/** What is offered to those who wait, or by a message. */
function offerOf({ verb, object, tail, noun }: Capability): Notice | null {
  const said = `${object} ${tail}`;
  const [, way = ''] = medium.exec(said) ?? [];
  const [, list = ''] = waits.exec(said) ?? [];
  if (verb !== 'offer' || (way === '' && list === '')) return null;
  return {
    event: `${upperFirst(withArticle(noun))} is offered`,
    recipient: list === '' ? 'Those to whom it is offered' : `Those on the ${list}`,
    channel: way === '' ? 'Text message (assumed)' : way.toLowerCase() === 'text' ? 'Text message' : upperFirst(way),
    text: `${upperFirst(withArticle(noun))}: day, hour and place. Answer YES if you want it; the first yes has it, and the others are told.`,
  };
}

/** A horse given to a lesson is told to those of the lesson; a learner given to an instructor to that instructor. */
function givenNotice(capability: Capability, draft: Draft): Notice | null {
  const target = targetOf(capability);
  const { noun, by = '' } = capability;
  if (target === '')
    return {
      event: `${upperFirst(withArticle(noun))} has somebody new`,
      recipient: 'Whoever gets it, and whoever had it',
      text: `The ${noun} shown below is yours from now on; who had it before stands beside it.`,
    };
  const recipient = isPeople(target) ? upperFirst(plural(target)) : othersWith(target, by, draft);
  return recipient === null
    ? null
    : {
        event: `${upperFirst(withArticle(noun))} was assigned to ${withArticle(target)}`,
        recipient,
        text: isPeople(target)
          ? `The ${noun} shown below is yours from now on; who had ${isPeople(noun) ? 'them' : 'it'} before stands beside the name.`
          : `For the ${target} shown below: the ${noun} with its name. A later change is told again.`,
      };
}

function noticeOf(feature: Feature, capability: Capability, draft: Draft): Notice | null {
  const { plan } = draft;
  const { verb, noun, by = '' } = capability;
  const who = roleOf(feature.side, draft);
  const thing = noun || (draft.slots['unit'] ?? 'entry');
  const approval = feature.rules?.find(({ kind }) => kind === 'approval');
  if (approval)
    return {
      event: upperFirst(`${withArticle(thing)} waits for a yes`),
      recipient: upperFirst(approval.by ?? ''),
      text: approval.taking
        ? `${upperFirst(withArticle(who))} asks for ${withArticle(thing)}. It is kept until you answer with yes or no.`
        : draft.say(
            `[${upperFirst(withArticle(who))} has changed it; until you answer, what held before stays in force. ~ A change by ${withArticle(who)} waits for your yes or no. Until then nothing changes.]`,
          ),
    };
  const ruled = plan.features.find(({ rules = [] }) =>
    rules.some((rule) => rule.kind === 'approval' && rule.verb === verb && rule.by === by),
  );
  if (ruled)
    return {
      event: `${upperFirst(withArticle(thing))} was answered`,
      recipient: upperFirst(roleOf(ruled.side, draft)),
      text: draft.say(
        `[The ${who} has said yes or no, and why. It holds from the time shown. ~ Yes or no of the ${who}, with the reason and the time from which it holds.]`,
      ),
    };
  const offer = offerOf(capability);
  if (offer) return offer;
  const of = classOf(capability);
  const [first = '', ...rest] = verb.split(' ');
  const done = [participle(first), ...rest].join(' ');
  if (/^(?:cancel|withdraw|call off)$/.test(verb))
    return {
      event: `${upperFirst(withArticle(thing))} was cancelled`,
      recipient: othersWith(thing, by, draft) ?? 'Whoever counted on it (assumed)',
      text: draft.say(
        `[Cancelled: the ${thing} shown below. It can be booked again. ~ The ${thing} shown below will not take place. It is free again.]`,
      ),
    };
  if (of === 'bill' && /^(?:send|issue|mail|email|send out)/.test(verb))
    return {
      event: `${upperFirst(withArticle(thing))} went out`,
      recipient: 'Whoever pays it',
      channel: 'By e-mail (assumed)',
      text: `Your ${thing} is there. Each line shows day, what it is for and price; ask if one is wrong.`,
    };
  if (of === 'service' && /^(?:book|reserve|order|request)$/.test(verb)) {
    const doer = plan.features.find(
      (other) => other.side !== feature.side && /^(?:tick|mark|check off|confirm|do|carry out)\b/i.test(other.name),
    );
    return {
      event: `${upperFirst(withArticle(thing))} was booked or moved`,
      recipient: doer ? upperFirst(plural(roleOf(doer.side, draft))) : 'Those who carry it out (assumed)',
      text: `Booked: ${withArticle(thing)}, with the day and for whom. It stands on the list of that day.`,
    };
  }
  // What is back was out before; nobody else hears of it.
  if (of === 'return') return null;
  if (/^(?:book|reserve|rent|hire)$/.test(verb)) {
    const keeper = plan.features.find(
      (other) =>
        other.side !== feature.side && /^(?:hand out|lend|issue|release|prepare|unlock|open)\b/i.test(other.name),
    );
    return {
      event: `${upperFirst(withArticle(thing))} was ${done}`,
      recipient: keeper
        ? upperFirst(plural(roleOf(keeper.side, draft)))
        : (othersWith(thing, by, draft) ?? 'Whoever looks after it (to be named)'),
      text: `${upperFirst(done)}: ${withArticle(thing)}, with ${of === 'thing' ? 'name and day' : 'the name and the time for which it is taken'}.`,
    };
  }
  if (of === 'date')
    return {
      event: `${upperFirst(withArticle(thing))} was set or moved`,
      recipient: 'Those who wait for it (assumed)',
      text: `The ${thing} is set, or has changed: old and new are shown.`,
    };
  if (verb === 'report')
    return {
      event: `${upperFirst(withArticle(thing))} was reported`,
      recipient: othersWith(thing, by, draft) ?? 'Whoever has to act (to be named)',
      text: `Reported by ${withArticle(who)}: ${withArticle(thing)}, with the time and what was written.`,
    };
  if (/^(?:order|request|apply|submit|claim|ask for|propose)$/.test(verb)) {
    const answers = plan.brief.capabilities.find(
      (one) => answering.test(one.verb) && one.by !== undefined && one.by !== by,
    );
    const wish = /(?:request|order|application|claim|proposal)$/.test(thing)
      ? withArticle(thing)
      : `${nounOfWish[verb] ?? 'a request'} for ${withArticle(thing)}`;
    return {
      event: `${upperFirst(wish)} came in`,
      recipient: answers?.by ? upperFirst(plural(answers.by)) : 'Whoever has to answer it (to be named)',
      text: draft.say(
        `[From ${withArticle(who)}: ${wish} waits for an answer. ~ ${upperFirst(withArticle(who))} has sent ${wish}; it waits at the top of the list.]`,
      ),
    };
  }
  if (/^(?:assign|allocate|dispatch|delegate|hand over|refer|escalate|forward)$/.test(verb))
    return givenNotice(capability, draft);
  if (/^(?:defer|postpone|suspend|exclude|bar)$/.test(verb)) {
    const recipient = othersWith(thing, by, draft);
    return recipient === null
      ? null
      : {
          event: `${upperFirst(withArticle(thing))} was ${done}`,
          recipient,
          text: `The ${thing} shown below is ${done} until the day beside the name; the reason can be read by those who may.`,
        };
  }
  if (verb === 'sign off' && !/^(?:document|bill|sum)$/.test(of))
    return {
      event: `${upperFirst(withArticle(thing))} was signed off`,
      recipient: othersWith(thing, by, draft) ?? 'Those who wait for it (assumed)',
      text: `The ${thing} of the day shown below counts as done, says the ${who}.`,
    };
  if (yes.test(verb) && of !== 'fact' && of !== 'event')
    return {
      event: `${upperFirst(withArticle(thing))} was ${done}`,
      recipient: othersWith(thing, by, draft) ?? 'Those who wait for it (assumed)',
      text: `${upperFirst(done)} by the ${who}: the ${thing} shown below, with the time.`,
    };
  if (of === 'fact' || of === 'event')
    return {
      event: fitText(`“${feature.name}” was answered with a no`, 100),
      recipient: 'Those who have to act (to be named)',
      text: `No, says the ${who}. The remark stands below; please see what has to be done.`,
    };
  // Who plans their own day tells nobody of it.
  if (
    /^(?:publish|announce|plan|schedule|share|invite|reschedule|swap|move)$/.test(verb) &&
    !/^(?:their|his|her) /i.test(capability.object)
  )
    return {
      event: `${upperFirst(withArticle(thing))} is new or has changed`,
      recipient: 'Those it concerns (assumed)',
      text: `New or changed: the ${thing} shown below, with what it was before.`,
    };
  return null;
}

const telling = /^(?:alert|notify|inform|text|message|warn|remind|tell|email|e-mail|call|send)$/;

/** What somebody sends others, or the product by itself: to whom, by which way, and what it says. */
function sentTo(capability: Capability, draft: Draft): Notice | null {
  const { verb, noun, object, tail, automatic } = capability;
  if (!telling.test(verb)) return null;
  const target = isPeople(noun) ? noun : targetOf(capability);
  if (!isPeople(target)) return null;
  const [, way = ''] = medium.exec(`${object} ${tail}`) ?? [];
  const [, about = ''] = /\b(?:about|that|when|of|if) (.+?)(?: by \p{L}+)?$/u.exec(tail) ?? [];
  const unit = draft.slots['unit'] ?? 'entry';
  return {
    event: fitText(
      upperFirst(
        [
          verb === 'send' ? `${object} goes out` : `${plural(target)} are ${participle(verb)}`,
          tail.replace(/\bto \p{L}+\b ?/u, ''),
        ]
          .join(' ')
          .trim(),
      ),
      100,
    ),
    recipient: upperFirst(plural(target)),
    channel:
      way === ''
        ? automatic
          ? 'Text message (assumed)'
          : 'In the app (assumed)'
        : /^(?:text|sms)/i.test(way)
          ? 'Text message'
          : upperFirst(way),
    text:
      about === ''
        ? `${upperFirst(unit)}: what it is about, where and when, and what you are asked to do.`
        : `${upperFirst(about)}: which ${unit} it is, with day, hour and place.`,
  };
}

/** What others hear of: the deeds of the idea that ask something of them or change what they count on. */
export const deedNotices = (draft: Draft): Row[] => {
  const rows = draft.plan.features.flatMap((feature): Row[] => {
    const capability = capabilityOf(feature, draft.plan);
    const notice =
      capability === undefined
        ? null
        : (sentTo(capability, draft) ??
          (!capability.automatic && kindOf(capability) === null ? noticeOf(feature, capability, draft) : null));
    return notice ? [{ channel: 'In the app', ...notice }] : [];
  });
  return rows.filter(({ event }, at) => rows.findIndex((row) => row['event'] === event) === at).slice(0, 5);
};
