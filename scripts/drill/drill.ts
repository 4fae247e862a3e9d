import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { ConfigError, type Config } from '../../platform/config.ts';
import { createDb } from '../../platform/db.ts';
import type * as App from '../../server/app.ts';
import { askProduct, presentRecovery } from '../recovery/ask-product.ts';
import { enterRecovery } from '../recovery/enter-recovery.ts';
import { openSite } from './open-sites.ts';
import { startOnRestored } from './restored-product.ts';
import { restoreData } from './restored-data.ts';
import { startRestored } from './restored-server.ts';

const STEPS = ['restore', 'log', 'pages', 'product', 'sites', 'books'] as const;
/** Sentences of a page that is broken in a hundred places say the same. */
const MOST_WRONG = 50;

export interface Report {
  began: string;
  /** The second that was restored, and the last transaction before it; ISO 8601. */
  at: string;
  until: string | null;
  postgres: string;
  gigabytes: number;
  seconds: Record<(typeof STEPS)[number] | 'all', number>;
  sites: number;
  /** What vendors have otherwise, by kind (platform/recovery-report.ts); null: not asked. What came after `at` is among it. */
  differences: Record<string, number> | null;
  wrong: string[];
  /** Where what was restored was left. */
  kept: string | null;
}

interface Given {
  folder: string;
  at: Date;
  sites: number;
  config: Config;
  hostsOfSites: typeof App.hostsOfSites;
  files: string;
  programs: string | undefined;
  vendors: boolean;
  keep: boolean;
  /** Ends it early. */
  signal: AbortSignal;
}

/**
 * Restores, starts, looks, and leaves `<folder>/<moment>.json`. The installation that was backed up is not touched: another
 * server, another data folder, no job runs, and vendors are only asked. Throws where it cannot be looked at at all.
 */
export async function drill(given: Given): Promise<Report> {
  const { config, signal } = given;
  if (!config.databaseUrl) throw new ConfigError('DATABASE_URL is missing: its role and its database are looked for.');
  const began = new Date();
  const folder = join(given.folder, began.toISOString().replaceAll(/[-:]|\.\d+/g, ''));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const place = { folder, socket: mkdtempSync(join(tmpdir(), 'drill-')), signal };
  const closing: (() => Promise<unknown>)[] = [];
  const seconds: Report['seconds'] = { restore: 0, log: 0, pages: 0, product: 0, sites: 0, books: 0, all: 0 };
  const step = async <T>(name: (typeof STEPS)[number], work: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    const start = performance.now();
    const done = await work();
    seconds[name] = (performance.now() - start) / 1000;
    return done;
  };
  try {
    await step('restore', () => restoreData(place, given.at));
    const server = await step('log', () => startRestored(place, given.programs));
    closing.push(() => server.stop());
    const url = server.url(config.databaseUrl);
    await step('pages', () => server.examine(new URL(url).pathname.slice(1)));
    const pool = new Pool({ connectionString: url, max: 2, application_name: 'vetrina-drill' });
    pool.on('error', () => undefined);
    closing.push(() => pool.end());
    await enterRecovery(pool, given.at);
    const gigabytes = await sizeOf(pool);
    const product = await step('product', () =>
      startOnRestored({ folder, config, databaseUrl: url, files: given.files, signal }),
    );
    closing.push(() => product.stop());
    const drawn = await drawSites(given, pool);
    const wrong = await step('sites', async () => {
      const found: string[] = [];
      for (const { hosts } of drawn) {
        signal.throwIfAborted();
        found.push(...(await openSite(product.port, hosts)));
      }
      return found;
    });
    const differences = given.vendors ? await step('books', () => askVendors(pool)) : null;
    for (const kind of ['vendor-away', 'subscription-missing'])
      if (differences?.[kind]) wrong.push(`${differences[kind]} ${kind}`);
    seconds.all = (Date.now() - began.getTime()) / 1000;
    const report: Report = {
      began: began.toISOString(),
      at: given.at.toISOString(),
      until: server.until(),
      postgres: server.version,
      gigabytes,
      seconds,
      sites: drawn.length,
      differences,
      wrong: wrong.slice(0, MOST_WRONG),
      kept: given.keep ? folder : null,
    };
    writeFileSync(`${folder}.json`, `${JSON.stringify(report, null, 1)}\n`);
    return report;
  } finally {
    for (const end of closing.toReversed()) await end();
    rmSync(place.socket, { recursive: true, force: true });
    if (!given.keep) rmSync(folder, { recursive: true, force: true });
  }
}

/** GB. */
async function sizeOf(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  return Number(rows[0]?.bytes ?? 0) / 1e9;
}

/** Sites that are shown, by chance, with their hosts. */
async function drawSites({ config, sites, hostsOfSites }: Given, pool: Pool): Promise<{ hosts: string[] }[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from sites where status = 'live' and current_version_id is not null order by random() limit $1`,
    [sites],
  );
  return hostsOfSites({ db: createDb(pool), config }, { only: rows.map(({ id }) => id) });
}

async function askVendors(pool: Pool): Promise<Record<string, number>> {
  const recovery = await presentRecovery(pool);
  if (!recovery) throw new Error('The restored database is not in recovery.');
  await askProduct(pool, recovery.id, 'compare');
  const differences = (await presentRecovery(pool))?.report?.differences ?? [];
  const kinds = Map.groupBy(differences, ({ kind }) => kind);
  return Object.fromEntries([...kinds].map(([kind, all]) => [kind, all.length]));
}
