import { readIdea } from '../read.js';
import { inCharge } from './people.js';
import { fill } from './slots.js';

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
    // A title, or one part of the work, makes nobody the owner of the product.
    ['Our 9 falconers log each flight. The fleet manager assigns falconers to sites.', undefined],
    ['Our 9 falconers log each flight. The school owner sets prices and sees weekly earnings.', undefined],
    // Who decides on each request, and who only has to agree, decides on no product.
    ['Our 9 falconers log each flight. The flight officer plans a visit and decides on each request.', undefined],
    ['Our 9 falconers log each flight. Losses go to the park manager.', undefined],
    ['Our 9 falconers log each flight. The conductor sets the programme.', undefined],
    ['Our 9 falconers log each flight. Instructors set their hours.', undefined],
    ['Our 9 falconers log each flight and the treasurer records the fee.', undefined],
    ['Our 9 falconers log each flight. The coordinator reads a weekly list.', undefined],
    ['Our 9 falconers log each flight. The fleet manager sees the monthly figures.', undefined],
    ['Our 9 falconers log each flight. The owner sets the prices each morning.', undefined],
    ['Our 9 falconers log each flight. The building owner sees the costs.', undefined],
    ["Our 9 falconers log each flight. The orchestra's secretary accepts the fee.", undefined],
    ['Our 9 falconers log each flight, the yard foreman sets the grade. The owner sees the figures.', undefined],
  ])('%s', (idea, role) => {
    expect(charge(idea)).toBe(role);
  });
});

describe('roles of the idea', () => {
  it('are not taken for those who run the project, unlike the same words of a stock line', () => {
    const slots = { frame: 'own', admin: 'coordinator', roles: 'falconer|site manager' };
    expect(fill('Approved by the site manager', slots)).toBe('Approved by the site manager');
    expect(fill('Approved by the product owner', slots)).toBe('Approved by the coordinator');
    expect(fill('Approved by the site manager', { ...slots, roles: 'falconer' })).toBe('Approved by the coordinator');
  });

  it('keep the word site in a house that has another for its places', () => {
    const slots = { site: 'shop', roles: 'site agent' };
    expect(fill('Each site asks its site agents', slots)).toBe('Each shop asks its site agents');
  });

  it('are not signed for twice by one owner', () => {
    const slots = { frame: 'sold', admin: 'product owner', roles: '' };
    expect(fill('The {admin} and the product owner sign together', slots)).toBe('The product owner signs');
  });
});
