import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';

const told = (idea: string, name: RegExp): string =>
  planDocument(idea, '', today).features.find((feature) => name.test(feature.name))?.description ?? '';

describe('the same verb', () => {
  it('gives something to somebody, or a thing to another', () => {
    const yard = 'An app for our riding school: pupils book lessons, instructors assign horses to lessons.';
    expect(told(yard, /^Assign/)).toMatch(/taken|clash|cannot be had/);
    const office = 'An app for our repair shop: clerks enter jobs, the foreman assigns jobs to mechanics.';
    expect(told(office, /^Assign/)).toMatch(/who has it|gets it/);
  });

  it('takes a file in and does not put one out', () =>
    expect(told('An app for window cleaners: the owner imports customers, cleaners mark houses.', /^Import/)).toMatch(
      /file|line/,
    ));
});

describe('the object of a deed', () => {
  const plan = planDocument(
    'An app for small heating firms. The fitter issues the certificate, the householder confirms the visit by text message, the treasurer records the fee, the lab tech scans the QR code of each boiler, tenants report a broken radiator, the manager settles complaints and the office prints the yearly return.',
    '',
    today,
  );
  const featureOf = (name: RegExp) => plan.features.find((feature) => name.test(feature.name));
  const told = (name: RegExp): string => {
    const { description = '', tests = [] } = featureOf(name) ?? {};
    return [description, ...tests.flatMap(({ given, then }) => [given, then])].join('; ');
  };

  it('tells papers from things that are lent', () => {
    expect(told(/^Issue/)).toMatch(/number/);
    expect(told(/^Issue/)).not.toMatch(/who has it|lies ready|nobody has/);
  });

  it('tells an appointment from a mark and from an answer to a request', () => {
    expect(told(/^Confirm/)).toMatch(/other side|plan of the day|both sides/);
    expect(told(/^Confirm/)).not.toMatch(/taken back|decided already/);
  });

  it('tells money from a reading, a complaint from a sum and a return of figures from one of things', () => {
    expect(told(/^Record/)).not.toMatch(/unit|ten times/);
    expect(told(/^Record/)).toMatch(/sum/);
    expect(told(/^Settle/)).not.toMatch(/receipt|\bsum\b/);
    expect(told(/^Print/)).toMatch(/period/);
  });

  it('tells a code from a task, and what is broken from any entry', () => {
    expect(told(/^Scan/)).toMatch(/one it stands on|right one|one is meant/);
    expect(told(/^Report/)).toMatch(/open until|is told|reported/i);
  });

  it('tells how many there may be from where a value is out of order', () => {
    const bakery = planDocument(
      'An app for a bakery: counter staff enter orders taken by phone, the owner sets how many cakes a day can be made, bakers tick off cakes.',
      '',
      today,
    );
    const of = (name: RegExp): string => bakery.features.find((one) => name.test(one.name))?.description ?? '';
    expect(of(/^Set how many/)).toMatch(/reached|beyond/);
    expect(of(/^Set how many/)).not.toMatch(/held against|judged/);
    expect(of(/^Enter orders/)).toMatch(/open/);
  });

  it('gives the steps of its use case, with the deed itself among them', () => {
    const steps = featureOf(/^Issue/)?.steps ?? [];
    expect(steps.length).toBeGreaterThan(2);
    expect(steps).toContain('{deed}');
    expect(steps.filter((step) => step !== '{deed}').join(' ')).not.toMatch(/[{}[\]~]/);
  });
});

describe('what several people look at', () => {
  it('is all of it, and nothing that does not belong there', () => {
    const plan = planDocument(
      'An app for our depot: drivers see deliveries for the day, loaders tick off crates, the manager plans the day.',
      '',
      today,
    );
    const { description = '', tests = [] } = plan.features.find(({ name }) => /^See/.test(name)) ?? {};
    expect(description).not.toMatch(/Proposed/);
    expect(tests[0]?.given).toMatch(/three deliveries/);
  });
});

describe('a deed of which nothing more is known', () => {
  const told = (idea: string, name: RegExp): string => {
    const found = planDocument(idea, '', today).features.find((feature) => name.test(feature.name));
    return found
      ? [found.description, found.so, ...found.tests.flatMap(({ given, then }) => [given, then])].join('; ')
      : '';
  };
  const inner = (deed: string): string => `Ferrolm is a tool for our small works. The warden ${deed}.`;

  it('has no stops where nobody is on the road', () => {
    expect(told(inner('plans the embossing run'), /^Plan/)).not.toMatch(/\bstops?\b|\broad\b/);
    expect(told(`${inner('plans the run')} Drivers see the next stop.`, /^Plan/)).toMatch(/\bstops?\b/);
  });

  it('comes short of nothing where nobody keeps a stock', () => {
    expect(told(inner('orders a title'), /^Order/)).not.toMatch(/amount|come short|part that has come|is missing/);
    expect(told(`${inner('orders a bolt')} The supplier confirms each order.`, /^Order/)).toMatch(/amount|part|late/);
  });

  it('is work on a thing, and neither a file that is read nor a plan', () => {
    expect(told(inner('loads the kiln'), /^Load/)).not.toMatch(/\bfile|\blines?\b/);
    expect(told(inner('prepares the warp'), /^Prepare/)).not.toMatch(/planned|same time/);
    expect(told(inner('sorts the hides'), /^Sort/)).not.toMatch(/who has it|lies with/);
  });

  it('is a claim that others see, and no request that waits for an answer', () =>
    expect(told(inner('claims chapters'), /^Claim/)).not.toMatch(/sent|answer|required/));

  it('goes out to somebody, though nothing is said to them', () =>
    expect(told(inner('sends the swarf'), /^Send/)).not.toMatch(/said|message|reach|address/));
});
