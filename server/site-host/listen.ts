import { Client } from 'pg';
import { SITE_CHANGED } from '../../modules/sites/index.server.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SiteHost } from './create-site-host.ts';

const RECONNECT_MS = 1000;

/**
 * Hears from PostgreSQL which site moved and makes the host forget it. A lost connection is made again, and everything is
 * forgotten then: some notices may have been missed.
 */
export async function listenForSiteChanges(
  databaseUrl: string,
  host: SiteHost,
  log: Logger,
): Promise<{ close(): Promise<void> }> {
  let closed = false;
  let client: Client | undefined;
  const connect = async (): Promise<void> => {
    const fresh = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      application_name: 'vetrina-site-changes',
    });
    fresh.on('notification', ({ payload }) => payload && host.invalidateSite(payload));
    fresh.on('error', () => {
      void fresh.end().catch(() => undefined);
      retry();
    });
    await fresh.connect();
    await fresh.query(`listen ${SITE_CHANGED}`);
    client = fresh;
    host.invalidateAll();
  };
  const retry = () => {
    if (closed) return;
    setTimeout(() => {
      connect().catch((error: unknown) => {
        log.warn({ err: error }, 'cannot hear of site changes; trying again');
        retry();
      });
    }, RECONNECT_MS).unref();
  };
  await connect();
  return {
    async close() {
      closed = true;
      await client?.end().catch(() => undefined);
    },
  };
}
