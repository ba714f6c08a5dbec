import { blockFor, coreTemplates, today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { draftOf } from './context.js';
import { gateOf } from './gate.js';
import { diagramTexts } from './diagrams.js';
import { chainOf } from './chain.js';
import { course } from './flowchart.js';
import { roleLists } from './roles.js';
import { screens } from './screens.js';

const gate = (idea: string): ReturnType<typeof gateOf> => gateOf(planDocument(idea, '', today));

describe('what is asked on the way', () => {
  it('stands before the deed that a rule of the idea may stop', () => {
    expect(
      gate('Owners plan the tours. Clerks order the cloth. No cloth is ordered before a deposit is paid.'),
    ).toMatchObject({ at: 1, asks: 'A deposit is paid?' });
    expect(gate('Owners plan the tours. Clerks order the cloth.')).toBeNull();
    const drawn = course('Start', ['One', 'Two'], 'End', {
      gate: { before: 1, asks: 'A deposit is paid?' },
    });
    expect(drawn).toMatch(/S1 --> Q\{"A deposit is paid\?"\}/);
    expect(drawn).toMatch(/Q -->\|"yes"\| S2/);
    expect(course('Start', ['One'], 'End')).not.toMatch(/Q/);
  });
});

describe('the way of a case', () => {
  const deeds = ['ask for a crate', 'sign papers', 'reject papers', 'report damage', 'open new accounts'].map(
    (deed, at) => ({ deed, at }),
  );

  it('takes a yes and a no as two ways out of one decision, and apart what belongs to no place in it', () => {
    const { steps, once, anyTime } = chainOf(deeds, () => true);
    expect(steps).toEqual([
      { deed: 'ask for a crate', at: 0 },
      { yes: { deed: 'sign papers', at: 1 }, no: { deed: 'reject papers', at: 2 } },
    ]);
    expect(once).toEqual([{ deed: 'open new accounts', at: 4 }]);
    expect(anyTime).toEqual([{ deed: 'report damage', at: 3 }]);
    expect(chainOf(deeds, () => false).steps).toHaveLength(3);
    expect(chainOf(deeds.slice(3), () => true).steps).toHaveLength(2);
  });

  it.each([
    ['report a lame horse', 'anyTime'],
    ['see the takings', 'anyTime'],
    ['set prices', 'once'],
    ['report the hours', 'steps'],
    ['set aside a piece', 'steps'],
  ] as const)('has a place for “%s”: %s', (deed, place) => {
    const told = [
      { deed: 'order cloth', at: 0 },
      { deed, at: 1 },
    ];
    expect(chainOf(told, () => true)[place]).toContainEqual({ deed, at: 1 });
  });

  it('ends with a no, and goes on with a yes', () => {
    const drawn = course('Start', ['Ask', { asks: 'Does she say yes?', yes: 'Sign', no: 'Reject' }, 'File'], 'End', {
      once: ['Open accounts'],
      anyTime: ['Report damage'],
      wrong: ['Papers get lost'],
    });
    expect(drawn).toMatch(/S1 --> S2\n.*S2 -->\|"yes"\| S2Y\n.*S2 -->\|"no"\| S2N\n.*S2N --> E\n.*S2Y --> S3/);
    expect(drawn).toMatch(/B1 --> A/);
    expect(drawn).toMatch(/T --> T1/);
    expect(drawn).toMatch(/S3 -->\|"goes wrong"\| W1/);
  });
});

describe('what a short idea tells of work', () => {
  const [template] = coreTemplates;
  const [section] = template?.sections ?? [];
  if (!template || !section) throw new Error('no template');
  const draft = draftOf({
    ...blockFor(
      template,
      section,
      template.sections,
      'Loans desk of a museum. Today it is a ring binder and emails, so 11% of crates arrive without a condition report. Curators request an object, the registrar approves or refuses the request, couriers report damage, the clerk opens new accounts.',
      {},
    ),
    today,
  });
  const drawn = (name: string): string => String(diagramTexts[name]?.(draft) ?? '');

  it('shows the means of today, and apart from it what goes wrong', () => {
    expect(drawn('currentState.process')).toMatch(/S1\["[^"]*ring binder and emails"\]/);
    expect(drawn('currentState.process')).toMatch(/W1\["11% of crates arrive without a condition report"\]/);
  });

  it('shows who decides, and both ways out', () => {
    expect(drawn('futureState.process')).toMatch(/\{"Does the registrar say yes\?"\}/);
    expect(drawn('futureState.process')).toMatch(/S2 -->\|"no"\| S2N\n {2}S2N --> E/);
    expect(drawn('futureState.process')).toMatch(/B1\["New: open new accounts"\]\n {2}B1 --> A/);
  });

  it('lets follow each other what is done to one thing, and nothing else', () => {
    const laundry = draftOf({
      ...blockFor(
        template,
        section,
        template.sections,
        'An app for orders of our laundry. Managers order cloths and report torn sheets. Drivers note how many dirty pieces they collect on a round. The clerk plans the rounds, approves the reports and sends the monthly invoices.',
        {},
      ),
      today,
    });
    const course = String(diagramTexts['futureState.process']?.(laundry) ?? '');
    expect(course).toMatch(/C[a-z]1\["New: report torn sheets"\]\n.*\n {2}C[a-z]2\["New: approve the reports"\]/);
    expect(course).toMatch(/N\(\["In any order"\]\)[^]*send the monthly invoices/);
    expect(course).not.toMatch(/S1 --> S2/);
  });

  it('leaves no screen with its name alone', () => {
    expect(
      screens(draft).filter(({ purpose, content, actions }) =>
        [purpose ?? '', content, actions].every((part) => !part || (part as string[]).length === 0),
      ),
    ).toEqual([]);
  });

  it('says of a deed of no known kind what it is', () => {
    const taught = (roleLists['training']?.(draft) ?? []).map(({ needs }) => String(needs));
    expect(taught.join('\n')).not.toMatch(/^Do it with a real case/m);
  });
});
