import { BASE_COST, complexityLabel, complexityMultiplier, IMPROVE_COST, SECTION_COST } from '@specforge/document';
import type { ComplexityLevel } from '@specforge/document';
import { Table, Td, Th } from '~/components/ui/table';
import { creditsInPounds, formatCredits } from '~/lib/money';

const LEVELS: ComplexityLevel[] = [1, 2, 3, 4];
const EXAMPLE_SECTIONS = 4;

const COSTS = [
  { what: 'A document', cost: `${BASE_COST} credits + ${SECTION_COST} per section, times its complexity` },
  { what: 'AI Improve of a section', cost: `${formatCredits(IMPROVE_COST)}, only when it succeeds` },
  { what: 'Exports to PDF, Word, PowerPoint, Markdown and CSV', cost: 'free' },
  { what: 'Blank templates', cost: 'free' },
  { what: 'Reading and editing', cost: 'free' },
];

/** What things cost, from the same figures that the product reckons with. */
export function Costs() {
  return (
    <section aria-labelledby="costs" className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-2">
      <div>
        <h2 id="costs" className="display text-3xl">
          What things cost
        </h2>
        <p className="pt-3 text-quiet">One credit is one penny. You see the sum before anything starts.</p>
        <dl className="pt-6">
          {COSTS.map(({ what, cost }) => (
            <div key={what} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t py-3">
              <dt className="font-medium">{what}</dt>
              <dd className="num text-quiet">{cost}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3 className="pb-3 font-serif text-lg font-semibold">A document with {EXAMPLE_SECTIONS} sections</h3>
        <Table label="Price by complexity">
          <thead>
            <tr>
              <Th>Complexity</Th>
              <Th className="text-end">Factor</Th>
              <Th className="text-end">Credits</Th>
              <Th className="text-end">Pounds</Th>
            </tr>
          </thead>
          <tbody className="num">
            {LEVELS.map((level) => {
              const factor = complexityMultiplier(level);
              const credits = (BASE_COST + SECTION_COST * EXAMPLE_SECTIONS) * factor;
              return (
                <tr key={level}>
                  <Td>{complexityLabel(level)}</Td>
                  <Td className="text-end">× {factor}</Td>
                  <Td className="text-end font-medium">{credits}</Td>
                  <Td className="text-end text-quiet">{creditsInPounds(credits)}</Td>
                </tr>
              );
            })}
          </tbody>
        </Table>
        <p className="pt-3 text-sm text-quiet">
          Each template says how complex it is. Sections that could not be written are paid back by themselves.
        </p>
      </div>
    </section>
  );
}
