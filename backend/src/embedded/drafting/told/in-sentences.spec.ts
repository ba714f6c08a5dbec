import type { Capability } from '../read/brief.js';
import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';
import { deedsIn } from './deeds.js';
import { inSentences } from './in-sentences.js';
import { noted } from './told.testing.js';
import { unitsOf } from './units.js';

const told = (notes: string): Capability[] => {
  const { capabilities, whole } = deedsIn(noted(notes));
  return inSentences(capabilities, unitsOf(whole));
};
const deed = ({ by, automatic, verb, object }: Capability): string =>
  `${by ?? (automatic ? 'it' : '-')} ${verb} ${object}`.trim();
/** Each function: its sentence, and its deeds. */
const functions = (notes: string): [text: string | undefined, deeds: string[]][] =>
  told(notes).map((one) => [
    one.said?.text,
    [one, ...(one.deeds ?? [])].filter(({ words }) => words === undefined).map(deed),
  ]);

describe('functions told in the sentences of the idea', () => {
  it('hold all that one person does in a sentence', () => {
    expect(
      functions('{do [who The tenant] [v scans] [o a code], [v sees] [o every line] and can [v pay] [o the bill].}'),
    ).toEqual([
      [
        'The tenant scans a code, sees every line and can pay the bill',
        ['tenant scan a code', 'tenant see every line', 'tenant pay the bill'],
      ],
    ]);
  });

  it('are parted where somebody else acts', () => {
    expect(
      functions(
        '{do [who Setters] [v load] [o pallets] and [v note] [o the mix], and [who the burner] [v picks] [o the curve].}',
      ),
    ).toEqual([
      ['Setters load pallets and note the mix', ['setter load pallets', 'setter note the mix']],
      ['The burner picks the curve', ['burner pick the curve']],
    ]);
  });

  it('stay one where the other does something to what was told before', () => {
    expect(functions('{do [who Carers] [v offer] [o a shift], [who managers] [v approve] [o it].}')).toEqual([
      ['Carers offer a shift, managers approve it', ['carer offer a shift', 'manager approve the shift']],
    ]);
  });

  it('are told with the one before where they speak of it', () => {
    expect(
      functions(
        '{do [who Housekeepers] [v report] [o a defect] [t with a picture].} {do [who The technician] [v takes] [o it] and [v closes] [o it] [t with a photo].}',
      ).map(([text]) => text),
    ).toEqual(['Housekeepers report a defect with a picture. The technician takes it and closes it with a photo']);
  });

  it('are the part of the next where only the time is told of the one before', () => {
    expect(
      functions(
        '{do [who The burner] [v picks] [o the curve].} {do [c After that] [who the grader] [v grades] [o each pallet].}',
      ),
    ).toEqual([
      ['The burner picks the curve', ['burner pick the curve']],
      ['The grader grades each pallet', ['grader grade each pallet']],
    ]);
  });

  it('name those who are meant by they', () => {
    expect(
      functions(
        '{do [who Neighbours] [v see] [o the plan].} {do [who They] can [v send] [o an objection] [t within ten days].}',
      ).map(([text]) => text),
    ).toEqual(['Neighbours see the plan', 'Neighbours can send an objection within ten days']);
  });

  it('go on where only a part of them is spoken of', () => {
    expect(
      functions('{do [s Layers] are [v listed] [t in a panel]; [auto clicking one] [v opens] [o the layer].}').map(
        ([text]) => text,
      ),
    ).toEqual(['Layers are listed in a panel; clicking one opens the layer']);
    expect(
      functions(
        '{do [who The inspector] [v gets] [o the tour].} {do [t On site] [who he] [v checks] [o 62 items].}',
      ).map(([text]) => text),
    ).toEqual(['The inspector gets the tour', 'On site the inspector checks 62 items']);
  });

  it('hold what is only told beside their deeds', () => {
    expect(
      functions(
        '{do [who Firms] [v confirm] [o the repair] [t with a photo], otherwise [f second reminder after 20 days].}',
      ),
    ).toEqual([
      ['Firms confirm the repair with a photo, otherwise second reminder after 20 days', ['firm confirm the repair']],
    ]);
  });

  it('are those of whoever is named behind a passive', () => {
    expect(functions('{do [s Orders] are [v checked] by [who volunteers].}')).toEqual([
      ['Orders are checked by volunteers', ['volunteer check orders']],
    ]);
  });

  it('are told in words alone where nothing of it is sure', () => {
    const [one] = told('{do [who Members] [v become] [o owners of a share].}');
    expect(one).toMatchObject({ words: 'Members become owners of a share', by: 'member' });
    expect(one?.said?.text).toBe('Members become owners of a share');
  });

  it('hold how far a deed may go', () => {
    expect(
      functions('{do [who The botanist] [v requests] [o a loan],} {rule [t at most 80 sheets per loan].}'),
    ).toEqual([['The botanist requests a loan, at most 80 sheets per loan', ['botanist request a loan']]]);
  });

  it('are told once', () => {
    expect(
      functions(
        '{do [who Members] [v become] [o owners].} {do [who Guests] [v see] [o that members become owners].}',
      ).map(([text]) => text),
    ).toEqual(['Guests see that members become owners']);
  });

  it('are none of what is told amid what is so today', () => {
    const today =
      '{bg We run a club.} {do [who Members] [v write] [o dives] [t in a notebook].} {today A third of them is lost.} {do [who Divers] [v record] [o each dive].}';
    expect(functions(today).map(([text]) => text)).toEqual(['Divers record each dive']);
    expect(
      functions(
        '{bg We run a club.} {do [who Members] [v record] [o each dive].} {today Today dives stand in notebooks.}',
      ).map(([text]) => text),
    ).toEqual(['Members record each dive']);
  });

  it('are none of what is done by hand before anything is wished for', () => {
    expect(
      functions(
        '{do [who Attendants] [v record] [o cash] [t in exercise books].} {do [who The attendant] should [v scan] [o each crate].}',
      ).map(([text]) => text),
    ).toEqual(['The attendant should scan each crate']);
  });

  it('go on with what is wished of somebody else', () => {
    expect(
      functions(
        '{do We want [who growers] to [v reserve] [o a slot], [who clerks] to [v record] [o a delivery], and [who the manager] to [v approve] [o payments].}',
      ).map(([text]) => text),
    ).toEqual(['Growers can reserve a slot', 'Clerks can record a delivery', 'The manager can approve payments']);
  });

  it('are parted before the first of those who act together', () => {
    expect(
      functions(
        '{do [who Clerks] [v enter] [o the order], and [who gilders], [who enamellers] and [who case makers] [v name] [o a day].}',
      ).map(([text]) => text),
    ).toEqual(['Clerks enter the order', 'Gilders, enamellers and case makers name a day']);
  });

  it('are parted where what is spoken of was named in the same part', () => {
    expect(
      functions(
        '{do [who Yards] [v list] [o a piece], [who buyers] [v reserve] [o a piece] and [v pay] [t for it].}',
      ).map(([text]) => text),
    ).toEqual(['Yards list a piece', 'Buyers reserve a piece and pay for it']);
  });

  it('say a sum again that only stands before', () => {
    expect(
      functions(
        '{do [who Clerks] [v approve] [o payments up to €300] and [who managers] [v sign off] [o anything above that].}',
      ).map(([text]) => text),
    ).toEqual(['Clerks approve payments up to €300', 'Managers sign off anything above €300']);
  });

  it('keep what follows behind a case with it', () => {
    expect(
      functions('{do [s An order] can be [v changed] [t until noon]; [c after that] [s the deposit] is [v kept].}').map(
        ([text]) => text,
      ),
    ).toEqual(['An order can be changed until noon; after that the deposit is kept']);
  });

  it('name whoever acted last for he and she, and leave it behind a case as it is', () => {
    expect(
      functions(
        '{do [who The captain] [v gets] [o a proposal].} {do [who She] can [v move] [o people] [t around].}',
      ).map(([text]) => text),
    ).toEqual(['The captain gets a proposal', 'The captain can move people around']);
    expect(
      functions('{do [c If nobody answers a request], [auto it] [v goes] [to to the supervisor].}').map(
        ([text]) => text,
      ),
    ).toEqual(['If nobody answers a request, it goes to the supervisor']);
  });

  it('are one where they are told in the same words', () => {
    const [one, ...others] = readIdea(
      'A school. Learners book lessons. A lesson cancelled less than 24 hours before is charged in full unless the instructor waives it.',
      today,
    ).capabilities.slice(1);
    expect(others).toEqual([]);
    expect(one?.deeds?.map(deed)).toEqual(['instructor waive the charge']);
  });

  it.each([
    '{do I’d leave [o payment] to a later stage.}',
    '{do The department wants a better way to [v tell] [o residents] about works.}',
    '{do At the moment [who patrons] [v ring] [o the box office].}',
    '{do Behind it [v sit] [o the rules].}',
  ])('are none of what is left for later, is so today, is the whole or what follows: %s', (notes) => {
    expect(functions(notes)).toEqual([]);
  });

  it('are none of what only tells on what is so today', () => {
    expect(
      functions('{today Quotes are off by [now 6%].} {do That [v eats] [o the margin].}').map(([text]) => text),
    ).toEqual([]);
  });

  it('are what nobody has to do', () => {
    const { capabilities } = readIdea('A die log. Riders log dies. Nobody has to remember a password.', today);
    expect(capabilities.map(({ said }) => said?.text)).toEqual([
      'Riders log dies',
      'Nobody has to remember a password',
    ]);
  });
});
