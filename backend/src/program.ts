import type { AddressInfo } from 'node:net';
import type { Settings } from './config/config.js';
import { migrateDatabase } from './database/migrate.js';
import { type Supplied, supplyMissing } from './embedded/embedded.js';
import { serveCashierPages } from './embedded/cashier/cashier.pages.js';
import { serveMailbox } from './embedded/mailbox.page.js';

/**
 * Starts the product in its role. What it starts it adds to `cleanup`, at once, so that a start that fails or is
 * interrupted in the middle can be undone. After `stopping` it goes no further.
 */
export async function begin(
  settings: Settings,
  cleanup: (() => Promise<void> | void)[],
  stopping: AbortSignal,
): Promise<void> {
  if (stopping.aborted) return;
  // Loaded while the embedded database starts; another database must answer first, so that its absence is said at once.
  const early = settings.database === null ? loadApp() : null;
  early?.catch(() => undefined);
  const supplied = await supplyMissing(settings);
  cleanup.push(() => supplied.stop());
  const { config } = supplied;
  if (stopping.aborted) return;
  await migrateDatabase(config.database.url);
  if (stopping.aborted) return;

  const { createApp, StaffSeeder, ReadinessProbes, MetricsService, startHealthServer } = await (early ?? loadApp());
  const app = await createApp(config);
  cleanup.push(() => app.close());
  const server = app.getHttpAdapter().getInstance();
  if (supplied.mailbox) serveMailbox(server, supplied.mailbox, config.http.publicUrl);
  if (supplied.cashier) serveCashierPages(server, supplied.cashier, config.http.publicUrl);
  if (stopping.aborted) return;
  if (config.healthPort !== null) {
    const sources = { probes: app.get(ReadinessProbes), metrics: app.get(MetricsService) };
    const health = await startHealthServer(sources, config.http.host, config.healthPort);
    cleanup.push(() => void health.close());
  }
  if (config.role === 'worker' || config.role === 'scheduler') {
    await app.init();
    console.log(`SpecForge ${config.role} is running.`);
    return;
  }
  const staff = await app.get(StaffSeeder).seed();
  await app.listen({ port: config.http.port, host: config.http.host });
  const { port } = (app.getHttpServer() as { address(): AddressInfo }).address();
  supplied.cashier?.deliverTo(`http://${reachable(config.http.host)}:${port}/api/billing/webhook`);
  announce(supplied, port, staff);
}

/** An address of this machine at which a server answers that listens on `host`. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

async function loadApp() {
  const [{ createApp }, { StaffSeeder }, { ReadinessProbes }, { MetricsService }, { startHealthServer }] =
    await Promise.all([
      import('./app.js'),
      import('./auth/staff-seeder.js'),
      import('./health/readiness-probes.js'),
      import('./health/metrics.service.js'),
      import('./health/health-server.js'),
    ]);
  return { createApp, StaffSeeder, ReadinessProbes, MetricsService, startHealthServer };
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
