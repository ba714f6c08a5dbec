import { readIdea } from '../read.js';
import type { Brief } from './brief.js';
import { everyDeed } from './every-deed.js';

const read = (idea: string): Brief => readIdea(idea, '2026-11-21');
const asked = ({ capabilities }: Brief): string[] =>
  everyDeed(capabilities).map(({ by, automatic, verb, object, tail }) =>
    [`${by ?? (automatic ? 'product' : 'anybody')}:`, verb, object, tail].filter(Boolean).join(' '),
  );

describe('what is told of today', () => {
  it.each<[idea: string, told: string[], coping: string | null]>([
    [
      'A copilot for adjusters that summarises reports. Adjusters handle 45 claims a day and spend 22 minutes per report.',
      ['Adjusters handle 45 claims a day and spend 22 minutes per report.'],
      null,
    ],
    [
      'Rangers note sightings in an Excel file and send them by fax. An app for rangers to report sightings.',
      ['Rangers note sightings in an Excel file and send them by fax.'],
      'an Excel file and fax',
    ],
  ])('%s', (idea, told, coping) => {
    const brief = read(idea);
    expect(brief.problem).toEqual({ sentences: told, today: coping });
    expect(asked(brief).join()).not.toMatch(/900|45 claims|22 minutes|phone calls|jammed|do it/);
  });

  it('is not what people do in the product, beside a wish or with a thing of today', () => {
    const opening = 'Kennelo: a web app for dog kennels. They keep stays in a paper diary and 8% are booked twice. ';
    for (const row of [
      "The keeper logs today's walks, owners see photos, our office clerk chases unpaid stays.",
      "The keeper logs today's walks, owners see photos, our office clerk can chase unpaid stays.",
      'In Kennelo the keeper logs late walks in the diary, owners see photos, our office clerk chases unpaid stays.',
      'With it the keeper logs late walks, owners see photos, our office clerk chases unpaid stays.',
    ]) {
      const found = read(opening + row);
      expect(asked(found).map((deed) => deed.split(':')[0])).toEqual(['keeper', 'owner', 'office clerk']);
      expect(found.problem.sentences).toEqual(['They keep stays in a paper diary and 8% are booked twice.']);
    }
    expect(read("We run a choir. Today's rota is lost. An app should show the rota.").problem.sentences).toEqual([
      "Today's rota is lost.",
    ]);
  });
});

describe('what shall become of a figure', () => {
  it.each<[idea: string, name: string, baseline: string | null, target: string]>([
    [
      'Leaders plan rehearsals. About 30% of singers miss the change of venue. We want missed venue changes down to 5%.',
      'missed venue changes',
      '30%',
      '5%',
    ],
    [
      'Adjusters spend 22 minutes per report. Should cut that to 8 minutes.',
      'time per report',
      '22 minutes',
      '8 minutes',
    ],
    [
      'Our team reviews 900 supplier contracts a year by hand, 4 hours each. Goal: 1.5 hours per contract by Q3 2027.',
      'time per supplier contract',
      '4 hours',
      '1.5 hours',
    ],
    [
      'A rota for rescuers. 17 teams, average 38 minutes from alarm to departure, target 25.',
      'average time from alarm to departure',
      '38 minutes',
      '25 minutes',
    ],
    [
      'Trucks are routed to full bins. 12,000 households in Utrecht, fuel cost down 20%.',
      'fuel cost',
      null,
      '20% lower than today',
    ],
    ['A game about corals. Target 50k downloads in year one, retention D30 of 12%.', 'downloads', null, '50k'],
  ])('%s', (idea, name, baseline, target) => {
    expect(read(idea).measures[0]).toMatchObject({ name, baseline, target });
  });

  it('makes no goal of a sum of business', () => {
    for (const idea of ['A shop. We take 12% commission.', 'An app. Price £4 per month.', 'A tool. Budget £25k.'])
      expect(read(idea).measures).toEqual([]);
  });
});

describe('who does what', () => {
  it.each<[idea: string, can: string[]]>([
    [
      "Kids' allowance app: parents set chores, kids tick them off, money moves to a prepaid card on Saturday.",
      ['parent: set chores', 'kid: tick off chores', 'product: move money to a prepaid card on Saturday'],
    ],
    [
      'Feature flags but for hardware firmware: roll out to 1% of devices, watch crash rate, roll back automatically within 5 minutes',
      [
        'anybody: roll out to 1% of devices',
        'anybody: watch crash rate',
        'anybody: roll back automatically within 5 minutes',
      ],
    ],
    ['Mobile game where players breed virtual corals.', ['player: breed virtual corals']],
  ])('%s', (idea, can) => {
    expect(asked(read(idea))).toEqual(can);
  });
});

