import { findIn } from './matches';

const shown = (texts: string[], wanted: string) =>
  findIn(texts, wanted).map(({ block, start, end }) => [block, texts[block]?.slice(start, end)]);

it('finds whatever the case, the accents and the space between words', () => {
  expect(shown(['A rota for the crew. Rota!', 'ROTAS'], 'rota')).toEqual([
    [0, 'rota'],
    [0, 'Rota'],
    [1, 'ROTA'],
  ]);
  expect(shown(['Café Zürich', 'cafe'], 'CAFÉ')).toEqual([
    [0, 'Café'],
    [1, 'cafe'],
  ]);
  expect(shown(['two\n   words'], ' two words ')).toEqual([[0, 'two\n   words']]);
});

it('marks whole characters, also those that take two places or become two', () => {
  expect(shown(['ok 👩‍🚀 İstanbul 🚀'], '🚀')).toEqual([
    [0, '🚀'],
    [0, '🚀'],
  ]);
  expect(shown(['İstanbul'], 'ist')).toEqual([[0, 'İst']]);
});

it('finds nothing without a text, and nothing twice', () => {
  expect(findIn(['abc'], '  ')).toEqual([]);
  expect(findIn(['aaaa'], 'aa')).toHaveLength(2);
});
