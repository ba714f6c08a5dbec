import type { Capability, Limit, Measure } from './brief.js';
import { eachOnce } from './each-once.js';
import { ofArrangements } from './made-by.js';
import { isOnlySum, type Money } from './money.js';
import { isMaking, isOfProduct, isOrdering, isSpending, namesHouses, onlyEnters, onlyMeets } from './no-deeds.js';
import { withOwners } from './possessed.js';
import { saysGoal } from './placed.js';
import { inWholeWords } from './telegraphic.js';
import { withoutQualities } from './without-qualities.js';

interface Read {
  /** What the first words of the idea ask for, and what its sentences do. */
  begun: Capability[];
  asked: Capability[];
  lines: string;
  limits: Limit[];
  given: string | null;
  money: Money;
  sentences: string[];
  measures: Measure[];
}

/** A plan that is asked for more holds the rest with its last feature. */
const most = 14;
const nothing = /^(?:nothing|nobody|no one)\b|^that(?: at once)?$|\sgone$/i;

/** What an idea asks for, each once and whole, without what only sounds like it: sums, sizes, goals and how it is made. */
export const askedDeeds = ({ begun, asked, lines, limits, given, money, sentences, measures }: Read): Capability[] =>
  withoutQualities(ofArrangements(eachOnce([...begun, ...inWholeWords(withOwners(asked), lines)])), limits)
    .filter(
      (one) =>
        one.object !== given &&
        !isMaking(one) &&
        !isOrdering(one) &&
        !onlyEnters(one) &&
        !onlyMeets(one, asked, sentences) &&
        !isSpending(one) &&
        !isOnlySum(one, money) &&
        !isOfProduct(one, sentences) &&
        // 'A load with elm must show that it may carry disease' tells of the load.
        !(!one.automatic && one.by === undefined && one.object === '' && /^that /.test(one.tail)) &&
        !namesHouses(one, sentences) &&
        !nothing.test(one.object) &&
        !measures.some((measure) => saysGoal(one, measure)),
    )
    .slice(0, most);
