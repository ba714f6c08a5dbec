import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { thingsOf } from './things.js';
import { linesOf as checks } from './tried.testing.js';

describe('the checks of a deed', () => {
  const yard =
    'A tool for our stone yard. Masons log faults per block and record a carving with photo and depth. The foreman weighs each block and signs off carvings. Drivers search blocks by colour and height, and see which blocks are cracked. The clerk exports the month’s deliveries. Only the foreman closes a bay. The foreman closes a bay.';

  it('name the thing with what belongs to it, and ask for what is missing', () => {
    expect(checks(yard, /^Log faults/)).toEqual([
      'the fault is not on record yet | the mason logs faults per block | the fault is saved with the block, name and time, and can be opened again',
      'the block is missing | the mason saves the fault | the page names the missing field and keeps the other input',
    ]);
    expect(checks(yard, /^Record/)[0]).toMatch(/with the photo, the depth, name and time, and can be opened again$/);
  });

  it('speak of the state in which a thing is left, and of what is left to do', () => {
    expect(checks(yard, /^Sign off/)).toEqual([
      'the carving has not been signed off yet | the foreman signs off carvings | the carving is shown as signed off, with name and time',
      'of three carvings two have been signed off | someone opens the list of open items | only the carving that has not been signed off is listed',
    ]);
    expect(checks(yard, /^Weigh/)[0]).toMatch(/the block is shown as weighed, with the figure/);
    const press = 'A tool for our press. The master labels bins and marks each batch as pressed.';
    expect(checks(press, /^Mark/)[0]).toMatch(/the batch is shown as marked as pressed, with name and time$/);
    expect(checks(press, /^Label/)[0]).toMatch(/^the bin has not been labelled yet/);
  });

  it('leave the password to the service that signs people in', () =>
    expect(checks('A grant service. Applicants log in with DigiD. Clerks check applications.', /^Log in/)[1]).toMatch(
      /^DigiD does not confirm who it is \|/,
    ));

  it('find what fits and nothing else', () => {
    expect(checks(yard, /^Search/)[0]).toMatch(/^one of three blocks fits the colour and height asked for \|/);
    expect(checks(yard, /^See which/)[1]).toMatch(/^none of the blocks are cracked \|/);
  });

  it('keep others away where the idea says who alone may do it', () =>
    expect(checks(yard, /^Close/).join('; ')).toMatch(/signed in who is not the foreman/));

  it('are all of a limit that is set', () =>
    expect(
      checks('An app for a bakery. The owner sets how many cakes a day can be made, bakers tick off cakes.', /^Set/)[1],
    ).toMatch(/it is refused, and the limit is named$/));

  it('name what is read off, and all that is entered with it', () => {
    const bog =
      'A log for our bog. Rangers read each dip well weekly and log the water level in cm and a photo. The crew uploads the dam sketch. The landowner approves each dam. No dam without the landowner’s consent.';
    expect(checks(bog, /^Read/)[0]).toMatch(/the dip well is shown as read, with the figure, name and time$/);
    expect(checks(bog, /^Log/)[0]).toMatch(/the water level is saved with the photo, name and time, /);
    expect(checks(bog, /^Log/).join(' ')).not.toMatch(/consent/);
  });

  it('look for no figure in what somebody wrote', () => {
    const log = 'An app for carers. Carers write an entry. Social workers read entries weekly.';
    expect(checks(log, /^Read/).join(' ')).not.toMatch(/figure/);
  });

  it('are due when the idea says so, behind the way in which it is told', () =>
    expect(
      checks(
        'A tool for our press. Gardeners book slots. The tool tells the gardener by text message when a batch is ready.',
        /^Tell/,
      )[0],
    ).toMatch(/^a batch is ready \|/));

  it('are due at a time, with those it is about', () =>
    expect(
      checks(
        'An app for falconers. Handlers weigh each bird. The app reminds handlers at 10:00 of birds that have not been weighed.',
        /^Remind/,
      ),
    ).toEqual([
      'there are birds that have not been weighed | it is 10:00 | one message is sent, and the log shows the recipient and the time',
      'there are no birds that have not been weighed | it is 10:00 | no message goes out',
    ]));
});

