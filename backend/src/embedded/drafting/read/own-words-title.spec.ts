import { bettered, openingTitle, shortly, topicOf, withPurpose } from './own-words-title.js';

describe('a working title in the words of the opening', () => {
  it.each([
    ['RFQ handling at a contract manufacturer for sheet metal, 180 employees.', 'RFQ handling'],
    ['Wheelchair and mobility assistance at airports: passengers book it.', 'Wheelchair and mobility assistance'],
    ['Teachers at vocational schools have to assess practical work.', null],
  ])('tells what is spoken of: %s', (text, topic) => expect(topicOf(text)).toBe(topic));

  it.each([
    ['I would like to replace the way we handle parental leave.', 'parental leave'],
    ['We look for a better way of finding and keeping peer reviewers.', 'finding and keeping peer reviewers'],
    ['The city wants a better way to tell residents about street works.', 'telling residents about street works'],
    ['Shifts are swapped on paper.', null],
  ])('tells what is to go better: %s', (text, better) => expect(bettered(text)).toBe(better));

  it('is of the sort that the idea names', () => {
    expect(openingTitle(['I want to replace the way we handle parental leave.'], 'product')).toBe(
      'Parental Leave System',
    );
    expect(openingTitle(['I want a better way of finding reviewers.'], 'service')).toBe(
      'Service for finding reviewers',
    );
  });

  it('says whom it is for where the sort says too little', () => {
    expect(withPurpose('Self-service Tool', 'engineers to get access', '')).toBe('Self-service Tool for engineers');
    expect(withPurpose('Gym App', 'gyms', '')).toBe('Gym App');
    expect(shortly('about 600 items')).toBeNull();
  });
});
