/**
 * Starts the product: data folder, database, migrations, HTTP. Runs natively; everything else is one bundle that is
 * handed what lives here, so that no pool and no server exists twice.
 */
import type { Server } from 'node:http';
import { join } from 'node:path';
import { ConfigError, readConfig, type Config } from '../platform/config.ts';
import { openDataDir } from '../platform/data-dir.mjs';
import { createPool } from '../platform/pool.ts';
import { beginRecoveryWhereOlder, markAgeRegularly } from '../platform/data-age.ts';
import { DataFolderHeld, lockDataDir } from '../platform/data-lock.ts';
import { takeLock } from '../platform/folder-lock.mjs';
import { requireInstallation } from '../platform/installation.ts';
import { createLogger, type Logger } from '../platform/logger.ts';
import { directUrl, poolOfNode } from '../platform/node-database.ts';
import { joinNodes, type NodeState } from '../platform/nodes.ts';
import { prepareTables } from '../platform/prepare-tables.ts';
import { startCluster } from '../platform/postgres/cluster.ts';
import { requireDatabase } from '../platform/reach-database.ts';
import { withSecretFiles } from '../platform/secret-files.ts';
import type * as App from './app.ts';
import { closeAtOnce, createAskServer } from './ask-server.ts';
import { answerConnections, openServer } from './connections.ts';
import { drain } from './drain.ts';
import { Ending, endOnSignals } from './ending.ts';
import { startFurtherServers } from './further-servers.ts';
import {
  closeServer,
  listen,
  listenAt,
  loadBuild,
  ROOT,
  serveBuild,
  VERSION,
  type ProductResources,
  type Served,
} from './serve-build.ts';

export interface Running {
  config: Config;
  stop(): Promise<void>;
}

export async function startProduct(env: NodeJS.ProcessEnv, options: { dev: boolean }): Promise<Running> {
  process.umask(0o077);
  const config = readConfig(env);
  const unfit = openDataDir(config.dataDir);
  if (unfit) throw new ConfigError(unfit);
  const log = createLogger(config.logLevel);
  const ending = new Ending();
  try {
    // Shared by all that run from here: scripts/prepare.mjs installs nothing under them.
    const program = takeLock(ROOT, { shared: true });
    if (!program) throw new DataFolderHeld(`Something is being installed in ${ROOT}. Start again when that is done.`);
    ending.add('program lock', async () => program.release());
    // Several nodes may share a folder whose database stands elsewhere; whoever fills it anew has it alone.
    const lock = await lockDataDir(config.dataDir, { port: config.port }, { shared: config.databaseUrl !== undefined });
    ending.add('data lock', async () => lock.release());
    let databaseUrl = config.databaseUrl;
    if (!databaseUrl) {
      const cluster = await startCluster(config.dataDir, (what) => log.error(what));
      ending.add('database server', () => cluster.stop());
      databaseUrl = cluster.url;
    }
    const pool = poolOfNode(config, databaseUrl, log);
    ending.add('database pool', () => pool.end(), 1000);
    if (config.databaseUrl) await requireDatabase(pool, config.databaseUrl);
    // First of all: a copy that does not belong here migrates nothing.
    const before = await requireInstallation(pool, config);
    const knows = await prepare(config, databaseUrl, options.dev, log);
    const after = await requireInstallation(pool, config);
    if (before.accepted || after.accepted) log.warn('this copy has taken the place of the installation before it');

    if (await beginRecoveryWhereOlder(pool, config.dataDir, new Date()))
      log.error('the database is older than this folder has seen it: it was put back, and is in recovery');

    const server = openServer();
    const state: NodeState = { draining: false, knows };
    const resources = { config, log, pool, root: ROOT, databaseUrl: directUrl(config, databaseUrl), state };
    const product = options.dev
      ? await serveFromSource(server, resources)
      : await serveBuild(server, resources, { work: config.role !== 'web' });
    ending.add('product', () => product.close(), 7000);
    const lease = await joinNodes(pool, { version: VERSION, role: config.role }, log);
    ending.add('row among the nodes', () => lease.close(), 1000);
    const age = markAgeRegularly(pool, config.dataDir, log);
    ending.add('age of the data', () => age.close());
    await listen(server, config);
    // Named for them, whoever made them: to those processes the database is somebody else's.
    const own = { DATABASE_URL: databaseUrl, APP_SECRET: config.appSecrets.join(',') };
    let further: Awaited<ReturnType<typeof startFurtherServers>> | undefined;
    ending.add('http servers', () => Promise.all([further?.stop(), closeServer(server, product)]), 5000);
    if (config.servers > 1 && config.role !== 'work' && !options.dev)
      further = await startFurtherServers(config.servers - 1, { ...withSecretFiles(env), ...own }, log);
    const { ask } = config;
    if (ask) {
      const asked = createAskServer(product.ask);
      await listenAt(asked, { ...ask, what: 'ASK_PORT' });
      ending.add('listener for certificates', () => closeAtOnce(asked), 1000);
    }
    log.info({ port: config.port, role: config.role, node: process.version }, 'Vetrina is listening');
    const stop = async () => {
      further?.drain();
      await drain(state, product, { drainMs: config.drainMs, lease });
      await ending.run(log);
    };
    return { config, stop };
  } catch (error) {
    await ending.run(log);
    throw error;
  }
}

/** Tables that fit, before anything asks them. Returns how many migrations this version knows. */
async function prepare(config: Config, databaseUrl: string, dev: boolean, log: Logger): Promise<number> {
  const { migrateDatabase } = dev ? await import('../platform/migrate.ts') : await loadBuild();
  // Its lock belongs to a connection, which a pooler would give to others.
  const pool = createPool(directUrl(config, databaseUrl), log, { most: 2 });
  try {
    return await prepareTables(pool, join(ROOT, 'migrations'), {
      alone: config.databaseUrl === undefined || dev,
      migrate: migrateDatabase,
    });
  } finally {
    await pool.end();
  }
}

/** Live reload: the bundle's modules are loaded by Vite, and made anew when one of them changes. */
async function serveFromSource(server: Server, resources: ProductResources): Promise<Served> {
  const { createServer: createVite, isRunnableDevEnvironment } = await import('vite');
  const vite = await createVite({ root: ROOT, server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  const ssr = vite.environments['ssr'];
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('the development server has no runnable server environment');
  let current: { from: unknown; product: Promise<App.Product> } | undefined;
  const present = async (): Promise<App.Product> => {
    const app = (await ssr.runner.import('/server/app.ts')) as typeof App;
    if (current?.from !== app) {
      const previous = current?.product;
      const product = (async () => {
        await (await previous?.catch(() => undefined))?.close();
        return app.createProduct(resources, { work: true, clientRoot: null });
      })();
      current = { from: app, product };
    }
    return current.product;
  };
  await present();
  const connections = answerConnections(server, resources.config, (req, res) => {
    vite.middlewares(req, res, () => {
      present().then(
        (product) => product.handle(req, res),
        (error: unknown) => {
          vite.ssrFixStacktrace(error as Error);
          resources.log.error({ err: error }, 'the server source does not load');
          res.writeHead(500, { 'content-type': 'text/plain' }).end(String((error as Error).stack));
        },
      );
    });
  });
  return {
    ...connections,
    ask: async (domain) => (await present()).ask(domain),
    rest: async () => (await present()).rest(),
    async close() {
      await (await current?.product)?.close();
      await vite.close();
    },
  };
}

if (import.meta.main) {
  try {
    const running = await startProduct(process.env, { dev: false });
    endOnSignals(() => running.stop());
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
