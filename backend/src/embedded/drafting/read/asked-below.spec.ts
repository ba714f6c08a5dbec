import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';

const deedsOf = (idea: string): string[] =>
  readIdea(idea, today).capabilities.map(({ by, verb, object, tail, automatic }) =>
    [by ?? (automatic ? 'product' : '?'), verb, object, tail].filter(Boolean).join(' '),
  );

const notes = `# Keyturn – secret rotation for platform teams
### Why
Our customers have hundreds of database passwords which nobody dares to change.
### How it works
- Show owner, age, last use and which services depend on it
- Platform engineers define a policy
- Rotation happens in two steps, automatic rollback if health checks fail
- Service owners approve the first rotation in Slack`;

describe('what stands below a heading for features', () => {
  it('is no thing where it is a sentence', () => {
    expect(deedsOf(notes).join('; ')).not.toContain('use Rotation');
  });
});

describe('a product by its name', () => {
  it('is an ordinary word where a product is defined by it', () => {
    expect(readIdea('Sniff is an app for dog owners. Owners propose a walk.', today).name).toBe('Sniff');
    expect(readIdea('This is an app for dog owners. Owners propose a walk.', today).name).not.toBe('This');
  });
});

it('works offline only where it is said of the product', () => {
  const limits = (idea: string): string => JSON.stringify(readIdea(idea, today).limits);
  expect(limits('Sniff is an app for dog owners. Premium adds offline maps.')).not.toContain('"offline"');
  expect(limits('Sniff is an app for dog owners. It works offline.')).toContain('offline');
});

it('takes a list of things for things that the product has', () => {
  const idea =
    'Scheduling SaaS for small practices. They currently juggle paper diaries. We offer online booking, SMS reminders, and insurance invoices in one click.';
  const things = readIdea(idea, today).capabilities.map(({ object }) => object);
  expect(things).toEqual(['online booking', 'SMS reminders', 'insurance invoices in one click']);
});

describe('what is no trouble', () => {
  const troublesOf = (more: string): string[] =>
    readIdea(`Acme is a web app for garages. Mechanics enter repairs. ${more}`, today).problem.sentences;

  it.each([
    'Handlers review every summary and can correct it, and those corrections are reported weekly to the quality team.',
    'The office keeps the cars, which instructor uses which car, automatic or manual.',
    'If a sensor fails twice the owner gets a message.',
  ])('%s', (text) => {
    expect(troublesOf(text)).toEqual([]);
  });

  it('is told once where one sentence holds the other', () => {
    expect(
      readIdea(
        'Need tags on our tools so managers can see them. 3,200 items, we lose roughly £210k worth a year.',
        today,
      ).problem.sentences,
    ).toEqual(['3,200 items, we lose roughly £210k worth a year.']);
  });
});

it('takes a department for its staff', () => {
  expect(deedsOf('Keyturn is a tool. Engineers define a policy. Security sees an audit log.')).toContain(
    'security staff see an audit log',
  );
});

it('takes for whom a product is sold for no deed of it', () => {
  const idea =
    'Newsboard is a planning tool we want to sell to regional newspapers that publish online and in print. Reporters pitch a story.';
  expect(deedsOf(idea)).toContain('reporter pitch a story');
  expect(deedsOf(idea).join('; ')).not.toContain('publish');
});
