/** A job of the product that is asked for now, and not when its clock would. */
import { PgBoss } from 'pg-boss';
import type { Cluster } from './cluster.ts';
import { until } from './wait.ts';

/** Resolves when a worker has done it. */
export async function runJob({ database }: Cluster, name: string, data: object): Promise<void> {
  const connectionString = database.direct;
  const queue = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false, migrate: false });
  await queue.start();
  try {
    const id = await queue.send(name, data);
    await until(
      `${name} is done`,
      async () => {
        const [job] = await database.rows<{ state: string }>('select state from pgboss.job where id = $1', [id]);
        return job?.state === 'completed' || job?.state;
      },
      120,
    );
  } finally {
    await queue.stop({ graceful: false });
  }
}

/** What an open task of this key tells a person. */
export async function openTaskOf({ database }: Cluster, key: string): Promise<string | null> {
  const open = 'select detail from tasks where key = $1 and resolved_at is null';
  return (await database.rows<{ detail: string }>(open, [key]))[0]?.detail ?? null;
}
