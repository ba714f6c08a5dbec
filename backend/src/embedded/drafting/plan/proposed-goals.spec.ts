import { know } from '../know.js';
import { readIdea } from '../read.js';
import { knowledge } from '../know/load.js';
import { calendarOf } from './calendar.js';
import { proposedGoals } from './proposed-goals.js';

const today = '2026-11-27';

const proposedFor = (idea: string): string[] => {
  const brief = readIdea(idea, today);
  return proposedGoals(brief, know(brief, knowledge()), calendarOf(brief, today)).map(({ goal }) => goal);
};

it('proposes what products of its kind are measured by where the idea gives cause, and otherwise what any product needs', () => {
  const mocks = proposedFor(
    'Stubhouse hosts API mocks for developers. Developers import an OpenAPI file and get a live mock URL. Developers override a response per endpoint. A webhook tells their CI about drift. There is a REST API and an SDK with API keys and a sandbox.',
  );
  expect(mocks.join()).toMatch(/first successful/);
  const plants = proposedFor('Leafy is a mobile app for people with houseplants. Users photograph a plant.');
  expect(plants.join()).not.toMatch(/first successful/);
  expect(plants.join()).toMatch(/easy|without help/);
});

it('words what any product needs in different ways for different ideas', () => {
  const first = (name: string): string =>
    proposedFor(`${name} is a mobile app for gardeners. Gardeners photograph a plant.`).find((goal) =>
      /easy|without help/.test(goal),
    ) ?? '';
  expect(new Set(['Leafy', 'Sprig', 'Rootly', 'Budwise', 'Mossbook', 'Fernio'].map(first)).size).toBeGreaterThan(1);
});
