import { isIP } from 'node:net';
import { resolve } from 'node:path';

export const ROLES = ['all', 'api', 'worker', 'scheduler'] as const;
export type Role = (typeof ROLES)[number];

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
const LOG_LEVELS: readonly LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Whose forwarded address is believed: nobody's, that of so many proxies in a row, or of these addresses and networks. */
export type TrustedProxies = false | number | string[];

/** The whole configuration, complete: what nothing outside configured, `embedded/` has filled in. */
export interface Config {
  environment: 'development' | 'test' | 'production';
  role: Role;
  http: { host: string; port: number; publicUrl: string; trustProxy: TrustedProxies };
  /** Where a process says whether it is well, and shows its metrics, to those inside; `null`: nowhere. */
  healthPort: number | null;
  /**
   * `live`: the web app is compiled as it changes, for development. `analyticsUrl`: where views of pages are counted,
   * of people who agreed; `null`: nowhere.
   */
  site: { live: boolean; analyticsUrl: string | null };
  /** Absolute path. */
  dataDir: string;
  database: { url: string };
  /** `null`: queues run on PostgreSQL. */
  redis: { url: string } | null;
  model: {
    apiKey: string;
    baseUrl: string;
    /** Name of the model for sections, and of the one for short helper calls. */
    main: string;
    mini: string;
    /** Calls at once per worker. */
    concurrency: number;
    /** What a US dollar costs, in pence: models are paid in dollars, credits are pence. */
    pencePerDollar: number;
    /** True when the embedded drafting engine answers. Screens and exports say so. */
    offline: boolean;
    /** Waits in milliseconds, where the defaults of `integrations/llm` are too long: in tests. */
    timing?: { callMs?: number; stallMs?: number; retryMs?: number; longestRetryAfterMs?: number };
  };
  runs: {
    concurrency: number;
    /** Milliseconds, where the defaults of `runs/run-timing.ts` are too long: in tests. */
    timing?: { leaseMs?: number; renewMs?: number; sweepMs?: number; pollMs?: number; textMs?: number };
  };
  exports: {
    /** Exports at once per worker; they share one browser. */
    concurrency: number;
    /** Milliseconds, where the defaults of `exports/export-timing.ts` are too long: in tests. */
    timing?: { leaseMs?: number; renewMs?: number; sweepMs?: number; retryMs?: number; renderMs?: number };
  };
  browser: {
    /** A Chrome or Chromium; `null`: an installed one, else the one that comes along. */
    executablePath: string | null;
    /** All that it gets to see of the environment, so that no secret is among it. */
    environment: Record<string, string>;
    /** The most memory that a page may take; what needs more is given up. */
    mostPageBytes: number;
  };
  /** `null`: files lie on disk below `dataDir`. */
  s3: S3Settings | null;
  mail: { url: string; from: string };
  /** `null`: nothing can be bought. `apiBase`: where Stripe's API is, `null` for Stripe's own. */
  payments: (PaymentSettings & { /** True when the embedded cashier takes the payments. */ test: boolean }) | null;
  auth: { jwtSecret: string };
  staff: { email: string; password: string | null };
  rateLimits: boolean;
  log: { level: LogLevel };
}

