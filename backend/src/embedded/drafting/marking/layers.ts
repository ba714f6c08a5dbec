/**
 * What a network is made of, on plain arrays of numbers. A row of numbers stands for each word, one row after the other:
 * `rows × width`. Weights are kept as they were learned: a row of weights for each number that comes out.
 */

/** Numbers with the shape in which they were learned. */
export interface Tensor {
  shape: readonly number[];
  values: Float32Array;
}

/** Each row times the weights, plus the bias where there is one. */
export function dense(rows: Float32Array, { shape, values }: Tensor, bias?: Tensor): Float32Array {
  const [many = 0, width = 0] = shape;
  const count = rows.length / width;
  const found = new Float32Array(count * many);
  const [pairs, fours] = [count - (count % 2), many - (many % 4)];
  for (let out = 0; out < many; out++)
    for (let row = 0; row < count; row++)
      if (out < fours && row < pairs) {
        if (out % 4 === 0 && row % 2 === 0) twoByFour(rows, row, values, out, width, found, many);
      } else found[row * many + out] = dot(rows, row * width, values, out * width, width);
  if (bias)
    for (let place = 0; place < found.length; place++) found[place] = at(found, place) + at(bias.values, place % many);
  return found;
}

/** Two rows times four rows of weights: each number is fetched once for several results. Its caller keeps the bounds. */
function twoByFour(
  rows: Float32Array,
  row: number,
  weights: Float32Array,
  out: number,
  width: number,
  found: Float32Array,
  many: number,
): void {
  const one = row * width;
  const other = one + width;
  const first = out * width;
  const second = first + width;
  const third = second + width;
  const fourth = third + width;
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let e = 0;
  let f = 0;
  let g = 0;
  let h = 0;
  for (let place = 0; place < width; place++) {
    const left = rows[one + place] as number;
    const right = rows[other + place] as number;
    const w = weights[first + place] as number;
    const x = weights[second + place] as number;
    const y = weights[third + place] as number;
    const z = weights[fourth + place] as number;
    a += left * w;
    b += left * x;
    c += left * y;
    d += left * z;
    e += right * w;
    f += right * x;
    g += right * y;
    h += right * z;
  }
  const to = row * many + out;
  const next = to + many;
  found[to] = a;
  found[to + 1] = b;
  found[to + 2] = c;
  found[to + 3] = d;
  found[next] = e;
  found[next + 1] = f;
  found[next + 2] = g;
  found[next + 3] = h;
}

/** Four sums at once, since a processor can work on them side by side. Its caller keeps the bounds. */
function dot(one: Float32Array, from: number, other: Float32Array, start: number, width: number): number {
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  let place = 0;
  for (; place + 3 < width; place += 4) {
    first += (one[from + place] as number) * (other[start + place] as number);
    second += (one[from + place + 1] as number) * (other[start + place + 1] as number);
    third += (one[from + place + 2] as number) * (other[start + place + 2] as number);
    fourth += (one[from + place + 3] as number) * (other[start + place + 3] as number);
  }
  for (; place < width; place++) first += (one[from + place] as number) * (other[start + place] as number);
  return first + second + third + fourth;
}

const at = (all: Float32Array, place: number): number => all[place] as number;
const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

export interface Memory {
  input: Tensor;
  recurrent: Tensor;
  bias: Tensor;
}

/** Reads the words in their order, or from the last to the first, and keeps in mind what it read (LSTM). */
function read(rows: Float32Array, { input, recurrent, bias }: Memory, isBackwards: boolean): Float32Array {
  const size = recurrent.shape[1] ?? 0;
  const gates = dense(rows, input, bias);
  const count = gates.length / (4 * size);
  const [state, cell] = [new Float32Array(size), new Float32Array(size)];
  const own = new Float32Array(4 * size);
  const found = new Float32Array(count * size);
  for (let step = 0; step < count; step++) {
    const row = isBackwards ? count - 1 - step : step;
    for (let gate = 0; gate < 4 * size; gate++)
      own[gate] = at(gates, row * 4 * size + gate) + dot(state, 0, recurrent.values, gate * size, size);
    for (let unit = 0; unit < size; unit++) {
      const [enter, forget] = [sigmoid(at(own, unit)), sigmoid(at(own, size + unit))];
      const [next, leave] = [Math.tanh(at(own, 2 * size + unit)), sigmoid(at(own, 3 * size + unit))];
      cell[unit] = forget * at(cell, unit) + enter * next;
      state[unit] = leave * Math.tanh(at(cell, unit));
      found[row * size + unit] = at(state, unit);
    }
  }
  return found;
}

/** Both ways, side by side. */
export const readBothWays = (rows: Float32Array, ahead: Memory, back: Memory, count: number): Float32Array =>
  beside(count, [read(rows, ahead, false), read(rows, back, true)]);

/** The rows of each beside those of the others. */
export function beside(count: number, all: readonly Float32Array[]): Float32Array {
  const widths = all.map(({ length }) => length / count);
  const width = widths.reduce((sum, one) => sum + one, 0);
  const found = new Float32Array(count * width);
  for (let row = 0; row < count; row++) {
    let place = row * width;
    for (const [one, rows] of all.entries()) {
      const own = widths[one] ?? 0;
      found.set(rows.subarray(row * own, (row + 1) * own), place);
      place += own;
    }
  }
  return found;
}

/** The rows of these numbers in a table. */
export function rowsOf({ shape, values }: Tensor, numbers: readonly number[]): Float32Array {
  const width = shape[1] ?? 0;
  const found = new Float32Array(numbers.length * width);
  for (const [row, number] of numbers.entries())
    found.set(values.subarray(number * width, (number + 1) * width), row * width);
  return found;
}

/** The most of each column, over some rows that follow each other. */
export function mostOf(rows: Float32Array, width: number, from: number, to: number): Float32Array {
  const found = new Float32Array(width).fill(from < to ? -Infinity : 0);
  for (let row = from; row < to; row++)
    for (let column = 0; column < width; column++)
      found[column] = Math.max(at(found, column), at(rows, row * width + column));
  return found;
}

/** What three letters in a row say, at its strongest in the word: a convolution over its letters. */
export function letterSigns(
  letters: Float32Array,
  count: number,
  { shape, values }: Tensor,
  bias: Tensor,
): Float32Array {
  const [many = 0, width = 0, reach = 0] = shape;
  const found = new Float32Array(many);
  for (let sign = 0; sign < many; sign++)
    for (let place = 0; place < count; place++) {
      let sum = at(bias.values, sign);
      for (let step = 0; step < reach; step++) {
        const letter = place + step - (reach - 1) / 2;
        if (letter < 0 || letter >= count) continue;
        for (let column = 0; column < width; column++)
          sum += at(letters, letter * width + column) * at(values, (sign * width + column) * reach + step);
      }
      found[sign] = Math.max(at(found, sign), sum);
    }
  return found;
}

export const tanh = (rows: Float32Array): Float32Array => rows.map((value) => Math.tanh(value));
export const positive = (rows: Float32Array): Float32Array => rows.map((value) => Math.max(0, value));

/** Shares that add up to one, in each row. */
export function shares(rows: Float32Array, width: number): Float32Array {
  const found = new Float32Array(rows.length);
  for (let from = 0; from < rows.length; from += width) {
    const row = rows.subarray(from, from + width);
    const most = row.reduce((largest, value) => Math.max(largest, value), -Infinity);
    const parts = row.map((value) => Math.exp(value - most));
    const sum = parts.reduce((total, part) => total + part, 0);
    found.set(
      parts.map((part) => part / sum),
      from,
    );
  }
  return found;
}
