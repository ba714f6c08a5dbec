import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { everyDeed } from '../read/every-deed.js';
import { eventOf } from './event-of.js';
import { deedNameOf, namesOf } from './feature-name.js';
import { kindOf } from './kinds.js';
import { classOf } from './sense.js';

const idea =
  'Foresters plan cuttings. Rangers photograph damage from their phone, ward clerks approve payments up to €300 and finance managers sign off anything above that. The system connects to Forstwin 7 and reads the stands. It must keep working in the valley with no signal and keep photos for 6 years. Wardens message a ranger.';

describe('features the idea asks for', () => {
  const plan = planDocument(idea, '', today);
  const told = (name: RegExp) => {
    const feature = plan.features.find((one) => name.test(one.name));
    const by = plan.personas.find(({ side }) => side === feature?.side)?.role;
    return { ...feature, by };
  };

  it('are done by whom the idea names', () => {
    expect(told(/^Photograph/).by).toBe('ranger');
    expect(told(/^Approve/).by).toBe('ward clerk');
    expect(told(/^Approve/).description).not.toMatch(/pass by rule|admin/i);
    expect(told(/^Message a ranger/).description).toBe('Wardens message a ranger.');
  });

  it('stand alone: a sum is said again', () => {
    expect(plan.features.map(({ name }) => name)).toContain('Sign off anything above €300');
  });

  it('are told by their kind where that says more than the verb', () => {
    expect(told(/Forstwin/).description).toMatch(/exchanges data with Forstwin 7/);
    expect(kindOf({ verb: 'keep', object: 'photos', noun: 'photo', tail: 'for 6 years', automatic: true })).toEqual({
      kind: 'retention',
      slots: { span: '6 years' },
    });
    expect(kindOf({ verb: 'work', object: '', noun: '', tail: 'without a signal', automatic: true })?.kind).toBe(
      'offline',
    );
    expect(
      kindOf({ verb: 'see', object: 'a daily report of stock', noun: 'stock', tail: '', automatic: false })?.kind,
    ).toBe('report');
    expect(kindOf({ verb: 'see', object: 'prices', noun: 'price', tail: '', automatic: false })).toBeNull();
  });

  it('say what belongs to the one who asks as their own', () => {
    expect(told(/^Photograph/).need).toMatch(/from my phone/);
    expect(laundry.features[0]?.need).toBe(
      'to note how many dirty pieces I collect, apply for a licence and plan rounds',
    );
  });

  it('name an event by what the deed is done to, or by what it leaves', () => {
    expect(laundry.features[0]?.event.name).toBe('entry_noted');
    expect(everyDeed(laundry.brief.capabilities).map((deed) => eventOf(deed, deed.noun, laundry).name)).toEqual([
      'entry_noted',
      'licence_request_made',
      'round_planned',
    ]);
  });

  it('are never told alike', () => {
    const texts = plan.features.map(({ description }) => description);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

const laundry = planDocument(
  'An app for our laundry. Drivers note how many dirty pieces they collect, apply for a licence and plan rounds.',
  '',
  today,
);

describe('a verb', () => {
  const plan = planDocument(
    'Wardens book hours on a project, book a boat for Saturday and withdraw a permit. Anglers report catches, report a leak with a photo and see who holds a permit. The system logs the water level.',
    '',
    today,
  );
  const how = (name: RegExp): string => plan.features.find((one) => name.test(one.name))?.description ?? '';

  it('says no more than the idea does', () => {
    expect(how(/^Book hours/)).toBe('Wardens book hours on a project, book a boat for Saturday and withdraw a permit.');
    expect(how(/^Log/)).not.toMatch(/wardens|anglers/i);
  });

  it('is judged by the last word of the object', () => {
    const of = (object: string, noun: string) => classOf({ object, noun });
    expect(of('the fee of 10 lei', 'fee')).toBe('sum');
    expect(of('up to £300', '')).toBe('sum');
    expect(of('drivers', 'driver')).toBe('person');
    expect(of('a signed contract', 'signed contract')).toBe('document');
    expect(of('who owes what', '')).toBe('none');
    expect(of('a kayak', 'kayak')).toBe('thing');
  });

  it('that the idea does not ask for is proposed twice at most', () => {
    expect(plan.features.filter(({ stated }) => !stated).length).toBeLessThanOrEqual(2);
    expect(new Set(plan.features.map(({ event }) => event.name)).size).toBe(plan.features.length);
  });
});

describe('the object of a verb', () => {
  it('is named where only `it` stands for it, and is mine where I did it', () => {
    const [own] = planDocument('Grooms tick off the work they did.', '', today).features;
    expect(own?.need).toBe('to tick off the work I did');
    expect(
      planDocument('Cooks pack each box. Drivers confirm that it was delivered.', '', today).features[1]?.name,
    ).toBe('Confirm that the box was delivered');
  });

  it('is what is answered where an answer names nothing, and stands behind a verb that was torn apart', () => {
    const { brief } = planDocument(
      'Residents request a slot, the clerk accepts or declines with a reason. Reviewers send a file back with comments.',
      '',
      today,
    );
    const names = namesOf(everyDeed(brief.capabilities));
    expect(names).toEqual([
      'Request a slot',
      'Accept or decline with a reason',
      'Decline the request',
      'Send a file back with comments',
    ]);
    expect(everyDeed(brief.capabilities).map(deedNameOf)).toEqual([
      'Request a slot',
      'Accept the request with a reason',
      'Decline the request with a reason',
      'Send back a file with comments',
    ]);
  });
});

describe('a function of which only the words are known', () => {
  it('is one of the plan, and whoever it names has a place there', () => {
    const { features, personas } = planDocument(
      'BabyAir is an air sensor for prams. Mothers read the values of the day. A nanny should be able to use the same sensor from their own phone.',
      '',
      today,
    );
    expect(features.map(({ name }) => name)).toContain('Use the same sensor from their own phone');
    expect(personas.map(({ role }) => role)).toContain('nanny');
  });
});
