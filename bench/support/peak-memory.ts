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
  return {
    rss: most(({ rss }) => rss),
    pss: samples.some(({ pss }) => pss === null) ? null : most(({ pss }) => pss ?? 0),
  };
}
