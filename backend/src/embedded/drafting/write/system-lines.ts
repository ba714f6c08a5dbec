import { joinWords, lowerFirst, upperFirst } from '../language.js';
import type { Draft, Row } from './draft.js';
import { purposeOf, systemFacts } from './systems.js';

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
    ...others.slice(0, 3).map(({ name, owner }) => ({
      item: `Test account and interface documentation for ${name}`,
      from: owner ? upperFirst(owner) : name,
      ifLate: `The integration is built from its documentation and tested with ${name} later`,
    })),
  ];
}

/** What the idea leaves to a system that is there: it begins where that ends. */
export const factNeighbours = ({ plan }: Draft): Row[] =>
  systemFacts(plan).map((fact) => ({ text: `${fact.name}: ${lowerFirst(purposeOf(fact))}` }));
