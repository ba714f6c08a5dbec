import type { Capability } from '../read/brief.js';
import { momentOf } from './moment.js';

const deed = (verb: string, object: string, noun: string, tail = ''): Capability => ({
  verb,
  object,
  noun,
  tail,
  automatic: true,
});

describe('the moment of what the product does by itself', () => {
  it('is the condition before it', () => {
    const escalate = deed('escalate', 'the claim', 'claim', 'to their boss');
    expect(
      momentOf(escalate, {
        capabilities: [escalate],
        sentences: ['If a manager does not react within 3 working days the claim is escalated to their boss.'],
      }).condition,
    ).toBe('a manager does not react within 3 working days');
  });

  it('is that there is one of those it is done to', () => {
    const approve = deed('approve', 'claims', 'claim', 'automatically');
    expect(
      momentOf(approve, {
        capabilities: [approve],
        sentences: ['Claims under €75 are approved automatically, anything above goes to the line manager.'],
      }).condition,
    ).toBe('there is a claim under €75');
  });

  it('is what was done just before, in the same sentence only', () => {
    const read = deed('read', 'the ticket', 'ticket');
    const draft = deed('draft', 'a reply', 'reply');
    const capabilities = [read, draft];
    expect(momentOf(draft, { capabilities, sentences: ['It reads the ticket and drafts a reply.'] }).before).toBe(
      'the ticket has been read',
    );
    expect(
      momentOf(draft, { capabilities, sentences: ['It reads the ticket.', 'It drafts a reply.'] }).before,
    ).toBeNull();
  });

  it('comes round with the day that opens its sentence', () => {
    const list = deed('make', 'the roast list', 'roast list');
    expect(
      momentOf(list, { capabilities: [list], sentences: ['Every Tuesday night the system makes the roast list.'] })
        .period,
    ).toBe('every Tuesday night');
  });
});
