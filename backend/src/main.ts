import 'reflect-metadata';
import { setSourceMapsSupport } from 'node:module';
import { ConfigError, readSettings } from './config/config.js';
import { lockDataDir } from './instance-lock.js';
import { describeFailure } from './start-failure.js';

/** Ours only: a start would read the maps of three thousand modules of libraries, too. */
setSourceMapsSupport(true, { nodeModules: false });

/** How long open requests and jobs may take to let go after the first signal. */
const STOP_DEADLINE_MS = 25_000;

/** What has to be undone when the process stops, in the order in which it was done. */
type Cleanup = (() => Promise<void> | void)[];

async function start(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2));
  const needsLock = settings.database === null;
  const cleanup: Cleanup = [needsLock ? lockDataDir(settings.dataDir) : () => undefined];
  const stopping = new AbortController();
  // Loaded only now: what is wrong with the settings is said at once.
  const begun = import('./program.js').then(({ begin }) => begin(settings, cleanup, stopping.signal));
  const stop = stopOnce(cleanup, begun, stopping);
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  try {
    await begun;
  } catch (error) {
    // What a signal interrupted has not failed.
    if (!stopping.signal.aborted) console.error(describeFailure(error, settings));
    await stop(1);
  }
}

/**
 * Stops in the reverse order of starting, once, whatever the number of signals. A start that is still going on comes
 * to its next step first, so that it leaves nothing behind. Resolves never: the process ends.
 */
function stopOnce(cleanup: Cleanup, begun: Promise<void>, stopping: AbortController): (code: number) => Promise<void> {
  let ending: Promise<void> | undefined;
  const end = async (code: number) => {
    stopping.abort();
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS + 5_000).unref();
    await inTime(begun.catch(() => undefined));
    for (const step of cleanup.splice(0).reverse()) {
      await inTime(Promise.resolve(step()).catch((error: unknown) => console.error(error)));
    }
    process.exit(code);
  };
  return (code) => (ending ??= end(code));
}

function inTime(work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((done) => setTimeout(done, STOP_DEADLINE_MS).unref())]);
}

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
