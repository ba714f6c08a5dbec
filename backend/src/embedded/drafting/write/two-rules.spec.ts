import { coreTemplates, draftAfresh, textsOf, today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';

const idea =
  'I own a small bakery in Bath that delivers bread to about 40 cafés. Today the orders come by phone, and around 12 orders a month go out wrong. I want a web app where the café managers order loaves and rolls, repeat last week’s order and report missing trays. My two drivers see their round for the day and note how many trays they bring back. The office clerk plans the rounds, approves the reports and sends the monthly invoices. The bookkeeper prints the list of reports. An order must be in by 2 pm to go out the next morning, and no café with an invoice unpaid for more than 30 days may order. I want wrong orders down to 2 a month. It should be running by 1 September, for no more than £9,000.';

const plan = planDocument(idea, '', today);
const [prd, brd, frd] = ['PRD', 'BRD', 'FRD'].map((docType) => {
  const template = coreTemplates.find((one) => one.docType === docType);
  if (!template) throw new Error(`${docType} is not shipped`);
  return textsOf(draftAfresh(template, idea).data).join('\n');
});

describe('two rules in one sentence', () => {
  it('stand each for itself', () => {
    expect(plan.facts.cutOffs).toMatchObject([
      { said: 'an order must be in by 2 pm to go out the next morning', misses: 'go out the next morning' },
    ]);
    expect(plan.facts.thresholds.map(({ said }) => said)).toEqual([
      'no café with an invoice unpaid for more than 30 days may order',
    ]);
    expect(frd).toContain('An order must be in by 2 pm to go out the next morning');
    expect(frd).toContain('In “No café with an invoice unpaid for more than 30 days');
    expect(frd).not.toMatch(/marked as late/);
  });

  it('are told once, as the function that says both', () => {
    expect(
      plan.features.filter(({ description }) => description.includes('2 pm')).map(({ description }) => description),
    ).toEqual([
      'An order must be in by 2 pm to go out the next morning, and no café with an invoice unpaid for more than 30 days may order.',
    ]);
  });
});

describe('what an idea may cost', () => {
  it('is no limit that anybody watches while it runs', () => {
    expect(frd).not.toMatch(/Limit of (?:the amount|£9,000)/);
    expect([prd, brd, frd].join('\n')).not.toContain('Is £9,000 itself still allowed');
  });
});

describe('what is not indispensable', () => {
  it('is the last that is told of which no rule and no goal speaks', () => {
    const long = planDocument(
      'A tool for our bakery. Café managers order loaves. Drivers see their round. Drivers note the trays. The clerk plans the rounds. The clerk approves the reports. The clerk sends the invoices. The owner sets prices. Bakers read the list of loaves. The bookkeeper prints the list of reports. I want wrong orders down to 2 a month.',
      '',
      today,
    );
    const spared = long.features.filter(({ priority }) => priority === 'should').map(({ name }) => name);
    expect(spared).toContain('Print the list of reports');
    expect(spared).not.toContain('Send the invoices');
    expect(long.features.filter(({ priority }) => priority === 'must').length).toBe(7);
  });
});

describe('what an idea tells of itself', () => {
  it('is quoted with the people and how things are, and is no constraint', () => {
    expect(prd).toContain('Also stated in the idea: “I own a small bakery in Bath');
    expect([prd, brd].join('\n')).not.toContain('Stated: “I own');
  });

  it('keeps “about” where nobody counted to one', () => {
    expect(plan.facts.counts).toContainEqual({ text: '40 cafés', noun: 'cafés', number: '40', roughly: 'about' });
    expect(brd).toContain('About 40, as the idea states');
  });
});

describe('what happens by itself when something has not been done', () => {
  it('makes nothing late', () => {
    const market = planDocument(
      'Traders book a pitch for a day. A pitch not taken by 7.30 am goes to the next casual trader. Wardens tick off traders.',
      '',
      today,
    );
    expect(market.facts.cutOffs).toEqual([]);
  });
});

describe('every need of the idea', () => {
  it('is a requirement of the business, however many there are', () => {
    expect(plan.features.length).toBeGreaterThan(4);
    for (const { description } of plan.features)
      expect(brd).toContain(description.replace(/^As the idea says: (?=“)/, ''));
  });
});

describe('who answers for it', () => {
  it('is asked first where nobody does, since nothing can be signed before', () => {
    const council =
      'Our town council lets 84 market pitches. Traders book a pitch for a day. A pitch not taken by 7.30 am goes to the next casual trader. Wardens report damaged stalls.';
    const template = coreTemplates.find(({ docType }) => docType === 'PRD');
    if (!template) throw new Error('PRD is not shipped');
    const questions = textsOf(draftAfresh(template, council).data).filter((text) => text.endsWith('?'));
    expect(questions[0]).toMatch(/^Who/);
  });
});