describe('names, people and units', () => {
  it.each<[idea: string, name: string, people: string[], unit: string | undefined]>([
    [
      'A rota and incident log for mountain rescue teams: team leaders schedule standby.',
      'Rota and Incident Log',
      ['team leader', 'mountain rescue team'],
      'standby plan',
    ],
    [
      'b2b saas for dental labs to track crowns and bridges, 120 labs in Italy first',
      'Crown Tracker',
      ['dental lab'],
      'crown',
    ],
  ])('%s', (idea, name, people, unit) => {
    const brief = read(idea);
    expect(brief.name).toBe(name);
    expect(brief.audiences.map(({ noun }) => noun)).toEqual(people);
    expect(brief.audiences.map(({ count }) => count ?? '').join()).not.toMatch(/30/);
    if (unit) expect(brief.unit).toBe(unit);
  });
});

describe('a working title', () => {
  it.each<[idea: string, name: string, unit: string]>([
    // Of the tracked thing, not of the house that asks or of how somebody begins to speak.
    [
      "OK I'm dictating. We lend 200 costumes; a volunteer registers a costume and lends the costume to a school.",
      'Costume Register',
      'costume',
    ],
    [
      'Cheese cave, 12 staff, 4,000 wheels. The affineur turns a wheel, logs the weight of each wheel and releases a wheel.',
      'Wheel Log',
      'wheel',
    ],
    [
      'Last year eleven boats sank at their moorings. A warden inspects a boat, the owner sees the state of a boat.',
      'Boat Check',
      'boat',
    ],
    // What belongs to a thing is not the thing.
    ['Nurses write a daily diary of the incubator. A fitter cleans the incubator.', 'Incubator Log', 'incubator'],
    [
      'A chain of 9 piers. A diver scans the tag of a piece of gear, the warden retires a piece.',
      'Gear Piece Register',
      'piece',
    ],
  ])('%s', (idea, name, unit) => {
    expect(read(idea)).toMatchObject({ name, unit, provisional: true });
  });

  it.each<[idea: string, name: string | null]>([
    ['Solution: FrostWatch, app for orchard owners. Growers log a cold night.', 'FrostWatch'],
    ['We service boilers. Observation: half of them are never cleaned. A fitter books a service.', null],
    ["I'd sell it to garages. In a garage like ours the mechanic checks in a car.", null],
    ['Moor Watch: rangers record peat fires and close paths.', 'Moor Watch'],
  ])('is not needed where the idea has a name, which a label or a pronoun is not: %s', (idea, name) => {
    const brief = read(idea);
    expect(brief.provisional ? null : brief.name).toBe(name);
  });
});

describe('names and places as the idea gives them', () => {
  it.each<[idea: string, name: string]>([
    ['We run 38 trucks. We want DockLine: dispatchers assign loads to drivers.', 'DockLine'],
    ['Brickwise (working title) helps masons order stone.', 'Brickwise'],
    ['‘Quietly’ — a noise diary for tenants.', 'Quietly'],
    ["'Quietly' — a noise diary for tenants.", 'Quietly'],
  ])('%s', (idea, name) => {
    expect(read(idea)).toMatchObject({ name, provisional: false });
  });

  it('keeps every town of a list', () => {
    expect(read('A diary for tenants in Leeds, Hull and Derby.').place).toBe('in Leeds, Hull and Derby');
  });
});

describe('another language', () => {
  it.each([
    'Wohnungsgenossenschaft: Mieter melden Schäden per App, Handwerker bekommen Aufträge, Status sichtbar. 8.600 Wohnungen.',
    'Aplikacja dla pszczelarzy: przeglądy uli, leczenie warrozy, zbiory miodu. 300 pszczelarzy w Małopolsce.',
    'Une application pour les boulangers de Lille : commander la farine, prévoir les fournées, 120 boulangeries',
  ])('%s gives no English stems', (idea) => {
    expect(read(idea)).toMatchObject({ foreign: true, audiences: [], capabilities: [], nouns: [], unit: null });
  });

  it('is not heard in short or technical English', () => {
    for (const idea of [
      'church volunteer rota',
      'Kubernetes Terraform Grafana Prometheus PagerDuty integration tooling',
    ])
      expect(read(idea).foreign).toBe(false);
  });
});

describe('the way of today in a sentence that also counts', () => {
  it.each<[said: string, today: string | null]>([
    ["900 keys are listed in a card index and on average 4 keys a week can't be found.", 'a card index'],
    ['Attempts are written on the back of the maps now.', 'the back of the maps'],
    ['Today mates write down who rowed which boat in a book.', 'a book'],
    ['If a lock jams, the pilot walks to the office; on average it takes 34 days until it runs again.', null],
  ])('%s', (said, today) => {
    const { problem, capabilities, limits } = readIdea(`A harbour tool. Divers scan a hull. ${said}`, '2026-06-10');
    expect(problem).toEqual({ sentences: [said], today });
    expect(everyDeed(capabilities).map(({ verb }) => verb)).toEqual(['scan']);
    expect(limits).toEqual([]);
  });
});
