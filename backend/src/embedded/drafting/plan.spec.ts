import { ideas, today } from './drafting.testing.js';
import { adopt } from './plan/adopt.js';
import { daysBetween, workingDay } from './plan/calendar.js';
import { mustsOf } from './plan/musts.js';
import { spareFeatures } from './plan/features.js';
import { planDocument } from './plan.js';
import type { BriefBlock } from './brief-block.js';

const plans = Object.entries(ideas).map(([name, idea]) => ({ name, idea, plan: planDocument(idea, '', today) }));
const lower = (texts: string[]): string[] => texts.map((text) => text.toLowerCase());

describe.each(plans)('the plan of $name', ({ idea, plan }) => {
  it('is the same for the same idea', () => {
    // What is known holds functions, which are never the same.
    expect(JSON.stringify(planDocument(idea, '', today))).toBe(JSON.stringify(plan));
  });

  it('has at least three goals that can be read, on a day after the launch', () => {
    expect(plan.goals.length).toBeGreaterThan(2);
    expect(new Set(lower(plan.goals.map(({ goal }) => goal))).size).toBe(plan.goals.length);
    for (const goal of plan.goals) {
      for (const text of [goal.goal, goal.metric, goal.baseline, goal.target, goal.measuredBy])
        expect(text.trim()).not.toBe('');
      expect(goal.deadline > plan.calendar.launch).toBe(true);
      expect(goal.stated || /assumed/.test(goal.target)).toBe(true);
    }
  });

  it('has features that differ, of which the first are musts, each serving goals that exist', () => {
    expect(plan.features.length).toBeGreaterThanOrEqual(5);
    expect(plan.features.filter(({ stated }) => !stated).length).toBeLessThanOrEqual(
      Math.max(2, 5 - plan.brief.capabilities.length),
    );
    expect(new Set(lower(plan.features.map(({ name }) => name))).size).toBe(plan.features.length);
    const levels = ['must', 'should', 'could', 'later'];
    const order = plan.features.map(({ priority }) => levels.indexOf(priority));
    const asked = plan.features.filter(({ stated }) => stated).length;
    // What nobody asked for is no must, as long as there is something else to build.
    const musts = plan.features.filter(({ priority }) => priority === 'must').length;
    expect(musts).toBe(asked === 0 ? Math.ceil(plan.features.length * 0.55) : Math.min(asked, mustsOf(asked)));
    expect(order[0]).toBe(0);
    for (const feature of plan.features) {
      // What the idea asks for may have another reason than its goals; what is proposed needs one of them.
      if (!feature.stated) expect(feature.goals.length).toBeGreaterThan(0);
      for (const at of feature.goals) expect(plan.goals[at]).toBeDefined();
      expect(feature.tests.length).toBeGreaterThanOrEqual(1);
      expect(feature.event.name).toMatch(/^[a-z][a-z0-9_]*$/);
    }
    // A goal that none of the deeds brings nearer has no feature, rather than a wrong one; what is proposed has one.
    const isAimed = plan.goals.some(({ stated }) => stated);
    if (isAimed || plan.features.some(({ stated }) => !stated))
      expect(plan.features.some(({ goals }) => goals.length > 0)).toBe(true);
  });

  it('says a story in other words than its feature', () => {
    for (const { need, want, stated } of plan.features) if (!stated) expect(want).not.toBe(need);
  });

  it('has its milestones on working days, in order, and keeps the day of the idea', () => {
    const { decision, prototype, pilot, launch, review, reading, limit } = plan.calendar;
    const days = [today, decision, prototype, pilot, launch, review, reading];
    for (const [at, day] of days.slice(1).entries()) {
      expect(day > (days[at] ?? '')).toBe(true);
      expect(workingDay(day)).toBe(day);
    }
    if (limit) expect(launch <= limit).toBe(true);
  });

  it('portrays whom it is made for and whom the idea names, and makes nobody up beside them', () => {
    const [first, ...others] = plan.personas;
    expect(first?.side).toBe('actor');
    const said = plan.brief.sentences.join(' ').toLowerCase();
    for (const { role } of others) expect(said).toContain(role.split(' ').at(-1)?.slice(0, 5));
    expect(new Set(plan.personas.map(({ name }) => name)).size).toBe(plan.personas.length);
  });

  it('offers authors who ask for more no feature that stands there already', () => {
    const spare = spareFeatures(plan);
    const known = new Set(lower(plan.features.map(({ name }) => name)));
    expect(lower(spare.map(({ name }) => name)).filter((name) => known.has(name))).toEqual([]);
  });
});

describe('planning', () => {
  it.each([
    ['A seed swap in Bath, to be live by 30 June 2027', '2027-06-30'],
    ['A ferry timetable; we must launch before 1 March 2027', '2027-03-01'],
    ['A choir register that has to be ready by 15 January 2027', '2027-01-15'],
  ])('%s', (idea, day) => {
    const { calendar } = planDocument(idea, '', today);
    expect(calendar.launch <= day).toBe(true);
    expect(daysBetween(today, calendar.launch)).toBeGreaterThan(10);
    expect(calendar.decision < calendar.prototype && calendar.prototype < calendar.pilot).toBe(true);
    expect(calendar.pilot < calendar.launch).toBe(true);
  });

  it('keeps the day of the pilot apart from that of the launch', () => {
    const idea = 'A rota for ferries. Pilot with 2 piers by 1 June 2027, all 9 by the end of 2027.';
    const { calendar } = planDocument(idea, '', today);
    expect(calendar.pilot).toBe('2027-06-01');
    expect(calendar.prototype < calendar.pilot && calendar.launch <= '2027-12-31').toBe(true);
    expect(daysBetween(calendar.pilot, calendar.launch)).toBeGreaterThan(60);
  });

  it('keeps limits free of the full stop of their sentence', () => {
    const { brief } = planDocument('A logbook for lifeboats. Budget £18,000. It must work offline.', '', today);
    for (const { text } of brief.limits) expect(text).not.toMatch(/[.!]$/);
  });

  it('counts from the day of the run and from what its author added', () => {
    const early = planDocument(ideas.dogs, '', today);
    const late = planDocument(ideas.dogs, '', '2027-05-03');
    expect(late.calendar.decision > early.calendar.decision).toBe(true);
    expect(planDocument(ideas.dogs, 'Budget £70,000', today).brief.limits.map(({ kind }) => kind)).toContain('budget');
  });
});

describe('adopting what finished sections say', () => {
  const plan = planDocument(ideas.kelpline, '', today);
  const block = (features: object[]): BriefBlock =>
    ({
      specforge: 1,
      task: 'section',
      idea: ideas.kelpline,
      today,
      template: { id: 't', name: 'T', docType: 'PRD', purpose: 'p' },
      sections: {},
      dependencies: [{ key: 'scope-features', data: { features } }],
      targets: { FR: ['scope-features', 'feature', 12] },
    }) as BriefBlock;

  it('takes ids and names over, leaves out what was removed, and keeps the plan for the rest', () => {
    const adopted = adopt(
      plan,
      block([
        { id: 'FR-003', name: plan.features[2]?.name },
        { id: 'FR-014', name: 'Tide board' },
      ]),
    );
    expect(adopted.features.map(({ id, name }) => [id, name])).toEqual([
      ['FR-003', plan.features[2]?.name],
      ['FR-014', 'Tide board'],
    ]);
    expect(adopted.features[0]?.tests).toEqual(plan.features[2]?.tests);
    expect(adopted.features[1]?.event.name).toBe('tide_board_used');
    expect(adopted.goals).toEqual(plan.goals);
  });
});
