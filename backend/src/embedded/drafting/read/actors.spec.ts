import { readIdea } from '../read.js';
import { byRole, inFull, withoutPersons } from './actors.js';

describe('persons with a name', () => {
  it.each<[said: string, meant: string]>([
    ['Market manager Ana Silva approves stalls', 'the market manager approves stalls'],
    ['Teresa Falcão, the market manager, approves stalls', 'the market manager approves stalls'],
    ['The museum director, Dr Lena Hartmann, decides', 'the museum director decides'],
    ['pupils record and Mrs Okafor sends invoices', 'pupils record and somebody sends invoices'],
    ['Juraj schedules inspections', 'somebody schedules inspections'],
    ['Tool to help dentists explain plans', 'Tool to help dentists explain plans'],
    ['Quotely sends quotes', 'Quotely sends quotes'],
  ])('%s', (said, meant) => {
    expect(byRole(said, 'Quotely')).toBe(meant);
  });

  it('are no product', () => {
    expect(withoutPersons(['A lift planner.', 'Juraj plans visits.'])[1]).toBe('somebody plans visits.');
    expect(withoutPersons(['Luna plans meals.'])).toEqual(['Luna plans meals.']);
  });
});

describe('what is said in short', () => {
  it.each<[said: string, full: string]>([
    ['It goes to Refood, whose volunteers confirm pick-up', 'It goes to Refood; volunteers confirm pick-up'],
    [
      'leads approve payouts up to £500; the manager signs off anything above that',
      'leads approve payouts up to £500; the manager signs off payouts above £500',
    ],
    ['Trees are felled only after the arborist signs the order', 'Trees are felled; the arborist signs the order'],
  ])('%s', (said, full) => {
    expect(inFull(said)).toBe(full);
  });
});

describe('every deed with its doer and its condition', () => {
  it.each<[idea: string, can: string[]]>([
    [
      'Customers reserve a box and pay for it by card or pay by MB WAY, and collect before 14:30.',
      [
        'customer: reserve a box',
        'customer: pay for the box by card',
        'customer: pay by MB WAY',
        'customer: collect a box before 14:30',
      ],
    ],
    [
      'Patients log pain daily, the carer can be invited to see the diary, the nurse gets an alert when pain is 7 or more.',
      ['patient: log pain daily', 'carer: see the diary', 'product: send an alert to the nurse when pain is 7 or more'],
    ],
    [
      'I need all graves on a map, stonemasons apply online and fees reminded',
      ['anybody: see all graves on a map', 'stonemason: apply online', 'product: send reminders for fees'],
    ],
    [
      'A kitchen plan. Food start-ups book by the hour, the board reads the accounts each month, donors give leftovers; the family thank them.',
      [
        'food start-up: book by the hour',
        'board: read the accounts each month',
        'donor: give leftovers',
        'family: thank the donors',
      ],
    ],
    [
      'A court tool. Clerks request an interpreter, interpreters accept or decline within 2 hours, judges rate them.',
      [
        'clerk: request an interpreter',
        'interpreter: accept the request within 2 hours',
        'interpreter: decline the request within 2 hours',
        'judge: rate the interpreters',
      ],
    ],
    [
      'A tree map. Foresters rate the risk from 1 to 5, crews swap stretchers, couples pay a 30% deposit, team leads approve it.',
      [
        'forester: rate the risk from 1 to 5',
        'crew: swap stretchers',
        'couple: pay a 30% deposit',
        'team lead: approve a 30% deposit',
      ],
    ],
    [
      'Vet practice: residents see when the vet comes, elderly residents choose up to 3 songs, both rate the talk. Hosts pass a quiz and shadow two games.',
      [
        'resident: see when the vet comes',
        'elderly resident: choose up to 3 songs',
        'resident: rate the talk',
        'host: pass a quiz',
        'host: shadow two games',
      ],
    ],
    [
      'A quay tool. The port engineer sets date and time, skippers waiting at the lock shall send in a form, crews record mooring, welding and hull checks.',
      ['port engineer: set date and time', 'skipper: send in a form', 'crew: record mooring, welding and hull checks'],
    ],
    [
      'Choir tool. The head of church music, Ms Rut Ek, approves dates, unused scores are counted at night so that the next concert can be suggested.',
      [
        'head of church music: approve dates',
        'anybody: count unused scores at night',
        'product: suggest the next concert',
      ],
    ],
    [
      'A lock board. It would help if skippers could reserve a berth, owners sign and pay online, and my deck hand saw which chains stick.',
      ['skipper: reserve a berth', 'owner: sign a berth', 'owner: pay online', 'deck hand: see which chains stick'],
    ],
    [
      'A lock board. We should like skippers to announce a barge, the pilot to tell each an hour and customs to get a list at six.',
      ['skipper: announce a barge', 'pilot: tell each an hour', 'customs staff: get a list at six'],
    ],
    [
      "A lock board. The water master confirms swaps, the town's harbour department gets the figures, the fire service may hand over calls.",
      ['water master: confirm swaps', 'harbour department staff: get the figures', 'fire service: hand over calls'],
    ],
    [
      'A berth app which reads the tide table, tells a skipper within 10 minutes if the gate opens, and lets him book a berth.',
      [
        'product: read the tide table',
        'product: tell a skipper within 10 minutes if the gate opens',
        'skipper: book a berth',
      ],
    ],
  ])('%s', (idea, can) => {
    const { capabilities, audiences } = readIdea(idea, '2026-11-21');
    expect(
      capabilities.map(({ by, automatic, verb, object, tail }) =>
        [`${by ?? (automatic ? 'product' : 'anybody')}:`, verb, object, tail].filter(Boolean).join(' '),
      ),
    ).toEqual(can);
    expect(audiences.map(({ noun }) => noun)).not.toContain('stretcher');
  });

  it('counts them in words, too', () => {
    const { audiences } = readIdea('Graders weigh a box. Each box is graded by one of six graders.', '2026-11-21');
    expect(audiences).toMatchObject([{ noun: 'grader', count: 'six graders' }]);
  });

  it('counts nobody by a share or a rate', () => {
    const { audiences } = readIdea(
      'Ward tool. Nurses see 14 patients per shift and 3 porters. 2 in 9 visitors leave without an answer.',
      '2026-11-21',
    );
    expect(Object.fromEntries(audiences.map(({ noun, count }) => [noun, count]))).toEqual({
      nurse: null,
      patient: null,
      porter: '3 porters',
      visitor: null,
    });
  });

  it('sees no trouble in what somebody gets when something happens', () => {
    const { problem } = readIdea(
      'Tyre tool. Mechanics get a work order when a tyre loses 10% pressure. Officers visit the stall and pass or fail it.',
      '2026-11-21',
    );
    expect(problem.sentences).toEqual([]);
  });
});