describe('the checks of what is settled between people', () => {
  const auction =
    'A tool for our auction. Buyers can complain about a box with a photo. The manager decides on every complaint.';

  it('put a complaint on record, and give it one decision', () => {
    expect(checks(auction, /^Complain/).join('\n')).toMatch(
      / \| the complaint is saved with the photo, name and time, /m,
    );
    expect(checks(auction, /^Decide/)).toEqual([
      'the complaint waits for a decision | the manager decides on every complaint | the complaint is shown with the decision, name and time, and waits no longer',
      'the complaint was decided before | a second decision is given | nothing is changed until the page has shown the first one',
    ]);
  });

  it('say of those who have not that everybody has', () => {
    const fees = 'A tool for our market. The clerk sends invoices and sees who has not paid.';
    expect(checks(fees, /^See/).at(-1)).toMatch(/^everybody has paid \|/);
  });

  it('refuse a second booking of what only one can have', () => {
    const booking = 'Members see which looms are free and book a loom. Members book a tour.';
    expect(checks(booking, /^Book a loom/).at(-1)).toMatch(/^the loom is taken for that time .* free times are shown$/);
    expect(checks(booking, /^Book a tour/).join()).not.toMatch(/for that time/);
  });

  it('tell the periods of a figure apart', () => {
    const hours = 'Members book looms. The manager sees each month how many hours every loom was used.';
    expect(checks(hours, /^See/)[0]).toMatch(/^there are entries of two months \| .* \| each month has a figure/);
  });

  it('try a limit that the deed itself sets, in its own words only', () => {
    const looms = 'Members book a loom for up to three half days a week and cancel until 24 hours before.';
    const booked = checks(looms, /^Book/);
    expect(booked[0]).toBe(
      'the limit is three half days a week, and two count already | the member books a loom | it goes through as the third',
    );
    expect(checks(looms, /^Cancel/).map((check) => check.split(' | ')[0])).toEqual([
      '25 hours are left until it begins',
      '23 hours are left until it begins',
      'the loom has been cancelled before',
    ]);
  });

  it('say of a deed that leaves no state that its result stays', () => {
    const market =
      'A tool for our market. Traders repeat last week’s order. Wardens clean pitches. The clerk orders stalls.';
    expect(checks(market, /^Repeat/)).toEqual([
      'the order has not been repeated yet | the trader repeats last week’s order | it is on record that the order has been repeated, with name and time',
    ]);
    expect(checks(market, /^Order stalls/)).toHaveLength(2);
  });

  it('name whoever has afterwards what is given away', () =>
    expect(
      checks('A tool for our market. Wardens give empty pitches to casual traders and tick off stalls.', /^Give/),
    ).toEqual([
      'no casual trader has the empty pitch yet | the warden gives empty pitches to casual traders | the empty pitch is shown with the name of the casual trader, and since when',
    ]));

  it('show a picture with its thing, a decision with what was decided, and no end of what somebody has for some weeks', () => {
    const barn =
      'A website for our theatre. Keepers photograph each costume and keep costumes for three weeks. The head decides about damaged costumes and signs for what it gets back.';
    expect(checks(barn, /^Photograph/)[0]).toMatch(
      /^the costume has no photo yet \| .* \| the photo can be opened with/,
    );
    expect(checks(barn, /^Decide/)[0]).toMatch(/^the damaged costume waits for a decision/);
    expect(checks(barn, /^Keep/).join()).not.toMatch(/delete/);
    expect(thingsOf(planDocument(barn, '', today)).map(({ noun }) => noun)).not.toContain('it gets back');
  });

  it('speak of the answer to a question as of what is entered', () => {
    const press = 'A tool for our press. Gardeners enter how many sacks they bring and note where the sacks stand.';
    expect(checks(press, /^Enter/)[0]).toMatch(/ \| the number is saved with name and time/);
    expect(checks(press, /^Note/)[0]).toMatch(/ \| the entry is saved with name and time/);
  });

  it('take an application for what comes of applying', () =>
    expect(
      checks('A tool for our market. Traders apply for a licence. Clerks approve applications.', /^Apply/)[0],
    ).toMatch(/^no application is open \|/));
});

describe('what a deed is for', () => {
  const plan = planDocument(
    'A tool for our tannery. Carters report spoilt hides, tanners book the vats and tick off soaked hides. Spoilt hides should fall from 12% to 3%. No hide may stay soaking for more than 9 days.',
    '',
    today,
  );

  it('is said where the idea says so, and nowhere else', () => {
    expect(plan.features.find(({ name }) => /^Report/.test(name))?.so).toMatch(/spoilt hides can fall to 3%/i);
    expect(plan.features.find(({ name }) => /^Book/.test(name))?.so).toBe('');
  });
});

describe('the check of what is entered', () => {
  it('names a field of the thing that is missing, or no failure at all', () => {
    const shifts = checks('An app for restaurants. Managers enter a shift. Colleagues take a shift.', /^Enter a shift/);
    expect(shifts.join()).toMatch(/the end is missing/);
    expect(shifts.join()).not.toMatch(/required fields are empty/);
  });
});

describe('the checks of a yes and of a no', () => {
  it('differ in what whoever asked gets to know', () => {
    const idea = 'A grain market. Mills bid on lots. Farmers accept a bid or reject a bid.';
    expect(checks(idea, /^Reject/)[0]).toMatch(/shown as rejected, and whoever asked sees the reason/);
    expect(checks(idea, /^Accept/)[0]).not.toMatch(/reason/);
  });
});
