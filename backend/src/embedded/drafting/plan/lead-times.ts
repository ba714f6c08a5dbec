import { lowerFirst } from '../language.js';
import type { Capability } from '../read/brief.js';

/** `reminders 120/60/30 days before the notice deadline`: how long before what a message goes out. */
export interface Lead {
  /** `120 days`, `60`, `30`: the unit stands with the first. */
  steps: string[];
  /** `the notice deadline`, `the appointment` */
  before: string;
}

const count = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|ten|fourteen)`;
const unit = String.raw`(?:minutes?|min|hours?|hrs?|h|days?|d|weeks?|months?)`;
const span = String.raw`${count}(?:\s?${unit})?`;
const between = String.raw`(?:\s?[/,]\s?|,? and )`;
const times = String.raw`(${span}(?:${between}${span})*?\s?${unit}|${span}(?:${between}${span})*)`;
const beforeIt = new RegExp(
  String.raw`(?:^|\s)${times} (?:before|ahead of|prior to) (?:the |each |every |an? |their |his |her )?((?!(?:or|and|if|when|it|they)\b)[\p{L}-]+(?: (?!and |or |where |when |so |to |in |on |by )[\p{L}-]+)?)`,
  'iu',
);
const atTimes = new RegExp(String.raw`\bat (${span}(?:${between}${span})+|${count}\s?${unit})(?=$|[,.;])`, 'iu');

const words: Record<string, string> = { h: 'hours', hr: 'hours', hrs: 'hours', d: 'days', min: 'minutes' };

/** `7 days and 24 hours` → `7 days`, `24 hours`; `120/60/30 days` → `120 days`, `60 days`, `30 days`. */
function stepsOf(said: string): string[] {
  const parts = said.split(/\s?[/,]\s?|,? and /).filter(Boolean);
  const units = parts.map((part) => new RegExp(String.raw`^${count}\s?(${unit})$`, 'i').exec(part)?.[1] ?? '');
  const last = units.findLast((one) => one !== '') ?? '';
  if (last === '') return [];
  return parts.map((part, at) => {
    const own = (units[at] ?? '') || last;
    const number = part.replace(new RegExp(String.raw`\s?${unit}$`, 'i'), '');
    return `${number} ${words[own.toLowerCase()] ?? own}`;
  });
}

/** When a message goes out before something that is named, or before what it is all about; null where it is no matter of time. */
export function leadIn({ object, tail }: Pick<Capability, 'object' | 'tail'>, about: string): Lead | null {
  const said = `${object} ${tail}`.trim();
  const [, ahead = '', what = ''] = beforeIt.exec(said) ?? [];
  const [, at = ''] = atTimes.exec(said) ?? [];
  const steps = stepsOf(ahead || at);
  if (steps.length === 0) return null;
  const named = lowerFirst(what.trim());
  // 'the day before a tool is due': no thing that has a day, but what is so then.
  if (/ (?:is|are|was|were|has|have|can|must|will)$/.test(named)) return null;
  return {
    steps,
    before: withThe(named || about || 'day'),
  };
}

const withThe = (noun: string): string =>
  /^(?:arrival|departure|check-in|checkout|delivery)$/.test(noun) ? noun : `the ${noun}`;
