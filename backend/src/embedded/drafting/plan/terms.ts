import type { Brief } from '../read/brief.js';

/** What several sections mention and no reader forgives to find twice with different figures. */
export interface Terms {
  /** How long a customer may try it: `30 days`. */
  trial: string;
  /** How long a step may be taken back by whoever made it. */
  undo: string;
}

const count = '(\\d{1,3}|one|two|three|four|five|six|eight|ten|twelve)';
const tried = [
  new RegExp(`\\b${count}[\\s-](day|week|month)s?['’]?[\\s-](?:free[\\s-])?trial\\b`, 'i'),
  new RegExp(
    `\\b(?:trial|try|tries|tried|test|tests|free)\\b[^.;]{0,30}?\\bfor (?:the first )?${count} (day|week|month)s?\\b`,
    'i',
  ),
  new RegExp(`\\btrial of ${count} (day|week|month)s?\\b`, 'i'),
];

export function termsOf({ sentences }: Pick<Brief, 'sentences'>): Terms {
  const [match] = sentences
    .flatMap((text) => tried.flatMap((pattern) => [pattern.exec(text) ?? []]))
    .filter((found) => found.length > 0);
  const [, amount = '30', unit = 'day'] = match ?? [];
  const trial = `${amount.toLowerCase()} ${unit.toLowerCase()}${/^(?:1|one)$/i.test(amount) ? '' : 's'}`;
  return { trial, undo: 'a day' };
}
