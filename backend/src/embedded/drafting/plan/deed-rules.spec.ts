import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { checksOf, linesOf } from './tried.testing.js';

const features = (idea: string) => planDocument(idea, '', today).features;
const named = (idea: string, name: RegExp) => features(idea).find((one) => name.test(one.name));
const thens = (idea: string, name: RegExp): string[] => named(idea, name)?.tests.map(({ then }) => then) ?? [];

describe('whom a rule names', () => {
  it('is bound by it, and nobody else who does something with the same thing', () => {
    const store =
      'A tool for a linen room. Crews return packs, clerks order packs from the laundry. No crew orders more than 4 packs at a time.';
    expect(named(store, /^Order/)?.rules ?? []).toEqual([]);
    expect(named(store, /^Order/)?.ruledBy ?? []).toEqual([]);
  });
});

describe('a yes that has to come first', () => {
  const idea =
    'The planner changes a shift plan and gives the reason, nurses read the plan. A shift plan only counts once the ward manager has approved it.';

  it('is a deed of whoever gives it', () => {
    expect(named(idea, /^A shift plan only counts/)?.tests[0]).toMatchObject({
      when: 'the ward manager approves a shift plan',
    });
    expect(planDocument(idea, '', today).personas.map(({ role }) => role)).toContain('ward manager');
  });

  it('stands in behaviour and checks of what waits for it', () => {
    const change = named(idea, /^Change/);
    expect(change?.description).toMatch(/until the ward manager has said yes, it is shown as waiting/);
    expect(change?.description).not.toMatch(/from then on/);
    expect(named(idea, /^A shift plan/)?.description).toBe(
      'A shift plan only counts once the ward manager has approved it.',
    );
    expect(change?.tests[0]?.then).toMatch(/waiting for the ward manager/);
    expect(change?.leaves).toMatch(/waits/);
  });

  it('is no deed twice where the idea asks for it', () => {
    const asked = `${idea} The ward manager approves each shift plan.`;
    const approving = features(asked).filter(({ tests }) => tests.some(({ when }) => / approves /.test(when)));
    expect(approving.map(({ name }) => name)).toEqual(['Approve each shift plan']);
  });
});

describe('a yes that only some of them need', () => {
  const idea =
    'Singers reserve a costume, the wardrobe mistress hands out costumes, and theatres see what is out. A costume may be out for 10 days at most; anything worth more than 400 euros needs a yes from the theatre first.';

  it('is asked for above the limit and not below it', () => {
    expect(named(idea, /^A costume may be out/)?.tests.map(({ given }) => given)).toEqual([
      'a costume worth 401 euros, and no answer yet',
      'a costume worth exactly 400 euros',
    ]);
    const reserve = named(idea, /^Reserve/)?.tests ?? [];
    expect(reserve[0]?.given).toMatch(/^it is worth more than 400 euros, and the theatre has not answered/);
    expect(reserve.map(({ given }) => given)).toContain('it is not worth more than 400 euros');
  });

  it('comes beside how long somebody may have it', () => {
    expect(thens(idea, /^Hand out/)).toEqual(expect.arrayContaining([expect.stringMatching(/limit of 10 days/)]));
  });
});

describe('limits of a deed', () => {
  const idea =
    'Players book a court from their phone. Court slots are 90 minutes, at most four players at a time, and can be cancelled free up to 6 hours before.';

  it('are tried right below and right above, where their sentence is a function of its own', () => {
    expect(thens(idea, /^Court slots/).slice(0, 3)).toEqual([
      expect.stringMatching(/ends at 10:30/),
      expect.stringMatching(/as the fourth/),
      expect.stringMatching(/refused/),
    ]);
    expect(
      named(idea, /^Court slots/)
        ?.tests.map(({ given }) => given)
        .slice(3),
    ).toEqual(['7 hours are left until it begins', '5 hours are left until it begins']);
    expect(thens(idea, /^Book/).join(' ')).not.toMatch(/10:30|fourth/);
  });

  it('are tried with the deed where no function tells them', () => {
    const many =
      'Players book a court. Coaches enter their hours. Clerks print the plan. Members pay the fee. Parents sign a consent. Trainers list drills. Hosts open the hall. Court slots are 90 minutes.';
    expect(thens(many, /^Book/)).toContain('it ends at 10:30, and the next one can begin then');
    expect(named(many, /^Book/)?.description).toBe('Players book a court. Court slots are 90 minutes.');
  });

  it('hold for whoever takes the thing that they count', () => {
    const lent = 'Members borrow a drill, a volunteer checks it. Nobody may have more than two drills at once.';
    expect(thens(lent, /^Nobody may have/)).toEqual([
      'it goes through as the second',
      expect.stringMatching(/^it is (?:refused|rejected)/),
    ]);
  });

  it.each([
    ['Nurses return the unit within 30 minutes.', /^Return/, ['the unit has not been returned', 'the unit is out']],
    [
      'Residents request a slot, the clerk accepts it. Nobody can book more than 8 weeks ahead.',
      /^Nobody can book/,
      ['a day 8 weeks ahead is chosen', 'a day 8 weeks and one day ahead is chosen'],
    ],
    ['Members reserve a drill for up to seven days.', /^Reserve/, ['7 days are asked for', '8 days are asked for']],
    [
      'Clerks enter a permit. The app warns the owner 5 days before it ends.',
      /^Warn/,
      ['5 days are left before it ends', 'more than 5 days are left before it ends'],
    ],
  ])('are times as well: %s', (said, name, givens) => {
    expect(
      named(said, name)
        ?.tests.map(({ given }) => given)
        .slice(0, 2),
    ).toEqual(givens);
  });

  it('are heard from how often something is done', () => {
    expect(named('Cellarmen record the pressure of each tank twice a day.', /^Record/)?.tests[0]?.given).toMatch(
      /one of the two entries/,
    );
  });
});

