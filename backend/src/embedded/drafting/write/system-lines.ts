import { joinWords, lowerFirst } from '../language.js';
import type { Draft, Row } from './draft.js';
import { calledInText, purposeOf, systemFacts } from './systems.js';

/** The lines that systems of an idea give to the lists of dependencies and neighbours. */

export function factDependencies({ plan }: Draft): Row[] {
  const facts = systemFacts(plan);
  const sold = facts.filter(({ kind, owner }) => kind && !owner).map(({ name }) => name);
  const others = facts.filter(({ name }) => !sold.includes(name));
  return [
    ...(sold.length > 0
      ? [
          {
            item: `Access for development to ${joinWords(sold.slice(0, 5))}`,
            from: 'Their administrators',
            ifLate: 'Development uses vendor test accounts, and the real systems are connected later',
          },
        ]
      : []),
    ...(others.length > 0
      ? [
          {
            item: `Access for development and a description of the interface: ${joinWords(others.slice(0, 6).map(({ name }) => calledInText(name)))}`,
            from: others.length > 1 ? 'Whoever runs them' : 'Whoever runs it',
            ifLate: 'What is connected is built from what its maker has published, and tried later',
          },
        ]
      : []),
  ];
}

/** What the idea leaves to a system that is there: it begins where that ends. */
export const factNeighbours = ({ plan }: Draft): Row[] =>
  systemFacts(plan).map((fact) => ({ text: `${fact.name}: ${lowerFirst(purposeOf(fact))}` }));
