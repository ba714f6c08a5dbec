import { groupSize, ofFew } from './group-size.js';

describe('how many there are', () => {
  it.each([
    ['9 falconers', 9],
    ['Six tuners', 6],
    ['about 1,300 growers', 1300],
    [null, 0],
  ])('%s', (count, size) => {
    expect(groupSize(count)).toBe(size);
  });

  it.each([
    ['8 of 10 {actors}', '9', '4 of 5 {actors}'],
    ['Eight of ten {actors} want to keep it', '3', 'Two of three {actors} want to keep it'],
    ['8 of 10 {actors}', '0', '8 of 10 {actors}'],
    ['8 of 10 {actors}', '40', '8 of 10 {actors}'],
  ])('%s of %s', (template, actorCount, said) => {
    expect(ofFew(template, { actorCount })).toBe(said);
  });

  it.each([
    [
      '{Metric1} no worse and eight of ten {actors} want to keep it',
      '{Metric1} no worse and most {actors} want to keep it',
    ],
    ['Done by four of five {actors}', 'Done by most {actors}'],
    ['The task is done by four {actors} of five', 'The task is done by most {actors}'],
    ['Talks with five {actors}', 'Talks with {actors}'],
  ])('asks no more of one role than work in the house: %s', (template, said) => {
    expect(ofFew(template, { actorCount: '0', staffCount: '9' })).toBe(said);
    expect(ofFew(template, { actorCount: '0', staffCount: '60' })).toBe(template);
  });

  it('asks no five of three', () => {
    expect(ofFew('Done by four of five {actors}', { actorCount: '3' })).toBe('Done by most {actors}');
    expect(ofFew('Done by four of five {actors}', { actorCount: '5' })).toBe('Done by four of five {actors}');
  });
});
