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
});
