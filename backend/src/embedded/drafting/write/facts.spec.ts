import { blockFor, coreTemplates, library, today } from '../drafting.testing.js';
import { writeField } from '../write.js';
import { draftOf } from './context.js';
import type { Draft } from './draft.js';
import { lists } from './lists.js';
import { texts } from './texts.js';

/** A fact stands where a reader looks for it, and not only in a quotation of the sentence it comes from. */
function draft(idea: string): Draft {
  const [template] = coreTemplates;
  const [section] = template?.sections ?? [];
  if (!template || !section) throw new Error('no template');
  return { ...draftOf({ ...blockFor(template, section, template.sections, idea, {}), today }) };
}
const said = (meaning: string, on: Draft): string =>
  JSON.stringify(lists[meaning]?.(on) ?? texts[meaning]?.(on) ?? on.known(meaning));

const laundry = draft(
  "A hotel laundry in Bergen with 3 hotels. Every morning floor managers phone the hall; Fru Solberg writes the bags on a whiteboard and about 1 in 15 bags is missing, so guests wait without towels. Floor managers should book their bags by 10:30, drivers tick off bags at the door, and the hall sees one list per machine. Must work when the hall has no network. It has to export to our bookkeeper's Visma. Budget 200,000 NOK.",
);
const cellar = draft(
  'A cheese cellar in Emmental. Cellar hands read the hygrometer and note it in a book; nobody looks at night. Sensors send the humidity. The app warns the cheese master when a room is above 96 % humidity. Data from Siemens Desigo. There are 12 spoiled wheels a month.',
);

describe('facts of the idea are used', () => {
  it.each<[meaning: string, fact: string | RegExp]>([
    ['pain', /about 1 in 15 bags is missing/i],
    ['pain', /guests wait without towels/i],
    ['goal', '1 in 15'],
    ['goal', '1 in 30 (assumed'],
    ['baseline', '1 in 15'],
    ['processStep', 'Fru Solberg writes the bags on a whiteboard'],
    ['stakeholder', 'Fru Solberg'],
    ['story', '10:31'],
    ['functionalRequirement', '10:31'],
    ['testCase', '10:29'],
    ['question', '10:30'],
    ['uiMessage', '10:30'],
    ['parameter', '10:30'],
    ['volume', '3, as the idea states'],
    ['integration', 'Visma'],
    ['question', 'Visma'],
    ['dependency', 'Visma'],
    ['relatedProject', 'Visma'],
    ['feature', 'no network'],
    ['testCase', 'no network'],
    ['risk', 'without a connection'],
  ])('%s of an idea about a laundry says %s', (meaning, fact) => {
    expect(said(meaning, laundry)).toMatch(typeof fact === 'string' ? new RegExp(fact.replace(/[()]/g, '\\$&')) : fact);
  });

  it('asks whoever can answer, also where few people share the work', () => {
    const field = library.get('risk-assessment')?.fields.find(({ name }) => name === 'questions');
    const rows = field ? (writeField(field, laundry) as { question: string; owner: string }[]) : [];
    expect(rows.find(({ question }) => question.includes('Visma'))?.owner).toBe('Engineering');
    expect(rows.find(({ question }) => question.includes('10:30'))?.owner).toBe('Product');
  });

  it('assumes no pains where the idea has its own', () => {
    expect(said('pain', laundry)).not.toContain('comparable work');
  });

  it.each<[meaning: string, fact: string]>([
    ['notification', 'above 96 %'],
    ['integration', 'Siemens Desigo'],
    ['goal', '12 a month'],
  ])('%s of an idea about a cellar says %s', (meaning, fact) => {
    expect(said(meaning, cellar)).toContain(fact);
  });
});
