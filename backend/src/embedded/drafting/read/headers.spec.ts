import { withoutHeaders } from './headers.js';

const said = (raw: string): string => withoutHeaders(raw).lines.join('\n').trim();

describe('what stands around an idea', () => {
  it.each([
    [
      'the fields of a mail',
      'From: Ann Lee\nTo: product@\nSubject: FW: driver portal\n\nWe lend keys.',
      'We lend keys.',
    ],
    [
      'what a mail program writes',
      '---------- Forwarded message ----------\nFrom: Ann\n\nWe lend keys.\n/Ann',
      'We lend keys.',
    ],
    ['the mark of a tracker', 'PLAT-2291: Flag cleanup bot', 'Flag cleanup bot'],
    ['the kind of a ticket', '[FEATURE] Refund automation', 'Refund automation'],
    ['the key and the kind', 'INV-118 [Epic] Stock counts', 'Stock counts'],
    ['whom a chat addresses', '@priya ok so re: the on-call thing, we lend keys', 'we lend keys'],
    [
      'the clause of a tender',
      '3.2 Scope of services. The Department lends keys. 4.3 Timeline. Live in May.',
      'The Department lends keys. Live in May.',
    ],
  ])('is left out: %s', (_, raw, rest) => {
    expect(said(raw)).toBe(rest);
  });

  it('keeps the subject of a mail, which says what it is about', () => {
    expect(withoutHeaders('Subject: Re: driver portal\n\nWe lend keys.').about).toBe('driver portal');
  });

  it('leaves figures and labels within an idea alone', () => {
    const idea = 'Waiting falls from 4.2 to 3.1 days.\nTo: every site\nKeys cost 2.50 each.';
    expect(said(idea)).toBe(idea);
  });
});
