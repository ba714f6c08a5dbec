import { blockFor, coreTemplates, draftAfresh, today } from '../drafting.testing.js';
import { draftOf } from './context.js';
import type { Draft, Ref, Row } from './draft.js';
import { lists } from './lists.js';
import { texts } from './texts.js';

const template = coreTemplates.find(({ id }) => id === 'frd-webapp');
const [section] = template?.sections ?? [];
if (!template || !section) throw new Error('no template');

const draftFor = (idea: string): Draft =>
  draftOf({ ...blockFor(template, section, template.sections, idea, {}), today });
const draft = draftFor(
  'Renewly is a contract tracker. It reads contracts from SAP and sends a digest to buyers by email every Monday. Contract owners get reminders 60/30 days before the notice deadline. Buyers upload contracts and cancel contracts.',
);
const rows = (meaning: string): Row[] => lists[meaning]?.(draft) ?? [];
const said = (meaning: string): string => JSON.stringify(rows(meaning));

describe('what the product does by itself', () => {
  it('has no page, no right and no place on the map of what people do', () => {
    expect(rows('screen').map(({ name }) => name)).not.toContainEqual(expect.stringMatching(/^(?:Read|Send|Get)/));
    expect(said('permission')).not.toMatch(/reminder|digest/i);
    expect(texts['useCase.map']?.(draft)).not.toMatch(/Read contracts|Send a digest|Get reminders/);
    expect(texts['useCase.sequence']?.(draft)).toMatch(/A1->>S: FR-\d+ (?:upload|cancel) contracts/);
  });

  it('has no doer but the clock', () => {
    const actorOf = (name: RegExp): string => {
      const [ref] = (rows('functionalRequirement').find((row) => name.test(String(row['name'])))?.['actor'] ??
        []) as Ref[];
      return ref ? String(rows('actor')[ref.at]?.['name']) : 'nobody';
    };
    expect(actorOf(/^Read contracts/)).toBe('nobody');
    expect(actorOf(/^Contract owners get reminders/)).toBe('Clock');
    expect(actorOf(/^Upload/)).toBe('Buyer');
  });

  it('is a job where it has its time, and a notice to those who get it', () => {
    expect(rows('scheduledJob').map(({ job, when }) => `${String(job)}: ${String(when)}`)).toEqual(
      expect.arrayContaining([
        'Send the digest to buyers: Every Monday',
        'Send the reminder to contract owners: 60 days and 30 days before the notice deadline',
      ]),
    );
    expect(
      rows('notification').map(({ event, recipient, channel }) => [event, recipient, channel].map(String).join(' | ')),
    ).toEqual(
      expect.arrayContaining([
        'Every Monday | Buyers | Email',
        '60 days and 30 days before the notice deadline | Contract owners | Email (assumed)',
      ]),
    );
  });

  it('stands in the process as the part of the product', () => {
    const process = texts['futureState.process']?.(draft) ?? '';
    expect(process).toMatch(/\(\["Renewly"\]\)[^]*Read contracts from SAP/);
    expect(process).toMatch(/Send reminders/);
  });

  it('is judged by its result where people do nothing else', () => {
    const bot = draftFor('Sweeper is a bot that finds stale flags and opens a GitHub PR that removes the flag.');
    expect(bot.slots['task']).toBe('A first task');
    expect(draft.slots['task']).toMatch(/^“Upload contracts and cancel contracts”$/);
  });

  it('is nothing that people are timed with', () =>
    expect(draft.slots['f1']).toBe('upload contracts and cancel contracts'));
});

describe('the fields', () => {
  it('belong to entities that stand in the list, however many the idea names', () => {
    const { problems } = draftAfresh(
      template,
      'The Department of Transportation seeks a system for parking permits. Residents apply for permits, upload proof of residency, pay the annual fee and receive a permit. Staff shall review exceptions and issue refunds. Officers shall verify plates. The system shall retain records for seven years in accordance with the State retention schedule.',
    );
    expect(problems).toEqual([]);
  });
});
