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

  it('is told without its label', () => {
    expect(troublesIn(noted('{today The problem we solve: [p agencies] match by [way email].}'))).toEqual([
      'Agencies match by email.',
    ]);
  });
});
