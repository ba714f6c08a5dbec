import { mapHistory, NO_HISTORY, placeOf, recorded, redone, undone } from './undo-history';

const A = { title: 'a', goals: [{ metric: 'Trips' }, { metric: 'Hours' }] };
const titled = (title: string) => ({ ...A, title });

describe('placeOf', () => {
  it.each([
    ['one value', A, titled('ab'), { place: 'title', typed: true }],
    [
      'a value in a row',
      A,
      { ...A, goals: [A.goals[0], { metric: 'Days' }] },
      { place: 'goals[1].metric', typed: true },
    ],
    ['a new row', A, { ...A, goals: [...A.goals, { metric: '' }] }, { place: 'goals', typed: false }],
    ['moved rows', A, { ...A, goals: A.goals.toReversed() }, { place: 'goals', typed: false }],
    ['several values', A, { title: 'b', goals: [] }, { place: '', typed: false }],
  ])('finds %s', (_, before, after, place) => {
    expect(placeOf(before, after)).toEqual(place);
  });
});

describe('the steps of a section', () => {
  const typedAt = (...times: number[]) =>
    times.reduce(
      (history, now, index) => recorded(history, titled(`${index}`), titled(`${index + 1}`), now),
      NO_HISTORY,
    );

  it.each([
    ['without a pause', [0, 300, 600], 1],
    ['with a pause', [0, 300, 1_500], 2],
    ['for longer than a step lasts', Array.from({ length: 25 }, (_, index) => index * 500), 2],
  ])('typing %s', (_, times, steps) => {
    expect(typedAt(...times).done).toHaveLength(steps);
  });

  it('takes back across values, and makes again, to the first and last state', () => {
    const rows = { ...titled('1'), goals: [] };
    let history = recorded(recorded(NO_HISTORY, A, titled('1'), 0), titled('1'), rows, 100);
    const first = undone(history);
    expect(first).toMatchObject({ data: titled('1'), place: 'goals' });
    const second = undone(first?.history ?? NO_HISTORY);
    expect(second).toMatchObject({ data: A, place: 'title' });
    expect(undone(second?.history ?? NO_HISTORY)).toBeNull();
    history = second?.history ?? NO_HISTORY;
    const again = redone(redone(history)?.history ?? NO_HISTORY);
    expect(again).toMatchObject({ data: rows, place: 'goals', history: { undone: [] } });
    expect(redone(again?.history ?? NO_HISTORY)).toBeNull();
  });

  it('forgets what was undone once something else is typed, which is a step of its own', () => {
    const back = undone(typedAt(0, 1_000, 2_000));
    const history = recorded(back?.history ?? NO_HISTORY, titled('2'), titled('x'), 2_100);
    expect(history.done.map(({ after }) => after.title)).toEqual(['1', '2', 'x']);
    expect(history.undone).toEqual([]);
  });

  it('fills what a save has brought into every state', () => {
    const history = undone(typedAt(0, 1_000))?.history ?? NO_HISTORY;
    const mapped = mapHistory(history, (data) => ({ ...data, saved: true }));
    for (const { before, after } of [...mapped.done, ...mapped.undone])
      expect([before.saved, after.saved]).toEqual([true, true]);
  });
});
