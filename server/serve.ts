/**
 * A further process that answers on the product's port (SERVERS). It runs no job and owns nothing: the first process
 * starts it, and it ends when that one lets go of it.
 */
import { join } from 'node:path';
import { readConfig } from '../platform/config.ts';
import { createLogger } from '../platform/logger.ts';
import { directUrl, poolOfNode } from '../platform/node-database.ts';
import type { NodeState } from '../platform/nodes.ts';
import { schemaOfBuild } from '../platform/schema-fit.ts';
import { openServer } from './connections.ts';
import { closeServer, listen, ROOT, serveBuild } from './serve-build.ts';

// oxlint-disable-next-line no-restricted-properties -- an entry point, as main.ts is
const config = readConfig(process.env);
const log = createLogger(config.logLevel).child({ server: process.pid });
const databaseUrl = config.databaseUrl;
if (!databaseUrl || !process.send) throw new Error('server/serve.ts is started by the first process only');
const pool = poolOfNode(config, databaseUrl, log);
const server = openServer();
const state: NodeState = { draining: false, knows: schemaOfBuild(join(ROOT, 'migrations')).knows };
const resources = { config, log, pool, root: ROOT, databaseUrl: directUrl(config, databaseUrl), state };
const product = await serveBuild(server, resources, { work: false });
process.on('message', () => {
  state.draining = true;
  product.lastAnswers();
});
await listen(server, config);
process.send('ready');

/** Whatever still hangs then is let go of: the first process waits. */
const END_MS = 8000;
process.once('disconnect', () => {
  setTimeout(() => process.exit(0), END_MS).unref();
  void (async () => {
    await closeServer(server, product);
    await product.close().catch((error: unknown) => log.error({ err: error }, 'a server did not end in order'));
    await pool.end();
    process.exit(0);
  })();
});
// The first process is told of the signal too, and lets go when it has come to us.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
