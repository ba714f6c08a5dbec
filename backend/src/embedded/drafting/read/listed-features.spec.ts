import { readIdea } from '../read.js';
import { listBehindTitle, listedFeatures } from './listed-features.js';

const said = (line: string): string[] =>
  listedFeatures(line).map(({ verb, object, tail }) => [verb, object, tail].filter(Boolean).join(' '));

describe('a line that is only a list', () => {
  it('names things of the product and what is done with it', () => {
    expect(said('Split bills, chores rota, shopping list.')).toEqual([
      'split bills',
      'use a chores rota',
      'use a shopping list',
    ]);
    expect(said('Book classes, QR check-in, refer a friend')).toEqual([
      'book classes',
      'use QR check-in',
      'refer a friend',
    ]);
    expect(said('Barcode scan, expiry alerts, recipe suggestions')).toEqual([
      'use a barcode scan',
      'send expiry alerts',
      'use recipe suggestions',
    ]);
  });

  it('tells who does it where an act is named as a thing', () => {
    expect(said('receipt scanning, shared calendar, expense capture')).toContain('scan receipts');
  });

  it('is no list of features where it names places, people, systems, sizes or qualities', () => {
    for (const line of [
      'Berlin, Hamburg, Munich',
      'nurses, doctors and porters',
      'Next.js, Postgres, Tailwind',
      '14 clubs, 32,000 members',
      'fast, simple, reliable',
      'only cards, no cash, no cheques',
    ])
      expect(said(line)).toEqual([]);
  });

  it('is read behind what the product is called', () => {
    const shown = listBehindTitle('Ops dashboard for a bike share: dock occupancy, broken bikes, van routes');
    expect(shown.map(({ verb, object }) => `${verb} ${object}`)).toEqual([
      'see dock occupancy',
      'see broken bikes',
      'see van routes',
    ]);
  });

  it('is what an idea in a few words asks for', () => {
    const { capabilities } = readIdea(
      'Learning platform for nurses - micro courses, quizzes, CPD certificates. 4,000 nurses.',
      '2026-11-27',
    );
    expect(capabilities.map(({ object }) => object)).toEqual(['micro courses', 'quizzes', 'CPD certificates']);
  });
});
