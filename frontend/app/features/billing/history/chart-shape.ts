import type { BalanceDay } from '~/lib/api/types';

/** Units of the drawing; it is stretched to the room there is. */
export const WIDTH = 1000;
export const HEIGHT = 200;

/** The first of 1, 2, 5, 10, 20, 50 … that is not below `value`. */
export function niceTop(value: number): number {
  if (value <= 10) return 10;
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= value) ?? 10;
  return factor * power;
}

/** A line of steps, for a balance changes at once and not by degrees; and the same closed to an area. */
export function stepPath(days: readonly Pick<BalanceDay, 'balance'>[], top: number): { line: string; area: string } {
  if (days.length === 0) return { line: '', area: '' };
  const width = WIDTH / days.length;
  const y = (balance: number) => round(HEIGHT - (Math.max(0, balance) / top) * HEIGHT);
  const steps = days.map(({ balance }, index) => `V${y(balance)}H${round(width * (index + 1))}`).join('');
  const line = `M0 ${y(days[0]?.balance ?? 0)}${steps}`;
  return { line, area: `${line}V${HEIGHT}H0Z` };
}

const round = (value: number) => Math.round(value * 10) / 10;
