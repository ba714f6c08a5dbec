import { know } from '../know.js';
import { knowledge } from '../know/load.js';
import { readIdea } from '../read.js';
import { planDocument } from '../plan.js';
import { calendarOf, daysBetween } from './calendar.js';
import { factsOf } from './facts.js';
import { planGoals } from './goals.js';
import type { Goal } from './plan.js';

const today = '2026-11-21';
function goalsOf(idea: string): Goal[] {
  const brief = readIdea(idea, today);
  return planGoals(brief, know(brief, knowledge()), calendarOf(brief, today), factsOf(brief));
}

describe('what is won for a new product', () => {
  it('is due on the first such day behind the launch that the idea sets', () => {
    const [households] = goalsOf(
      "Bramble is a box scheme. Households choose a box. We're starting in Bristol in March and hope to have 1,200 households by Christmas.",
    );
    expect(households?.target).toBe('1,200 by Christmas');
  });

  it('signs up where it is somebody, and is only counted where it is a thing', () => {
    const [downloads] = goalsOf(
      'Leafy is a mobile app for people with houseplants. You take a photo of a plant. Leafy Plus costs £2.99 a month. We want 40,000 downloads in the first year.',
    );
    expect(downloads?.metric).not.toContain('signed up');
    const [gyms] = goalsOf(
      'FitClub is an app for gyms at €89 per month. Members book classes. Goal: 40 gyms in the first year.',
    );
    expect(gyms?.metric).toContain('Gyms signed up');
  });
});

describe('what is no goal', () => {
  it('is the launch itself, and how fast a page answers', () => {
    const goals = goalsOf(
      'An internal leave tool for our 320 employees. Employees request leave, managers approve it. Response time under 400 ms. Rollout by January 2028.',
    );
    expect(goals.map(({ goal }) => goal).join('\n')).not.toMatch(/rollout|response time/i);
  });
});

