import { goalsOfSentence } from './goal-reader.js';

const read = (sentence: string, ...before: string[]) =>
  goalsOfSentence(sentence, before)?.map(({ name, baseline, target, when }) => [name, baseline, target, when]) ?? null;

describe('goals of a plain sentence', () => {
  it('counts a share of what the goal before it counts', () => {
    expect(
      read('Our goal is 40,000 active households within nine months of launch, with 35% still using it after week 8.'),
    ).toEqual([
      ['active households', null, '40,000', 'within nine months of launch'],
      ['share of active households still using it after week 8', null, '35%', 'within nine months of launch'],
    ]);
  });

  it('takes what somebody has for no goal, and gives both figures their rate', () => {
    expect(
      read(
        'We have 640 employees and want to cut payroll corrections from 190 a month to under 40 within the first quarter of use.',
      ),
    ).toEqual([['payroll corrections', '190 a month', 'under 40 a month', 'within the first quarter of use']]);
  });

  it('names a share by the whole of what is counted', () => {
    expect(read('We want 80% of the 1,900 yearly requests to be decided within 30 days.')).toEqual([
      ['share of the 1,900 yearly requests decided within 30 days', null, '80%', null],
    ]);
  });

  it('says of whose sales no more than that', () => {
    expect(read('The railway wants 60% of its sales online by Easter 2027.')).toEqual([
      ['share of sales online', null, '60%', 'by Easter 2027'],
    ]);
  });

  it('reads for what share something is wanted', () => {
    expect(read('The target is same-day reports for 95% of breaks.')).toEqual([
      ['share of breaks covered by same-day reports', null, '95%', null],
    ]);
  });

  it('keeps places together, and reads what follows as a goal of its own', () => {
    expect(
      read(
        'We want to sell 3,000 probes in the Mosel, Rioja and Alto Adige in the first season and have fewer than 2% returned.',
      ),
    ).toEqual([
      ['probes sold in the Mosel, Rioja and Alto Adige', null, '3,000', 'in the first season'],
      ['share of probes returned', null, 'fewer than 2%', 'in the first season'],
    ]);
  });

  it('goes on from the figure that `that` stands for', () => {
    expect(
      read(
        'We handle around 900 water claims a month, and the average takes 19 days; we want to bring that down to 11 days within six months.',
      ),
    ).toEqual([['average time per water claim', '19 days', '11 days', 'within six months']]);
    expect(
      read(
        'We hope to raise this to 20 applications and one in three by the end of 2027.',
        'Right now a charity submits about 9 applications a year and wins one in five.',
      ),
    ).toEqual([
      ['applications submitted per charity', '9 a year', '20 a year', 'by the end of 2027'],
      ['share of applications won', '1 in 5', '1 in 3', 'by the end of 2027'],
    ]);
  });

  it('aims at none of a thing, and keeps a value below its limit', () => {
    expect(read('Our target is 25 paying firms by December 2027, and no missed break date for any of them.')).toEqual([
      ['paying firms', null, '25', 'by December 2027'],
      ['missed break dates', null, '0', 'by December 2027'],
    ]);
    expect(read('Our goal is 500 completed rentals a month by February 2027 with a dispute rate below 3%.')).toEqual([
      ['completed rentals', null, '500 a month', 'by February 2027'],
      ['dispute rate', null, 'below 3%', 'by February 2027'],
    ]);
  });

  it('says what has to be done', () => {
    expect(goalsOfSentence('We want to sell 3,000 probes in the first season.', [])?.[0]?.title).toBe(
      'Sell 3,000 probes',
    );
  });

  it('leaves alone what is not plain', () => {
    expect(read('Gerry says 95 by next summer.')).toBeNull();
    expect(read('We want at least 200 schools and 50,000 pupils to use it by September 2027.')).toBeNull();
  });

  it('reads what is said of some of them, and figures in words behind a limit', () => {
    expect(read('Our target is 2,500 choirs by summer 2028, of which at least 900 pay.')).toEqual([
      ['choirs', null, '2,500', 'by summer 2028'],
      ['choirs that pay', null, 'at least 900', 'by summer 2028'],
    ]);
    expect(
      read(
        'The port expects 90% of permits to be issued within 4 working days, and no more than one e-mail per permit.',
      ),
    ).toEqual([
      ['share of permits issued within 4 working days', null, '90%', null],
      ['e-mails per permit', null, 'no more than 1', null],
    ]);
    expect(read('which should fall to 10.', 'Planning a month takes three people 25 hours each.')).toEqual([
      ['time for planning a month', '25 hours', '10 hours', null],
    ]);
  });
});
