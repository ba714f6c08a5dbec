/** A throw-away Redis on a free port; undefined where the machine has no redis-server. */
export function startRedis(): Promise<{ url: string; stop(): Promise<void> } | undefined>;
