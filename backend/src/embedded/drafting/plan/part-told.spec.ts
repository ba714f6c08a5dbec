import type { Said } from '../told/said.js';
import { doneBy, saidOf } from './part-told.js';

const said = (text: string, steps: string[] = []): Said => ({
  text,
  isProducts: false,
  isQuoted: false,
  wish: null,
  who: '',
  steps,
});

describe('what a sentence says of somebody', () => {
  it.each([
    ['farmer', 'Farmers get an SMS receipt and a reminder', 'Gets an SMS receipt and a reminder'],
    ['county vet', 'The county vet needs a weekly table by ward', 'Needs a weekly table by ward'],
    ['handler', 'Handlers need to see why it was decided', 'Needs to see why it was decided'],
    ['farmer', 'The farmer can reply 1 for OK; after that the weight stands', 'Can reply 1 for OK'],
    ['lender', 'Lenders should see only their own room', 'Sees only their own room'],
    ['nanny', 'A nanny should be able to use the same sensor', 'Can use the same sensor'],
    ['driver', 'As soon as it is late, the driver must sign the slip', 'Has to sign the slip'],
    ['driver', 'Every driver card must be downloaded', ''],
    ['passenger', 'Passengers who left a number get a message', ''],
    ['vet', 'Farmers get a receipt', ''],
  ])('tells the %s: %s', (role, text, does) => expect(doneBy(role, said(text))).toBe(does));

  it('keeps the form in which several deeds are told', () =>
    expect(doneBy('singer', said('Singers record themselves and send it', ['send']))).toBe(
      'Can record themselves and send it',
    ));

  it('is the sentence that names them, where that is short enough', () => {
    const told = said('A test can stay. After that the team lead extends it');
    expect(saidOf('team lead', told, 100)).toBe('“After that the team lead extends it”');
    expect(saidOf('team lead', told, 10)).toBe('');
  });
});
