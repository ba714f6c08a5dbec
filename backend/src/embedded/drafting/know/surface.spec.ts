import { readIdea } from '../read.js';
import { surfaceOf } from './surface.js';

const surface = (idea: string): string => surfaceOf(readIdea(idea, '2026-11-27'));

describe('what a product is used through', () => {
  it('is the command line where the idea says so, whatever else it leaves out', () => {
    expect(
      surface('sqlguard is a command line linter for migrations. It prints a report. Not doing: a web UI, dashboards.'),
    ).toBe('command');
  });

  it('is an interface for programs, unless people get pages as well', () => {
    const api = 'Ratewise is an API for shipping rates. Shops send a parcel and get the cheapest rate.';
    expect(surface(api)).toBe('service');
    expect(surface(`${api} Operators see all requests on a dashboard.`)).toBe('pages');
  });

  it('is code to build in for a library, and no library that lends books', () => {
    expect(surface('Formlet is a TypeScript library for forms. It validates each field while somebody types.')).toBe(
      'library',
    );
    expect(surface('We run a public library. Readers reserve books and borrow them for three weeks.')).toBe('pages');
  });
});
