import { noted } from './told.testing.js';
import { todaysRight, troublesIn } from './todays.js';

describe('what is told of today', () => {
  it('is no deed amid what the product does', () => {
    const statements = todaysRight(
      noted(
        '{rule [auto The tool] must block any swap.} {today [p Payroll clerks] [v get] [o a file] [t every Monday].} {need Workers use tablets.}',
      ),
    );

    expect(statements.map(({ role }) => role)).toEqual(['rule', 'do', 'need']);
    expect(statements[1]?.parts[0]).toMatchObject({ kind: 'who', text: 'Payroll clerks' });
  });

  it('goes on with what people still do', () => {
    const statements = todaysRight(
      noted(
        '{today Spoilage costs us [now 2.4%] a year,} {do and [who operators] still [v climb] [o the silos] by hand.}',
      ),
    );

    expect(troublesIn(statements)).toEqual([
      'Spoilage costs us 2.4% a year.',
      'Operators still climb the silos by hand.',
    ]);
  });

  it('leaves out what is torn from the sentence before', () => {
    const statements = noted(
      '{do [who The supervisor] [v sees] [o the trays] to prepare for} {today [o each ward] [t by 10:00].}',
    );

    expect(troublesIn(statements)).toEqual([]);
  });

  it('says what is done by what stands before it', () => {
    const statements = noted(
      '{bg [p Foster carers] keep a record for each child,} {today and at our agency this is done [way in a Word document].}',
    );

    expect(troublesIn(statements)).toEqual([
      'Foster carers keep a record for each child, and at our agency this is done in a Word document.',
    ]);
  });

  it.each([
    [
      'what stands amid it',
      '{today Everybody fills in a form.} {do [who Each team] [v asks] [o the same questions] again.} {today It takes 34 days.}',
      ['today', 'today', 'today'],
    ],
    [
      'what is done all the time is only told',
      '{bg We make packaging.} {do [who Operators] [v swap] [o shifts] all the time,} {today and supervisors keep it in their heads.}',
      ['bg', 'bg', 'today'],
    ],
    [
      'what the product does before it is not',
      '{bg Tuners look after 640 pianos.} {do [who The tuner] [v records] [o the pitch].} {today Today visits stand on cards.}',
      ['bg', 'do', 'today'],
    ],
    ['whom somebody knows', '{today My mother runs one in Bungoma so I know the book very well.}', ['bg']],
    ['what stays', '{bg MINDA stays for herd records.}', ['out']],
    ['what still asks', '{bg Parents already pay elsewhere, so just show paid or not paid.}', ['need']],
    ['how somebody copes', '{bg I sing alto and between rehearsals I have nothing except a PDF.}', ['today']],
    [
      'what people do not understand',
      "{today Our phones do not stop.} {rule Tenants don't understand the heating position.}",
      ['today', 'today'],
    ],
    ['what shall go there as well', '{today wife does books in [way quickbooks] so invoice goes there.}', ['need']],
  ])('is told apart: %s', (_, notes, roles) => {
    expect(todaysRight(noted(notes)).map(({ role }) => role)).toEqual(roles);
  });

  it('goes on from what it is said of, and a half sentence with which says nothing', () => {
    expect(
      troublesIn(noted('{bg We sold 1,900 loggers to shops,} {today through an app that everyone hates.}')),
    ).toEqual(['We sold 1,900 loggers to shops, through an app that everyone hates.']);
    expect(
      troublesIn(
        noted(
          '{is The module extends our platform,} {today with which manufacturers currently document their own sites.}',
        ),
      ),
    ).toEqual([]);
  });

  it('is told without its label', () => {
    expect(troublesIn(noted('{today The problem we solve: [p agencies] match by [way email].}'))).toEqual([
      'Agencies match by email.',
    ]);
  });
});
