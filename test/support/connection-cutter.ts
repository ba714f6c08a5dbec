import pg from 'pg';

export interface Cutter {
  /** Sessions cut so far, by the application's name for them. */
  cut: Map<string, number>;
  stop(): Promise<void>;
}

/**
 * Ends a random session of the database every so often, whoever's it is: the pool's, the one that listens, the
 * queue's. `random` answers numbers from 0 up to 1.
 */
export async function startCutting(databaseUrl: string, everyMs: number, random: () => number): Promise<Cutter> {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  // Its own session is in another database, so it never cuts itself.
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const cut = new Map<string, number>();
  let cutting: Promise<void> = Promise.resolve();

  async function cutOne(): Promise<void> {
    const { rows } = await client.query<{ pid: number; application: string }>(
      `SELECT pid, coalesce(nullif(application_name, ''), 'unnamed') AS application FROM pg_stat_activity
        WHERE datname = $1 AND backend_type = 'client backend' AND application_name <> 'fault-test' ORDER BY pid`,
      [name],
    );
    const chosen = rows[Math.floor(random() * rows.length)];
    if (!chosen) return;
    await client.query('SELECT pg_terminate_backend($1)', [chosen.pid]);
    cut.set(chosen.application, (cut.get(chosen.application) ?? 0) + 1);
  }

  const timer = setInterval(() => {
    cutting = cutting.then(cutOne);
  }, everyMs);
  return {
    cut,
    stop: async () => {
      clearInterval(timer);
      await cutting;
      await client.end();
    },
  };
}
