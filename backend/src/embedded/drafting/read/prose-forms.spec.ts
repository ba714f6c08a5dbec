import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';
import { inProse } from './prose-forms.js';

const stable =
  "My sister and I run a riding stable near Limerick with 22 horses. Lessons are written in a big diary, and every week four or five pupils turn up for a lesson that was moved without anybody telling them. We'd like a small web app for the yard. Pupils should be able to book a lesson and move it. Each of our five instructors should see her lessons for the day and put a horse to each pupil. We can spend about 6,000 euros.";
const cafe =
  "The volunteers of our repair café mend 45 things a month. People queue from ten o'clock, and a third of them are sent home because the right fixer isn't there that day. What we need is a page on which visitors tell us beforehand what is broken. The coordinator then decides which fixer gets it and gives the visitor a time. Children under 14 may only come with a grown-up, and we don't take microwaves. We want to send home no more than one in ten, and we'd like to know how many kilos of waste were saved each year.";
const crossings =
  'I coordinate the school crossing patrols: 64 patrol members at 31 crossings, every morning from 7.30 to 8.15. Finding a stand-in takes up to forty minutes, and last winter 17 crossings stayed empty. I imagine an app where a patrol member reports sick, all free stand-ins are asked at once, and the first to accept gets the shift. I want to see every morning which crossings are covered. The goal is that not a single crossing stays empty, and that a stand-in is found within ten minutes.';

const deeds = (idea: string): string[] =>
  readIdea(idea, today).capabilities.map(({ by = '', verb, object }) => [by, verb, object].filter(Boolean).join(' '));

describe('ordinary prose', () => {
  it('says who does something by each of them, and by the first who does it', () => {
    expect(inProse('Each of our five instructors should see her lessons')).toBe(
      'Each instructor should see her lessons',
    );
    expect(inProse('and each of the boxes is sealed')).toBe('and each of the boxes is sealed');
    expect(inProse('the first to accept gets the shift.')).toBe('it gives the shift to the first to accept.');
    expect(deeds(stable)).toEqual(
      expect.arrayContaining(['instructor see her lessons', 'instructor put a horse', 'pupil move a lesson']),
    );
    expect(deeds(crossings)).toContain('give the shift');
  });

  it('names whoever writes by what they do, and what they want to see is theirs', () => {
    expect(deeds(crossings)).toContain('coordinator see which crossings are covered every morning');
  });

  it('has a wish in each of its halves', () => {
    expect(deeds(cafe)).toContain('see how many kilos of waste were saved each year');
    expect(deeds(cafe).join('; ')).not.toContain('send');
    expect(readIdea(cafe, today).measures).toMatchObject([
      { name: 'share that is sent home', target: 'no more than 1 in 10' },
    ]);
    expect(readIdea(crossings, today).measures).toMatchObject([
      { name: 'number of crossings empty', target: '0' },
      { name: 'time until a stand-in is found', baseline: '40 minutes', target: 'within 10 minutes' },
    ]);
  });

  it('says what is left out beside a rule', () => {
    const limits = readIdea(cafe, today).limits.map(({ text }) => text);
    expect(limits).toEqual(
      expect.arrayContaining(['children under 14 may only come with a grown-up', 'no microwaves']),
    );
  });

  it('tells what there is to spend, and for which house it is', () => {
    const { limits, audiences, capabilities } = readIdea(stable, today);
    expect(limits).toMatchObject([{ kind: 'budget', text: 'about 6,000 euros' }]);
    expect(audiences.map(({ noun }) => noun)).not.toContain('yard');
    expect(capabilities.map(({ verb }) => verb)).not.toContain('spend');
  });

  it('makes no thing and no goal of an hour', () => {
    expect(readIdea(cafe, today).unit ?? '').not.toContain('clock');
    expect(readIdea(crossings, today).measures.map(({ name }) => name)).not.toContain('every morning');
  });
});
