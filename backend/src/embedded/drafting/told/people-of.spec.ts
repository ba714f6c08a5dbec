import { readIdea } from '../read.js';
import { toldIn } from './idea.js';

const peopleOf = (idea: string): string[] => toldIn(idea).audiences.map(({ noun }) => noun);

it.each([
  [
    'A colleague is another worker.',
    'A worker can offer a shift, a colleague with the right certificates can take it, and the supervisor approves or rejects.',
    ['worker', 'supervisor'],
  ],
  [
    'A group is nobody where something is only moved to it.',
    'The tool should score each test and move a test over the threshold to a non-blocking group. The team lead extends it with a written reason.',
    ['team lead'],
  ],
  [
    'Whom a list names are several.',
    'What they need is a loan management application for registrars, conservators and couriers.',
    ['registrar', 'conservator', 'courier'],
  ],
  [
    'Somebody of a shop is no kind of shop.',
    "ShelfShare connects supermarkets with charities that can hand it out. At least 3 tonnes a week are thrown away because nobody could be found between 18:00 and 20:00.\n\nA shop employee should need less than a minute to post what's available. Charities that are close enough and open get the offer at the same time and the first to accept has it.",
    ['shop employee'],
  ],
  [
    'They are whom the sentence opens with.',
    'Editors send invitations. Reviewers have one profile over all journals where they can set topics and pause dates.',
    ['editor', 'reviewer'],
  ],
  [
    'Clients and customers are the same.',
    'Product: Tollgate, an API for software vendors. A client sends a route and gets back the cost. Customers can ask for a past date so they can check invoices.',
    ['customer'],
  ],
  [
    'Whoever is only named has no role.',
    "They upload tickets, Sharon or the quarry manager approves them, and a QR pass comes out. We'd like contractors to do the induction on their phone.",
    ['quarry manager', 'contractor'],
  ],
])('who an idea is about: %s', (_, idea, people) => expect(peopleOf(idea)).toEqual(people));

it('names those for whom it works by itself', () => {
  const idea =
    'Quarantine watches our CI results. We have 46 engineers in 7 teams and around 19,000 tests in GitHub Actions. The tool should score each test. The team lead extends it with a written reason.';
  expect(peopleOf(idea)[0]).toBe('engineer');
});

it('gives what somebody does in the second half of a sentence to them', () => {
  const idea =
    "Isolation patients can't be combined with other trips, and after such a trip the porter has to confirm disinfection before getting a new job.";
  const { capabilities } = readIdea(`A dispatch tool for porters. ${idea}`, '2026-11-23');
  expect(capabilities.map(({ by }) => by)).not.toContain('isolation patient');
});
