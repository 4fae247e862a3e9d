import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { createNameLookup } from '../../adapters/dns/index.ts';
import { migrationsOf } from '../../platform/backup/catalogue.ts';
import type { Config } from '../../platform/config.ts';
import { runningCluster } from '../../platform/postgres/cluster.ts';
import { note, ok, wrong, type Finding } from '../../platform/finding.ts';
import { misfitOf, schemaOfTables } from '../../platform/schema-fit.ts';
import { runningNodes } from '../../platform/nodes.ts';
import { lookAtMailDoors } from './mail-host.ts';
import { lookAtPooler } from './pooler.ts';

const GIB = 1024 ** 3;
const SKEW_S = 5;

/** What this machine gives: disk, database, names that lead here. */
export async function lookAtMachine(
  config: Config,
  now: Date,
  options: { root: string; production: boolean },
): Promise<Finding[]> {
  const found = await Promise.all([
    disk(config),
    database(config, now, options.root),
    options.production ? dns(config) : [],
    options.production ? lookAtMailDoors(config, now) : [],
  ]);
  return found.flat();
}

async function disk({ dataDir }: Config): Promise<Finding[]> {
  const means = 'pictures, sites and orders cannot be kept.';
  try {
    await mkdir(dataDir, { recursive: true });
    const probe = join(dataDir, `doctor-${process.pid}`);
    await writeFile(probe, 'x', { flush: true });
    await rm(probe);
  } catch (error) {
    return [
      wrong(
        'disk',
        `${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code})`,
        means,
        'Give the folder to the user that runs the product.',
      ),
    ];
  }
  const { bavail, bsize, blocks } = await statfs(dataDir);
  const [free, share] = [(bavail * bsize) / GIB, bavail / blocks];
  if (free < 2 || share < 0.05)
    return [
      wrong(
        'disk',
        `${free.toFixed(1)} GiB free (${Math.round(share * 100)} %)`,
        means,
        'Make room, or a larger disk.',
      ),
    ];
  return [ok('disk', `${free.toFixed(1)} GiB free in ${dataDir}`)];
}

async function database(config: Config, now: Date, root: string): Promise<Finding[]> {
  const { databaseUrl, dataDir } = config;
  const about = 'database';
  const url = databaseUrl ?? (await runningCluster(dataDir));
  if (!url) return [ok(about, 'its own, starts with the product')];
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'vetrina-doctor',
  });
  try {
    await client.connect();
    return [...(await questions(client, now, root)), ...(await lookAtPooler(config))];
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    const todo =
      code === '28P01' || code === '28000'
        ? 'Check user and password in DATABASE_URL.'
        : 'Check that the server runs, and host, port and database in DATABASE_URL.';
    return [wrong(about, code ?? message, 'nothing works but pages in memory.', todo)];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function questions(client: Client, now: Date, root: string): Promise<Finding[]> {
  const about = 'database';
  const { rows } = await client.query<{ version: number; encoding: string; now: Date; name: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
     now() as now, current_setting('server_version') as name`,
  );
  const [server] = rows;
  if (!server) return [wrong(about, 'answers nothing', 'nothing works.', 'Look at the server’s log.')];
  const found: Finding[] = [];
  if (server.version < 150_000)
    found.push(wrong(about, `PostgreSQL ${server.name}`, 'the product needs 15 or later.', 'Upgrade it.'));
  if (server.encoding !== 'UTF8')
    found.push(
      wrong(about, `encoding ${server.encoding}`, 'Greek names cannot be kept.', 'Make a database with encoding UTF8.'),
    );
  const skew = Math.round((now.getTime() - server.now.getTime()) / 1000);
  if (Math.abs(skew) > SKEW_S)
    found.push(
      wrong(
        'clock',
        `${Math.abs(skew)} s apart from the database’s`,
        'jobs run early or late.',
        'Synchronise both machines.',
      ),
    );
  const [seen, known] = [await migrationsOf(client), knownMigrations(root)];
  if (seen.some((hash, index) => index < known.length && known[index] !== hash))
    found.push(
      wrong(
        about,
        'was migrated by another version of the program',
        'this one must not run on it.',
        'Start the version that made it, or a later one.',
      ),
    );
  else if (seen.length < known.length && seen.length > 0)
    found.push(
      note(
        about,
        `${known.length - seen.length} migrations are to come`,
        'the start does them, or, with DATABASE_URL, npm run migrate.',
        'Back up first.',
      ),
    );
  const tables = await schemaOfTables(client);
  const misfit = tables && tables.applied > known.length ? misfitOf(known.length, tables) : null;
  if (misfit) found.push(wrong(about, misfit, 'this version must not run on it.', 'Start a later one.'));
  if (seen.length > 0) found.push(...(await waiting(client)));
  if (seen.length >= known.length) found.push(...(await recovering(client)), ...(await nodesOf(client)));
  return [...found, ...(found.some(({ level }) => level === 'wrong') ? [] : [ok(about, `PostgreSQL ${server.name}`)])];
}

async function nodesOf(client: Client): Promise<Finding[]> {
  const running = await runningNodes(client);
  if (running.length === 0) return [];
  const says = running.map(({ count, role, version }) => `${count} × ${role} (${version})`).join(', ');
  if (running.some(({ role }) => role !== 'web')) return [ok('nodes', says)];
  return [wrong('nodes', says, 'no job runs: orders stand still.', 'Start one with ROLE=work or ROLE=all.')];
}

function knownMigrations(root: string): string[] {
  const folder = join(root, 'migrations');
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return entries.map(({ tag }) =>
    createHash('sha256')
      .update(readFileSync(join(folder, `${tag}.sql`)))
      .digest('hex'),
  );
}

async function waiting(client: Client): Promise<Finding[]> {
  const { rows } = await client.query<{ jobs: number; tasks: number }>(
    `select (select count(*)::int from failed_jobs where retried_at is null) as jobs,
     (select count(*)::int from tasks where resolved_at is null) as tasks`,
  );
  const { jobs = 0, tasks = 0 } = rows[0] ?? {};
  if (jobs + tasks === 0) return [];
  return [
    note('console', `${tasks} tasks and ${jobs} failed jobs wait`, 'customers may be waiting too.', 'Open /operator.'),
  ];
}

async function recovering(client: Client): Promise<Finding[]> {
  const { rows } = await client.query<{ started_at: Date }>(
    'select started_at from recoveries where ended_at is null order by started_at desc limit 1',
  );
  const [row] = rows;
  if (!row) return [];
  return [
    wrong(
      'recovery',
      `restored data since ${row.started_at.toISOString()}, and nobody has pressed go`,
      'nothing is sold, invoiced, registered or mailed.',
      'Compare with the vendors: npm run recovery -- compare, or /operator/recovery.',
    ),
  ];
}

async function dns(config: Config): Promise<Finding[]> {
  const names = createNameLookup();
  const { hostname } = new URL(config.publicUrl);
  const missing = [];
  for (const host of [hostname, `doctor-${process.pid}.${config.sitesDomain}`])
    if (!(await names.resolves(host))) missing.push(host);
  if (missing.length === 0) return [ok('DNS', `${hostname} and *.${config.sitesDomain} lead somewhere`)];
  return [
    wrong(
      'DNS',
      `${missing.join(', ')} cannot be resolved`,
      'people, or free sites, find nothing.',
      'Set A and AAAA records, and the wildcard *.SITES_DOMAIN.',
    ),
  ];
}
