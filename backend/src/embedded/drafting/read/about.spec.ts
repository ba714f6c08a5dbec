import { readIdea } from '../read.js';
import { today } from '../drafting.testing.js';

const aboutOf = (idea: string) => readIdea(idea, today).about;

describe('what the idea calls the product', () => {
  it.each([
    [
      'SlabSwap, a marketplace for leftover marble and granite. Yards list an offcut.',
      'a marketplace for leftover marble and granite',
    ],
    [
      'We want to sell a web service to pipe organ tuning workshops with two to nine people. Tuners log faults.',
      'a web service for pipe organ tuning workshops with two to nine people',
    ],
    ['My idea is marketplace only for school books. Sellers scan a book.', 'a marketplace for school books'],
    ['Our product, a practice system for 3,500 surgeries, is to receive a waiting list. Receptionists pause it.', null],
    [
      "I'm building Fernround, a service for plant-care firms. Technicians log watering.",
      'a service for plant-care firms',
    ],
    [
      'Depuration log for our oyster plant\nProblem: checks are on a clipboard.',
      'a depuration log for the oyster plant',
    ],
    ['We need something for the lost property office. Drivers report finds.', 'a product for the lost property office'],
    [
      'I run the cemeteries office at Thornbury. I would like an app: inspectors record a test.',
      'an app for the cemeteries office at Thornbury',
    ],
    [
      // Whose it is says nothing of what it is.
      'Our history society in Hexham keeps 18,000 photographs. Volunteers enter requests.',
      null,
    ],
  ])('is said as others say it: %s', (idea, said) => expect(aboutOf(idea)).toBe(said));

  it.each([
    'Every May the phone of our secretary melts. Members report a swarm.',
    'Parents should ask for a kit and volunteers hand out kits for a fee.',
    'The secretary enters a closure for a zone.',
    'I want a small app just for us: grooms tick off each feeding.',
  ])('is not made up: %s', (idea) => expect(aboutOf(idea)).toBeNull());

  it('names the product where a title ends in what records are kept in', () =>
    expect(readIdea('Avalanche blasting log for a lift company\nBlasters record each charge.', today).name).toBe(
      'Avalanche Blasting Log',
    ));
});
