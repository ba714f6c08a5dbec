import { today } from '../drafting.testing.js';
import { leavesOut } from './binding.js';
import { readIdea } from '../read.js';
import { inFullSentences } from './run-ons.js';

const deeds = (idea: string): string[] =>
  readIdea(`A tool for sawmills. ${idea}`, today).capabilities.map(({ verb, object }) => `${verb} ${object}`);

describe('sentences that run on', () => {
  it('keeps what is undone afterwards apart from the deed', () => {
    expect(deeds('The landowner pays a 20% deposit, returned if the sawyer cancels.')[0]).toBe('pay a 20% deposit');
  });

  it('says who may answer, and how long', () => {
    expect(inFullSentences('Renters ask, the owner has 12 hours to accept or it lapses.')).toBe(
      'Renters ask, the owner can accept within 12 hours or it lapses.',
    );
    expect(inFullSentences('It goes to the CISO who has 5 business days to sign off.')).toBe(
      'It goes to the CISO. The CISO can sign off within 5 business days.',
    );
    expect(inFullSentences('New patients pay a £25 deposit by Stripe, refunded if they cancel.')).toContain(
      'The deposit is refunded if they cancel.',
    );
  });

  it('hears the second thing of a deed behind what is told of the first', () => {
    expect(
      deeds('Sawyers set the counties they travel to and the largest log their mill takes, and send a quote.'),
    ).toEqual(['set the counties', 'set the largest log their mill takes', 'send a quote']);
  });

  it('takes the last of three things for a thing, also by the name of a deed', () => {
    expect(deeds('Landowners post photos, species and log diameters and pick a quote.')).toHaveLength(2);
    expect(inFullSentences('Drivers enter the load, scan tags and log trips.')).not.toContain('the log');
  });

  it('begins with the thought, and not with what is said before it comes', () => {
    const { measures } = readIdea(
      'A tool for sawmills. Oh, and wrong quotes from 11 percent to under 2 percent.',
      today,
    );
    expect(measures.map(({ name }) => name)).toEqual(['wrong quotes']);
  });

  it('holds what stands in brackets behind an entry, a weight by its unit and a yes or no by its name', () => {
    const { capabilities } = readIdea(
      'Blasting log for a lift company\n\nWho does what:\n- blaster records each charge (slope, kg, time, dud yes/no)\n- storekeeper counts stock',
      today,
    );
    expect(capabilities[0]?.tail).toBe('with slope, weight in kg, time and dud');
  });

  it('makes no rule of the rest of a list', () => {
    const { limits } = readIdea('Operators record temperature, salinity and lamp hours every 6 hours.', today);
    expect(limits).toEqual([]);
  });

  it('takes what may never be done for a rule, and what there shall never be for left out', () => {
    expect(leavesOut('never mix two beds in one tank')).toBe(false);
    expect(leavesOut('never an advert')).toBe(true);
  });

  it('reads what a market is for as no deed where the deeds follow', () => {
    expect(
      readIdea(
        'A marketplace where landowners hire owners of sawmills. Landowners post photos and pick a quote. Sawyers send a quote.',
        today,
      ).capabilities.map(({ verb }) => verb),
    ).toEqual(['post', 'pick', 'send']);
  });
});
