import { problemSentences } from './below-labels.js';
import type { Measure, Problem } from './brief.js';
import { notedIn } from './coping.js';
import { statementsOf } from './labels.js';
import { saysLeftOut } from './left-out.js';
import { costsTold, type Money, tellsMoneyOnly, tellsNoTrouble } from './money.js';
import { inThirdPerson } from './phrases.js';
import { tellsBaseline } from './placed.js';
import { isEntitled, isNote, problemOf, productDoes } from './problem.js';
import { isProseRule } from './prose-rules.js';
import { isRuled } from './rule-forms.js';
import { tells } from './said.js';
import { tellsOldWay } from './today.js';
import { wholeAgain } from './whole-again.js';

interface Told {
  sentences: string[];
  /** The product's name, where the idea gives one. */
  name: string | null;
  money: Money;
  measures: Measure[];
  /** What stands before the wish, or below a heading for today. */
  narrated: string[];
  /** What the first sentence says is replaced. */
  replaced: string | null;
}

/** What goes wrong today and what people use now, told by any sentence that asks for nothing, rules nothing and sells nothing. */
export function troublesOf({ sentences, name, money, measures, narrated, replaced }: Told): Problem {
  // What stands below 'How it works' is asked for, whatever fails in it.
  const listed = new Set(statementsOf(sentences).flatMap(({ text, label }) => (label === 'features' ? [text] : [])));
  const thoughts = problemSentences(
    sentences.filter(
      (sentence) =>
        !(listed.has(sentence) && !tellsOldWay(sentence)) &&
        !tellsMoneyOnly(sentence, money) &&
        !tellsNoTrouble(sentence, money) &&
        !saysLeftOut(sentence) &&
        !isRuled(sentence) &&
        !isProseRule(sentence),
    ),
  );
  const started = thoughts.filter((thought) => measures.some((measure) => tellsBaseline(thought, measure)));
  const found = problemOf(thoughts, name, [...narrated, ...started]);
  const told = wholeAgain(found.sentences, sentences).filter(
    (one) => !productDoes(one) && !isEntitled(one) && !isNote(one),
  );
  return {
    sentences: [...told, ...costsTold(money).filter((one) => !tells(told, one))],
    today: notedIn(sentences) ?? found.today ?? (replaced === null ? null : inThirdPerson(replaced)),
  };
}

/** `We lose £210k a year` within `3,200 items, 45 sites, we lose £210k a year` is said there. */
export const notTwice = (sentences: string[]): string[] =>
  sentences.filter((one, at) =>
    sentences.every(
      (other, place) =>
        place === at ||
        !other.toLowerCase().includes(one.toLowerCase().replace(/[.!]+$/, '')) ||
        (other.length === one.length && place > at),
    ),
  );
