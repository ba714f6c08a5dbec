import { blockFor, coreTemplates, today } from '../drafting.testing.js';
import { draftOf } from './context.js';
import type { Draft, Row } from './draft.js';
import { lists } from './lists.js';
import { texts } from './texts.js';

const template = coreTemplates.find(({ id }) => id === 'frd-webapp');
const [section] = template?.sections ?? [];
if (!template || !section) throw new Error('no template');
const drafted = (idea: string): Draft =>
  draftOf({ ...blockFor(template, section, template.sections, idea, {}), today });
const draft = draftOf({
  ...blockFor(
    template,
    section,
    template.sections,
    'An app for chimney sweeps. The sweep issues the certificate and plans their day, householders confirm the visit or decline the visit from a text message, the clerk approves requests, the treasurer records the fee, the librarian publishes the tour plan.',
    {},
  ),
  today,
});
const rows = (meaning: string): Row[] => lists[meaning]?.(draft) ?? [];
const named = (meaning: string, name: RegExp): Row => rows(meaning).find((row) => name.test(String(row['name']))) ?? {};

describe('a use case', () => {
  it('goes step by step, says who takes each step and refers to the requirement in which it is told', () => {
    const steps = rows('useCase').map(({ mainFlow }) => mainFlow as string[]);
    expect(steps.join(' ')).not.toMatch(/[{}~]|is kept\.$/);
    expect(steps[0]?.slice(0, 2)).toEqual([
      '1. Sweeps: issue the certificate (FR-001)',
      '2. Sweeps: plan their day (FR-001)',
    ]);
  });

  it('is the way from hand to hand where one sentence tells it, and has no step of what happens only in some case', () => {
    const swaps = drafted(
      'A tool for swaps. A worker can offer a shift, a colleague can take it, and the supervisor approves the swap. If nobody reacts within 4 hours, it should go to the supervisor by SMS. The clerk prints the roster.',
    );
    const [first] = lists['useCase']?.(swaps) ?? [];
    expect(String(first?.['mainFlow'])).toMatch(/Workers: offer a shift \(FR-001\)/);
    expect(String(first?.['mainFlow'])).not.toMatch(/reacts|SMS/);
    const alone = drafted(
      'A tool for swaps. A worker can offer a shift, and a colleague can take it. If nobody reacts within 4 hours, it should go to the supervisor by SMS. The clerk prints the roster.',
    );
    expect(String(lists['useCase']?.(alone)[0]?.['alternatives'])).toMatch(/^If nobody reacts within 4 hours, .*SMS/);
    expect(texts['useCase.sequence']?.(swaps)).toMatch(/A1->>S: FR-001 offer a shift/);
  });

  it('tells what the product answers, and has no case of one step beside it', () => {
    const visits = drafted(
      'A WhatsApp bot, ChanjoLog, for animal health workers. The worker sends the species and a photo of the vial; the bot reads back what it understood and asks for a yes before it saves. The county vet prints the weekly table.',
    );
    const cases = lists['useCase']?.(visits) ?? [];
    expect(cases).toHaveLength(1);
    expect(String(cases[0]?.['mainFlow'])).toMatch(/2\. ChanjoLog: reads back what it understood/);
    expect(texts['useCase.sequence']?.(visits)).toMatch(/S->>A1: FR-001 reads back/);
  });

  it('that matters most shows what its checks say', () => {
    expect(texts['useCase.sequence']?.(draft)).not.toMatch(/rights, rules, revision/);
  });
});

describe('what is the same for any deed', () => {
  it('stands on no screen and in no refusal of its own', () => {
    expect(JSON.stringify(rows('screen'))).not.toMatch(
      /Filter by state|Withdraw with a reason|Time of the last update/,
    );
    expect(JSON.stringify(rows('functionalRequirement'))).not.toMatch(/right to it/);
    expect(JSON.stringify(rows('stateChange'))).not.toMatch(/is done/);
  });

  it('is no step of a journey', () => expect(JSON.stringify(rows('journey'))).not.toMatch(/comes up/));

  it('asks nobody to sign in who only answers a message, and tells nobody of a day that is one’s own', () => {
    expect(named('actor', /^Householder/)['access']).toMatch(/without an account/);
    // How everybody signs in stands among the rules of signing in.
    expect(named('actor', /sweep/i)['access']).toBeUndefined();
    expect(JSON.stringify(rows('notification'))).not.toMatch(/A day is new/);
  });

  it('follows the same people in a funnel', () => {
    const [tried, ...others] = rows('funnelStep').map(({ text }) => String(text));
    expect(tried).toMatch(/issue the certificate|Signed up/);
    expect(others.join(' ')).not.toMatch(/confirm|approve|record/);
  });
});
