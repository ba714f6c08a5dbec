import { beside, dense, letterSigns, mostOf, readBothWays, rowsOf, shares, type Tensor } from './layers.js';

const tensor = (shape: number[], values: number[]): Tensor => ({ shape, values: Float32Array.from(values) });
const rows = (...values: number[]): Float32Array => Float32Array.from(values);
/** Numbers that differ, the same every time. */
const numbers = (many: number): number[] => Array.from({ length: many }, (_, at) => Math.sin(at * 1.7) / 2);

describe('layers of a network', () => {
  it.each([
    [1, 1, 1],
    [2, 3, 4],
    [3, 5, 7],
    [4, 6, 8],
    [5, 9, 13],
  ])('multiplies %i rows of %i numbers into %i each, as each sum by itself would be', (count, width, many) => {
    const [given, weights, bias] = [numbers(count * width), numbers(many * width), numbers(many)];
    const sums = Array.from({ length: count * many }, (_, at) => {
      const [row, out] = [Math.floor(at / many), at % many];
      return Array.from({ length: width }).reduce<number>(
        (sum, _one, place) => sum + (given[row * width + place] ?? 0) * (weights[out * width + place] ?? 0),
        bias[out] ?? 0,
      );
    });

    const found = dense(rows(...given), tensor([many, width], weights), tensor([many], bias));

    expect([...found].map((one) => one.toFixed(5))).toEqual(sums.map((one) => one.toFixed(5)));
  });

  it('reads rows ahead and back, so that each end knows of the other', () => {
    const memory = {
      input: tensor([4, 1], [1, 1, 1, 1]),
      recurrent: tensor([4, 1], [0.5, 0.5, 0.5, 0.5]),
      bias: tensor([4], [0, 1, 0, 0]),
    };

    const alone = readBothWays(rows(1, 0, 0), memory, memory, 3);
    const changed = readBothWays(rows(1, 0, 2), memory, memory, 3);

    // At the first word nothing has been read ahead but itself, and all of the rest on the way back.
    expect(changed[0]).toBe(alone[0]);
    expect(changed[1]).not.toBe(alone[1]);
    expect(changed[4]).not.toBe(alone[4]);
    // One step by hand: the cell is what enters, and leaves through its gate.
    const gate = 1 / (1 + Math.exp(-1));
    expect(alone[0]).toBeCloseTo(gate * Math.tanh(gate * Math.tanh(1)), 5);
  });

  it('sets rows side by side, looks them up, and takes the most of each column', () => {
    expect([...beside(2, [rows(1, 2), rows(3, 4, 5, 6)])]).toEqual([1, 3, 4, 2, 5, 6]);
    expect([...rowsOf(tensor([3, 2], [0, 1, 2, 3, 4, 5]), [2, 0])]).toEqual([4, 5, 0, 1]);
    expect([...mostOf(rows(1, 9, 5, 2, 7, 3), 2, 0, 2)]).toEqual([5, 9]);
    expect([...mostOf(rows(1, 9), 2, 1, 1)]).toEqual([0, 0]);
  });

  it('finds the strongest place of three letters, beyond whose ends there is nothing', () => {
    const signs = tensor([1, 1, 3], [1, 0, 1]);

    expect([...letterSigns(rows(1, 5, 2), 3, signs, tensor([1], [0.5]))]).toEqual([5.5]);
    expect([...letterSigns(rows(-1, -5, -2), 3, signs, tensor([1], [0]))]).toEqual([0]);
  });

  it('makes shares of what speaks for each', () => {
    const [one = 0, other = 0, third = 0] = shares(rows(1, 1, 3), 3);

    expect(one).toBe(other);
    expect(one + other + third).toBeCloseTo(1, 6);
    expect(third / one).toBeCloseTo(Math.exp(2), 4);
  });
});
