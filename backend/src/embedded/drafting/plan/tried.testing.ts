import { today } from '../drafting.testing.js';
import { upperFirst } from '../language.js';
import { planDocument } from '../plan.js';
import { everyDeed } from '../read/every-deed.js';
import { deedRulesOf } from './deed-rules.js';
import { peopleOf } from './people.js';
import type { Feature } from './plan.js';
import { testerFor, triedBeside } from './tried.js';

/** How one deed of an idea is tried, whichever function it is told in: the first whose words fit. */
export function checksOf(idea: string, words: RegExp): Feature['tests'] {
  const { brief, known, facts } = planDocument(idea, '', today);
  const { capabilities } = brief;
  const trying = { brief, known, facts, capabilities, people: peopleOf(brief, known), rules: deedRulesOf(brief) };
  const tester = testerFor(trying);
  // What holds of any entry is tried once, so that those before it are tried as well.
  for (const deed of everyDeed(capabilities)) {
    const tests = triedBeside(deed, trying, tester);
    if (words.test(upperFirst([deed.verb, deed.object, deed.tail].filter(Boolean).join(' ')))) return tests;
  }
  return [];
}

/** The same, each in one line. */
export const linesOf = (idea: string, words: RegExp): string[] =>
  checksOf(idea, words).map(({ given, when, then }) => `${given} | ${when} | ${then}`);
