import { blockFor, coreTemplates, today } from '../drafting.testing.js';
import { draftOf } from './context.js';
import type { Draft, Row } from './draft.js';
import { lists } from './lists.js';
import { texts } from './texts.js';

const template = coreTemplates.find(({ id }) => id === 'frd-webapp');
const [section] = template?.sections ?? [];
if (!template || !section) throw new Error('no template');
const drafted = (idea: string): Draft =>
  draftOf({ ...blockFor(template, section, template.sections, idea, {}), today });
const draft = draftOf({
  ...blockFor(
    template,
    section,
    template.sections,
    'An app for chimney sweeps. The sweep issues the certificate and plans their day, householders confirm the visit or decline the visit from a text message, the clerk approves requests, the treasurer records the fee, the librarian publishes the tour plan.',
    {},
  ),
  today,
});
const rows = (meaning: string): Row[] => lists[meaning]?.(draft) ?? [];
const named = (meaning: string, name: RegExp): Row => rows(meaning).find((row) => name.test(String(row['name']))) ?? {};

describe('a use case', () => {
  it('goes step by step and refers to the requirements in which each step is told', () => {
    const steps = rows('useCase').map(({ mainFlow }) => mainFlow as string[]);
    expect(steps.join(' ')).not.toMatch(/[{}~]|is kept\.$/);
    expect(named('useCase', /^Issue/)['mainFlow']).toEqual([
      '1. Issue the certificate (FR-001)',
      '2. Plan their day (FR-001)',
    ]);
    expect(JSON.stringify(rows('useCase'))).not.toMatch(/asks for|Record the fee|record the fee/);
  });

  it('is the way through all of it where each of them does one thing, and its sequence has the same steps', () => {
    const barge = drafted(
      'An app for locks. Skippers report a passage. The lock keeper opens the gate. Every night the app deletes old passages.',
    );
    const [only, more] = lists['useCase']?.(barge) ?? [];
    expect(only?.['mainFlow']).toEqual([
      '1. Skipper: report a passage (FR-001)',
      '2. Lock keeper: open the gate (FR-002)',
      expect.stringMatching(/^3\. System: delete old passages/),
    ]);
    expect(more).toBeUndefined();
    expect(texts['useCase.sequence']?.(barge)).toMatch(/A2->>S: FR-002 open the gate/);
  });

  it('has a no as the other way out of a yes to the same', () => {
    const { mainFlow, alternatives } = named('useCase', /^Confirm/);
    expect(String(mainFlow)).not.toMatch(/declines/);
    expect((alternatives as string[])[0]).toMatch(/^\da\. Instead: the householder declines the visit/);
    const courses = (alternatives as string[]).map((text) => text.split('.')[0]);
    expect(new Set(courses).size).toBe(courses.length);
  });

  it('that matters most shows what its checks say', () => {
    expect(texts['useCase.sequence']?.(draft)).not.toMatch(/rights, rules, revision/);
  });
});

describe('what is the same for any deed', () => {
  it('stands on no screen and in no refusal of its own', () => {
    expect(JSON.stringify(rows('screen'))).not.toMatch(
      /Filter by state|Withdraw with a reason|Time of the last update/,
    );
    expect(JSON.stringify(rows('functionalRequirement'))).not.toMatch(/right to it/);
    expect(JSON.stringify(rows('stateChange'))).not.toMatch(/is done/);
  });

  it('is no step of a journey', () => expect(JSON.stringify(rows('journey'))).not.toMatch(/comes up/));

  it('asks nobody to sign in who only answers a message, and tells nobody of a day that is one’s own', () => {
    expect(named('actor', /^Householder/)['access']).toMatch(/without an account/);
    // How everybody signs in stands among the rules of signing in.
    expect(named('actor', /sweep/i)['access']).toBeUndefined();
    expect(JSON.stringify(rows('notification'))).not.toMatch(/A day is new/);
  });

  it('follows the same people in a funnel', () => {
    const [tried, ...others] = rows('funnelStep').map(({ text }) => String(text));
    expect(tried).toMatch(/issue the certificate|Signed up/);
    expect(others.join(' ')).not.toMatch(/confirm|approve|record/);
  });
});
