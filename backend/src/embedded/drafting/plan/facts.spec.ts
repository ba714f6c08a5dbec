import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { readIdea } from '../read.js';
import { partsOf } from './fact-clauses.js';
import { type Facts, factsOf } from './facts.js';

const facts = (idea: string): Facts => factsOf(readIdea(idea, today));

describe('clauses of a sentence', () => {
  it('part where each can be quoted alone, and nowhere else', () => {
    const parts = (text: string): string[] => partsOf(text).map((part) => part.text);
    expect(parts('The night porter writes it down; half of the notes are lost, so guests wait at the desk.')).toEqual([
      'The night porter writes it down',
      'half of the notes are lost',
      'guests wait at the desk',
    ]);
    expect(parts('There are 9 wrong bags a day and each costs an hour.')).toHaveLength(1);
    expect(parts('Clerks sort, stamp and file the forms.')).toHaveLength(1);
  });
});

describe('facts of an idea', () => {
  it('are the sizes it tells, also among sums and days', () => {
    const counts = (idea: string): string[] => facts(idea).counts.map(({ text }) => text);
    expect(counts('Clerks enter requests. 12 users, £6,000, live by 1 March 2027.')).toEqual(['12 users']);
    expect(counts('Our board looks after 46 docks. The 14 part-time crane drivers log each move.')).toEqual([
      '46 docks',
      '14 part-time crane drivers',
    ]);
    expect(counts('A dairy tests 120 milk samples a day. Clerks enter the reading.')).toEqual([
      '120 milk samples a day',
    ]);
  });

  it('count what there is, and neither what it is spread over nor a year', () => {
    const counts = (idea: string): string[] =>
      facts(idea).counts.map(({ number, noun, roughly = '' }) => `${roughly} ${number} ${noun}`.trim());
    expect(counts('Nurses borrow devices. About 640 pumps and 210 mattresses over 23 wards.')).toEqual([
      'About 640 pumps',
      '210 mattresses',
      '23 wards',
    ]);
    expect(
      counts('Marketers check mailings. In 2024 our customers apologised for 1,400 faulty mailings.'),
    ).not.toContain('2024 our customers');
    expect(counts('You send an invoice. Free tier 100 documents a month, after that per call.')).toEqual([]);
  });

  it.each([
    'Carriers book a slot. Changes are free until 16:00 the day before. After that the carrier needs to call.',
    'Carriers book a slot. Changes are free until 16:00.',
    'Employees book a desk. A desk that nobody has checked into by 10 a.m. becomes available again.',
    'Technicians book parts. A replenishment order is created and bundled with other orders until 4 p.m.',
    'Planners keep a list. Today at the gate trucks must be gone by 07:00 and nobody knows it.',
  ])('are late at no hour in “%s”', (idea) => {
    expect(facts(idea).cutOffs).toEqual([]);
  });

  it('watch what is longer than a limit, and not what may be no longer', () => {
    const watched = (idea: string): string[] => facts(idea).thresholds.map(({ phrase }) => phrase);
    expect(watched('Members reserve a bike for no longer than 6 hours at a time.')).toEqual([]);
    expect(watched('The tool pulls in downtime longer than 5 minutes.')).toEqual(['longer than 5 minutes']);
  });

  it('are the sizes there are, and not how many of them somebody tries', () => {
    const { counts, steps } = facts(
      'Today a group phones round six or seven theatres, and one costume in five comes back late. I want a site: theatres list costumes, drama groups ask for dates. 30 theatres, 150 groups.',
    );
    expect(counts.map(({ text }) => text)).toEqual(['30 theatres', '150 groups']);
    expect(steps).toMatchObject([{ who: 'group', text: 'Today a group phones round six or seven theatres' }]);
  });

  it('are no sizes where they tell what went wrong', () => {
    const { counts, troubles } = facts(
      'Growers find crates by phone, and last spring 34 of 210 farms got theirs late while 400 crates stayed unrented. A tool where growers post a farm.',
    );
    expect(counts).toEqual([]);
    expect(troubles.map(({ text }) => text)).toEqual([
      'last spring 34 of 210 farms got theirs late',
      '400 crates stayed unrented',
    ]);
  });

  it('are whole where a relative clause holds an and, and count a part of many as a trouble', () => {
    const { steps, troubles } = facts(
      'Shops that repair clocks and barometers send pieces to restorers by post. Pieces wander: 640 of 5,200 are not seen again. A tool where restorers quote a price.',
    );
    expect(troubles.map(({ text }) => text)).toEqual(['Pieces wander: 640 of 5,200 are not seen again']);
    expect(steps.every(({ text }) => !/^barometers/.test(text))).toBe(true);
  });

  it('are troubles with the reason that stands behind a comma', () => {
    const { troubles } = facts(
      'Complaints: 57 complaints came in last winter, because nobody could prove that a road was done. A tool where drivers tick off streets.',
    );
    expect(troubles).toMatchObject([{ cause: 'nobody could prove that a road was done' }]);
  });

  it('are steps with who does them and troubles with what led to them', () => {
    const { steps, troubles } = facts(
      'Today farmers phone the mill; Signora Bianchi notes the load in a ledger and about 1 in 9 loads is forgotten, so lorries wait in the yard. A tool where farmers announce a load.',
    );
    expect(steps.map(({ who, tool, wrong }) => [who, tool, wrong])).toEqual([
      ['farmers', 'phone calls', null],
      ['Signora Bianchi', 'a ledger', 'about 1 in 9 loads is forgotten'],
    ]);
    expect(troubles.map(({ text, cause }) => [text, cause])).toEqual([
      ['about 1 in 9 loads is forgotten', null],
      ['lorries wait in the yard', 'about 1 in 9 loads is forgotten'],
    ]);
  });

  it('name as a cause what the idea gives as the reason', () => {
    const { troubles } = facts(
      'Last year 31 trips were missed because nobody saw a change. A tool where drivers see trips.',
    );
    expect(troubles).toMatchObject([{ text: 'Last year 31 trips were missed', cause: 'nobody saw a change' }]);
  });

  it('are counts of today, and no figures of goals, times or troubles', () => {
    expect(
      facts(
        'A hospice group with 4 houses and one pharmacy, 1,300 boxes a month. Nurses order drugs. 30 orders a week are wrong. Goal: 5 within 6 months, 20,000 euros.',
      ).counts.map(({ text }) => text),
    ).toEqual(['4 houses', 'one pharmacy', '1,300 boxes a month']);
  });

  it('are times of day with the minute before and after', () => {
    expect(
      facts('A canteen tool. Teachers order meals by 9:15. Cooks see the list before 10 a.m.').cutOffs.map(
        ({ early, late }) => [early, late],
      ),
    ).toEqual([
      ['9:14', '9:16'],
      ['9:59 a.m.', '10:00 a.m.'],
    ]);
  });

  it('are limits of values with the first value beyond', () => {
    expect(
      facts(
        'A cellar monitor. The brewer is called when a tank is above 14 °C. Invoices over €2,000 need a second signature.',
      ).thresholds.map(({ what, value, beyond }) => [what, value, beyond]),
    ).toEqual([
      ['temperature', '14 °C', '14.1 °C'],
      ['amount', '€2,000', '€2,001'],
    ]);
  });

  it('are no limits of how far off something is', () => {
    expect(
      facts('A lab tool. The engineer is told when a result is more than 500 psi below the specified strength.')
        .thresholds,
    ).toEqual([]);
  });

  it('make work without a network a feature', () => {
    const plan = planDocument(
      'Foresters record trees and print lists. It must work when the phone has no signal in the valley.',
      '',
      today,
    );
    expect(plan.features.map(({ name }) => name)).toContain('Work when the phone has no signal in the valley');
  });

  it('tell today before anything is wished for, and ask for none of it', () => {
    const plan = planDocument(
      'A cooperative near Faro: 18 beekeepers. Every beekeeper keeps his treatments in a school notebook and two members were fined 900 euros in 2025. We want an app: beekeepers record treatments, the vet approves products, the inspector gets a list.',
      '',
      today,
    );
    expect(plan.facts.steps[0]?.who).toBe('beekeeper');
    expect(plan.features.map(({ name }) => name).join()).not.toMatch(/notebook/);
  });

  it('tell no deed without whoever did it', () => {
    const { troubles } = facts(
      'A service for a ferry. Last season we carried 8,400 passengers and turned away some 600 because the boat was full. Walkers reserve a seat.',
    );
    expect(troubles.map(({ text }) => text)).not.toContain('turned away some 600');
  });

  it('are the target of a figure that has another name there', () => {
    const plan = planDocument(
      'A canteen. Teachers report numbers by e-mail, so about 310 meals a day are thrown away. Teachers should confirm the number. Waste from 310 to 90 meals a day by June 2028.',
      '',
      today,
    );
    expect([plan.goals[0]?.baseline, plan.goals[0]?.target]).toEqual([
      expect.stringContaining('310 meals a day'),
      expect.stringContaining('90'),
    ]);
  });

  it('are warnings with a limit, checked on either side of it', () => {
    const plan = planDocument(
      'A silo monitor. Sensors send the moisture. The miller is warned when a silo is above 15 % moisture. Workers note loads.',
      '',
      today,
    );
    const tests = plan.features.flatMap((feature) => feature.tests.map(({ given }) => given)).join('; ');
    expect(tests).toContain('16 %');
    expect(tests).toContain('exactly 15 %');
  });
});

describe('what an idea tells before it wishes', () => {
  it('is no trouble where the wish is a goal behind what the product does', () => {
    const told = planDocument(
      'HammerTime is an online auction house for used machines. Sellers list a machine. Sellers are paid three days after collection. In the first year we want 1,800 machines sold.',
      '',
      '2026-11-27',
    ).brief.problem.sentences;
    expect(told).toEqual([]);
  });
});
