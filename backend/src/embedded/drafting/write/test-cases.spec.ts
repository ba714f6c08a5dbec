import { blockFor, coreTemplates, today } from '../drafting.testing.js';
import { draftOf } from './context.js';
import { stepsOf } from './deed-groups.js';
import type { Draft, Row } from './draft.js';
import { lists } from './lists.js';
import { texts } from './texts.js';

function draft(idea: string): Draft {
  const template = coreTemplates.find(({ id }) => id === 'frd-webapp');
  const [section] = template?.sections ?? [];
  if (!template || !section) throw new Error('no template');
  return draftOf({ ...blockFor(template, section, template.sections, idea, {}), today });
}
const on = draft(
  'Riders book extras and the arena, grooms weigh out each ration and tick off each ration, the owner sends the monthly invoices, farriers see which horses are due. At most two horses at a time in the arena.',
);
const rows = (meaning: string): Row[] => lists[meaning]?.(on) ?? [];

describe('test cases', () => {
  const cases = rows('testCase');

  it('go beyond the criteria', () => {
    const criteria = rows('story').flatMap((story) =>
      (story['criteria'] as { then: string }[]).map(({ then }) => then),
    );
    for (const { expected } of cases)
      expect(criteria.map((then) => then.toLowerCase())).not.toContain(String(expected).toLowerCase());
  });

  it('try limits, figures against a count by hand, and the parts of others', () => {
    const told = cases.map(({ title, kind }) => `${String(kind)}: ${String(title)}`).join('\n');
    expect(told).toMatch(/boundary: Two horses at a time, and one more/);
    expect(told).toMatch(/“See which horses are due” compared with a manual list/);
    expect(told).toMatch(/security: (?:Each role opens pages of other roles|A link is passed on|Pages of one role)/);
  });

  it('name no page that somebody may open after all, and no rule that stands with its requirement', () => {
    expect(JSON.stringify(cases)).not.toMatch(/opens “|the rule holds|” happens/);
  });

  it('copy what stays there for the others', () => {
    const air = draft('An app for schools. Pupils borrow the raw data as CSV for their projects. Teachers set limits.');
    expect(JSON.stringify(lists['testCase']?.(air))).not.toMatch(/One is left/);
  });
});

describe('of a service with prices, hours and lessons', () => {
  const school = draft(
    'An online service for music schools. Learners book lessons and see which of the 12 EDT lessons are done. Instructors set their hours and sign off each lesson with a note. The school owner sets prices, assigns learners to instructors and sees weekly earnings. A lesson cancelled less than 24 hours before is charged in full unless the instructor waives it.',
  );
  const told = (meaning: string): Row[] => lists[meaning]?.(school) ?? [];
  const cases = told('testCase');

  it('a rule that charges is tried on both sides, and whoever may waive it has a deed for it', () => {
    expect(JSON.stringify(cases)).toMatch(/of the second the page says beforehand that it is charged in full/);
    expect(stepsOf(school.plan).map(({ feature }) => feature.name)).toEqual(
      expect.arrayContaining(['Cancel a lesson', 'Waive the charge for a late cancellation']),
    );
  });

  it('a lesson is signed off as done and not answered, and told to those who have it', () => {
    const feature = school.plan.features.find(({ description }) => description.includes('sign off'));
    expect(feature?.name).toBe('Set their hours and sign off each lesson with a note');
    expect(JSON.stringify(feature)).not.toMatch(/answer/);
    expect(told('notification')).toContainEqual(
      expect.objectContaining({ event: 'A lesson was signed off', recipient: 'Learners' }),
    );
  });
});

describe('what is offered to those who wait', () => {
  const van = draft(
    'A tool for our blood van. About 9 of 60 slots a day stay empty. The booking clerk should enter donors and offer a freed slot to the reserve list by text. The nurse defers a donor with a reason.',
  );

  it('goes out as a message', () => {
    expect(lists['notification']?.(van)).toContainEqual(
      expect.objectContaining({ recipient: 'Those on the reserve list', channel: 'Text message' }),
    );
  });

  it('a deferral holds until a day and waits for nobody', () =>
    expect(van.plan.features.find(({ name }) => /^Defer/.test(name))?.description).not.toMatch(/wait/));
});

describe('use cases and screens', () => {
  it('are made for what one person does in one go', () => {
    const names = rows('useCase').map(({ name }) => name);
    expect(names).toContain('Weigh out each ration and tick off each ration');
    expect(rows('screen').map(({ name }) => name)).toContain('Weigh out each ration and tick off each ration');
    expect(JSON.stringify(rows('useCase'))).not.toMatch(/The system keeps it/);
  });
});

