import { deedsIn } from './deeds.js';
import { noted } from './told.testing.js';

const deeds = (notes: string): string[] =>
  deedsIn(noted(notes)).capabilities.map(({ by, automatic, verb, object, tail }) =>
    [by ?? (automatic ? 'it' : '-'), verb, object, tail].filter(Boolean).join(' '),
  );

describe('deeds of marked statements', () => {
  it('gives each verb its doer, its object and what stands around it', () => {
    const told = deeds(
      '{do [who Waiting staff] [v look up] [o a dish] [t on a tablet] and [v filter] [o the menu] [t for a guest], and [who guests] can [v scan] [o a QR code].}',
    );

    expect(told).toEqual([
      'waiting staff look up a dish on a tablet',
      'waiting staff filter the menu for a guest',
      'guest scan a QR code',
    ]);
  });

  it('lets all verbs of a row share the object behind the last', () => {
    expect(deeds('{do [who Editors] can [v create], [v edit] and [v delete] [o tasks].}')).toEqual([
      'editor create tasks',
      'editor edit tasks',
      'editor delete tasks',
    ]);
  });

  it('takes a passive for what the product does, unless somebody is named', () => {
    expect(deeds('{do [s The affected dishes] are [v flagged].}')).toEqual(['it flag the affected dishes']);
    expect(deeds('{do [s Invoices] are [v approved] by [who the finance manager].}')).toEqual([
      'finance manager approve invoices',
    ]);
  });

  it('holds a leading condition for all deeds behind it, and another only for its own', () => {
    expect(
      deeds(
        '{do [c When a supplier changes a product], [s the dishes] are [v flagged] and [who the chef] [v reviews] [o them].} {do [who Operators] [v scan] [o the die] [c when they load it].}',
      ),
    ).toEqual([
      'it flag the dishes when a supplier changes a product',
      'chef review the dishes when a supplier changes a product',
      'operator scan the die when they load it',
    ]);
  });

  it('sends what somebody gets, and tells whoever is told', () => {
    expect(deeds('{do [to The planner] [v gets] [o a work order] [c when a die is worn].}')).toEqual([
      'it send a work order to the planner when a die is worn',
    ]);
    expect(deeds('{do [auto The system] [v notifies] [to the owner] [t by text message].}')).toEqual([
      'it notify the owner by text message',
    ]);
  });

  it('knows what a pronoun stands for', () => {
    expect(
      deeds(
        '{do [who Drivers] [v search for] [o a space], [v book] [o it] and [v pay] [t by card].} {do [who They] can [v cancel] [o it].}',
      ),
    ).toEqual(['driver search for a space', 'driver book the space', 'driver pay by card', 'driver cancel the space']);
  });

  it('asks for what a rule allows somebody only, once', () => {
    expect(deeds('{rule Only [who a head chef] can [v approve] [o a recipe].}')).toEqual([
      'head chef approve a recipe',
    ]);
    expect(
      deeds(
        '{do [who Head chefs] [v approve] [o recipes].} {rule Only [who a head chef] can [v approve] [o a recipe].}',
      ),
    ).toEqual(['head chef approve recipes']);
    expect(deeds('{rule [who Drivers] may not [v see] [o the price].}')).toEqual([]);
  });

  it('keeps what a part of the product does by itself', () => {
    expect(deeds('{do [auto the gate] [v opens] [t with a code].}')).toEqual(['it open the gate with a code']);
  });

  it('gives features without a verb as things of the product', () => {
    const [feature] = deedsIn(noted('{do - [f Weekly report of return reasons] [t by supplier]}')).capabilities;

    expect(feature).toMatchObject({ named: true, noun: 'report' });
  });
});
