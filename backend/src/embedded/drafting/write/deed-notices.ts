import { joinWords, participle, plural, upperFirst, withArticle } from '../language.js';
import { kindOf } from '../plan/kinds.js';
import type { Feature } from '../plan/plan.js';
import { targetOf } from '../plan/thing-fields.js';
import { isLook, participleOf } from '../plan/deed-words.js';
import { everyDeed } from '../read/every-deed.js';
import { handledBy, thingsOf } from '../plan/things.js';
import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { reachesThem, tellsPeople } from '../plan/by-itself.js';
import { bareNoun } from '../read/phrases.js';
import type { ToldMessage } from './messages-told.js';
import { isTold } from './told-notices.js';
import { messageNotice } from './message-notice.js';
import { deedsWithin } from './deed-groups.js';
import type { Draft, Row } from './draft.js';
import { fitText } from './fit.js';

/** Whom a deed concerns beside the one who does it, and what they are told. */
export interface Notice {
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

/** Who goes on with a thing: `Clerks`, of a find that drivers report. */
function othersWith(thing: string, by: string, { plan }: Draft): string | null {
  const found = thingsOf(plan).find(
    ({ noun }) => noun === thing.toLowerCase() || thing.toLowerCase().endsWith(` ${noun}`),
  );
  const doing = (found?.deeds ?? []).filter(({ verb }) => !isLook(verb));
  const first = doing.findIndex((deed) => deed.by === by);
  const others = [...new Set(doing.slice(first + 1).map((deed) => deed.by))].filter((one) => one !== '' && one !== by);
  return others.length > 0 ? upperFirst(joinWords(others.map(plural))) : null;
}

/** Who entered what others take for a time. */
function keepersOf(capability: Capability, { plan }: Draft): string | null {
  const taken = handledBy(capability, plan).flatMap(({ of }) => thingsOf(plan).filter(({ noun }) => noun === of));
  const makers = taken.flatMap(({ deeds }) =>
    deeds.filter(
      ({ verb, by }) => by !== '' && by !== capability.by && /^(?:list|register|add|enter|post|create)$/.test(verb),
    ),
  );
  return makers.length > 0 ? upperFirst(joinWords([...new Set(makers.map(({ by }) => plural(by)))])) : null;
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
  if (target === '') return null;
  const recipient = isPeople(target) ? upperFirst(plural(target)) : othersWith(target, by, draft);
  return recipient === null
    ? null
    : {
        event: `${upperFirst(withArticle(noun))} was assigned to ${withArticle(target)}`,
        recipient,
        text: isPeople(target)
          ? `${upperFirst(withArticle(noun))} has been assigned to you.`
          : `${upperFirst(withArticle(noun))} has been assigned to your ${target}. You will be told if that changes.`,
      };
}

function noticeOf(feature: Feature, capability: Capability, draft: Draft): Notice | null {
  const { plan } = draft;
  const { verb, noun, by = '' } = capability;
  const who = roleOf(feature.side, draft);
  // Whoever says yes or no says it to what was asked for.
  const asked = handledBy(capability, plan).find(({ deeds }) => deeds.some(({ done }) => done === 'asked for'));
  const thing = asked?.noun ?? (noun || (draft.slots['unit'] ?? 'entry'));
  const approval = feature.rules?.find(({ kind }) => kind === 'approval');
  if (approval) {
    // 'No repair starts before the customer has approved the quote': it is the quote that waits.
    const said = everyDeed(plan.brief.capabilities).find(
      (one) => one.verb === approval.verb && one.by === approval.by,
    )?.noun;
    const what = said === undefined || said === '' || asked ? thing : said;
    return {
      event: upperFirst(`${withArticle(what)} waits for approval`),
      recipient: upperFirst(plural(approval.by ?? '')),
      text: approval.taking
        ? `${upperFirst(withArticle(who))} asks for ${withArticle(thing)}. It is reserved until you approve or decline.`
        : `${upperFirst(withArticle(what))} needs your approval.`,
    };
  }
  const ruled = plan.features.find(({ rules = [] }) =>
    rules.some((rule) => rule.kind === 'approval' && rule.verb === verb && rule.by === by),
  );
  if (ruled) {
    const makers = handledBy(capability, plan).flatMap(({ deeds }) =>
      deeds.filter((deed) => deed.by !== '' && deed.by !== by && !isLook(deed.verb)),
    );
    const told = makers.length > 0 ? makers.map((deed) => deed.by) : [roleOf(ruled.side, draft)];
    return {
      event: `${upperFirst(withArticle(thing))} was answered`,
      recipient: upperFirst(joinWords([...new Set(told)].map(plural))),
      text: `The ${who} has approved or declined your ${thing}.`,
    };
  }
  const offer = offerOf(capability);
  if (offer) return offer;
  // Who goes on with it, or had asked for it, hears of it; where the idea does not say who that is, nobody is made up.
  const others = othersWith(thing, by, draft);
  if (verb === 'report')
    return others === null || noun === ''
      ? null
      : {
          event: `${upperFirst(withArticle(thing))} was reported`,
          recipient: others,
          text: `${upperFirst(withArticle(who))} has reported ${withArticle(thing)}.`,
        };
  if (/^(?:order|request|apply|submit|claim|ask|ask for|propose)$/.test(verb)) {
    const own = handledBy(capability, plan);
    const answers = everyDeed(plan.brief.capabilities).find(
      (one) =>
        answering.test(one.verb) &&
        one.by !== undefined &&
        one.by !== by &&
        handledBy(one, plan).some((other) => own.some((mine) => mine === other || mine.of === other.noun)),
    );
    const wish = /(?:request|order|application|claim|proposal)$/.test(thing)
      ? withArticle(thing)
      : `${nounOfWish[verb] ?? 'a request'} for ${withArticle(thing)}`;
    return answers?.by === undefined
      ? null
      : {
          event: `${upperFirst(wish)} came in`,
          recipient: upperFirst(plural(answers.by)),
          text: draft.say(`${upperFirst(withArticle(who))} has sent ${wish}. Please accept or decline.`),
        };
  }
  if (/^(?:assign|allocate|dispatch|delegate|hand over|refer|escalate|forward)$/.test(verb))
    return givenNotice(capability, draft);
  if (/^(?:book|reserve|rent|hire)$/.test(verb)) {
    const keepers = keepersOf(capability, draft) ?? others;
    return keepers === null
      ? null
      : {
          event: `${upperFirst(withArticle(thing))} was ${participleOf(verb)}`,
          recipient: keepers,
          text: `${upperFirst(withArticle(who))} has ${participleOf(verb)} ${withArticle(thing)}.`,
        };
  }
  if (verb === 'offer') {
    const taker = handledBy(capability, plan)
      .flatMap(({ deeds }) => deeds)
      .find(
        (deed) => /^(?:accept|take|choose|claim|decline|refuse)$/.test(deed.verb) && deed.by !== '' && deed.by !== by,
      );
    return taker
      ? {
          event: `${upperFirst(withArticle(thing))} is offered`,
          recipient: upperFirst(plural(taker.by)),
          text: `${upperFirst(withArticle(who))} offers ${withArticle(thing)}.`,
        }
      : null;
  }
  const wished =
    asked?.deeds.find(({ done }) => done === 'asked for')?.by ??
    handledBy(capability, plan)
      .flatMap(({ deeds }) => deeds)
      .find((deed) => /^(?:book|reserve|rent|hire|order)$/.test(deed.verb))?.by;
  if (yes.test(verb) && wished && wished !== by)
    return {
      event: `${upperFirst(withArticle(thing))} was ${participleOf(verb)}`,
      recipient: upperFirst(plural(wished)),
      text: `The ${who} has ${participleOf(verb)} your ${thing}.`,
    };
  return null;
}

/** What somebody sends others: to whom, by which way, and what it says. */
function sentTo(capability: Capability, draft: Draft): Notice | null {
  const { verb, noun, object, tail, automatic } = capability;
  if (tellsPeople(capability) || reachesThem(capability)) return messageNotice(capability, draft);
  if (automatic || !/^(?:alert|notify|inform|text|message|warn|remind|tell|email|e-mail|call|send)$/.test(verb))
    return null;
  const plain = bareNoun(object);
  const target = isPeople(noun) ? noun : isPeople(plain) ? plain : targetOf(capability);
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
    channel: way === '' ? 'In the app (assumed)' : /^(?:text|sms)/i.test(way) ? 'Text message' : upperFirst(way),
    text:
      about === ''
        ? `The ${unit} it is about, with time and next step.`
        : `${upperFirst(about)}: which ${unit} it is, with day, hour and place.`,
  };
}

/** What others hear of: the deeds of the idea that ask something of them or change what they count on. */
export const deedNotices = (draft: Draft, told: ToldMessage[] = []): Row[] => {
  const rows = draft.plan.features.flatMap((feature): Row[] =>
    deedsWithin(feature, draft.plan).flatMap((capability): Row[] => {
      const notice = isTold(capability, told)
        ? null
        : (sentTo(capability, draft) ??
          (!feature.isByItself && kindOf(capability) === null ? noticeOf(feature, capability, draft) : null));
      return notice ? [{ channel: 'In the app', ...notice }] : [];
    }),
  );
  return rows.filter(({ event }, at) => rows.findIndex((row) => row['event'] === event) === at).slice(0, 5);
};