describe('a reservation that somebody approves', () => {
  const idea =
    'Designers reserve pieces for a production. The wardrobe mistress approves each reservation and books the returns. A costume may not be reserved for two productions within the same 5 days.';

  it('is not certain before the yes, and free again after a no', () => {
    const reserve = named(idea, /^Reserve/);
    expect(reserve?.tests.map(({ then }) => then)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/waits for the wardrobe mistress/),
        expect.stringMatching(/free again/),
      ]),
    );
    expect([reserve?.gain, reserve?.so, reserve?.description].join(' ')).not.toMatch(/asked first|confirmed at once/);
  });

  it('keeps the distance that the idea rules, tried on both sides', () => {
    expect(named(idea, /^A costume may not/)?.tests.map(({ given, then }) => `${given}: ${then}`)).toEqual([
      expect.stringMatching(/within 5 days of that: it is refused/),
      expect.stringMatching(/more than 5 days lie between: it goes through/),
    ]);
  });

  it('comes back, and a return is nothing that somebody could be the first to get', () => {
    expect(linesOf(idea, /^Book the returns/).join(' ')).not.toMatch(/free|nobody else|same|confirm/);
  });
});

describe('what may be changed until some hour', () => {
  const idea =
    'Customers choose a cake, bakers tick off each cake. An order can be changed until 48 hours before pick-up; after that the deposit is kept.';

  it('is tried on both sides, with what follows', () => {
    expect(named(idea, /^An order can be changed/)?.tests.map(({ given, then }) => `${given}: ${then}`)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^49 hours are left until pick-up: it is changed/),
        expect.stringMatching(/^47 hours are left until pick-up: it stays as it was.*the deposit is kept/),
      ]),
    );
    expect(named(idea, /^An order can be changed/)?.priority).toBe('must');
    expect(named(idea, /^An order can be changed/)?.asked).toMatch(/^Customers/);
    expect(named(idea, /^An order can be changed/)?.description).toBe(
      'An order can be changed until 48 hours before pick-up; after that the deposit is kept.',
    );
  });
});

describe('how far others may go', () => {
  const idea = 'Bakers tick off each cake. The owner sets how many cakes a day can be made and sees the takings.';

  it('is a limit that refuses what goes beyond it, and no change of the thing', () => {
    const checks = checksOf(idea, /^Set how many/);
    expect(checks.map(({ given }) => given).join(' ')).not.toMatch(/the cake (?:is|was|has)/);
    expect(checks.at(-1)?.then).toMatch(/refused|rejected/);
  });
});

describe('what may be done until a day of the year', () => {
  const idea =
    'Members enter their meter reading. Members can give up a plot until 30 September; after that rent is due for the whole next year.';

  it('is tried before and after it', () => {
    expect(named(idea, /^Give up/)?.tests.map(({ given, then }) => `${given}: ${then}`)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^it is 30 September: /),
        expect.stringMatching(/^30 September has passed: .*rent is due for the whole next year/),
      ]),
    );
  });
});

describe('a loan that needs a yes only when it is long', () => {
  const idea =
    'Fitters borrow a tool by scanning its code. The workshop manager approves every loan longer than 5 working days.';

  it('is certain at once when it is short', () => {
    expect(named(idea, /^Borrow/)?.tests.map(({ given }) => given)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^it is longer than 5 working days/),
        expect.stringMatching(/^it is not longer than 5 working days/),
      ]),
    );
  });
});

