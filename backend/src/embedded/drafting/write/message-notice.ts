import { isPlural, joinWords, lowerFirst, plural, sentence, upperFirst } from '../language.js';
import { spanIn } from '../plan/deed-looks.js';
import { leadIn } from '../plan/lead-times.js';
import { messageIn, matterOf } from '../plan/message-tests.js';
import { momentOf } from '../plan/moment.js';
import { ownTime } from '../plan/own-time.js';
import { reasonIn } from '../plan/ways.js';
import type { Capability } from '../read/brief.js';
import type { Notice } from './deed-notices.js';
import type { Draft } from './draft.js';
import { fitText } from './fit.js';

/** What the product sends to people by itself: when, to whom, by which way and with what. */
export function messageNotice(capability: Capability, { slots, plan }: Draft): Notice | null {
  const { whom, way } = messageIn(capability);
  const unit = slots['unit'] ?? '';
  const lead = leadIn(capability, unit);
  const { condition, period } = momentOf(capability, plan.brief);
  const reason = reasonIn(capability) ?? condition;
  const span = spanIn(capability);
  const time = period ?? ownTime(capability.tail).time ?? (span ? `every ${span}` : null);
  const matter = matterOf(capability);
  // Whom it goes to and when is told with the requirement, as far as it is told at all.
  if (whom === '' || (!lead && reason === null && time === null && matter === '')) return null;
  const event = lead
    ? `${joinWords(lead.steps)} before ${lead.before}`
    : reason !== null
      ? reason
      : time !== null
        ? time.replace(/^it is /, '')
        : `${matter} ${isPlural(matter) ? 'are' : 'is'} outstanding`;
  return {
    // 'when they can go to the door': whoever hears of it.
    event: fitText(upperFirst(event.replace(/^they(?= )/i, plural(whom))), 100),
    recipient: whom.startsWith('#') ? whom : upperFirst(plural(whom)),
    channel: way === '' ? (whom.startsWith('#') ? 'Slack' : 'Email (assumed)') : upperFirst(way.replace(/^ by /, '')),
    text: fitText(sentence(textOf(capability, { lead: lead?.before ?? '', reason: reason ?? '', matter })), 160),
  };
}

/** What it says, as far as the idea tells what it is about. */
function textOf(
  { verb, object }: Capability,
  { lead, reason, matter }: { lead: string; reason: string; matter: string },
): string {
  if (matter !== '')
    return `Which ${lowerFirst(matter)} ${isPlural(matter) ? 'are' : 'is'} outstanding, and how to hand them in`;
  if (lead !== '') return `${upperFirst(lead)}: when it is, and what has to be done before it`;
  if (reason !== '') return 'What has happened, since when, and what to do now';
  return /^(?:get|receive|send|offer|use|see)$/.test(verb) && / of | on | about |report|summary|digest/.test(object)
    ? upperFirst(object.replace(/^(?:an?|the) /, ''))
    : 'What is due, until when, and what to do now';
}
