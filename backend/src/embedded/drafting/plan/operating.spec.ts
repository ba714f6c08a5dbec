import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';
import { everyRule, operatingRules } from './operating.js';
import { sightIn } from './sight.js';
import { ruleName } from './rule-words.js';

const rulesOf = (idea: string): string[] => everyRule(readIdea(idea, today)).map(ruleName);

describe('rules of operation', () => {
  it.each([
    'No stove may be fired before 21 days of drying',
    'No tuner may enter a church without a key receipt',
    'Up to 3 visits per piano and year',
    'Up to 4 weeks per loan',
    'A deposit of €20 must be paid before a costume leaves',
    'No costume leaves without a size check',
    'Batches above 18 % moisture must be held back',
    "Trainees under 18 need a guardian's consent before they are accepted",
    'A costume may be out for 10 days at most',
    'A boat may stay out for up to three hours',
    'Anything worth more than 400 euros needs a yes from the theatre first',
  ])('%s', (rule) => {
    expect(rulesOf(`An app in which members book slots. ${rule}.`)).toEqual([rule]);
  });

  it('leaves what the product shall not do at all to the scope', () => {
    expect(rulesOf('An app in which members book slots. It must not store passport numbers. No chat.')).toEqual([]);
  });

  it.each([
    ["it must not show customers' addresses to the kiln hand", "customers' addresses", 'kiln hand', null],
    ['it must never show wages to growers', 'wages', 'grower', null],
    ['phone numbers of clubs must not be shown to other clubs', 'phone numbers of clubs (of others)', 'club', null],
    ["it must never show a hawk's position to site managers", "a hawk's position", 'site manager', null],
    ['no driver may see the price', 'price', 'driver', null],
    ['medical data may only be seen by the medical officer', 'medical data', null, 'medical officer'],
    ['only the nurse sees the diagnosis', 'diagnosis', null, 'nurse'],
  ])('%s', (text, what, from, only) => {
    expect(sightIn(text)).toEqual({ what, from, only });
  });

  it('names what is hidden with the verb that fits', () => {
    const titles = operatingRules({
      limits: [
        { kind: 'other', text: 'it must not tell the drivers the price' },
        { kind: 'other', text: 'it must never show wages to growers' },
      ],
    }).map(ruleName);
    expect(titles).toEqual(['Price stays hidden from drivers', 'Wages stay hidden from growers']);
  });

  it('shows on the edge that a rule holds', () => {
    const [early] = operatingRules({
      limits: [{ kind: 'other', text: 'no stove may be fired before 21 days of drying' }],
    });
    expect([early?.breaks.given, early?.keeps.given]).toEqual([
      '21 days of drying are not over yet',
      '21 days of drying are over',
    ]);
  });

  it.each([
    [
      'anything worth more than 400 euros needs a yes from the theatre first',
      'anything worth 401 euros, without a yes from the theatre',
      'anything worth 401 euros, with a yes from the theatre, and anything worth exactly 400 euros without',
    ],
    ['a costume may be out for 10 days at most', 'a costume is out', 'a costume is out'],
    ['a visit lasts no longer than two hours', 'the two hours are over', 'the two hours are not over yet'],
  ])('%s', (text, broken, kept) => {
    const [rule] = operatingRules({ limits: [{ kind: 'other', text }] });
    expect([rule?.breaks.given, rule?.keeps.given]).toEqual([broken, kept]);
  });
});

describe('a rule with a condition', () => {
  const checks = (text: string) => operatingRules({ limits: [{ kind: 'other', text }] })[0];

  it.each([
    [
      'A boat must not leave the yard until it has been tested',
      'the boat has been tested',
      'the boat has not been tested',
    ],
    ['No crane may be moved before the foreman has signed', 'the foreman has signed', 'the foreman has not signed'],
    [
      'A boat must not be launched until the bill is paid and the hull dry',
      'the bill is paid and the hull dry',
      'nothing shows yet that the bill is paid and the hull dry',
    ],
  ])('is tried with and without it: %s', (rule, met, unmet) => {
    expect(checks(rule)).toMatchObject({ keeps: { given: met }, breaks: { given: unmet } });
  });

  it('may ask for a deed of others on the same thing, or of another person', () => {
    expect(checks('two volunteers must check a batch before it is released')).toMatchObject({
      keeps: { given: 'two volunteers have checked the batch', when: 'a batch is to be released' },
      breaks: { given: 'two volunteers have not checked the batch' },
    });
    expect(checks('whoever erected it may not inspect it')?.breaks).toMatchObject({
      given: 'somebody erected it',
      when: 'they want to inspect it',
    });
  });

  it('keeps what it says must be kept, for whom it says', () => {
    const rule = checks('records must be kept for 5 years for the water authority');
    expect(rule?.breaks).toMatchObject({ given: expect.stringMatching(/before the 5 years are over/) });
    expect(rule?.keeps.when).toBe('the water authority asks for it');
  });

  it('stops nobody where it only allows', () => {
    expect(checks('the store keepers can scan the tag and lend slings')).toBeUndefined();
  });
});
