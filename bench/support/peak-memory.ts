import { type Memory, memoryOfTree } from './process-tree.ts';

const SAMPLE_MS = 60;

/** The most memory that a process and what it started had while something was done, one sample after another. */
export async function peakWhile(
  pid: number,
  work: () => Promise<unknown>,
  options?: { withRoot: boolean },
): Promise<{ rss: number; pss: number | null }> {
  const samples: Memory[] = [];
  let going = true;
  const watching = (async () => {
    while (going) {
      samples.push(await memoryOfTree(pid, options));
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  })();
  try {
    await work();
  } finally {
    going = false;
    await watching;
  }
  const most = (of: (sample: Memory) => number) => Math.max(...samples.map(of));
  // A process that ended while it was looked at leaves a sample without a sum.
  const told = samples.filter(({ pss }) => pss !== null);
  return { rss: most(({ rss }) => rss), pss: told.length === 0 ? null : Math.max(...told.map(({ pss }) => pss ?? 0)) };
}
