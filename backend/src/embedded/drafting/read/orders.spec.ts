import { isOrder } from './orders.js';
import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';

describe('orders to whoever uses a product', () => {
  it.each([
    ['Define checks in YAML, run them from 12 regions', true],
    ['Alert when a robot is stuck', true],
    ['Show live position of every robot', true],
    ['Transport managers see which vans are due', false],
    ['Answer within 2 hours in duty time', false],
    ['Lose orders every week', false],
    ['Report templates for managers', false],
  ])('%s: %s', (text, is) => {
    expect(isOrder(text)).toBe(is);
  });

  it('are deeds of the product where it alone can do them', () => {
    const { capabilities } = readIdea(
      'Warehouse robot dashboard. Operators can pause a robot. Show live position of every robot. Alert when a robot is stuck for more than 2 minutes. Scans commits and opens a PR with a fix. Team plans with shared goals.',
      today,
    );
    expect(
      capabilities.map(({ by, automatic, verb, object, tail }) => ({
        by,
        automatic,
        deed: `${verb} ${object} ${tail}`,
      })),
    ).toEqual([
      { by: 'operator', automatic: false, deed: 'pause a robot ' },
      { by: undefined, automatic: true, deed: 'show live position of every robot ' },
      { by: undefined, automatic: true, deed: 'alert  when a robot is stuck for more than 2 minutes' },
      { by: undefined, automatic: true, deed: 'scan commits ' },
      { by: undefined, automatic: true, deed: 'open a PR with a fix' },
      { by: undefined, automatic: false, deed: 'use team plans with shared goals' },
    ]);
  });

  it('hears whom `they` are, what is done after a yes, and what never happens', () => {
    const deeds = (idea: string): string[] =>
      readIdea(idea, today).capabilities.map(({ by, verb, object }) => [by ?? 'nobody', verb, object].join(' '));
    expect(
      deeds(
        'We need a mobile app for our field techs. They get their jobs and log time. Sustainability leads set targets.',
      ),
    ).toEqual(['field tech get their jobs', 'field tech log time', 'sustainability lead set targets']);
    expect(
      deeds(
        'A platform for shifts. Timesheets are approved by the ward manager and invoices generated at month end. It adapts difficulty to the student and never just gives the answer.',
      ),
    ).toEqual(['ward manager approve timesheets', 'nobody generate invoices', 'nobody adapt difficulty']);
  });

  it('are deeds of the product where something passes between systems', () => {
    const { capabilities } = readIdea(
      "Interview scheduler. Pull open roles and candidates from Greenhouse. Look at interviewers' Google Calendars.",
      '2026-11-27',
    );
    expect(capabilities.find(({ verb }) => verb === 'pull')).toMatchObject({
      object: 'open roles and candidates',
      tail: 'from Greenhouse',
      automatic: true,
    });
    expect(capabilities.some(({ named }) => named)).toBe(false);
  });
});
