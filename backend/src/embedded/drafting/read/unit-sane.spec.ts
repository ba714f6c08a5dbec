import type { Capability } from './brief.js';
import { saneUnit } from './unit-sane.js';

const deed = (verb: string, object: string, noun: string): Capability => ({
  verb,
  object,
  noun,
  tail: '',
  automatic: false,
});

describe('the thing that everything is about', () => {
  it('is what the idea counts by the month where its deeds do not tell it', () => {
    const text = 'A claim arrives and it drafts a letter for the claim. We handle 900 water claims a month.';

    expect(saneUnit('water', [], text, 'assistant')).toBe('claim');
  });

  it('is what is counted rather than what is done as rarely', () => {
    const deeds = [deed('mark', 'the tree', 'tree'), deed('check', 'the request', 'request')];

    expect(
      saneUnit('tree', deeds, 'Mark the tree. Check the request. 80% of the 1,900 yearly requests.', 'service'),
    ).toBe('request');
  });

  it('is a booking where several things are booked', () => {
    expect(saneUnit('desk', [deed('book', 'desks, rooms and booths', 'desk')], 'Members book desks.', 'app')).toBe(
      'booking',
    );
  });

  it('is not known where it is an idle hour, or said in passing', () => {
    expect(saneUnit('idle hour', [], 'Idle hours cost money.', 'marketplace')).toBeNull();
  });

  it('stays what deeds handle', () => {
    expect(
      saneUnit('invoice', [deed('upload', 'an invoice', 'invoice')], 'Upload an invoice. The invoice is late.', 'app'),
    ).toBe('invoice');
  });
});
