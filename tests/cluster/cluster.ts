/** A whole cluster on this machine: three nodes, two edges, balancers, two databases, a bucket and all vendors. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepsNames } from '../../deploy/cluster/index.ts';
import { openTestBucket } from '../support/bucket.ts';
import { openVendors } from '../support/vendors.ts';
import { startDatabase } from './database.ts';
import { startEdges } from './edges.ts';
import { openNetwork } from './network.ts';
import { makeNodes, NODE, ROOT } from './nodes.ts';
import { Processes } from './processes.ts';
import { CACHE, ensurePrograms } from './programs.ts';
import { makeVisitor } from './visitor.ts';
import { until } from './wait.ts';

export const SHOP = 'vetrina.test';
/** As it is named by HTTPS. */
export const ORDER_COOKIE = '__Host-vetrina_order';
export type Cluster = Awaited<ReturnType<typeof openCluster>>;

export async function openCluster(say: (text: string) => void) {
  if (process.getuid?.() !== 0) throw new Error('only root may make networks and answer at port 443');
  const programs = ensurePrograms(say);
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-cluster-'));
  // They stay until the next one is started.
  const logs = join(CACHE, 'logs');
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  const processes = new Processes(logs);
  /** What was opened, the last first. */
  const closing: (() => unknown)[] = [
    () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  ];
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0).toReversed()) await end();
  };
  try {
    const network = openNetwork();
    closing.push(() => network.close());
    closing.push(() => processes.close());
    say(network.withoutNamespaces ?? `each machine has a network of its own, ${network.cidr}`);
    const place = { folder, network, processes, programs };

    const visitor = makeVisitor(network, SHOP);
    closing.push(() => visitor.close());
    const vendors = await openVendors({
      host: network.home,
      publicUrl: `https://${SHOP}`,
      webhooks: await visitor.door(),
    });
    closing.push(() => vendors.close());
    const bucket = await openTestBucket({ host: network.home });
    closing.push(() => bucket.close());

    say('PostgreSQL twice, Patroni, etcd, HAProxy, pgbouncer …');
    const database = await startDatabase(place);
    closing.push(() => database.close());

    const settings = {
      ...vendors.env,
      ...bucket.env,
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
      LOG_LEVEL: 'info',
      PUBLIC_URL: `https://${SHOP}`,
      SITES_DOMAIN: `sites.${SHOP}`,
      SITES_ADDRESSES: '192.0.2.80',
      TRUST_PROXY: '1',
      DRAIN_S: '5',
      APP_SECRET: 'one secret of all nodes',
      DATABASE_URL: database.pooled,
      DATABASE_DIRECT_URL: database.direct,
      ...(keepsNames(programs.pooler.version) ? {} : { DATABASE_NAMED_STATEMENTS: 'off' }),
    };
    const migrating = spawn(NODE, [join(ROOT, 'scripts/migrate.ts')], { cwd: ROOT, env: settings, stdio: 'inherit' });
    const [code] = (await once(migrating, 'exit')) as [number];
    if (code !== 0) throw new Error('the migrations have failed');

    say('three nodes …');
    const nodes = makeNodes({ folder, network, processes, settings, shopHost: SHOP });
    await nodes.start('work1');
    await Promise.all([nodes.start('web1'), nodes.start('web2')]);

    say('the balancer, an authority and two edges …');
    const edges = await startEdges({ ...place, shopHost: SHOP });
    visitor.believe(edges.root);
    await until('the shop answers through both edges', () => visitor.atEachEdge(SHOP, '/readyz'));
    return {
      folder,
      logs,
      network,
      programs,
      processes,
      vendors,
      bucket,
      database,
      nodes,
      edges,
      visitor,
      settings,
      close,
      /** As a client of the order calls needs it. */
      shop: async () => ({ origin: await visitor.door(), stripe: vendors.stripe, cookie: ORDER_COOKIE }),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
