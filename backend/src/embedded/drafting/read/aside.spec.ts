import { toldIn } from '../told/idea.js';
import { isOnlyAside } from './aside.js';

it.each([
  ['A marketplace for surplus food. The name is Overripe, we are two founders in Bristol.', 'Overripe', false],
  ['ShelfShare connects bakeries with charities. Shops post what is left.', 'ShelfShare', false],
  [
    'Clerks retype all of it into the lab system today (a local product called Protix). A portal where dentists create cases.',
    'Protix',
    true,
  ],
  ['A tool where clerks enter invoices. MySQL is not needed.', 'MySQL', true],
])('what is named in passing is no product, unless it is introduced: %s', (idea, name, isAside) =>
  expect(isOnlyAside(name, toldIn(idea))).toBe(isAside),
);
