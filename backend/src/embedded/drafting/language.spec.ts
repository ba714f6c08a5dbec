import {
  asThey,
  clip,
  gerund,
  infinitive,
  isParticiple,
  isPlural,
  isUncountable,
  joinWords,
  lowerFirst,
  participle,
  plural,
  sentence,
  singular,
  slugify,
  thirdPerson,
  titleCase,
  upperFirst,
  withArticle,
} from './language.js';

describe('nouns', () => {
  it.each([
    ['landing slot', 'landing slots'],
    ['clinic', 'clinics'],
    ['mechanic', 'mechanics'],
    ['metric', 'metrics'],
    ['company', 'companies'],
    ['movie', 'movies'],
    ['bus', 'buses'],
    ['box', 'boxes'],
    ['church', 'churches'],
    ['lab tech', 'lab techs'],
    ['cache', 'caches'],
    ['size', 'sizes'],
    ['nurse', 'nurses'],
    ['house', 'houses'],
    ['shoe', 'shoes'],
    ['analysis', 'analyses'],
    ['crisis', 'crises'],
    ['virus', 'viruses'],
    ['fisherman', 'fishermen'],
    ['midwife', 'midwives'],
    ['person', 'people'],
    ['child', 'children'],
    ['grandchild', 'grandchildren'],
    ['quiz', 'quizzes'],
    ['bag of coffee', 'bags of coffee'],
    ['SMS', 'SMS'],
    ['NGO', 'NGOs'],
    ['e-mail', 'e-mails'],
    ['aircraft', 'aircraft'],
  ])('%s, %s', (one, many) => {
    expect(plural(one)).toBe(many);
    expect(singular(many)).toBe(one);
    expect(plural(many)).toBe(many);
    expect(singular(one)).toBe(one);
  });

  it.each([
    'moisture',
    'humidity',
    'overtime',
    'equipment',
    'software',
    'feedback',
    'logistics',
    'electronics',
    'space debris',
  ])('%s has neither plural nor article', (noun) => {
    expect(isUncountable(noun)).toBe(true);
    expect(plural(noun)).toBe(noun);
    expect(singular(noun)).toBe(noun);
    expect(withArticle(noun)).toBe(noun);
  });

  it('knows plurals', () => {
    expect(['crews', 'people', 'staff', 'analyses'].map(isPlural)).toEqual([true, true, true, true]);
    expect(['crew', 'bus', 'status', 'clinic', 'glass'].map(isPlural)).toEqual([false, false, false, false, false]);
  });
});

describe('articles', () => {
  it.each([
    'an order',
    'a unit',
    'an uninstalled app',
    'an umbrella',
    'a European order',
    'a one-off job',
    'a user story',
    'an hour',
    'an honest review',
    'an heir',
    'a house',
    'an SMS',
    'an MRI scan',
    'an FAQ',
    'an NGO',
    'an MVP',
    'an R&D case',
    'an X-ray',
    'an x-ray',
    'a URL',
    'a UX review',
    'a PDF',
    'a SaaS tool',
    'a B2B sale',
    'an 8-hour shift',
    'an 18-year-old',
    'an 11-a-side game',
    'a 100-page book',
    'an A4 sheet',
    'an e-mail',
  ])('%s', (phrase) => {
    expect(withArticle(phrase.replace(/^an? /, ''))).toBe(phrase);
  });

  it('adds none to plurals and to what has one', () => {
    expect(withArticle('crews')).toBe('crews');
    expect(withArticle('the team')).toBe('the team');
    expect(withArticle('a crew')).toBe('a crew');
    expect(withArticle('')).toBe('');
  });
});

describe('verbs', () => {
  it.each([
    ['plan', 'plans', 'planning', 'planned'],
    ['swap', 'swaps', 'swapping', 'swapped'],
    ['see', 'sees', 'seeing', 'seen'],
    ['pay', 'pays', 'paying', 'paid'],
    ['submit', 'submits', 'submitting', 'submitted'],
    ['book', 'books', 'booking', 'booked'],
    ['track', 'tracks', 'tracking', 'tracked'],
    ['label', 'labels', 'labelling', 'labelled'],
  ])('%s', (base, third, doing, done) => {
    expect([thirdPerson(base), gerund(base), participle(base)]).toEqual([third, doing, done]);
    expect([third, doing].map(infinitive)).toEqual([base, base]);
  });
});

describe('texts', () => {
  it('joins words', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => joinWords(words))).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });

  it('changes only the first letter, and leaves names alone', () => {
    expect(upperFirst('“quoted” word')).toBe('“Quoted” word');
    expect(['Plan crews', 'API calls', 'I see', 'iPad'].map(lowerFirst)).toEqual([
      'plan crews',
      'API calls',
      'I see',
      'iPad',
    ]);
  });

  it('ends a sentence once', () => {
    expect(['it is late', 'It is late.', 'Is it late?', 'it is late, '].map(sentence)).toEqual([
      'It is late.',
      'It is late.',
      'Is it late?',
      'It is late.',
    ]);
  });

  it('keeps the names of days and months, and tells of others what somebody says of themselves', () => {
    expect(['Monday at seven', 'June is over', 'Mondays'].map(lowerFirst)).toEqual([
      'Monday at seven',
      'June is over',
      'Mondays',
    ]);
    expect(asThey('I am told what our team owes me')).toBe('they are told what their team owes them');
    expect(['thanked', 'river bed', 'feed'].map(isParticiple)).toEqual([true, false, false]);
  });

  it('makes titles and slugs', () => {
    expect(titleCase('proof of delivery for the crew')).toBe('Proof of Delivery for the Crew');
    expect(slugify('Élève: été 2027!')).toBe('eleve-ete-2027');
  });

  it('clips at a word', () => {
    expect(clip('one two three four', 12)).toBe('one two…');
    expect(clip('short', 12)).toBe('short');
  });
});
