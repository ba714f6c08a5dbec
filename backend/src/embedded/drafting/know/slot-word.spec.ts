import { slotWord } from './slot-word.js';

describe('what is taken for a time', () => {
  it.each([
    ['Donors book by phone; about 9 of 60 slots a day stay empty.', 'slot'],
    ['Guests reserve a table online and cancel it until noon.', 'table'],
    ['Neighbours book the room of our club house by the evening.', 'hour'],
    ['Guests book a day; today it stands in a desk diary.', 'slot'],
    ['Members book a desk by the window.', 'desk'],
    ['Skippers ask which berths are free this week.', 'berth'],
    ['Members book a machine. Our place of work is Leeds, and we meet there.', 'slot'],
  ])('%s', (idea, word) => {
    expect(slotWord({ sentences: [idea] })).toBe(word);
  });
});
