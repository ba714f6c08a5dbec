import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config/config.js';

/**
 * Claims `DATA_DIR` for this process, so that a second copy does not take over the first one's database.
 * A claim that a killed process left behind is replaced. Errors: ConfigError. Returns the release.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'specforge.pid');
  mkdirSync(dataDir, { recursive: true });
  const holder = readHolder(file);
  if (holder !== undefined && holder !== process.pid && isAlive(holder)) {
    throw new ConfigError(
      `Another SpecForge (process ${holder}) uses ${dataDir}. Stop it, or start this one with another DATA_DIR and PORT.`,
    );
  }
  writeFileSync(file, String(process.pid));
  return () => {
    if (readHolder(file) === process.pid) rmSync(file, { force: true });
  };
}

function readHolder(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
