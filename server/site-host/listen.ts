import { Client } from 'pg';
import { HOSTS_OPENED, SITE_CHANGED } from '../../modules/sites/index.server.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SiteHost } from './create-site-host.ts';

const RECONNECT_MS = 1000;

/**
 * Hears from PostgreSQL which site moved and makes the host ask again. A lost connection is made again, and everything is
 * asked again then: some notices may have been missed.
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
    fresh.on('notification', ({ channel, payload }) => {
      if (channel === HOSTS_OPENED) host.invalidateUnknown();
      else if (payload) host.invalidateSite(payload);
    });
    fresh.on('error', () => {
      void fresh.end().catch(() => undefined);
      retry();
    });
    await fresh.connect();
    await fresh.query(`listen ${SITE_CHANGED}; listen ${HOSTS_OPENED}`);
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
