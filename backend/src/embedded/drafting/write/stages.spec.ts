import { coreTemplates, draftAfresh } from '../drafting.testing.js';

const documentOf = (idea: string, kind = 'prd') => {
  const template = coreTemplates.find(({ id }) => id.startsWith(kind));
  if (!template) throw new Error('no template');
  const { data, problems } = draftAfresh(template, idea);
  return { text: JSON.stringify(data), data, problems };
};

describe('the stages and days of the idea in a document', () => {
  const staged = documentOf(
    'An expense tool for construction firms. Foremen upload receipts, bookkeepers approve expenses. Private beta with 5 firms in April 2027, public launch in July 2027.',
  );

  it('are its milestones, its rollout and its reason for now', () => {
    expect(staged.problems).toEqual([]);
    expect(staged.text).toContain('Private beta with 5 firms');
    expect(staged.text).toContain('“Private beta with 5 firms in April 2027, public launch in July 2027”');
    expect(staged.text).not.toContain('Also stated');
  });

  it('follow each other behind the launch, with a day that is proposed where the idea names none', () => {
    const { text, problems } = documentOf(
      'A count app for warehouses. Workers scan items. Rollout: Rotterdam first, then the rest of Benelux, then Germany.',
    );
    expect(problems).toEqual([]);
    expect(text).toContain('"name":"Rollout: Rotterdam"');
    expect(text).toContain('"name":"Germany (day proposed)"');
    expect(text).not.toContain('All users');
  });

  it('give the reason for the date where something ends', () => {
    const { text } = documentOf(
      'A portal for road reports. Residents report potholes. The contract with FixMyRoad Ltd ends on 31 October 2027, so it must be live before that.',
    );
    expect(text).toContain('“The contract with FixMyRoad Ltd ends on 31 October 2027, so it must be live before that”');
    expect(text).toContain('Date: the contract with FixMyRoad Ltd ends on 31 October 2027');
  });

  it('name a season without a day', () => {
    const { text } = documentOf(
      'An order app for bakers. Customers order cakes. Busiest before Easter and before Christmas each year. Launch by 1 September 2027.',
    );
    expect(text).toContain('Season: busiest before Easter and before Christmas each year');
    expect(text).toContain('Launch: by 1 September 2027');
  });

  it('are not open to all before the figure of a goal has been measured', () => {
    const { text } = documentOf(
      'A dashboard for support agents. Agents see tickets. Right now we breach 9% of SLAs. Goal is to get below 3% by end of Q2 2027.',
    );
    expect(text).toContain('The share of SLAs breached has been measured in the pilot');
    expect(text).not.toContain('Nobody can say what below 3% by end');
  });

  it('say of what a cost is told', () => {
    const { text } = documentOf(
      'A dashboard for support agents. Agents see tickets. Right now we breach 9% of SLAs and each breach costs us about $400 in credits.',
      'brd',
    );
    expect(text).toContain('$400 for each breach, as the idea states');
  });

  it('name the event before which it has to be there', () => {
    const { text } = documentOf(
      'A fantasy cricket app for friends. Friends draft teams. It must be live before IPL 2027 starts on 20 March 2027.',
    );
    expect(text).toContain('Launch: “It must be live before IPL 2027 starts on 20 March 2027”');
  });
});
