import { readIdea } from '../read.js';
import { inCharge } from './people.js';

const charge = (idea: string): string | undefined => inCharge(readIdea(idea, '2026-11-21'), ['falconer']);

describe('who answers for the whole', () => {
  it.each([
    [
      'Our 9 falconers log each flight, site managers approve the visit report, and Marta Iglesias plans the week.',
      'coordinator',
    ],
    ['Our 9 falconers log each flight and site managers approve the visit report.', undefined],
    [
      'Our 9 falconers log each flight, site managers edit the report. It must never show a position to site managers.',
      undefined,
    ],
    ['Our 9 falconers log each flight. The fleet manager assigns falconers to sites.', 'fleet manager'],
  ])('%s', (idea, role) => {
    expect(charge(idea)).toBe(role);
  });
});
