import { Client } from 'pg';
import { ACTS_CHANGED, changesSince, HOSTS_OPENED, SITE_CHANGED } from '../../modules/sites/index.server.ts';
import { dbOn } from '../../platform/db.ts';
import type { Logger } from '../../platform/logger.ts';
import { changesOfSites, knowsAllChanges } from '../../platform/meters.ts';
import { createOutages } from '../../platform/outages.ts';
import type { SiteHost } from './create-site-host.ts';

const RECONNECT_MS = 1000;
/** Between two looks at what was announced, how long the line may take to answer, and to be there. */
const LOOK_MS = 5000;
const PATIENCE_MS = 5000;
const CONNECT_MS = 10_000;
/** At the start: the database was there a moment ago. */
const FIRST_TRIES = 6;

const AWAY = 'cannot hear of site changes; trying again';

export type Hears = Pick<SiteHost, 'invalidateSite' | 'invalidateUnknown' | 'invalidateAll'> &
  Partial<Pick<SiteHost, 'invalidateActs'>>;

/**
 * Hears from PostgreSQL which site moved and makes whoever `hears` ask again. A notice can be lost (behind a pooler none
 * arrives), so what was announced is also read from its log every few seconds, on the same connection: a line that is half
 * open, on which nothing would ever come again, does not answer either and is given up. After a new line is there
 * everything is asked again.
 */
export async function listenForSiteChanges(
  databaseUrl: string,
  hears: readonly Hears[],
  log: Logger,
): Promise<{ close(): Promise<void> }> {
  const outages = createOutages(log);
  let closed = false;
  let current: Client | undefined;
  let next: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: PATIENCE_MS,
      application_name: 'vetrina-site-changes',
    });
    client.on('notification', ({ channel, payload }) => {
      for (const each of hears) {
        if (channel === HOSTS_OPENED) each.invalidateUnknown();
        else if (!payload) continue;
        else if (channel === ACTS_CHANGED) each.invalidateActs?.(payload);
        else each.invalidateSite(payload);
      }
    });
    client.on('error', (error) => drop(client, error));
    try {
      await client.connect();
      await client.query(`listen ${SITE_CHANGED}; listen ${HOSTS_OPENED}; listen ${ACTS_CHANGED}`);
      const { upto } = await changesSince({ db: dbOn(client) }, { from: null });
      if (closed) throw new Error('the product has ended');
      current = client;
      for (const each of hears) each.invalidateAll();
      knowsAllChanges();
      lookAgain(client, upto);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
  }

  function lookAgain(client: Client, from: string): void {
    next = setTimeout(() => {
      look(client, from).catch((error: Error) => drop(client, error));
    }, LOOK_MS).unref();
  }

  async function look(client: Client, from: string): Promise<void> {
    const { upto, changes } = await changesSince({ db: dbOn(client) }, { from });
    if (current !== client) return;
    for (const each of hears) {
      if (changes === null) each.invalidateAll();
      else for (const { siteId } of changes) each.invalidateSite(siteId);
      if (changes?.some(({ opens }) => opens)) each.invalidateUnknown();
    }
    knowsAllChanges();
    lookAgain(client, upto);
  }

  /** Once for each line, whichever way it is lost. */
  function drop(client: Client, error: Error): void {
    if (current !== client || closed) return;
    current = undefined;
    changesOfSites.isHeard = false;
    clearTimeout(next);
    outages.tell(error, AWAY, 'warn');
    // Of a line that does not answer no goodbye is awaited.
    void client.end().catch(() => undefined);
    soon();
  }
  function soon(): void {
    next = setTimeout(() => void reconnect(), RECONNECT_MS).unref();
  }
  async function reconnect(): Promise<void> {
    if (closed) return;
    try {
      await connect();
    } catch (error) {
      outages.tell(error, AWAY, 'warn');
      if (!closed) soon();
    }
  }

  for (let tries = 1; current === undefined; tries++) {
    try {
      await connect();
    } catch (error) {
      if (tries === FIRST_TRIES) throw error;
    }
  }
  return {
    async close() {
      closed = true;
      clearTimeout(next);
      await current?.end().catch(() => undefined);
    },
  };
}
