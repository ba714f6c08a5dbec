import { readIdea } from '../read.js';
import { tradeWord } from './trade-word.js';

describe('the house an idea opens with', () => {
  it.each([
    ['An internal tool for our dental lab in Ghent, 22 technicians.', 'dental lab'],
    ['Scrapyard near Rotterdam, 18 people, two weighbridges.', 'scrapyard'],
    ['We are a choir of 64 singers in Aberdeen.', 'choir'],
    ['We want to sell an online service to independent driving schools in Ireland.', null],
    ['Our school wants to know who comes.', null],
    ['Neighbours share tools. The library is closed.', null],
  ])('%s', (text, word) => {
    expect(tradeWord(text)).toBe(word);
  });

  it('names the product where its name would be anybody’s', () => {
    const name = (idea: string): string => readIdea(idea, '2026-11-21').name;
    expect(name('We are a choir of 64 singers. Singers say for each rehearsal whether they come.')).toMatch(/^Choir /);
    expect(name('Costume makers enter each costume and mark what needs mending.')).not.toMatch(/^Choir /);
  });
});
