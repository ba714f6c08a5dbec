import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';
import { everyDeed } from './every-deed.js';
import { ruledIn } from '../told/told.testing.js';

const stable =
  "My sister and I run a riding stable near Limerick with 22 horses. Lessons are written in a big diary, and every week four or five pupils turn up for a lesson that was moved without anybody telling them. We'd like a small web app for the yard. Pupils should be able to book a lesson and move it. Each of our five instructors should see her lessons for the day and put a horse to each pupil. We can spend about 6,000 euros.";
const cafe =
  "The volunteers of our repair café mend 45 things a month. People queue from ten o'clock, and a third of them are sent home because the right fixer isn't there that day. What we need is a page on which visitors tell us beforehand what is broken. The coordinator then decides which fixer gets it and gives the visitor a time. Children under 14 may only come with a grown-up, and we don't take microwaves. We want to send home no more than one in ten, and we'd like to know how many kilos of waste were saved each year.";
const crossings =
  'I coordinate the school crossing patrols: 64 patrol members at 31 crossings, every morning from 7.30 to 8.15. Finding a stand-in takes up to forty minutes, and last winter 17 crossings stayed empty. I imagine an app where a patrol member reports sick, all free stand-ins are asked at once, and the first to accept gets the shift. I want to see every morning which crossings are covered. The goal is that not a single crossing stays empty, and that a stand-in is found within ten minutes.';

describe('ordinary prose', () => {
  it('tells what there is to spend, and for which house it is', () => {
    const { limits, audiences, capabilities } = readIdea(stable, today);
    expect(limits).toMatchObject([{ kind: 'budget', text: 'about 6,000 euros' }]);
    expect(audiences.map(({ noun }) => noun)).not.toContain('yard');
    expect(everyDeed(capabilities).map(({ verb }) => verb)).not.toContain('spend');
  });

  it('makes no thing and no goal of an hour', () => {
    expect(readIdea(cafe, today).unit ?? '').not.toContain('clock');
    expect(readIdea(crossings, today).measures.map(({ name }) => name)).not.toContain('every morning');
  });
});

const school =
  "I'm the librarian of a school with 640 pupils. At the end of every term about 150 books don't come back, and I spend two days writing reminders by hand. I would like a simple website where the teachers order class sets, and where I hand out each book to a pupil by scanning its barcode. Two weeks before the end of term the parents get a mail. A book that isn't returned by the last day of school costs 300 kroner, unless the teacher confirms that it was stolen. The school can pay 40,000 kroner and wants to start after the autumn holidays.";
const midwives =
  'We are four midwives in Ghent. Mothers call us to arrange visits, and half of the calls go to voicemail. We want an online calendar. A mother picks a free visit. Every midwife keeps her own working hours. After a visit she writes a short report. In the last four weeks before the due date visits take an hour instead of thirty minutes. We hope that nobody waits longer than two hours for an appointment.';
const plots =
  "Our allotment association has 118 plots and a list in the secretary's exercise book. Applicants phone her to find out where they stand, about six times a week. The new tool should let people put themselves on the list, confirm every January that they are still interested and see their position. Members report a broken tap. Whoever says yes first within five days has the plot. The treasurer sends the yearly bill of 140 euros. Anybody who hasn't confirmed by 31 January drops off the list. Plots should stay empty for no more than three weeks instead of eleven as it is now. We have no budget, one of our members will build it.";

describe('whoever writes', () => {
  it('has so much to spend, and what somebody pays for is a rule', () => {
    const brief = readIdea(school, today);
    const limits = brief.limits.map(({ kind, text }) => `${kind}: ${text}`);
    expect(limits).toContain('budget: 40,000 kroner');
    expect(ruledIn(brief).filter((text) => text.includes('300 kroner'))).toEqual([
      "a book that isn't returned by the last day of school costs 300 kroner, unless the teacher confirms that it was stolen",
    ]);
    expect(limits.filter((text) => text.startsWith('other:') && text.includes('40,000'))).toEqual([]);
  });
});

describe('a time that is told', () => {
  it('is no trouble and no figure of today, where it says when something else holds', () => {
    const { measures, problem } = readIdea(midwives, today);
    expect(measures).toMatchObject([{ name: 'time that somebody waits for an appointment', baseline: null }]);
    expect(problem.sentences.join(' ')).not.toContain('last four weeks');
  });

  it('is a goal beside what it is now, and a day of each year is none of the launch', () => {
    const { measures, limits } = readIdea(plots, today);
    expect(measures).toMatchObject([
      { name: 'time that a plot stays empty', baseline: '11 weeks', target: 'no more than 3 weeks' },
    ]);
    expect(limits.filter(({ kind }) => kind === 'date')).toEqual([]);
  });
});

const meals =
  "Our parish cooks 180 meals a day. A dozen volunteers take part, and it all runs through one WhatsApp group, where messages get buried. I want something simple in which volunteers can sign up for an evening. The cooks enter how many portions they have made. We'd be happy if nobody was forgotten any more and if finding a substitute took five minutes, not an hour.";
const windows =
  'We restore windows. The software I have in mind should allow us to register a window and attach photos to a panel. The workshop manager assigns panels to restorers. The architect of the diocese has to approve any replacement of original glass before it is done.';
const hall =
  "At our climbing hall in Graz, 14 route setters screw 60 new routes a month, and some hang for a year. We would like an app where the head setter plans which sector is reset when, and each setter enters the routes he has built. The staff close the route if need be. There is no hurry, but it mustn't cost more than 12,000 euros.";

describe('what prose tells beside', () => {
  it('names no thing after a verb, and nobody after a dozen', () => {
    expect(readIdea(meals, today).nouns).toContain('portion');
    expect(readIdea(meals, today).nouns).not.toContain('made');
    expect(readIdea(meals, today).audiences.map(({ noun }) => noun)).toContain('volunteer');
    expect(readIdea(hall, today).nouns).not.toContain('need be');
  });

  it('makes no system of whoever writes', () => {
    expect(readIdea(windows, today).limits.filter(({ kind }) => kind === 'platform')).toEqual([]);
  });

  it('is no rule where nothing is bound', () => {
    expect(readIdea(hall, today).limits.map(({ kind }) => kind)).toEqual(['budget']);
  });
});

describe('a goal beside the launch', () => {
  const shoes =
    'I run a shoe repair workshop. Today I phone customers myself. I would like an app where shop assistants record a pair with photos, and customers approve the price, follow their repair and pay online. I want to halve the phone calls and have it running by 1 September for at most 15,000 euros.';
  const { capabilities, limits } = readIdea(shoes, today);

  it('is no deed of anybody, and its day is that of the launch', () => {
    expect(everyDeed(capabilities).map(({ verb }) => verb)).not.toContain('halve');
    expect(limits.map(({ kind, text }) => `${kind}: ${text}`)).toContain('date: by 1 September');
  });

  it('leaves how something is done apart from what is done', () => {
    expect(everyDeed(capabilities).find(({ verb }) => verb === 'pay')).toMatchObject({ object: '', tail: 'online' });
  });
});
