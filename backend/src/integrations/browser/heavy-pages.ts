import pidusage from 'pidusage';
import type { CDPSession } from 'puppeteer-core';

/**
 * Ends the processes of pages that take more memory than one may, and answers how many. The work in them fails; that of
 * other pages goes on. `session` is one with the whole browser. How memory is asked for differs by system, so a library
 * asks.
 */
export async function endHeavyPages(session: CDPSession, mostBytes: number): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const used = await pidusage(pages);
  const heavy = pages.filter((pid) => (used[pid]?.memory ?? 0) > mostBytes);
  for (const pid of heavy) process.kill(pid, 'SIGKILL');
  return heavy.length;
}
