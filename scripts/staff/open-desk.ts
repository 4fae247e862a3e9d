/**
 * A place beside the running product from which staff are looked after: its database, and the queue that it works on.
 */
import { inviteStaffJob } from '../../modules/identity/index.server.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Ctx, Ports } from '../../platform/ctx.ts';
import { createDb } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { startJobs } from '../../platform/jobs.ts';
import { createLogger } from '../../platform/logger.ts';
import { directUrl } from '../../platform/node-database.ts';
import { createPool } from '../../platform/pool.ts';
import { runningCluster } from '../../platform/postgres/cluster.ts';

export interface Desk {
  ctx: Ctx;
  close(): Promise<void>;
}

/** Throws with a sentence for whoever typed the command when there is no database to talk to. */
export async function openDesk(config: Config): Promise<Desk> {
  const databaseUrl = config.databaseUrl ?? (await runningCluster(config.dataDir));
  if (!databaseUrl) {
    throw new Error(`Vetrina is not running with the data folder ${config.dataDir}. Start it first: npm start`);
  }
  const log = createLogger('error');
  const pool = createPool(databaseUrl, log, { most: 2, named: config.namedStatements });
  const jobs = await startJobs(directUrl(config, databaseUrl), [inviteStaffJob as never], log, { works: false });
  const ctx: Ctx = {
    config,
    clock: systemClock,
    log,
    db: createDb(pool),
    jobs,
    // Nothing outside is asked from here, and facts are announced by the running product.
    ports: {} as Ports,
    react: (_ctx, event) => Promise.reject(new Error(`${event} cannot be announced from here`)),
    contributed: () => [],
    actor: { kind: 'system', job: 'staff-command' },
    recovering: false,
    requestId: newId('cmd'),
  };
  return {
    ctx,
    async close() {
      await jobs.stop();
      await pool.end();
    },
  };
}
