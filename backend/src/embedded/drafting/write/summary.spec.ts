import { blockFor, coreTemplates, textsOf, draftDocument } from '../drafting.testing.js';
import { draftOf } from './context.js';
import { summaryTexts } from './summary.js';

const [prd] = coreTemplates.filter(({ id }) => id.startsWith('prd'));
if (!prd) throw new Error('no PRD among the core templates');
const summaryOf = (idea: string) => {
  const [section] = prd.sections;
  if (!section) throw new Error('the PRD has no section');
  const draft = draftOf(blockFor(prd, section, prd.sections, idea, {}));
  return {
    summary: summaryTexts['summary']?.(draft) ?? '',
    measure: summaryTexts['success.measure']?.(draft) ?? '',
  };
};
const huts =
  'Hut supply planner. Wardens enter what is left every Sunday. The supply officer puts together a flight.\nGoal: from 14 flights to 9 a year, no hut out of gas.';

describe('the summary', () => {
  it('tells all goals of the idea, and each once', () => {
    const { summary, measure } = summaryOf(huts);
    expect(measure).toMatch(
      /^Number of flights: 9 a year, today 14 a year\. Number of huts out of gas: 0\. Measured on /,
    );
    expect(summary).not.toMatch(/14 a year|out of gas/);
  });

  it('leaves an aim that cannot be measured in its own words', () => {
    const idea =
      'A tool for a blood lab. The assistant logs each sample. Today a book is used. I want to halve the 26 hours a month it takes and never again lose a sample.';
    expect(summaryOf(idea).measure).toMatch(
      /^Halve the 26 hours a month it takes and never again lose a sample\. Measured on /,
    );
    const { data, problems } = draftDocument(prd, idea);
    expect(problems).toEqual([]);
    expect(textsOf(data).join('\n')).not.toMatch(/This aim|As the aim says|figures that this sentence names/);
  });

  it('speaks of one must-have as one', () => {
    const { summary } = summaryOf(
      'A command-line tool that compares PLC exports. It must read two exported files. It should compare them block by block. It could print a report.',
    );
    expect(summary).not.toMatch(/one of them must-haves/);
  });
});