describe('goals', () => {
  it.each<[idea: string, baseline: string, target: string]>([
    ['Clerks spend 9 hours per meeting, aim for 2. A tool that writes minutes.', '9 hours', '2 hours'],
    ['We throw away 11% of what we bake. I want a tool that forecasts demand per shop.', '11%', '5.5%'],
    ['A handover tool for nurses. 1 in 8 incidents is traced to something not passed on.', '1 in 8', '1 in 16'],
    ['A tool for dental labs to track crowns, 7% of cases get lost or are late', '7%', '3.5%'],
  ])('%s goes from %s to %s', (idea, baseline, target) => {
    const [goal] = goalsOf(idea);
    expect(goal?.baseline).toContain(baseline);
    expect(goal?.target).toContain(target);
  });

  it('is the trouble with its part, whatever work is counted beside it', () => {
    const idea =
      'Our 9 falconers make 60 visits a week; each notes the flight on a card, and Marta Iglesias types the cards on Fridays, so 1 visit report in 6 reaches the client late. We want Peregrina, a phone app: falconers log each flight and site managers approve the visit report.';
    const [goal, second] = goalsOf(idea);
    expect(goal).toMatchObject({
      goal: 'Cut the share of visit reports that reach the client late',
      baseline: '1 in 6, as the idea states',
      target: '1 in 12 (assumed)',
    });
    expect(`${second?.goal} ${second?.metric}`).not.toMatch(/falconers who (?!still)|visit reports/);
    expect(factsOf(readIdea(idea, today)).counts.map(({ text }) => text)).toEqual(['9 falconers', '60 visits a week']);
  });

  it('is zero where a rule of the idea allows none, and names what a second figure counts', () => {
    const [banned] = goalsOf(
      'Last year three urns were lent without a receipt. A register for wardens to lend urns. No urn leaves without a receipt.',
    );
    expect(banned).toMatchObject({
      baseline: '3 last year, as the idea states',
      target: '0 (assumed)',
    });
    const goals = goalsOf(
      'Last year 64 rakes came back late and 9 never came back. A tool where members reserve a rake. Late returns from 64 to 20 a year.',
    );
    expect(goals[1]?.goal).toBe('Cut the number of rakes that never came back');
  });

  it('is said once, though today is told as a part and in per cent', () => {
    const goals = goalsOf(
      'Today one in eight jobs stalls because the cloth came too short, and 34 of 210 vans come late. A tool where tailors measure a piece. Stalled jobs from 12% to 4%, late vans from 16% to 5%.',
    );
    expect(goals.filter(({ stated }) => stated).map(({ goal }) => goal)).toEqual([
      'Cut stalled jobs from 12% to 4%',
      'Cut late vans from 16% to 5%',
    ]);
    expect(goals.map(({ goal }) => goal).join()).not.toMatch(/jobs that stall|210/);
  });

  it('is due on the day the idea gives it, on which all goals are read', () => {
    const idea =
      'Our team reviews 900 contracts a year by hand, 4 hours each. Goal: 1.5 hours per contract by Q3 2027.';
    expect(goalsOf(idea).map(({ deadline }) => deadline)).toEqual(['2027-09-30', '2027-09-30', '2027-09-30']);
    const { launch, review, reading } = calendarOf(readIdea(idea, today), today);
    expect([launch, review, reading]).toEqual([launch, review, '2027-09-30'].sort());
    expect(daysBetween(launch, reading)).toBeGreaterThan(42);
  });

  it('quotes an aim that no pattern takes apart', () => {
    const [goal] = goalsOf('A library of costumes. Aim: 2% lost and fewer than 20 damaged a season.');
    expect(goal?.goal).toBe('Reach the aim “2% lost and fewer than 20 damaged a season”');
    expect(goal).toMatchObject({ stated: true, quoted: true });
  });

  it('keeps all that the idea states, and proposes none beside them', () => {
    const goals = goalsOf(
      'A festival tool. Goal 1: decisions sent by 31 March. Goal 2: complaints from 700 to 150. Goal 3: returns halved.',
    );
    expect(goals.map(({ goal }) => goal)).toEqual([
      'Have decisions sent by 31 March',
      'Cut complaints from 700 to 150',
      'Cut returns',
    ]);
    expect(goals.map(({ target }) => target)).toEqual(['By 31 March', '150', 'Half of today’s figure']);
    const four = goalsOf(
      'A tool for returns. Goals: refund time from 12 days to 4, complaints from 700 to 150, errors below 2%, 40 shops live by June 2027.',
    );
    expect(four.map(({ stated }) => stated)).toEqual([true, true, true, true]);
  });

  it('brings what is unwelcome down, and never reaches it', () => {
    const [goal] = goalsOf('A pantry app. Success: zero expired items on the shelf.');
    expect(goal?.goal).toBe('Have no expired items on the shelf');
  });

  it('has three, of which two may be figures of today', () => {
    const goals = goalsOf(
      'A handover tool for care homes. Handover takes 40 minutes per shift and 1 in 8 incidents is traced to something not passed on.',
    );
    expect(goals.map(({ baseline }) => baseline.split(/[,:]/)[0])).toEqual([
      '40 minutes a shift',
      '1 in 8',
      'None yet',
    ]);
  });

  it('takes how many it was for the figure of today, and not of how many', () => {
    const [goal] = planDocument(
      'A log for a gliding club. Last season 212 of 3,900 launches were never billed. Keepers record each launch. Goal: unbilled launches below 10 a season.',
      '',
      '2027-01-04',
    ).goals;
    expect(goal?.baseline).toBe('212 last season, as the idea states');
  });

  it('proposes plain goals', () => {
    const beside = goalsOf(
      'A tool for a costume store. Keepers record each costume. No costume may go out for more than 21 days. Goal: late returns from 20% to 5%.',
    ).map(({ goal }) => goal);
    expect(beside).toHaveLength(3);
    expect(beside[1]).not.toMatch(/Keepers|costume/);
    const alone = goalsOf('A booking app for gyms, $49 a month per gym. Members book a class.');
    expect(alone.map(({ goal }) => goal)[0]).toMatch(/^(?:Keep users|Have users stay)/);
    expect(alone).toHaveLength(3);
  });

  it('reaches what is counted by its own name, and is due in the month that its event names', () => {
    const goals = goalsOf(
      'An app for oyster growers. Targets: 60 growers paying by June 2027; rejected batches from 71 to below 5 at the October audit.',
    );
    expect(goals.slice(0, 2).map(({ goal }) => goal)).toEqual([
      'Reach 60 growers paying',
      'Cut rejected batches from 71 to below 5',
    ]);
    expect(goals[1]).toMatchObject({ target: 'Below 5 at the October audit', deadline: '2027-10-31' });
  });

  it('starts from what befell the same things', () => {
    const [goal, second] = goalsOf(
      'A dairy app for drivers. Today bottles get mixed up by hand, and 35 were mixed up last quarter. Goal: fewer than 3 mixed-up bottles a quarter.',
    );
    expect(goal?.baseline).toBe('35 last quarter, as the idea states');
    expect(second?.goal).not.toMatch(/mixed up/);
  });

  it('makes no trouble of a rule, a deed on a condition or a note in signs', () => {
    const goals = goalsOf(
      'A tool for tailors. Today a note hangs by a needle. Needle lost = note lost. The name of the client never appears in a message. The office moves a fitting if nobody has come within 3 hours.',
    );
    expect(goals.map(({ goal }) => goal).join(' ')).not.toMatch(/=|never appears|if nobody/);
  });

  it('halves a sum that is lost, which does not happen half as often', () => {
    const goals = goalsOf(
      'A tool for bakeries. Bakeries take orders by phone; one cake in 15 is forgotten, and a bakery loses about 420 euros a month. Goal: forgotten cakes down to 1%.',
    );
    const ofSum = goals.find(({ goal }) => goal.includes('420 euros'));
    expect(ofSum?.goal ?? 'Halve what this costs').toMatch(/^Halve what this costs/);
    expect(goals.map(({ goal }) => goal).join(' ')).not.toMatch(/half as often: “[^”]*euros/);
  });

  it('is a delay where something comes late, and is read when its time has passed', () => {
    const [late, books] = goalsOf(
      'Today invoices go out 11 days late. A tool in which clerks send the invoice. We want invoices within 2 days and lost books from 61 to 10 a year.',
    );
    expect(late).toMatchObject({
      goal: 'Cut the delay of invoices from 11 to 2 days',
      metric: expect.stringMatching(/^Delay of invoices/),
    });
    expect(late?.measuredBy).toMatch(/on the delay of invoices/);
    expect(daysBetween(today, books?.deadline ?? today)).toBeGreaterThan(365);
  });

  it.each([
    [
      'A tracker for a puppet store. A puppet takes 45 minutes to find. Store keepers record where each puppet hangs. Goal: find a puppet in 5 minutes instead of 45.',
      /^Monthly timing of ten cases/,
    ],
    [
      'Menders quote a price and mark each stage done. Wrong repairs should fall from 7% to 2%.',
      /^Monthly count by hand, read by/,
    ],
    [
      'Pilots record each launch and the treasurer bills the launches. Unbilled launches should fall from 212 to 10 a season.',
      /^Monthly report on the number of unbilled launches, .*drawn from/,
    ],
    [
      'Surveyors ask for a clearance and the officer grants the clearance. Clearance should fall from 11 days to 2 days.',
      /drawn from/,
    ],
  ])('is read from what is entered only where that tells it: %s', (idea, measuredBy) => {
    expect(goalsOf(idea)[0]?.measuredBy).toMatch(measuredBy);
  });

  it('takes what was done without something as the figure of today, and as no goal of its own', () => {
    const goals = goalsOf(
      'A store for 2,300 puppets. 12 left for exhibitions last year with no condition check. Curators reserve puppets. Targets: no loans without a check.',
    );
    expect(goals[0]).toMatchObject({ baseline: '12 last year, as the idea states', target: '0' });
    expect(goals.map(({ goal }) => goal).join('\n')).not.toMatch(/12 left/);
  });

  it('makes no goal of how work is done today, nor of a rule', () => {
    const goals = goalsOf(
      'A service for a ferry. Walkers buy a ticket from the skipper in coins. Walkers reserve a seat.\nRules: a boat in repair is not used.',
    );
    expect(goals.map(({ goal }) => goal).join('\n')).not.toMatch(/in coins|Halve/);
  });

  it('takes no figure of anything else for today’s', () => {
    const [goal] = goalsOf(
      'Around 160 times a year a club asks for the hall, and some are forgotten. Clubs request an evening. We want fewer than 3 double bookings a year.',
    );
    expect(goal).toMatchObject({
      target: 'Fewer than 3 a year',
      baseline: expect.stringMatching(/^Still to be counted/),
    });
  });

  it('begins at none where customers are won for something new', () => {
    const [goal] = goalsOf('We want a service where clerks book a repair. We expect 40 shops in the first year.');
    expect(goal).toMatchObject({ goal: 'Reach 40 shops', baseline: expect.stringMatching(/^0: /) });
  });

  it('counts from the launch, and saves what the idea says', () => {
    const [goal] = goalsOf(
      'A CRM assistant for sales reps that writes visit notes. Launch on 1 March 2027. It should save each rep 3 hours a week within six months of launch.',
    );
    expect(goal).toMatchObject({ goal: 'Save each rep 3 hours a week', deadline: '2027-09-01' });
  });

  it('says an aim without a figure as something to be done', () => {
    const [goal] = goalsOf(
      'An onboarding flow for an analytics product. Users upload a sample data set. Objective: new accounts reach value without talking to sales.',
    );
    expect(goal?.goal).toBe('Make sure that new accounts reach value without talking to sales');
  });

  it('names a place only where the goal does', () => {
    const [goal] = goalsOf(
      'A homework planner for schools. Teachers post tasks. Pilot with 3 schools in Leeds. We want 400 paying schools by the end of 2027.',
    );
    expect(goal?.goal).toBe('Reach 400 paying schools');
  });

  it('cannot be counted before there is anything to rent', () => {
    const [rentals, disputes] = goalsOf(
      'Stagedoor is a marketplace for costumes. Renters reserve a costume. We keep a 12% commission. Our goal is 500 completed rentals a month by December 2027 with a dispute rate below 3%.',
    );
    expect([rentals?.baseline, disputes?.baseline]).toEqual([
      'None yet: Stagedoor is new',
      'None yet: Stagedoor is new',
    ]);
  });

  it('proposes nothing of what is only part of an entry', () => {
    const goals = goalsOf(
      'The city wants Treeline, a service for permits. A resident adds up to 6 photos. An officer checks the request.',
    );
    expect(goals.map(({ goal }) => goal).join()).not.toMatch(/up to 6/);
  });
});
