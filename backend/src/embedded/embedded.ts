import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError, type Settings } from '../config/config.js';
import type { EmbeddedCashier } from './cashier/cashier.js';
import { type EmbeddedMailbox, startEmbeddedMailbox } from './mailbox.js';
import { startEmbeddedPostgres } from './postgres.js';

/** Tokens per second of each draft: slow enough to watch a document being written, fast enough to wait for it. */
const DRAFTING_PACE = 160;

/** A complete configuration and the stand-ins that were started for it. */
export interface Supplied {
  config: Config;
  mailbox: EmbeddedMailbox | null;
  cashier: EmbeddedCashier | null;
  /** What is embedded, in words for the start-up line. */
  notes: string[];
  /** Stops everything started here, the database last. */
  stop(): Promise<void>;
}

/** Starts a stand-in for every outside service that the environment does not name. Errors: ConfigError. */
export async function supplyMissing(settings: Settings): Promise<Supplied> {
  const { dataDir } = settings;
  await mkdir(dataDir, { recursive: true });
  const notes: string[] = [];
  const stops: (() => Promise<void>)[] = [];
  // It starts while the database does.
  const startingCashier = startCashier(settings);
  startingCashier?.catch(() => undefined);
  stops.push(async () => (await startingCashier?.catch(() => null))?.stop());
  const stop = async () => {
    for (const stopOne of stops.splice(0).reverse()) await stopOne();
  };

  try {
    let databaseUrl = settings.database?.url;
    if (databaseUrl === undefined) {
      const postgres = await startEmbeddedPostgres({ dataDir });
      // First here, so that it stops last.
      stops.unshift(() => postgres.stop());
      notes.push(`PostgreSQL (data in ${postgres.dataFolder})`);
      databaseUrl = postgres.url;
    }

    let endpoint = settings.model.endpoint;
    if (!endpoint) {
      // Loaded only where it is used.
      const { startDraftingEngine } = await import('./drafting/drafting.server.js');
      const engine = await startDraftingEngine({
        host: '127.0.0.1',
        tokensPerSecond: DRAFTING_PACE,
        threaded: true,
      });
      stops.push(() => engine.close());
      notes.push('drafting engine (set OPENAI_API_KEY for a large model)');
      endpoint = { apiKey: 'embedded', baseUrl: engine.url };
    }

    let mailbox: EmbeddedMailbox | null = null;
    let mailUrl = settings.mail.url;
    if (mailUrl === null) {
      if (!settings.allowEmbedded) {
        throw new ConfigError(
          `SMTP_URL is required when HOST is ${settings.http.host}: the embedded mailbox would show reset links to ` +
            'everyone. Set SMTP_URL, or ALLOW_EMBEDDED=true if you know that you want this.',
        );
      }
      const started = await startEmbeddedMailbox(dataDir);
      stops.push(() => started.stop());
      notes.push('mailbox (at /dev/mailbox)');
      mailbox = started;
      mailUrl = started.url;
    }

    const cashier = await startingCashier;
    if (cashier) notes.push('cashier (at /dev/cashier)');
    else if (wantsCashier(settings)) {
      notes.push(`no cashier, because HOST is ${settings.http.host} (set STRIPE_SECRET_KEY, or ALLOW_EMBEDDED=true)`);
    }

    const { allowEmbedded: _, ...rest } = settings;
    const { endpoint: __, ...model } = settings.model;
    const config: Config = {
      ...rest,
      database: { url: databaseUrl },
      model: { ...model, ...endpoint, offline: settings.model.endpoint === null },
      mail: { url: mailUrl, from: settings.mail.from },
      payments: paymentsBy(settings, cashier),
      auth: { jwtSecret: settings.auth.jwtSecret ?? (await readOrCreateSecret(dataDir)) },
    };
    return { config, mailbox, cashier, notes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Only where purchases are made. Without one nothing can be bought, which is no error. */
function wantsCashier({ payments, environment, role }: Settings): boolean {
  return payments === null && environment !== 'production' && (role === 'all' || role === 'api');
}

function startCashier(settings: Settings): Promise<EmbeddedCashier> | null {
  const { dataDir, http, allowEmbedded } = settings;
  if (!wantsCashier(settings) || !allowEmbedded) return null;
  return import('./cashier/cashier.js').then(({ startEmbeddedCashier }) =>
    startEmbeddedCashier({ dataDir, pagesUrl: `${http.publicUrl}/dev/cashier` }),
  );
}

function paymentsBy({ payments }: Settings, cashier: EmbeddedCashier | null): Config['payments'] {
  if (payments) return { ...payments, test: false };
  if (!cashier) return null;
  const { secretKey, webhookSecret, url } = cashier;
  return { secretKey, webhookSecret, apiBase: url, test: true };
}

async function readOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'jwt-secret');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.length >= 32) return kept;
  const fresh = randomBytes(48).toString('base64url');
  await writeFile(file, fresh, { mode: 0o600 });
  return fresh;
}
