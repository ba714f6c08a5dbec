import { knowledge } from './load.js';
import { hears } from './premises.js';

const { archetypes, premises } = knowledge();

/** `<calendar, book*> …`: the words of a condition, with the line behind them. */
const conditional = archetypes.flatMap(({ id, needs = [], rows }) =>
  Object.entries(rows).flatMap(([meaning, lines]) =>
    lines.flatMap((line) => {
      const [, words] = /^(?:= )?<([^>]*)>/.exec(line) ?? [];
      return words === undefined
        ? []
        : [
            {
              where: `${id} ${meaning}: ${line.slice(0, 60)}`,
              needs,
              words: words.split(',').map((word) => word.trim()),
            },
          ];
    }),
  ),
);

describe('lines for ideas that speak of something', () => {
  it('name what it is, each word once', () => {
    expect(conditional.length).toBeGreaterThan(100);
    const odd = conditional.filter(
      ({ words }) =>
        words.some((word) => !/^(?:[£€$]|[\p{L}][\p{L}\d' -]{1,}\*?(?: \.\. [\p{L}-]+\*?)?)$/u.test(word)) ||
        new Set(words).size < words.length,
    );
    expect(odd.map(({ where, words }) => `${where} <${words.join()}>`)).toEqual([]);
  });

  it('are not said of every idea of their kind', () => {
    const always = conditional.filter(
      ({ needs, words }) => needs.length > 0 && needs.every((need) => hears(need, words)),
    );
    expect(always.map(({ where }) => where)).toEqual([]);
  });

  it('that take something for granted say which ideas share it', () => {
    for (const { assumes, shared, natural, id } of premises)
      if (assumes.length > 0 && id === undefined) expect(shared.length + natural.length).toBeGreaterThan(0);
  });
});
