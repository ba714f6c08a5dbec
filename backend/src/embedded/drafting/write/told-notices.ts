import { lowerFirst, sentence, upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';
import type { Capability } from '../read/brief.js';
import type { Row } from './draft.js';
import { fitText } from './fit.js';
import { messagesTold, type ToldMessage } from './messages-told.js';

/** The messages that the idea tells, as those read them who build, send and get them. */

/** Whether a message of the idea's sentences is the one that this deed speaks of as well. */
export const isTold = ({ object, tail, verb }: Capability, told: ToldMessage[]): boolean => {
  const words = `${object} ${tail}`.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
  const speaks = words.length > 0 ? words : [verb];
  return told.some(({ said }) => speaks.every((one) => said.toLowerCase().includes(one)));
};

const lead = /^((?:\d+|an?|one|two|three|four|five|six|seven|ten) (?:working )?\p{L}+) before (.{3,})$/iu;
const dayBefore = /^the (day|evening|night|morning|week) before(?: (.{3,}))?$/iu;
const clause = /\b(?:is|are|has|have|ends?|expires?|starts?|begins?|closes?|opens?|leaves?|runs? out)\b/i;

/** What it says: never more than the idea lets it say. */
function textOf({ event, occasion, what, asks: wish, about }: ToldMessage): string {
  if (wish !== '') return `Please ${wish}`;
  if (about !== '') return `The ${what} ${about}${occasion === 'period' ? ', with the day up to which it counts' : ''}`;
  const [, span = '', due = ''] = lead.exec(event) ?? [];
  if (due !== '')
    return clause.test(due)
      ? `Reminder: in ${span.toLowerCase()} ${lowerFirst(due)}`
      : `Reminder of ${lowerFirst(due).replace(/^(?:each|every) /, 'the ')} in ${span.toLowerCase()}`;
  const [, part = '', next = ''] = dayBefore.exec(event) ?? [];
  if (part !== '')
    return next === ''
      ? `Reminder: what takes place ${part === 'week' ? 'next week' : 'tomorrow'}, when and where`
      : `Reminder: ${lowerFirst(next)} ${part === 'week' ? 'next week' : 'tomorrow'}`;
  if (/confirm/i.test(what)) return 'What is confirmed, with day, time and reference';
  if (/^remind|reminder$/.test(what)) return 'What is still open, until when, and a link to it';
  if (occasion === 'reason')
    return / or /.test(event)
      ? 'Which of these it is, since when, and a link to it'
      : 'What has happened, since when, and a link to it';
  return /^(?:message|text|e-?mail)/i.test(what) ? 'What it is about, and a link to the entry' : `The ${what}`;
}

/** Those of which the idea says when they go out and to whom; what else it says of them stands with the requirements. */
export const toldNotices = (plan: Plan, told = messagesTold(plan)): Row[] =>
  told
    // 'no more than two per dose' is no part of the moment.
    .map((one) => ({ ...one, event: one.event.replace(/,? (?:no more than|at most|max(?:imum)?) .*$/i, '') }))
    .filter(({ event, recipient }) => recipient !== '' && event !== '' && !torn.test(event))
    .map((one) => ({
      event: fitText(upperFirst(one.event.replace(/^when (?=[^,]+$)/i, '')), 120),
      recipient: fitText(one.recipient, 80),
      channel: one.channel === '' ? 'Email (assumed)' : one.channel,
      text: fitText(sentence(upperFirst(textOf(one))), 200),
    }));

/** `Five wrong entries the keypad locks for ten minutes and`, `With this app, the mechanic films the worn brake pad` */
const torn =
  /\b(?:and|or|but|the|an?|of|to|for|with|by)$|^(?:with|in|on|by|under) (?:this|the|our|an?) [^,]+,|^when [^,]+, /i;

const span = /\b(minutes?|hours?|days?|weeks?|months?)\b/i;
const waits =
  /\b(?:(?:after|for more than|within|for) (?:\d|two|three|five|ten)|by \d|(?:\d+|two|three|five) \p{L}+ (?:before|after)\b)/iu;
/** `If a charger goes down, the plan is rebuilt`: more than a condition that could be looked for. */
const goesOn = /^(?:if|when|whenever|once)\b|, (?:the|an?|it|they) [^,]*\b(?:is|are|gets?|goes|has|have|does|will)\b/i;
const often: Record<string, string> = {
  minute: 'Every minute',
  hour: 'Every hour',
  day: 'Every day',
  week: 'Every day',
  month: 'Every day',
};

/** `180, 90 and 30 days before each critical date` */
const leads = /^\d+(?:, \d+)*(?:,? and \d+)? (?:minute|hour|day|week|month)s? before /iu;

/** What has to run so that a message goes out in time; what is sent because somebody has just acted needs no job. */
export const toldJobs = (plan: Plan, told = messagesTold(plan)): Row[] =>
  told.flatMap((one): Row[] => {
    const { event, occasion, what, recipient } = one;
    const to = recipient === '' ? '' : ` to ${/^(?:IT|HR)\b/.test(recipient) ? recipient : lowerFirst(recipient)}`;
    if (
      occasion === 'period' ||
      leads.test(event) ||
      (occasion === 'time' &&
        /\d|\b(?:one|two|three|five|seven|ten|the (?:day|evening|night|week|morning))\b/i.test(event))
    )
      return [
        {
          job: fitText(`Send the ${what}${to}`, 100),
          when: fitText(upperFirst(event), 100),
          result: 'Each recipient has it once, and the log shows the time',
        },
      ];
    if (occasion !== 'reason' || !waits.test(event) || event.startsWith('Not in time') || goesOn.test(event)) return [];
    const [, hour = ''] = /\bby (\d[\d:.]*(?: ?[ap]\.?m\.?)?)(?=$|[ ,])/i.exec(event) ?? [];
    const unit = span.exec(event)?.[1]?.toLowerCase().replace(/s$/, '') ?? 'day';
    return [
      {
        job: fitText(`Find cases where ${lowerFirst(event)}`, 100),
        when: hour === '' ? `${often[unit] ?? 'Every day'} (assumed)` : `Every day at ${hour}`,
        result: fitText(`One ${what} goes${to}, and the log shows the time`, 140),
      },
    ];
  });
