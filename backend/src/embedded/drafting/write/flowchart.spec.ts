import { blockFor, coreTemplates, today } from '../drafting.testing.js';
import { draftOf } from './context.js';
import { diagramTexts } from './diagrams.js';
import { drawn } from './flowchart.js';
import { roleLists } from './roles.js';

describe('what is drawn', () => {
  it('goes from step to step where one follows the other, and else stands beside the others', () => {
    const text = drawn({
      chains: [{ steps: ['Ask', 'Sign'] }],
      fans: [{ title: 'Clerks', texts: ['File papers', 'Open accounts'] }],
    });
    expect(text).toMatch(/Ca1 --> Ca2/);
    expect(text).toMatch(/Fa --> Fa1[^]*Fa --> Fa2/);
    expect(text).not.toMatch(/Fa1 --> Fa2/);
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
  const draw = (name: string): string => String(diagramTexts[name]?.(draft) ?? '');

  it('says of today what the idea says', () => expect(draw('currentState.process')).toMatch(/ring binder and emails/));

  it('shows the part of each of them', () => {
    const text = draw('futureState.process');
    expect(text).toMatch(/"Request an object"/);
    expect(text).toMatch(/"Approve or refuse the request"/);
    expect(text).not.toMatch(/In any order|At any time/);
  });

  it('says of a deed of no known kind what it is', () => {
    const taught = (roleLists['training']?.(draft) ?? []).map(({ needs }) => String(needs));
    expect(taught.join('\n')).not.toMatch(/^Do it with a real case/m);
  });
});
