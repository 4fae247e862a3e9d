/** What a process counts, for Prometheus, on a port of its own that nobody outside reaches. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Counter, Gauge, Registry } from 'prom-client';
import type { Pool } from 'pg';
import { CERTIFICATE_BUCKETS, certificatesInFigures } from '../modules/certificates/index.server.ts';
import { ordersInFigures } from '../modules/reports/index.server.ts';
import type { Config } from '../platform/config.ts';
import type { Ctx } from '../platform/ctx.ts';
import { dueByQueue } from '../platform/jobs-table.ts';
import type { Logger } from '../platform/logger.ts';
import { registry as ofProcess } from '../platform/meters.ts';
import { schemaOfBuild } from '../platform/schema-fit.ts';
import { closeAtOnce } from './ask-server.ts';

/** The database is asked at most so often, however many ask us, and is not waited for longer. */
const FRESH_MS = 15_000;
const PATIENCE_MS = 4000;

export interface Metrics {
  port: number;
  close(): Promise<void>;
}
interface Counted {
  config: Config;
  log: Logger;
  pool: Pool;
  root: string;
  /** Hosts of sites that are in memory. */
  hosts: () => number;
  /** Null in processes that run no jobs: figures of the database are told once. */
  figures: Ctx | null;
}

/** Null where METRICS_PORT is not set. Further processes of one machine take the ports behind it (SERVERS). */
export async function openMetrics(counted: Counted): Promise<Metrics | null> {
  const { metrics, servers } = counted.config;
  if (!metrics) return null;
  const own = new Registry();
  ofInstance(own, counted);
  if (counted.figures) ofDatabase(own, counted.figures, counted.log);
  const tell = async (res: ServerResponse): Promise<void> => {
    const parts = await Promise.all([ofProcess.metrics(), own.metrics()]);
    res.writeHead(200, { 'content-type': own.contentType }).end(parts.join('\n'));
  };
  const server = createServer((req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') res.writeHead(404).end();
    else tell(res).catch(() => res.writeHead(503).end());
  });
  server.maxConnections = 20;
  const last = metrics.port === 0 ? 0 : metrics.port + servers - 1;
  for (let port = metrics.port; ; port++) {
    try {
      await listening(server, port, metrics.host);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port >= last) throw error;
    }
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: () => closeAtOnce(server),
  };
}

const listening = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((ready, fail) => {
    server.once('error', fail);
    server.listen({ port, host }, () => {
      server.off('error', fail);
      ready();
    });
  });

function ofInstance(own: Registry, { pool, root, hosts }: Counted): void {
  const registers = [own];
  const gauge = (name: string, help: string, look: () => number) =>
    new Gauge({
      name: `vetrina_${name}`,
      help,
      registers,
      collect() {
        this.set(look());
      },
    });
  gauge('host_map_entries', 'Hosts of sites that are in memory', hosts);
  gauge('db_pool_used', 'Connections of the database in use', () => pool.totalCount - pool.idleCount);
  gauge('db_pool_waiting', 'Questions that wait for a connection', () => pool.waitingCount);
  const away = new Counter({
    name: 'vetrina_db_away_total',
    help: 'Connections of the database that broke',
    registers,
  });
  pool.on('error', () => away.inc());
  const schema = schemaOfBuild(join(root, 'migrations')).knows;
  new Gauge({
    name: 'vetrina_build_info',
    help: 'Always 1; schema: migrations that this build knows',
    labelNames: ['schema', 'node'],
    registers,
  }).set({ schema, node: process.version }, 1);
}

/** Figures that the database knows for all processes. While it is away they are absent, which an alert sees. */
function ofDatabase(own: Registry, ctx: Ctx, log: Logger): void {
  const registers = [own];
  const figures = remembered(
    () => Promise.all([dueByQueue(ctx), ordersInFigures(ctx), certificatesInFigures(ctx)]),
    log,
  );
  const gauge = <L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[],
    fill: (set: (labels: Record<L, string>, value: number) => void, seen: Awaited<ReturnType<typeof figures>>) => void,
  ) =>
    new Gauge({
      name: `vetrina_${name}`,
      help,
      labelNames,
      registers,
      async collect() {
        this.reset();
        fill((labels, value) => this.set(labels, value), await figures());
      },
    });
  gauge('jobs_waiting', 'Jobs that are due', ['queue'], (set, seen) => {
    for (const { queue, due } of seen?.[0] ?? []) set({ queue }, due);
  });
  gauge('job_oldest_seconds', 'For how long the first of them has been due', ['queue'], (set, seen) => {
    for (const { queue, oldestSeconds } of seen?.[0] ?? []) set({ queue }, oldestSeconds);
  });
  gauge('orders', 'Orders by state', ['state'], (set, seen) => {
    for (const { state, many } of seen?.[1].states ?? []) set({ state }, many);
  });
  gauge('certificate_days_left', 'Names by the days that their certificate has left', ['bucket'], (set, seen) => {
    for (const bucket of CERTIFICATE_BUCKETS) if (seen) set({ bucket }, seen[2][bucket]);
  });
  gauge('order_to_live_seconds', 'From payment to live, of orders of the last hour', ['quantile'], (set, seen) => {
    for (const [quantile, seconds] of Object.entries(seen?.[1].toLive ?? {}))
      if (seconds !== null) set({ quantile }, seconds);
  });
}

/** Asked once for all who ask within FRESH_MS; null where no answer came in time. */
function remembered<T>(ask: () => Promise<T>, log: Logger): () => Promise<T | null> {
  let known: Promise<T | null> | undefined;
  let askedAt = -Infinity;
  return () => {
    if (known && performance.now() - askedAt < FRESH_MS) return known;
    askedAt = performance.now();
    const answer = ask().catch((error: unknown) => {
      log.warn({ err: error }, 'figures of the database are not to be had');
      return null;
    });
    known = Promise.race([answer, new Promise<null>((late) => setTimeout(() => late(null), PATIENCE_MS).unref())]);
    return known;
  };
}
