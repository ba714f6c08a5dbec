import { againstRivals, faultsTold, withRivals } from './rivals.js';

const brief = (rivals: { name: string; why: string | null; said: string }[]) =>
  ({ brief: { rivals } }) as unknown as Parameters<typeof againstRivals>[0];
const plan = brief([
  { name: 'Expensify', why: 'are too complex for firms of this size', said: 'Competes with both' },
  { name: 'SAP Concur', why: 'are too complex for firms of this size', said: 'Competes with both' },
]);

describe('products that customers can choose instead', () => {
  it('stand among the differences with what the idea holds against them', () => {
    expect(againstRivals(plan)).toEqual([
      { text: 'Against Expensify and SAP Concur: they are too complex for firms of this size, as the idea says' },
    ]);
    expect(faultsTold(plan)).toEqual([
      'Of Expensify and SAP Concur it says that they are too complex for firms of this size.',
    ]);
  });

  it('are what could be bought', () => {
    const [keep, buy] = withRivals(
      [{ name: 'Go on as today' }, { name: 'Buy a standard product', weakness: 'Unknown' }],
      plan,
    );
    expect(keep).toEqual({ name: 'Go on as today' });
    expect(buy).toMatchObject({
      name: 'Use Expensify or SAP Concur',
      weakness: 'Too complex for firms of this size, as the idea says',
    });
  });
});
