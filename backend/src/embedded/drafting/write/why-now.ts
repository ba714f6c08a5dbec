import { joinWords, lowerFirst, stripStop, upperFirst } from '../language.js';
import { lastDay, longDate, type Missed } from '../plan/calendar.js';
import type { Plan } from '../plan/plan.js';
import type { Brief, Limit } from '../read/brief.js';
import { daysNamed } from '../read/days-named.js';
import { stagesTold } from './day-lines.js';
import { metricName } from './goal-words.js';

/** What sets the day, in the words of the idea; and where no goal beside it has them, the figures of today that go on until then. */
export function waitingText(
  { brief, calendar, goals }: Plan,
  say: (text: string) => string,
  hasGoals: boolean,
): string {
  const { limit, missed } = calendar;
  const times = toldTimes(brief);
  const aimedAt = goals.find(({ stated, target }) => stated && setsDay.test(target));
  const day = missed
    ? `${missedSaid(missed)}; until a new date is agreed, the launch on ${longDate(calendar.launch)} is a proposal, counted from today.`
    : times !== null
      ? times
      : limit
        ? whatSets(brief, limit)
        : aimedAt
          ? `The goal sets a date: ${lowerFirst(aimedAt.goal)} ${setsDay.exec(aimedAt.target)?.groups?.['day'] ?? ''}.`
          : nothingSets(brief);
  const going = hasGoals ? null : goingOn({ goals });
  return say(going ? `${day} [Until launch, today’s figures continue: ~ Figures until then:] ${going}.` : day);
}

/** `12 days by September 2027`, `Below 4% by Easter` */
const setsDay = /(?:^| )(?<day>(?:by|before|until|in) .*\b20\d\d|(?:by|before|until) (?!the end of )\p{Lu}[\p{L} ]+)$/u;

/** What the idea says of days, though none of them sets that of the launch. */
function nothingSets(brief: Brief): string {
  const days = daysNamed(brief.sentences).slice(0, 2);
  if (days.length > 0)
    return `The idea names ${joinWords(days.map((one) => `“${one}”`))}; [all other dates in this document are proposals. ~ whatever else has a date here is proposed. ~ the other dates here are proposed.]`;
  return '[The idea sets no date for the launch: all dates in this document are proposals. ~ There is no fixed day for the launch. The dates below leave time for a prototype and a pilot first, and can be moved. ~ No day is set for the launch: every date in this document is a proposal.]';
}

/** Its own sentences about days say best what sets them. */
const toldTimes = ({ times }: Brief): string | null => {
  const told = times.filter((one) => one.length <= longestTime).slice(0, 3);
  return told.length === 0
    ? null
    : `[Dates in the words of the idea: ~ The idea says of dates: ~ What the idea says of time:] ${told.map((one) => `“${stripStop(one)}”`).join('; ')}. [Every other date in this document is a proposal. ~ All other dates here are proposed.]`;
};
const longestTime = 220;

/** `The idea sets the launch for 14 September 2026, which has passed` */
const missedSaid = ({ what, day, isPast }: Missed): string =>
  `${what === 'date' ? `The idea names a date, “${day}”` : `The idea sets the ${what} for ${day.replace(/^(?:on|for|by|in) /, '')}`}, ${isPast ? 'which has passed' : 'which leaves no time to build it'}`;

/** What sets the day, in the words of the idea: its stages, what ends, a law, or the launch itself. */
function whatSets(brief: Brief, day: string): string {
  const limit = brief.limits.find((one) => one.kind === 'date' && lastDay(one).includes(day));
  const stages = stagesTold({ brief });
  const ofStage = brief.stages.some((one) => one.day === day);
  if (stages !== '' && (ofStage || limit?.role === 'launch'))
    return `The idea sets the stages: ${stages}.${ofStage ? '' : ` ${saidDay(limit, brief, day)}`}`;
  return saidDay(limit, brief, day);
}

function saidDay(limit: Limit | undefined, brief: Brief, day: string): string {
  const about = limit?.about;
  if (about && /^(?:end|money|law)$/.test(limit.role ?? ''))
    return `The idea gives the reason for the date: “${about}”.`;
  const said = limit ? dayInIdea(limit, brief) : null;
  return `The idea sets the launch date: ${said ? `“${said}”` : longDate(day)}.`;
}

/** The part of the idea that names the day, where it is short enough to be quoted. */
function dayInIdea({ text, about }: Limit, { sentences }: Brief): string {
  const part = sentences.flatMap((one) => one.split(/;\s/)).find((one) => one.includes(text)) ?? about ?? text;
  // '12 users, £6,000, live by 1 March 2027': sums and sizes have a place of their own.
  const own = part.split(/,(?!\s?20\d\d|\d)\s/).find((piece) => piece.includes(text) && piece.split(' ').length > 2);
  // 'We want 25 paying practices within nine months of launch in March 2027'
  const [launch] = /\b(?:launch|go-live|release) (?:in|on|by) [^,;]*$/i.exec(own ?? part) ?? [];
  const said = stripStop((launch?.includes(text) ? launch : own) ?? part).replace(/^(?:and|but|so) /i, '');
  return said.length <= 120 ? upperFirst(said) : text;
}

/** `unbilled extras (12%) and invoicing (9 hours a month)`: what the idea itself counts of today. */
export function goingOn({ goals }: Pick<Plan, 'goals'>): string | null {
  const counted = goals.flatMap(({ metric, baseline }) => {
    const [, figure] = /^(.+), as the idea states$/.exec(baseline) ?? [];
    const name = metricName(metric);
    return figure && name.length < 60 ? [`${name} (${lowerFirst(figure)})`] : [];
  });
  return counted.length > 0 ? joinWords(counted) : null;
}
