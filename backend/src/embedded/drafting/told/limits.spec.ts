import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';
import { limitsIn } from './limits.js';
import { noted } from './told.testing.js';

const limits = (notes: string): string[] =>
  limitsIn(noted(notes), { today: '2026-11-27', name: '' }).map(({ kind, text }) => `${kind}: ${text}`);

describe('rules of a sentence', () => {
  it('keep their subject, and what is only said of the deed before is none', () => {
    const rules = limitsIn(
      noted(
        '{rule [s Entries] may be [v corrected], but never [v deleted], and are [v kept] [t for five years].} {do [s Downtime] is [v pulled in],} {rule so they only have to [v add] [o the cause].}',
      ),
      { today: '2026-11-27', name: 'Log' },
    ).map(({ text }) => text);

    expect(rules).toEqual(['entries may be corrected, but never deleted, and are kept for five years']);
  });
});

describe('what binds in marked statements', () => {
  it('is each rule of a list by itself, without the word for it', () => {
    expect(
      limits(
        '{rule Rules we know about: rush cases carry a 30% surcharge, no case starts without a prescription, overdue offices cannot submit new cases.}',
      ),
    ).toEqual([
      'other: rush cases carry a 30% surcharge',
      'other: no case starts without a prescription',
      'other: overdue offices cannot submit new cases',
    ]);
  });

  it('stays whole where a comma parts no rules', () => {
    expect(limits('{rule A booking can be moved, if there is room, up to 2 hours before.}')).toHaveLength(1);
  });

  it('keeps the not of what is forbidden under a heading', () => {
    expect(limits('{rule Must NOT: give any medical advice or suggest a diagnosis.}').join()).toMatch(
      /must not give any medical advice/i,
    );
  });

  it('is no day of the whole where it is that of one platform', () => {
    expect(limits('{need Android first, iPhone by the summer.}').join('; ')).not.toMatch(/date:/);
  });

  it('is no sum to spend where each night has a cap of its own', () => {
    const { limits: found } = readIdea(
      'A tool for finance. Differences auto-clear to a rounding account, capped at $50 a night in total.',
      today,
    );
    expect(found.filter(({ kind }) => kind === 'budget')).toEqual([]);
  });

  it('keeps the spelling of a platform', () => {
    expect(limits('{need iOS and Android.}')).toEqual(['platform: iOS', 'platform: Android']);
  });

  it('names what is out of scope one by one', () => {
    expect(limits('{out Out of scope for phase 1: events and parties, insurance, Sweden.}').join('; ')).toMatch(
      /no events.*no parties.*no insurance.*no Sweden/,
    );
  });

  it('names a law without the word before it', () => {
    expect(limits('{need as the Norwegian Working Environment Act requires.}')).toEqual([
      'law: the Norwegian Working Environment Act',
    ]);
    expect(limits('{need As the FCA Consumer Duty expects it.}')).toEqual(['law: the FCA Consumer Duty']);
  });

  it('takes what is kept in a place, and for how long, for two', () => {
    expect(limits('{rule Personal data must be stored in the UK and deleted 6 years after someone leaves.}')).toEqual([
      'quality: personal data must be stored in the UK',
      'other: personal data must be deleted 6 years after someone leaves',
    ]);
  });

  it('says of whom a rule is that was parted from its sentence', () => {
    expect(
      limits('{do [who Finance users] can [v look at] [o the forecast]} {rule but cannot change lease data.}'),
    ).toEqual(['other: finance users cannot change lease data']);
    expect(
      limits('{need Scripts must be encrypted,} {rule and our own staff must not be able to read them.}'),
    ).toContain('other: our own staff must not be able to read scripts');
  });

  it('keeps two clauses together of which the second speaks of the first', () => {
    expect(
      limits('{rule A booking can be cancelled until the day before; after that the studio keeps 50% of the price.}'),
    ).toEqual(['other: a booking can be cancelled until the day before; after that the studio keeps 50% of the price']);
  });

  it('sets no day by what is only told', () => {
    expect(limits("{today By February there's KES 300,000 out there.}")).toEqual([]);
    expect(limits('{bg Our contract with the old supplier ends on 31 March 2027.}')).toEqual([
      expect.stringMatching(/^date: .*31 March 2027/),
    ]);
  });

  it.each([
    [
      "{out Indoor halls are rec's own system, leave that alone.}",
      "indoor halls are rec's own system, leave that alone",
    ],
    ['{who some aligners (aligners NOT in scope, different supplier)}', 'aligners, different supplier'],
    ['{out A web interface is a non-goal as well.}', 'a web interface is a non-goal as well'],
  ])('leaves out what “%s” says', (notes, out) => {
    expect(limitsIn(noted(notes), { today: '2026-11-27', name: '' })).toMatchObject([{ out }]);
  });

  it('leaves out nothing that says nothing of it', () => {
    expect(limitsIn(noted('{out Boats are named Jim and Jack.}'), { today: '2026-11-27', name: '' })[0]?.out).toBe(
      undefined,
    );
  });

  it.each([
    [
      '{need Paper applicants exist so I have to be able to key one in.}',
      'other: paper applicants exist so I have to be able to key one in',
    ],
    ['{need PL + EN + DE, few clinics in Görlitz.}', 'language: PL + EN + DE'],
    ['{need It has to work in German, Turkish and Bosnian.}', 'language: German, Turkish and Bosnian'],
    [
      '{price Free tier 100 documents a month, after that per call.}',
      'other: free tier 100 documents a month, after that per call',
    ],
    [
      '{price Residents, whose status is confirmed, pay half the price.}',
      'other: residents, whose status is confirmed, pay half the price',
    ],
    [
      '{do [s Everything a researcher does] is [v logged]} {rule and kept for five years.}',
      'other: everything a researcher does is kept for five years',
    ],
    [
      "{do If they can't, [to the technician on call] [v gets] [o a message]} {rule and must react within 15 minutes.}",
      'other: the technician on call must react within 15 minutes',
    ],
    [
      '{rule Disputes under £25 are refunded, provided that the customer has had no more than two.}',
      'other: disputes under £25 are refunded, provided that the customer has had no more than two',
    ],
  ])('tells of “%s” what it is', (notes, limit) => {
    expect(limits(notes)).toEqual([limit]);
  });

  it('says nothing of a system that is only there', () => {
    expect(limits('{need Our PMS is [sys Mews].}')).toEqual([]);
  });

  it('says of each half of a rule what it is about', () => {
    expect(limits('{rule Lessons are recorded and are kept for 60 days.}')).toEqual([
      'other: lessons are recorded',
      'other: lessons are kept for 60 days',
    ]);
  });

  it('makes no rule of a law that is only named', () => {
    expect(limits('{rule We have to follow the Consumer Credit Directive.}')).toEqual([
      'law: the Consumer Credit Directive',
    ]);
  });

  it('says of what something holds beside a price', () => {
    expect(
      limits('{price Operators pay a fee of [sum 400 zł per permit], which is not charged for rescue work.}'),
    ).toEqual(['other: the fee is not charged for rescue work']);
  });

  it('says who or what it is about, wherever that stands', () => {
    expect(
      limits(
        '{do [who Pupils] [v book] [o a lesson].} {rule [who They] may [v cancel] [t up to 24 hours beforehand].}',
      ),
    ).toEqual(['other: pupils may cancel up to 24 hours beforehand']);
    expect(
      limits(
        '{do [who Drivers] [v scan] [o cages] [t with a Zebra handheld],} {rule which has to work in a basement.}',
      ),
    ).toEqual(['other: the Zebra handheld has to work in a basement']);
  });

  it('forbids what stands behind the label that forbids it', () => {
    expect(limits('{rule Must NOT: give any medical advice or suggest a diagnosis.}')).toEqual([
      'other: it must not give any medical advice or suggest a diagnosis',
    ]);
  });

  it('is nothing that only tells which systems are connected, or that a day is still open', () => {
    expect(limits('{need Product data comes from [sys Open Food Facts].}')).toEqual([]);
    expect(limits('{out No launch date is fixed.}')).toEqual([]);
  });

  it('ends where another thing begins', () => {
    expect(
      limits(
        '{rule Each permit allows two extensions of up to 7 days; after that,} {price a charge of [sum 150 euros per day] applies.}',
      ),
    ).toEqual(['other: each permit allows two extensions of up to 7 days']);
  });
});
