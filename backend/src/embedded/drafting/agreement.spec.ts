import { numberWords } from './language.js';
import { coreTemplates, draftDocument, textsOf } from './drafting.testing.js';

type Rows = Record<string, unknown>[];
const template = (id: string) => coreTemplates.find((core) => core.id === id)!;
const idea =
  'Bootbank: 12 boathouses on the Vistula share 85 boats. 30 boatmen write bookings in a paper log; 3 in 20 boats are ' +
  'booked twice. Rowers book a boat, report damage and pay a deposit. Boathouses try the service for four months first, then pay €40 a month.';

describe('one document', () => {
  const { data } = draftDocument(template('prd-saas-starter'), idea);
  const text = textsOf(data).join('\n');
  const features = data['scope-features']?.['features'] as Rows;
  const named = (part: unknown): number =>
    features.filter(({ name }) => JSON.stringify(part).toLowerCase().includes(String(name).toLowerCase())).length;

  it('counts its features once: in the summary, the scope, the milestones and the plan', () => {
    const [, count = ''] = /(?:release (?:holds|consists of)|release are) (\w+) features/.exec(text) ?? [];
    expect(count).toBe(numberWords[features.length]);
    expect(named(data['scope-features']?.['inScope'])).toBe(features.length);
    const milestones = data['release-planning']?.['milestones'] as Rows;
    const reached = milestones.flatMap(({ features: ids }) => (ids ?? []) as string[]);
    expect(new Set(reached).size).toBe(features.length);
  });

  it('knows one trial, one set of plans and one time to take a step back', () => {
    const account = textsOf(data['accounts-and-plans']).join('\n');
    expect(account).not.toMatch(/\b(?:30|thirty) days (?:free|without a plan|to try)|trial (?:of|lasts) 30 days/i);
    expect(account.match(/four months/gi)?.length).toBeGreaterThanOrEqual(1);
    const plans = data['accounts-and-plans']?.['plans'] as Rows;
    for (const { plan } of plans) expect(account).toContain(String(plan));
    expect(text).not.toMatch(/(?:undone|taken? back|withdrawn) (?:for|within|in its first) ten minutes/);
  });

  it('signs things when they exist', () => {
    const brd = draftDocument(template('brd-basic'), `${idea} The company has 1,200 employees.`).data;
    const signOffs = brd['stakeholder-planning']?.['signOffs'] as Rows;
    const milestones = brd['transition-plan']?.['milestones'] as Rows;
    const [scope, prototype] = milestones.map(({ date }) => String(date));
    const dateOf = (about: RegExp) => String(signOffs.find(({ item }) => about.test(String(item)))?.['date']);
    expect(dateOf(/draft|prototype|way through|tried without/i) >= (prototype ?? '')).toBe(true);
    for (const { date } of signOffs) expect(String(date) >= (scope ?? '')).toBe(true);
  });

  it('draws arrows that Mermaid knows', () => {
    const diagrams = coreTemplates
      .flatMap((core) => textsOf(draftDocument(core, idea).data))
      .filter((part) => /^(?:flowchart|sequenceDiagram|stateDiagram|erDiagram)/.test(part));
    expect(diagrams.length).toBeGreaterThan(6);
    for (const diagram of diagrams) {
      expect(diagram).not.toMatch(/<--\|/);
      if (!diagram.startsWith('flowchart')) continue;
      const arrow = /^ {2}\w+\S* .*?(?:-->|<-->|---)/;
      const other = /^(?:flowchart \w+| {2}subgraph .*| {2}end| {2,4}\w+[[({].*)$/;
      expect(diagram.split('\n').filter((line) => !arrow.test(line) && !other.test(line))).toEqual([]);
    }
  });
});
