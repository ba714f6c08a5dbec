import { coreTemplates, draftAfresh, textsOf } from '../drafting.testing.js';

const frdOf = (idea: string) => {
  const template = coreTemplates.find(({ id }) => id === 'frd-webapp');
  if (!template) throw new Error('no template');
  return draftAfresh(template, idea).data;
};
const vans = frdOf(
  'We run 64 vans. A logger in each van reads the temperature every minute and sends it over LTE-M. If the reading is above 8 °C, the driver is alerted. If no reading arrives for 10 minutes, the dispatcher is alerted. The system deletes readings after 90 days. Every Monday the system sends a report to the depot.',
);

describe('a product that does everything by itself', () => {
  it('has a page for what it has done, and none for each deed', () => {
    const { screens } = vans['screens-and-navigation'] as { screens: { name: string }[] };
    expect(screens.map(({ name }) => name)).toEqual(['Log of the automatic steps']);
  });

  it('gives no deed of it to people', () => {
    expect(JSON.stringify(vans['use-cases'])).not.toMatch(/(?:actor|other|third|admin) --> U/);
  });

  it('tells of people without a deed what the idea says of them', () => {
    expect(textsOf(vans).join(' ')).not.toContain('tasks are to be confirmed');
  });
});

describe('requirements told by a clause', () => {
  it('keep their numbers in every section', () => {
    const data = frdOf(
      'PixMatch is an API for merchants. A match is returned in less than 800 ms. Above 0.95 the order is released automatically, between 0.70 and 0.95 it goes to a queue that the analyst treats in our panel, and under this it is proposed for refund.',
    );
    const { requirements } = data['functional-requirements'] as { requirements: { id: string; name: string }[] };
    const { sequence = '' } = data['use-cases'] as { sequence?: string };
    const told = [...sequence.matchAll(/(FR-\d+) ([^\n]+)/g)].map(([, id, name]) => [id, name]);
    expect(told).toEqual([['FR-001', 'release the order automatically above 0.95']]);
    expect(requirements[0]).toMatchObject({ id: 'FR-001', name: 'Above 0.95 the order is released automatically' });
  });
});

describe('a rule that a requirement says with every word', () => {
  it('stands among the rules in its own words', () => {
    const { rules } = frdOf(
      'BrotBlick is a little camera above the shelf that counts what is left every 15 minutes. The baker can correct the suggestion. No faces are stored: pictures are deleted on the device after the count.',
    )['business-rules'] as { rules: { statement: string }[] };
    expect(rules.map(({ statement }) => statement)).toEqual([
      'No faces are stored: pictures are deleted on the device after the count.',
    ]);
  });
});

describe('a time by which something only has to be so', () => {
  it('makes nothing late', () => {
    const text = textsOf(
      frdOf(
        'DepotIQ plans charging. Fleet managers enter routes. Every van must have at least 85% by 6 a.m. unless its route is under 40 miles. If the manager has not responded by 10 a.m., the proposal lapses.',
      ),
    ).join(' ');
    expect(text).not.toMatch(/Deadline|is late/);
  });
});

describe('a rule that turns its figure round', () => {
  it('gives no case on either side of it', () => {
    const text = textsOf(
      frdOf(
        'Pools need a roster. Supervisors publish the roster; lifeguards swap shifts. A swap takes effect only if both hold the same certificates and neither exceeds 44 hours in the week.',
      ),
    ).join('\n');
    expect(text).toContain('neither exceeds 44 hours');
    expect(text).not.toMatch(/\b4[35](?:\.\d+)? hours|\b44\.\d/);
  });
});

describe('a rule of which no deed has the verb or the main noun', () => {
  it('stands among the rules', () => {
    const { requirements } = frdOf(
      'Used Scaffold is a marketplace. Firms list scaffolding. The marketplace recognises article numbers of Layher. Only companies with valid VAT number are admitted.',
    )['functional-requirements'] as { requirements: { name: string; acceptance?: string | null }[] };
    expect(requirements.map(({ acceptance }) => acceptance ?? '').join(' ')).not.toMatch(/VAT|admitted/);
  });

  it('is told with what its pronoun means', () => {
    const { requirements } = frdOf(
      'A console for firmware. Release managers define rings. Keys for signing stay in the safe; nobody, including administrators, can export them.',
    )['functional-requirements'] as { requirements: { statement: string }[] };
    expect(requirements.map(({ statement }) => statement).join(' ')).toMatch(
      /keys for signing stay in the safe; nobody/i,
    );
  });
});

describe('whom the product tells something', () => {
  it('stands before what it tells', () => {
    const { requirements } = frdOf(
      'BrotBlick is a camera. It tells the baker in the evening how much to bake the next day. The baker can correct the suggestion.',
    )['functional-requirements'] as { requirements: { name: string; statement: string }[] };
    expect(requirements[0]).toMatchObject({
      name: 'Tell the baker in the evening how much to bake the next day',
      statement: 'tell the baker in the evening how much to bake the next day',
    });
  });
});

describe('what comes on certain days of the month', () => {
  it('is a job of these days, also where it is told in words alone', () => {
    const { scheduled } = frdOf(
      'Pools need a roster. Supervisors publish the roster. Payroll exports go to ADP on the 1st and the 16th.',
    )['use-cases'] as { scheduled: { job: string; when: string }[] };
    expect(scheduled[0]).toMatchObject({
      job: 'Payroll exports go to ADP',
      when: 'On the 1st and the 16th',
    });
  });
});

describe('a speed at which something happens', () => {
  it('is no hour of the day', () => {
    const text = textsOf(
      frdOf(
        'An anemometer for cranes. Crane drivers read the gusts. At 50 km/h a yellow lamp lights up, at 72 km/h the horn sounds.',
      ),
    ).join(' ');
    expect(text).not.toMatch(/\bit is (?:50|72)\b|\bClock\b/);
    expect(text).toContain('at 72 km/h the horn sounds');
  });
});
