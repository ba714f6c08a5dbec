import { readInstruction } from './instruction.js';

describe('reading an instruction', () => {
  it.each([
    ['Shorten it and add a risk about storms', ['shorten', 'add']],
    ['- fewer words\n- plain English\n- mention GDPR', ['shorten', 'style', 'add']],
    ['Could you please make this half as long, but keep the numbers?', ['shorten']],
    ['rename A to B; remove the last bullet', ['replace', 'remove']],
    ['Delay the pilot by three weeks', ['shift']],
    ['Make the dates earlier by one month', ['shift']],
    ['Be bolder', ['extra']],
    ['Name the measures and their units.', ['extra']],
    ['Translate into French', ['beyond']],
    ['Set the owner of R-002 to Maria', ['set']],
  ])('%j', (text, kinds) => {
    expect(readInstruction(text).map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    ['in 40 words', { words: 40 }],
    ['two sentences please', { sentences: 2 }],
    ['shorten by 30%', { share: 0.7 }],
    ['much shorter', { share: 0.4 }],
    ['half the length', { share: 0.5 }],
  ])('%j asks for a size', (text, size) => {
    const [step] = readInstruction(text);
    expect(step).toMatchObject({ kind: 'shorten' });
    expect((step as { size: object }).size).toEqual(size);
  });
});
