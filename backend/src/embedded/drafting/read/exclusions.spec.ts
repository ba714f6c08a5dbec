import { describe, expect, it } from '@jest/globals';
import { exclusionsIn, surelyExcluded } from './exclusions.js';

describe('what an idea leaves out', () => {
  it.each([
    [
      'Trees on public streets and inside protected forests are excluded.',
      ['trees on public streets', 'trees inside protected forests'],
    ],
    [
      'Selling costumes, renting props or wigs, and international shipping are not included.',
      ['selling costumes', 'renting props or wigs', 'international shipping'],
    ],
    ['Fire, theft and motor claims are left out.', ['fire, theft and motor claims']],
    ['Soil and asphalt tests are out of scope, as is invoicing.', ['soil and asphalt tests', 'invoicing']],
    ['Remote video is not included, nor is the printing of letters.', ['remote video', 'the printing of letters']],
    [
      'Theatre scheduling and the emergency department are not part of the project, and Wardwise will not send messages.',
      ['theatre scheduling', 'the emergency department', 'sending messages'],
    ],
    [
      'CellarSense does not control cooling or valves, and barrels are not supported.',
      ['controlling cooling or valves', 'barrels'],
    ],
    ['We do not ship pottery, sell clay or run courses.', ['shipping pottery', 'selling clay', 'running courses']],
    [
      "We're not an access point, we don't transmit anything, and we don't fix the invoice for you.",
      ['being an access point', 'transmitting anything', 'fixing the invoice for you'],
    ],
    ['We do not offer leasing, overdrafts or credit cards.', ['leasing', 'overdrafts', 'credit cards']],
    [
      'We are not doing design drawings, hire invoicing or timesheets.',
      ['design drawings', 'hire invoicing', 'timesheets'],
    ],
    [
      'No customs filing, no shop plugin yet except a Shopify one.',
      ['customs filing', 'no shop plugin yet except a Shopify one'],
    ],
    ['There will be no chat, no leaderboards and no ads.', ['chat', 'leaderboards', 'ads']],
    [
      'Not included: fundraising, a public website and the annual report',
      ['fundraising', 'public website', 'the annual report'],
    ],
  ])('lists each thing of “%s” once', (sentence, out) => {
    expect(exclusionsIn(sentence)).toEqual({ out, rest: '' });
  });

  it('keeps what the sentence says before it', () => {
    const found = surelyExcluded('Marlow must never reject a claim, and motor claims are left out.');

    expect(found).toEqual({ out: ['motor claims'], rest: 'Marlow must never reject a claim' });
  });

  it.each(['The assistant will not send anything until a nurse approves it.', 'If a photo is not included, it waits.'])(
    'reads nothing left out in “%s”',
    (sentence) => {
      expect(surelyExcluded(sentence)).toBeNull();
    },
  );

  it('names what is handled elsewhere, and where', () => {
    expect(
      exclusionsIn('Objections will be handled in our existing system Djuma and are outside this project.'),
    ).toEqual({
      out: ['objections, handled in our existing system Djuma'],
      rest: '',
    });
    expect(exclusionsIn("Postgres 14 to 17 only; MySQL isn't needed.")).toEqual({
      out: ['MySQL'],
      rest: 'Postgres 14 to 17 only',
    });
  });

  it('leaves nothing out where no exceptions are made', () => {
    expect(exclusionsIn('No exceptions.')).toBeNull();
  });
});
