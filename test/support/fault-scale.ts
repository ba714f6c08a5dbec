/** Whether the full counts were asked for. */
export const full = process.env['FAULT_SCALE'] === 'full';

/** How many trials: a sample in every run, the full count with `FAULT_SCALE=full`. */
export function trials(sample: number, all: number): number {
  return full ? all : sample;
}

/** Repeats a run that failed: `FAULT_SEED=…`. Without it, every run is another one. */
export const faultSeed = Number(process.env['FAULT_SEED'] ?? Date.now() % 2 ** 31);