export interface S3Settings {
  bucket: string;
  /** `null`: Amazon's own for the region. Elsewhere the bucket stands in the path, not in the host's name. */
  endpoint: string | null;
  region: string;
  /** `null`: found as Amazon's clients do, such as in the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

interface PaymentSettings {
  secretKey: string;
  webhookSecret: string;
  apiBase: string | null;
}

/** What the environment says. A `null` part is to be supplied by `embedded/`. */
export interface Settings extends Omit<Config, 'database' | 'model' | 'mail' | 'payments' | 'auth'> {
  database: { url: string } | null;
  model: Omit<Config['model'], 'apiKey' | 'baseUrl' | 'offline'> & {
    endpoint: { apiKey: string; baseUrl: string } | null;
  };
  mail: { url: string | null; from: string };
  payments: PaymentSettings | null;
  auth: { jwtSecret: string | null };
  /** The embedded cashier and mailbox hand out credits and reset links, so they start only where this holds. */
  allowEmbedded: boolean;
}

/** A setting that is missing or wrong. The message is one line that names the variable. */
export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>;

const OPENAI_API = 'https://api.openai.com/v1';
const PLACEHOLDERS = ['changeme', 'change-me', 'secret', 'password', 'example'];

/** Reads and validates the environment, once. Nothing else reads `process.env`. Errors: ConfigError. */
export function readSettings(env: Environment, args: readonly string[] = []): Settings {
  const environment = oneOf(env, 'NODE_ENV', ['development', 'test', 'production'] as const, 'development');
  if (environment === 'production') requireForProduction(env);

  const host = text(env, 'HOST') ?? '127.0.0.1';
  const port = integer(env, 'PORT', 3000, 0, 65_535);
  const roleArgument = args.find((argument) => argument.startsWith('--role='))?.slice('--role='.length);
  return {
    environment,
    role: oneOf({ ROLE: roleArgument ?? env['ROLE'] }, 'ROLE', ROLES, 'all'),
    http: {
      host,
      port,
      publicUrl: url(env, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? `http://localhost:${port}`,
      trustProxy: trustedProxies(env),
    },
    healthPort: text(env, 'HEALTH_PORT') === undefined ? null : integer(env, 'HEALTH_PORT', 0, 0, 65_535),
    site: {
      live: environment !== 'production' && flag(env, 'SITE_LIVE', false),
      analyticsUrl: url(env, 'ANALYTICS_URL', ['http:', 'https:']) ?? null,
    },
    dataDir: resolve(text(env, 'DATA_DIR') ?? '.data'),
    database: wrap(url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])),
    redis: wrap(url(env, 'REDIS_URL', ['redis:', 'rediss:'])),
    model: {
      endpoint: modelEndpoint(env),
      main: text(env, 'OPENAI_MODEL') ?? 'gpt-5.6-terra',
      mini: text(env, 'OPENAI_MODEL_MINI') ?? 'gpt-5.6-luna',
      concurrency: integer(env, 'LLM_CONCURRENCY', 8, 1, 256),
      pencePerDollar: integer(env, 'PENCE_PER_DOLLAR', 76, 1, 1000),
    },
    runs: { concurrency: integer(env, 'RUN_CONCURRENCY', 4, 1, 64) },
    exports: { concurrency: integer(env, 'EXPORT_CONCURRENCY', 2, 1, 32) },
    browser: {
      executablePath: text(env, 'PUPPETEER_EXECUTABLE_PATH') ?? null,
      environment: browserEnvironment(env),
      mostPageBytes: integer(env, 'PAGE_MEMORY_MB', 1024, 256, 65_536) * 2 ** 20,
    },
    s3: s3(env),
    mail: {
      url: url(env, 'SMTP_URL', ['smtp:', 'smtps:']) ?? null,
      from: text(env, 'MAIL_FROM') ?? 'SpecForge <no-reply@specforge.local>',
    },
    payments: payments(env),
    auth: { jwtSecret: secret(env, 'JWT_SECRET', environment) },
    staff: {
      email: text(env, 'ADMIN_EMAIL') ?? 'admin@specforge.local',
      password: text(env, 'ADMIN_PASSWORD') ?? null,
    },
    rateLimits: oneOf(env, 'RATE_LIMITS', ['on', 'off'] as const, 'on') === 'on' || environment === 'production',
    log: { level: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info') },
    allowEmbedded: isLoopback(host) || flag(env, 'ALLOW_EMBEDDED', false),
  };
}

function requireForProduction(env: Environment): void {
  for (const name of ['DATABASE_URL', 'JWT_SECRET', 'PUBLIC_URL', 'SMTP_URL']) {
    if (!text(env, name)) throw new ConfigError(`${name} is required when NODE_ENV is production.`);
  }
  if (!modelEndpoint(env)) {
    throw new ConfigError('OPENAI_API_KEY or OPENAI_BASE_URL is required when NODE_ENV is production.');
  }
}

function modelEndpoint(env: Environment): { apiKey: string; baseUrl: string } | null {
  const apiKey = text(env, 'OPENAI_API_KEY');
  const baseUrl = url(env, 'OPENAI_BASE_URL', ['http:', 'https:']);
  if (!apiKey && !baseUrl) return null;
  // Local servers (vLLM, Ollama, llama.cpp) take any key, but the client insists on one.
  return { apiKey: apiKey ?? 'unused', baseUrl: baseUrl ?? OPENAI_API };
}

export function browserEnvironment(env: Environment): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LD_LIBRARY_PATH'];
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}

