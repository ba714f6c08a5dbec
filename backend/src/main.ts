import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { StaffSeeder } from './auth/staff-seeder.js';
import { createApp } from './app.js';
import { ConfigError, readSettings } from './config/config.js';
import { migrateDatabase } from './database/migrate.js';
import { type Supplied, supplyMissing } from './embedded/embedded.js';
import { serveMailbox } from './embedded/mailbox.page.js';
import { lockDataDir } from './instance-lock.js';
import { describeFailure } from './start-failure.js';

/** How long open requests and jobs may take to let go after the first signal. */
const STOP_DEADLINE_MS = 25_000;

async function start(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2));
  const needsLock = settings.database === null;
  const unlock = needsLock ? lockDataDir(settings.dataDir) : () => undefined;
  const cleanup: (() => Promise<void> | void)[] = [unlock];
  const stop = stopOnSignals(cleanup);

  try {
    const supplied = await supplyMissing(settings);
    cleanup.push(() => supplied.stop());
    const { config } = supplied;
    await migrateDatabase(config.database.url);

    const app = await createApp(config);
    cleanup.push(() => app.close());
    if (supplied.mailbox) serveMailbox(app.getHttpAdapter().getInstance(), supplied.mailbox);
    if (config.role === 'worker' || config.role === 'scheduler') {
      await app.init();
      console.log(`SpecForge ${config.role} is running.`);
      return;
    }
    const staff = await app.get(StaffSeeder).seed();
    await app.listen({ port: config.http.port, host: config.http.host });
    announce(supplied, (app.getHttpServer() as { address(): AddressInfo }).address().port, staff);
  } catch (error) {
    console.error(describeFailure(error, settings));
    await stop(1);
  }
}

/** Stops in the reverse order of starting, once, whatever the number of signals. Resolves never: the process ends. */
function stopOnSignals(cleanup: (() => Promise<void> | void)[]): (code: number) => Promise<void> {
  let stopping: Promise<void> | undefined;
  const stop = (code: number) =>
    (stopping ??= (async () => {
      const forced = setTimeout(() => process.exit(1), STOP_DEADLINE_MS + 5_000);
      forced.unref();
      for (const step of cleanup.splice(0).reverse()) {
        const late = new Promise<void>((done) => setTimeout(done, STOP_DEADLINE_MS).unref());
        await Promise.race([Promise.resolve(step()).catch((error: unknown) => console.error(error)), late]);
      }
      process.exit(code);
    })());
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  return stop;
}

function announce({ config, notes }: Supplied, port: number, staff: { email: string; password: string } | null): void {
  const address = config.http.port === 0 ? `http://${config.http.host}:${port}` : config.http.publicUrl;
  const lines = [
    '',
    `  SpecForge is ready: ${address}`,
    ...(notes.length > 0 ? [`  Embedded: ${notes.join('; ')}`] : []),
    ...(staff ? [`  Staff account (shown once): ${staff.email} / ${staff.password}`] : []),
    '  Stop with Ctrl-C.',
    '',
  ];
  console.log(lines.join('\n'));
}

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