describe('what has to hold before a deed', () => {
  const idea =
    'The clerk orders the cloth and keepers hand out boats. No cloth is ordered before a deposit is paid, and a boat may not be handed out without a lifejacket. No cutting until the metres are checked.';

  it('is tried both ways, in the words of the idea, and asked for nowhere else', () => {
    const rule = named(idea, /^No cloth is ordered/);
    expect(rule?.tests.map(({ given }) => given)).toEqual([
      'a deposit is paid',
      'a deposit is not paid',
      'a lifejacket is there',
      'a lifejacket is missing',
    ]);
    expect(rule?.tests[0]).toMatchObject({ when: 'the clerk orders the cloth' });
    expect(rule?.tests.map(({ then }) => /refused/.test(then))).toEqual([false, true, false, true]);
    expect(named(idea, /^Order/)?.description).toBe('The clerk orders the cloth.');
    expect(thens(idea, /^Hand out/).join(' ')).not.toMatch(/missing/);
  });

  it('is found where what is done goes by its name, and where what is needed is entered', () => {
    const said =
      'A clerk releases a volume. The operator plans the embossing run. Drivers log the litres pumped. No volume may be embossed before a second reader has released it. No load leaves a stop without litres and signature.';
    expect(named(said, /^Plan/)?.tests[1]?.given).toBe('a second reader has not released the volume');
    expect(named(said, /^Log/)?.tests.slice(0, 2)).toEqual([
      expect.objectContaining({ given: 'litres and signature are there' }),
      expect.objectContaining({ given: 'litres or signature is missing' }),
    ]);
  });

  it('holds for a thing that lacks something as well', () => {
    const said = 'Keepers lend slings to a crew. A sling without valid test may not be lent.';
    expect(named(said, /^A sling without/)?.tests[1]?.given).toBe('valid test is missing');
  });
});

describe('hands that are kept apart', () => {
  it('are those of whoever is named after the deed, with what is their own', () => {
    const said =
      'Writers claim chapters. Proofreaders mark errors with a screen reader. Nobody may proofread their own chapter.';
    expect(named(said, /^Nobody may proofread/)?.tests).toEqual([
      expect.objectContaining({ given: "the chapter is not the proofreader's own" }),
      expect.objectContaining({
        given: "the chapter is the proofreader's own",
        then: expect.stringMatching(/refused/),
      }),
    ]);
    expect(named(said, /^Claim/)?.description).not.toMatch(/Nobody may/);
  });

  it('may be two roles', () => {
    const said = 'Packers pack each box. Checkers sign each box. Packer and checker must be two different people.';
    expect(named(said, /^Packer and checker/)?.tests[1]?.given).toBe('the packer and the checker are the same person');
  });

  it('are those of one who did something before, or of a thing that belongs to them', () => {
    const erected = 'Foremen erect scaffolds. Inspectors inspect each scaffold. Whoever erected it may not inspect it.';
    expect(named(erected, /^Inspect/)?.tests[1]?.given).toBe('the inspector erected it');
    const club =
      'Leaders ask for a room. The secretary approves a booking. Nobody may approve a booking of their own club.';
    expect(named(club, /^Nobody may approve/)?.tests[1]?.given).toBe("the booking is from the secretary's own club");
  });

  it('are no rule where something of one’s own is allowed', () => {
    const said = 'Pupils read their marks. Pupils may see their own marks.';
    expect(thens(said, /^Read/).join(' ')).not.toMatch(/the rule is named/);
  });
});

describe('what may be done once', () => {
  it('is refused the second time', () => {
    const said = 'Householders get a text 5 days ahead and can move the date once. Drivers log each stop.';
    expect(checksOf(said, /^Move/)).toEqual([
      expect.objectContaining({ given: 'the date was never moved before', when: 'the householder moves the date' }),
      expect.objectContaining({ given: 'the date was moved once already', then: expect.stringMatching(/refused/) }),
    ]);
  });
});

describe("somebody's yes to another thing", () => {
  const idea =
    'A service for clock menders. Clerks book the repair, menders quote a price and start the repair, drivers scan each clock. No repair may start before the owner has approved the quote.';

  it('holds back the deed that is named, and no other', () => {
    expect(checksOf(idea, /^Start/).map(({ given }) => given)).toContain('the owner has not approved the quote');
    expect(checksOf(idea, /^Quote/).map(({ given }) => given)).not.toContain('the owner has not approved the quote');
    expect(thens(idea, /^Book/).join(' ')).not.toMatch(/waiting for/);
  });

  it('comes behind what it answers, and is indispensable', () => {
    const names = features(idea).map(({ name }) => name);
    const rule = 'No repair may start before the owner has approved the quote';
    expect(names.indexOf(rule)).toBeGreaterThan(names.indexOf('Quote a price and start the repair'));
    expect(named(idea, /^No repair may start/)?.priority).toBe('must');
    expect(thens(idea, /^No repair may start/)[0]).toMatch(/the yes is kept with name and time/);
  });
});
