import { saidIn } from './said.js';
import { noted } from './told.testing.js';

function said(notes: string): { text: string; wish: string | null; who: string; as: string } {
  const [statement] = noted(notes);
  if (!statement) throw new Error('no statement');
  const { text, wish, who, isQuoted, isProducts } = saidIn(
    statement,
    statement.start,
    statement.start + statement.whole.length,
  );
  return { text, wish, who, as: isQuoted ? 'quote' : isProducts ? 'product' : 'clause' };
}

describe('what a sentence asks for, in its words', () => {
  it.each<[notes: string, text: string, wish: string | null]>([
    [
      '{do [who The tenant] [v logs in] [t with a code], [v sees] [o every line] and can [v look at] [o the bill].}',
      'The tenant logs in with a code, sees every line and can look at the bill',
      'log in with a code, see every line and look at the bill',
    ],
    [
      '{do [c As soon as a key is back], [who the clerk] [v frees] [o the room].}',
      'As soon as a key is back, the clerk frees the room',
      'free the room',
    ],
    [
      '{do [who Setters] should be able to [v load] [o a pallet].}',
      'Setters should be able to load a pallet',
      'load a pallet',
    ],
    ['{do How it works: [who the shop] [v sends] [o a parcel].}', 'The shop sends a parcel', 'send a parcel'],
    ['{do We need a tool that lets [who wards] [v request] [o units].}', 'Wards can request units', 'request units'],
    [
      '{do We would like [who visitors] to [v reserve] [o a seat], and to be [v told] [c if the film is late].}',
      'Visitors can reserve a seat, and be told if the film is late',
      'reserve a seat, and be told if the film is late',
    ],
    [
      '{do It would be nice if [who coaches] could [v upload] [o videos].}',
      'Coaches can upload videos',
      'upload videos',
    ],
    ['{is An [kind app] for [for customers] to [v open] [o a gate].}', 'Customers can open a gate', 'open a gate'],
    [
      '{do [name Kelp] helps [who masters] at [p 40 farms] on the coast of the north [v plan] [o crews].}',
      'Masters at 40 farms on the coast of the north can plan crews',
      'plan crews',
    ],
    [
      '{do [who Our M&A] [who and tax people] [v review] [o the draft].}',
      'Our M&A and tax people review the draft',
      'review the draft',
    ],
    [
      '{do [c If nobody answers a request], [auto it] [v goes] [to to the supervisor].}',
      'If nobody answers a request, it goes to the supervisor',
      null,
    ],
    ['{do [who trainer]: [v sees] [o own week]}', 'Trainer sees own week', 'see own week'],
    [
      '{do [who Quartermaster]: [v issues] [o tents]; [v counts] [o pegs].}',
      'Quartermaster issues tents; counts pegs',
      'issue tents, count pegs',
    ],
    [
      '{do [who The officer] [v sees] [o which groups have not met] and [v visits] [o them].}',
      'The officer sees which groups have not met and visits them',
      'see which groups have not met and visit them',
    ],
    [
      '{do [who Customers] [v keep] [o asking to reorder] [t with one click].}',
      'Customers keep asking to reorder with one click',
      'reorder with one click',
    ],
    ['{do [s Orders] are [v checked] by [who volunteers].}', 'Orders are checked by volunteers', null],
    [
      '{rule [who Attendants] can [v sell] but cannot [v write off] [o a sale].}',
      'Attendants can sell but cannot write off a sale',
      null,
    ],
  ])('%s', (notes, text, wish) => {
    expect(said(notes)).toMatchObject({ text, wish, as: 'clause' });
  });

  it.each<[notes: string, text: string, wish: string | null]>([
    ['{do [auto The app] [v proposes] [o the bake].}', '{Product} proposes the bake', 'propose the bake'],
    [
      '{do [c When somebody accepts], [auto the system] [v checks] [o the interval].}',
      'When somebody accepts, {product} checks the interval',
      'check the interval',
    ],
    [
      '{is [name Casey] is an [kind app] that [v proposes] [o the bake].}',
      '{Product} proposes the bake',
      'propose the bake',
    ],
    [
      '{need It must follow the act of the state.}',
      '{Product} must follow the act of the state',
      'follow the act of the state',
    ],
    ['{rule [auto The tool] must not [v stop] [o a press].}', '{Product} must not stop a press', null],
    ['{need Must work without a network.}', '{Product} must work without a network', 'work without a network'],
  ])('of the product: %s', (notes, text, wish) => {
    expect(said(notes)).toMatchObject({ text, wish, as: 'product' });
  });

  it.each<[notes: string, text: string, who: string]>([
    ['{do [who I] [v look at] [o a calendar].}', 'I look at a calendar', 'I'],
    ['{do [who You] [v hear] [o your own part] louder.}', 'You hear your own part louder', 'You'],
    ['{do [c If it is late], [to I] [v get] [o a warning].}', 'If it is late, I get a warning', 'I'],
    ['{do [s Late objections] are [v shown] to [to us].}', 'Late objections are shown to us', ''],
  ])('as a quotation where its author speaks: %s', (notes, text, who) => {
    expect(said(notes)).toMatchObject({ text, who, as: 'quote' });
  });

  it('is no more than the sentence of its deeds', () => {
    const [statement] = noted('{do [who clinic] [v sees] [o the case], no calls. Thirty a day is too much}');
    if (!statement) throw new Error('no statement');
    const [, verb] = statement.parts;
    expect(saidIn(statement, statement.start, statement.start + statement.whole.length, [verb?.start ?? 0]).text).toBe(
      'Clinic sees the case, no calls',
    );
  });
});
