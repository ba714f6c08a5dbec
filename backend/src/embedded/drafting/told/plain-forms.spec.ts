import { deedsIn } from './deeds.js';
import { noted } from './told.testing.js';

const deeds = (notes: string): string[] =>
  deedsIn(noted(notes)).capabilities.map(({ by, automatic, verb, object, tail }) =>
    [by ?? (automatic ? 'it' : '-'), verb, object, tail].filter(Boolean).join(' '),
  );

describe('the words of a deed', () => {
  it('speak of all who do it', () => {
    expect(
      deeds(
        '{do [who Growers] [v draw] [o the climate he would like], and [who patients] [v mark] [o what he has done].}',
      ),
    ).toEqual(['grower draw the climate they would like', 'patient mark what they have done']);
    expect(deeds('{do [who The customer] [v sees] [o only his own machines].}')).toEqual([
      'customer see only their own machines',
    ]);
    expect(deeds('{do [who Members] [v identify] [o himself] [t with a card].}')).toEqual([
      'member identify themselves with a card',
    ]);
  });

  it('speak to nobody', () => {
    expect(deeds('{do [who Volunteers] [v tap] [o the label] [t with your phone].}')).toEqual([
      'volunteer tap the label with their phone',
    ]);
    expect(deeds("{do [auto It] [v shows] [o whether you're ahead].}")).toEqual(['it show whether the user is ahead']);
    expect(deeds('{do [who I] [v note] [o my recommendation] [t on a tablet].}')).toEqual([
      'team member note their recommendation on a tablet',
    ]);
  });

  it('ask somebody a question in this order', () => {
    expect(deeds('{do [to The baker] is [v told] [o how much to bake] [t in the evening].}')).toEqual([
      'it tell the baker how much to bake in the evening',
    ]);
  });
});

describe('what is no deed of its own', () => {
  it('is done to nothing: that is a rule', () => {
    const told = deedsIn(noted('{do [who The driver] [v scans] [o nothing], and [s no card] is [v delivered].}'));

    expect(told.capabilities).toEqual([]);
    expect(told.silent).toEqual(['The driver scans nothing', 'No card is delivered']);
  });

  it('tells what something is made of', () => {
    expect(deeds('{do A [f report] consists of a [f photo] and a [f position].}')).toEqual([]);
  });
});

describe('who does what, and to what', () => {
  it('is said in a clause before it', () => {
    expect(
      deeds('{do [who An underwriter who disagrees with a flag] can [v dispute] [o it].}').map((one) => one.slice(-8)),
    ).toEqual(['the flag']);
    expect(
      deeds(
        '{do [c If he does not accept the job within two hours], [s it] is [v offered] [to to the next installer].}',
      ),
    ).toEqual(['it offer the job to the next installer if they do not accept the job within two hours']);
  });

  it('is whoever the sentence names, whatever hangs on it', () => {
    expect(
      deeds('{do [s A case] is [v opened] [t for the inspectorate], [who whose officers] can [v prohibit] [o use].}'),
    ).toEqual(['it open a case for the inspectorate', 'officer prohibit use']);
    expect(deeds('{do [who A hotel with too few guests] [v lends] [o employees].}')).toEqual(['hotel lend employees']);
    expect(deeds('{do [who Anyone in the company] [v searches] [o the catalogue].}')).toEqual([
      'user search the catalogue',
    ]);
  });

  it('is what needs somebody', () => {
    expect(
      deeds(
        '{do [s Reports] are [v read].} {do Payments above £500 need [who two councillors] to [v authorise] [o them].}',
      ),
    ).toContain('councillor authorise payments above £500');
    expect(
      deeds("{do [who Readers] [v choose] [o categories they don't want], and [who clerks] [v hide] [o them].}")[1],
    ).toBe("clerk hide categories they don't want");
  });

  it('is no part of the product, where something only causes it', () => {
    const words = (notes: string): string[] => deedsIn(noted(notes)).capabilities.map(({ object }) => object);

    expect(words('{do [auto A deviation of more than 3%] [v stops] [o the preparation].}')).toEqual([
      'A deviation of more than 3% stops the preparation',
    ]);
    expect(
      words(
        '{do [auto Breaking differences] [v return] [o exit code 2]; [s risky ones] return 1 and can be [v waived].}',
      )[0],
    ).toBe('Breaking differences return exit code 2');
  });

  it('is told with the right verb', () => {
    expect(deeds('{do [to A guest] [v gets] [o the deposit] [t back].}')).toEqual(['it return the deposit to a guest']);
    expect(deeds('{do [to Relatives] are [v kept informed] [t about the status].}')).toEqual([
      'it inform relatives about the status',
    ]);
    expect(deeds('{do [auto The model] [v learns] [t from the correction].}')).toEqual([
      'it learn from the correction',
    ]);
    expect(deeds('{do [who Leads] [v accept], [v move] or [v decline] [o requests].}')).toEqual([
      'lead accept requests',
      'lead move requests',
      'lead decline requests',
    ]);
  });
});