describe('screens and words', () => {
  const store = draft(
    'An app for a costume store. Keepers register costumes with photo and sizes, designers search by era and reserve costumes for a production, the manager sees which reservations clash. No costume goes out for more than 21 days.',
  );
  const of = (meaning: string): Row[] => lists[meaning]?.(store) ?? [];

  it('are a page of each function that somebody uses, with what the idea lists', () => {
    expect(of('screen').map(({ name }) => name)).toEqual([
      'Register costumes with photo and sizes',
      'Search by era and reserve costumes for a production',
      'See which reservations clash',
    ]);
    expect(of('screen')[0]?.['content']).toEqual(['Costume: photo and sizes']);
    expect(of('inputField').map(({ field }) => field)).toEqual(['Costume: photo', 'Costume: sizes']);
  });

  it('refuse by the rule without saying it again, and tell those who have to do with it', () => {
    expect(of('uiMessage')[0]?.['text']).toMatch(/\brule\b/);
    expect(JSON.stringify(of('uiMessage'))).not.toMatch(/21 days/);
    expect(of('notification').map(({ recipient }) => recipient)).toEqual(['Keepers']);
    expect(of('stateChange')).toEqual([]);
  });

  it('hold of a thing what the idea lists of it, and nothing that somebody does next', () => {
    const told = of('dataField').map(({ field, required }) => `${String(field)}: ${String(required)}`);
    expect(told).toEqual(expect.arrayContaining(['photo: yes', 'sizes: yes']));
    expect(told.join(' ')).not.toMatch(/designers|reserve/);
  });
});

describe('what else is said of each deed', () => {
  it('is a right to a thing, a notice to whoever has to act, and a list that was asked for', () => {
    const rights = rows('permission').map(({ object, actions }) => `${String(object)}: ${String(actions)}`);
    expect(rights).toContain('FR-002 Weigh out each ration and tick off each ration: use');
    const notices = rows('notification').map(({ event, recipient }) => `${String(event)} -> ${String(recipient)}`);
    expect(notices).toEqual(expect.not.arrayContaining([expect.stringMatching(/to be named|assumed/)]));
    expect(rows('report')[0]?.['name']).toBe('Horses that are due');
    expect(JSON.stringify(rows('notification'))).not.toMatch(/was finished/);
  });

  it('lists what the idea wants to see of many, and nothing else; a look is no event, and what is sent has its own name', () => {
    const depot = draft(
      'A tool for our bus depot: drivers report a defect with a photo, the laundry driver confirms what was delivered, the manager sees the defects per line each month and reads the handbook.',
    );
    expect((lists['report']?.(depot) ?? []).map(({ name }) => name)).toEqual(['Defects per line each month']);
    const events = (lists['event']?.(depot) ?? []).map(({ name }) => String(name)).join(' ');
    expect(events).toMatch(/defect_reported/);
    expect(events).not.toMatch(/_seen|_read|entry_/);
    expect(lists['term']?.(depot)).toEqual([]);
    const choir = draft('A tool for our choir: singers see which music is theirs, the head sees who is behind.');
    expect((lists['report']?.(choir) ?? []).map(({ name }) => name)).toEqual([
      'Which music is theirs',
      'Who is behind',
    ]);
  });

  it('speaks of no other system than those that are connected', () => {
    const kitchen = draft('An internal tool for our zoo. Keepers note leftovers, cooks weigh out each ration.');
    const said = JSON.stringify(
      ['mapping', 'partnerLimit', 'testExclusion'].map((meaning) => lists[meaning]?.(kitchen)),
    );
    expect(said).not.toMatch(/message service|message provider|delivery state/i);
  });

  it('connects nothing for a few people where the idea names no other system', () => {
    const kitchen = draft('An internal tool for our zoo. Keepers note leftovers, cooks weigh out each ration.');
    expect(kitchen.known('integration')).toEqual([]);
    expect(lists['syncRule']?.(kitchen)).toEqual([]);
    expect(texts['integrationOverview']?.(kitchen)).toMatch(/no other system|no exchange/i);
    expect(texts['integrationFlow']?.(kitchen)).toMatch(/Keeper.*note leftovers/i);
  });
});

describe('what stands elsewhere', () => {
  it('is not tried or told in the same words a second time', () => {
    const hives = draft(
      'An app for hive rental. Growers post a request with the hive count. Brokers approve the request within 2 days. A grower may have at most two requests open. Growers can enter sprayings offline.',
    );
    const of = (meaning: string): Row[] => lists[meaning]?.(hives) ?? [];
    const cases = of('testCase');
    const way = cases.find(({ title }) => /from hand to hand/.test(String(title)));
    expect(way?.['steps']).toHaveLength(2);
    expect(JSON.stringify(cases)).not.toMatch(/success case/);
    const said = JSON.stringify(of('functionalRequirement')).toLowerCase();
    const others = of('useCase').flatMap(({ alternatives }) => alternatives as string[]);
    for (const text of others) expect(said).not.toContain(text.toLowerCase().replace(/^.*: |\.$/g, ''));
  });
});