function s3(env: Environment): S3Settings | null {
  const bucket = text(env, 'S3_BUCKET');
  if (bucket === undefined) return null;
  const accessKeyId = text(env, 'S3_ACCESS_KEY_ID');
  const secretAccessKey = text(env, 'S3_SECRET_ACCESS_KEY');
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither.');
  }
  return {
    bucket,
    endpoint: url(env, 'S3_ENDPOINT', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null,
    region: text(env, 'S3_REGION') ?? 'us-east-1',
    credentials: accessKeyId !== undefined && secretAccessKey !== undefined ? { accessKeyId, secretAccessKey } : null,
  };
}

function payments(env: Environment): PaymentSettings | null {
  const secretKey = text(env, 'STRIPE_SECRET_KEY');
  const webhookSecret = text(env, 'STRIPE_WEBHOOK_SECRET');
  const apiBase = url(env, 'STRIPE_API_BASE', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null;
  if (secretKey === undefined) {
    if (apiBase !== null) throw new ConfigError('STRIPE_SECRET_KEY is required when STRIPE_API_BASE is set.');
    return null;
  }
  // Without it anybody could send webhooks that give credits.
  if (webhookSecret === undefined) {
    throw new ConfigError('STRIPE_WEBHOOK_SECRET is required when STRIPE_SECRET_KEY is set.');
  }
  return { secretKey, webhookSecret, apiBase };
}

function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not '${value}'.`);
  }
  return number;
}

function flag(env: Environment, name: string, fallback: boolean): boolean {
  const value = text(env, name);
  if (value === undefined) return fallback;
  if (value !== 'true' && value !== 'false') throw new ConfigError(`${name} must be true or false, not '${value}'.`);
  return value === 'true';
}

/**
 * `true` is one proxy, not everybody: whoever asks can write any address into the header, and only what the proxy
 * itself added to its end is known to be so.
 */
function trustedProxies(env: Environment): TrustedProxies {
  const value = text(env, 'TRUST_PROXY') ?? 'false';
  if (value === 'false') return false;
  if (value === 'true') return 1;
  if (/^[1-9]\d?$/.test(value)) return Number(value);
  const networks = value.split(',').map((one) => one.trim());
  if (networks.every(isNetwork)) return networks;
  throw new ConfigError(
    `TRUST_PROXY must be true, false, a number of proxies, or addresses like 10.0.0.0/8, not '${value}'.`,
  );
}

const ADDRESS_BITS: Record<number, number> = { 4: 32, 6: 128 };

function isNetwork(value: string): boolean {
  const [address = '', prefix] = value.split('/', 2);
  const bits = ADDRESS_BITS[isIP(address)];
  if (bits === undefined || prefix === undefined) return bits !== undefined;
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits;
}

function oneOf<T extends string>(env: Environment, name: string, allowed: readonly T[], fallback: T): T {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const found = allowed.find((candidate) => candidate === value);
  if (!found) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, not '${value}'.`);
  return found;
}

/** The value itself is not repeated in the message: it may carry a password. */
function url(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  if (!parsed || !protocols.includes(parsed.protocol)) {
    throw new ConfigError(
      `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
  }
  return value;
}

function secret(env: Environment, name: string, environment: Config['environment']): string | null {
  const value = text(env, name);
  if (value === undefined) return null;
  if (environment === 'production' && (value.length < 32 || PLACEHOLDERS.some((word) => value.includes(word)))) {
    throw new ConfigError(`${name} must be a random value of at least 32 characters, not a placeholder.`);
  }
  return value;
}

function wrap(value: string | undefined): { url: string } | null {
  return value === undefined ? null : { url: value };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
