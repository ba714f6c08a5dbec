import type { Brief } from '../read/brief.js';
import type { Knowledge } from './knowledge.js';
import { lawIn } from './law.js';
import { keptWithin, sharedBy } from './premises.js';
import { isAlone, type Setting } from './setting.js';
import { seenFromWork } from './sides.js';
import type { Slots } from './slots.js';

/** Firms buy a product for their people; anybody else has an account of their own, paid for or not. */
const firms = /\b(?:b2b|saas|compan(?:y|ies)|firms?|organi[sz]ations?|business(?:es)?|white[- ]label)\b/i;
const ofPerson = new Set(['tenancy.model', 'account.exit']);

/** What any product needs, by meaning, as far as it fits where this one is used. */
export function commonIn(
  knowledge: Knowledge,
  setting: Setting,
  brief: Brief,
  countries: Set<string>,
  { actor = '', other = '' }: Slots,
): (meaning: string) => string[] {
  const inHouseOf = ({ house, large }: Setting, meaning: string): string[] | undefined => {
    const lines =
      house === 'club' || house === 'public'
        ? knowledge.houses[house][meaning]
        : large
          ? knowledge.houses.large[meaning]
          : undefined;
    return lines && seenFromWork(lines, actor, other);
  };
  const fits = sharedBy(
    brief,
    setting,
    '',
    null,
    knowledge.premises.filter(({ everywhere }) => everywhere),
  );
  const isForFirms = firms.test(brief.sentences.join(' '));
  const found = new Map<string, string[]>();
  return (meaning) => {
    let lines = found.get(meaning);
    if (!lines) {
      const all =
        (setting.surface === 'pages' ? undefined : knowledge.surfaces[setting.surface][meaning]) ??
        (setting.sold && (isForFirms || !ofPerson.has(meaning)) ? undefined : knowledge.unsold[meaning]) ??
        inHouseOf(setting, meaning) ??
        (setting.private ? knowledge.private[meaning] : undefined) ??
        (setting.private || isAlone(setting) ? knowledge.alone[meaning] : undefined) ??
        // Written for staff as those who use it most, but for what is told of a feature of the idea.
        knowledge.common[meaning]?.flatMap((line) =>
          /\{F\d\}/.test(line) ? [line] : seenFromWork([line], actor, other),
        ) ??
        [];
      const lawful = meaning === 'obligation' ? all.map((line) => lawIn(line, countries)) : all;
      found.set(meaning, (lines = keptWithin(lawful, fits)));
    }
    return lines;
  };
}
