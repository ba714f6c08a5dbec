import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';
import { inLines } from './laid-out.js';
import { everyDeed } from './every-deed.js';

describe('ideas laid out in other ways than sentences', () => {
  it('writes each day in one way', () => {
    expect(inLines('Go-live: April 1, 2027')).toBe('live on 1 April 2027');
    expect(inLines('Target by Oct 31, freeze on Sept 15')).toBe('Target by 31 October, freeze on 15 September');
    expect(inLines('In May 3 firms tried it')).toBe('In May 3 firms tried it');
  });

  it('begins each sentence of notes with a capital', () => {
    expect(inLines('- till stays. no rentals. has to run on the tablet, e.g. mine')).toBe(
      '- till stays. No rentals. Has to run on the tablet, e.g. mine',
    );
  });

  it('takes the long lines of notes as well by themselves', () => {
    const long = `family page: they can upload photos, proofread the text, see times and sign everything that has to be signed before the day itself`;
    expect(inLines(`case file\nchecklist depends on it\n${long}\nflowers no\nwife does books`).split('\n')[2]).toBe(
      `${long}.`,
    );
  });

  it('takes each line of unmarked notes by itself', () => {
    expect(
      inLines(
        'kiosk for our gyms\nstaff spend 3 min per visitor on waivers\nvisitors sign the waiver\nday pass €14\nno face recognition please',
      ).split('\n')[1],
    ).toBe('staff spend 3 min per visitor on waivers.');
  });

  it.each([
    'Setters load pallets and note the clay mix, burners pick the curve, graders grade each pallet.',
    'As a setter I want to load a pallet and note its clay mix. As a burner I want to pick the curve. As a grader I want to grade each pallet.',
    'Setters should be able to load a pallet and note its clay mix. The burner then picks the curve. After that the grader grades each pallet.',
    '1. Setter loads a pallet and notes its clay mix\n2. Burner picks the curve\n3. Grader grades each pallet',
    'setter - loads pallet, notes clay mix\nburner - picks curve\ngrader - grades pallets',
    'Setter → loads a pallet, notes its clay mix\nBurner → picks the curve\nGrader → grades each pallet',
    'Who:\n- setters: load a pallet, note its clay mix\n- burners: pick the curve\n- graders: grade each pallet',
    '## Users\n* Setter: loads a pallet, notes its clay mix\n* Burner: picks the curve\n* Grader: grades each pallet',
    'What it does:\n- setters load a pallet, note its clay mix\n- burners pick the curve\n- graders grade each pallet',
  ])('lets the same people do the same: %s', (text) => {
    const { capabilities, unit } = readIdea(
      `Kilnbook - internal tool for our brick works\n${text}\n\nToday: whiteboard; 12 of 100 pallets are fired at the wrong curve.\nRules: no car is fired before its curve is confirmed.\nBudget: 48,000 EUR`,
      today,
    );
    expect(everyDeed(capabilities).map(({ by, verb }) => `${by}: ${verb}`)).toEqual([
      'setter: load',
      'setter: note',
      'burner: pick',
      'grader: grade',
    ]);
    expect(unit).toBe('pallet');
  });

  it('takes a word of no dictionary that opens the idea for its name', () => {
    expect(readIdea('Kilnbook (brick works, internal)\nclerk - reserves a pallet', today).name).toBe('Kilnbook');
    expect(readIdea('Volunteers for the shelter. Clerks reserve dogs.', today).name).not.toBe('Volunteers');
  });

  it('leaves go-live to itself where a verb stands behind it', () => {
    const { sentences } = readIdea('Kilnbook is a tool. Clerks reserve pallets. Go-live is 1 March 2027.', today);
    expect(sentences.join(' ')).toContain('Go-live is 1 March 2027');
  });
});
