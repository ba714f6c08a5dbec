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
  it('is asked for, whatever fails in it', () => {
    expect(readIdea(notes, today).problem.sentences).toEqual([
      'Our customers have hundreds of database passwords which nobody dares to change.',
    ]);
    expect(deedsOf(notes)).toEqual(
      expect.arrayContaining([
        'product show owner, age, last use and which services depend on it',
        'platform engineer define a policy',
        'service owner approve the first rotation in Slack',
      ]),
    );
  });

  it('is no thing where it is a sentence', () => {
    expect(deedsOf(notes).join('; ')).not.toContain('Rotation happens');
  });
});

describe('a product by its name', () => {
  const physio =
    'Patients forget most of the exercises. With MoveAgain, a physio builds a home programme from a library of videos in under three minutes and the patient follows it on a phone, rating pain from 0 to 10. If pain goes above 7 twice in a row the programme pauses and the therapist gets a message. We are selling to private clinics at A$59 per practitioner per month.';

  it('tells with it what is asked for', () => {
    const brief = readIdea(physio, today);
    expect(brief.name).toBe('MoveAgain');
    expect(brief.problem.sentences).toEqual(['Patients forget most of the exercises.']);
    expect(deedsOf(physio)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('physio build a home programme'),
        expect.stringContaining('patient follow a home programme'),
        'product send a message to the therapist if pain goes above 7 twice in a row',
      ]),
    );
  });

  it('is an ordinary word where a product is defined by it', () => {
    expect(readIdea('Sniff is an app for dog owners. Owners propose a walk.', today).name).toBe('Sniff');
    expect(readIdea('This is an app for dog owners. Owners propose a walk.', today).name).not.toBe('This');
  });
});

it('sees who is on track, on one page', () => {
  expect(deedsOf("Trackfit is an app for clinics. Therapists see on one page who's on track.")).toEqual([
    'therapist see who is on track on one page',
  ]);
});

it('works offline only where it is said of the product', () => {
  const limits = (idea: string): string => JSON.stringify(readIdea(idea, today).limits);
  expect(limits('Sniff is an app for dog owners. Premium adds offline maps.')).not.toContain('"offline"');
  expect(limits('Sniff is an app for dog owners. It works offline.')).toContain('offline');
});

it('keeps in its own words what an idea asks for of which nothing was read', () => {
  const idea = 'A coffee thing. Grind, 250g or 1kg, beans every now and then. Cheap please.';
  expect(deedsOf(idea)).toEqual(['product support ‘Grind, 250g or 1kg, beans every now and then’']);
  expect(readIdea(idea, today).limits).toEqual([]);
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

describe('notes of a plant', () => {
  const notes = `SHIFT HANDOVER TOOL – bottling plant, internal
Needs
- shift leader fills in the handover on a tablet
- downtime figures prefilled from the MES, not typed
- incoming leader has to sign within 20 minutes after shift start
- production manager gets a summary at 06:30
- German and Italian`;

  it('are read line by line', () => {
    expect(deedsOf(notes)).toEqual([
      'shift leader fill in the handover on a tablet',
      'product fill in downtime figures from the MES',
      'incoming leader sign the handover within 20 minutes after shift start',
      'product send a summary to the production manager at 06:30',
    ]);
    expect(readIdea(notes, today).name).toBe('Shift Handover');
  });
});

it('takes for whom a product is sold for no deed of it', () => {
  const idea =
    'Newsboard is a planning tool we want to sell to regional newspapers that publish online and in print. Reporters pitch a story.';
  expect(deedsOf(idea)).toContain('reporter pitch a story');
  expect(deedsOf(idea).join('; ')).not.toContain('publish');
});

it('lets the product do what whoever runs it has to do in a case', () => {
  expect(
    deedsOf(
      'Encore is a marketplace where couples book musicians. If a musician cancels, we have to propose at least two replacements within one day.',
    ),
  ).toContain('product propose at least two replacements within one day if a musician cancels');
});
