import { isPlural } from '../language.js';
import { isPeople } from '../read/lexicon.js';
import { bareNoun } from '../read/phrases.js';

/** What a pronoun can stand for: its number, and whether what is done with it can be done to such a thing. */

/** `when a plan goes wrong`, `how many ounces`: no pronoun stands for a clause. */
export const isClause = (text: string): boolean =>
  /^(?:when|whether|what|whatever|which|whose|how|why|where|who|whoever|whom|if|that|to|as)\b/i.test(text);

/** Money, messages and marks: they are paid, read or entered, and nobody repairs or hands them over. */
const immaterial =
  /(?:^|\s)(?:fees?|deposits?|prices?|costs?|charges?|fines?|amounts?|sums?|rents?|tips?|bids?|payments?|commissions?|discounts?|budgets?|half|rest|alerts?|notifications?|reminders?|warnings?|alarms?|calls?|numbers?|reasons?|times?|dates?|hours?|minutes?|days?|weeks?|months?|years?|seconds?|outcomes?|points?|questions?|quantit(?:y|ies)|answers?)$/i;
const handled =
  /^(?:take|collect|pick|hand|fetch|repair|lend|borrow|bring|clean|file|stamp|extend|assign|carry|deliver|load|store|drop|fit|install|test|track|follow|withdraw|offer|escalate|move|block|put|reserve|return|remove|replace|mount|unload|load|wash|lock|unlock|inspect|find|search|buy|sell|rent|call|phone|ring)(?:\s|$)/;

export const canBeDone = (verb: string, noun: string): boolean => !handled.test(verb) || !immaterial.test(noun);

/** `councillors` of `from whatever councillors have submitted`. */
export const peopleNamedIn = (text: string): string[] =>
  // 'invited as carers': what they become.
  (text.replace(/(?:^|\s)as .*$/, '').match(/(?<!\d )\b[\p{L}-]+s\b/gu) ?? []).filter(
    (word) => isPlural(word) && isPeople(bareNoun(word)),
  );
