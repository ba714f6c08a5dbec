import type { Brief } from '../read/brief.js';
import type { Knowledge } from './knowledge.js';
import { lawIn } from './law.js';
import { keptWithin, sharedBy } from './premises.js';
import type { Setting } from './setting.js';
import { seenFromWork } from './sides.js';
import type { Slots } from './slots.js';

/** What any product needs, by meaning, as far as it fits where this one is used. */
export function commonIn(
  knowledge: Knowledge,
  setting: Setting,
  brief: Brief,
  countries: Set<string>,
  { actor = '', other = '' }: Slots,
): (meaning: string) => string[] {
  const inHouseOf = ({ house }: Setting, meaning: string): string[] | undefined => {
    const lines = house ? knowledge.houses[house][meaning] : undefined;
    return lines && seenFromWork(lines, actor, other);
  };
  const fits = sharedBy(
    brief,
    setting,
    '',
    null,
    knowledge.premises.filter(({ everywhere }) => everywhere),
  );
  const found = new Map<string, string[]>();
  return (meaning) => {
    let lines = found.get(meaning);
    if (!lines) {
      const all =
        (setting.sold ? undefined : knowledge.unsold[meaning]) ??
        inHouseOf(setting, meaning) ??
        (setting.private ? knowledge.private[meaning] : undefined) ??
        knowledge.common[meaning] ??
        [];
      const lawful = meaning === 'obligation' ? all.map((line) => lawIn(line, countries)) : all;
      found.set(meaning, (lines = keptWithin(lawful, fits)));
    }
    return lines;
  };
}
