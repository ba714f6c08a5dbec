import { deedsIn } from './deeds.js';
import { toldIn, type ToldIdea } from './idea.js';
import { isSound } from './sound.js';
import { noted } from './told.testing.js';

/** The deeds of statements that say what their sentence says. */
function soundOf({ capabilities, whole }: Pick<ToldIdea, 'capabilities' | 'whole'>): string[] {
  return capabilities.flatMap((one) => {
    const { source, by, automatic, verb, object, tail } = one;
    const statement = source && whole[source.statement];
    return statement && source.deed && isSound(one, source.deed, statement)
      ? [[by ?? (automatic ? 'it' : '-'), verb, object, tail].filter(Boolean).join(' ')]
      : [];
  });
}

const sound = (notes: string): string[] => soundOf(deedsIn(noted(notes)));

describe('a deed that says what its sentence says', () => {
  it.each<[what: string, notes: string, deeds: string[]]>([
    [
      'stands there word by word',
      '{do [who The clerk] [v lends] [o a key] [t for a day] and [v notes] [o the room].}',
      ['clerk lend a key for a day', 'clerk note the room'],
    ],
    [
      'has a verb that stands in no list',
      '{do [who Developers] can [v override] [o the refusal] [t with a flag].}',
      ['developer override the refusal with a flag'],
    ],
    [
      'is done to what stands before it',
      '{do [s Photos] should be [v compressed] [c before upload].}',
      ['it compress photos before upload'],
    ],
    [
      'tells whoever stands before it',
      '{do [c When the date passes], [to the plant manager] is [v notified].}',
      ['it notify the plant manager when the date passes'],
    ],
    ['sends what is got', '{do [to Members] [v get] [o a text].}', ['it send a text to members']],
    ['counts one', '{do [who The manager] [v enters] [o one lot number].}', ['manager enter one lot number']],
    ['is done to a short word', '{do [who Technicians] [v enter] [o pH].}', ['technician enter pH']],
    [
      'ends in a clause of its own',
      '{do [who Support] [v sees] [o which flags are on].}',
      ['support staff see which flags are on'],
    ],
    [
      'says itself what it means',
      '{do [who The estimator] [v checks] [o every quote] [c before it leaves the house].}',
      ['estimator check every quote before it leaves the house'],
    ],
    [
      'says it within its thing',
      '{do [who The vet] [v records] [o the dose and when it was given].}',
      ['vet record the dose and when it was given'],
    ],
    [
      'is that of whoever stands behind the next',
      '{do [s The suggestion] is [v confirmed] or [v changed] by [who a caseworker].}',
      ['caseworker confirm the suggestion', 'caseworker change the suggestion'],
    ],
    [
      'is done by them themselves',
      '{do [who Officers] [v maintain] [o the rules] [t themselves].}',
      ['officer maintain the rules themselves'],
    ],
  ])('%s', (_, notes, deeds) => {
    expect(sound(notes)).toEqual(deeds);
  });

  it.each<[notes: string, deeds: string[]]>([
    [
      '{do [who The archivist] [v finds] [o the box] and [v scans] [o it].}',
      ['archivist find the box', 'archivist scan the box'],
    ],
    [
      '{do [who Masters] [v reserve] [o props], [v log] [o damage] and [v put] [o them] [t back on the right shelf].}',
      ['master reserve props', 'master log damage', 'master put back props on the right shelf'],
    ],
    [
      '{do [who Carers] [v offer] [o a shift], [who managers] [v approve] [o it].}',
      ['carer offer a shift', 'manager approve the shift'],
    ],
  ])('is done to the only thing before it that `it` can mean: %s', (notes, deeds) => {
    expect(sound(notes)).toEqual(deeds);
  });
});

describe('a deed that says something else', () => {
  it.each<[what: string, notes: string, deeds: string[]]>([
    [
      'what was looked at is not what is approved',
      '{do [who A teacher] [v proposes] [o an outing].} {do [who The head] [v looks at] [o a calendar] and [v approves] [o it].}',
      ['teacher propose an outing', 'head look at a calendar'],
    ],
    [
      'what stands in the sentence before',
      '{do [who The tenant] [v sees] [o the invoice].} {do [who The owner] [v pays] [o it].}',
      ['tenant see the invoice'],
    ],
    ['whoever is done something', '{do [who Technicians] [v paid] [t by piece].}', []],
    [
      'another than the many who stand before it',
      '{do It [v lets] [who employees] [v photograph] [o a receipt] and [v fills in] [o the amount] [t by itself].}',
      ['employee photograph a receipt'],
    ],
    [
      'whoever only answers in between',
      '{do [who The shop] [v orders] [o a part] and [v keeps] [o the bike] on hold until [who they] [v answer].}',
      ['shop staff order a part', 'shop staff keep the bike'],
    ],
    [
      'whoever is contacted, taken for the load',
      '{do [s The load] is [v set aside] and the [to producer] [v contacted].}',
      [],
    ],
    [
      'what you can do, told of the product',
      '{do [auto The board] [v shows] [o pumps], and you can [v see] [o what is there], [v ask for] [o an item].}',
      ['it show pumps'],
    ],
    ['a thing cut off', '{do [who A broker] may [v grant] [o a discount of].}', []],
    ['a thing that is named nowhere', '{do [who Guests] [v see] [o this].}', []],
    ['how something is', '{do [who The driver] [v becomes] [o the owner].}', []],
    ['how it is done', '{do [who Housekeepers] [v report in] [o a few taps].}', []],
  ])('is not sound: %s', (_, notes, deeds) => {
    expect(sound(notes)).toEqual(deeds);
  });

  it.each<[idea: string, deeds: string[]]>([
    ['Attendants can sell but cannot write off or edit a past sale.', []],
    ['A hit goes to a conflict partner who decides and writes the reason, never on his own matters.', []],
    ['- technician paid by piece so scans feed the monthly pay sheet', []],
  ])('is not sound as it is heard: %s', (idea, deeds) => {
    expect(soundOf(toldIn(`A tool for a firm. The clerk enters the client. ${idea}`)).slice(1)).toEqual(deeds);
  });
});
