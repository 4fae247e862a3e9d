/** The product of tests/support/product.ts, carried by processes that die and are started again. */
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { handle, type JobHandler } from '../../platform/jobs.ts';
import { createLogger } from '../../platform/logger.ts';
import { contexts, type ContextFor } from '../../server/composition.ts';
import { createHttpApp } from '../../server/http/app.ts';
import { allHandlers } from '../../server/worker.ts';
import { createJobRunner } from '../support/job-runner.ts';
import { startMailHost } from '../support/mail-host.ts';
import { startTestProduct, stripeWebhooks } from '../support/product.ts';
import { isBroken, Life, PROCESS, Traps } from './crashable-process.ts';
import { BOXES, CHANGES, MONTHS, NEWS, PURCHASE, TAKINGS, YEARS } from './steps.ts';

export { PROCESS } from './crashable-process.ts';
export type World = Awaited<ReturnType<typeof openWorld>>;
const ROUNDS = 100;

const GOOD = { notAfter: new Date('2099-01-01'), fault: null };

export async function openWorld() {
  const steps = [
    ...PURCHASE.call,
    ...CHANGES.call,
    ...YEARS.call,
    ...MONTHS.call,
    ...BOXES.call,
    ...NEWS.call,
    ...TAKINGS.call,
  ];
  const mailHost = await startMailHost();
  const product = await startTestProduct({
    env: { SITES_ADDRESSES: '192.0.2.80', ...mailHost.env },
    // Nothing stands before it here: certificates are looked at, and all is well.
    ports: (real) => Life.ports({ ...real, servedCertificates: { look: async () => GOOD } }, steps),
  });
  await mailHost.reads(product);
  const databaseUrl = product.pool.options.connectionString ?? '';
  const traps = new Traps();
  const log = createLogger('fatal', { write: () => undefined });
  const handlers: JobHandler[] = [];
  const runner = await createJobRunner(databaseUrl, product.pool, handlers);
  let life: Life;
  let contextFor: ContextFor;
  let app: Hono<never>;
  let reviving: Promise<void> | null = null;

  function begin(): void {
    const now = (life = new Life(databaseUrl, traps));
    contextFor = contexts(
      { config: product.config, log, pool: now.pool, root: '', clock: product.clock },
      product.ports,
      product.jobs,
    );
    app = createHttpApp(contextFor) as unknown as Hono<never>;
    const fresh = allHandlers((job, jobId) => contextFor({ kind: 'system', job }, jobId)).map(({ definition, run }) =>
      handle(definition, (payload: never, meta) =>
        now
          .act('job', definition.name, () => run(payload, meta))
          .catch((error: unknown) => {
            // A dead process takes no further job; the one that lives by now keeps its own.
            if (now.dead && now === life) handlers.length = 0;
            throw error;
          }),
      ),
    );
    handlers.splice(0, handlers.length, ...fresh);
  }
  /** The process is dead: another takes its place, on the same data. */
  function revive(): Promise<void> {
    reviving ??= (async () => {
      handlers.length = 0;
      await life.buried();
      await connectionsGone();
      begin();
      reviving = null;
    })();
    return reviving;
  }
  /**
   * The server ends what a dead process had open only once it sees the broken socket. Until then its rows are locked, and a job
   * that leaves locked rows to others finds nothing to do; no real process starts that fast.
   */
  async function connectionsGone(): Promise<void> {
    for (let tries = 0; tries < 10 * ROUNDS; tries++) {
      const left = await product.rows(
        `select 1 from pg_stat_activity where datname = current_database() and application_name = $1`,
        [PROCESS],
      );
      if (left.length === 0) return;
      await sleep(50);
    }
    throw new Error('the connections of a dead process stay open');
  }
  begin();

  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      if (life.dead) await revive();
      const answer = await life
        .act('request', 'webhook', () => Promise.resolve(app.fetch(request)))
        .catch(() => new Response(null, { status: 502 }));
      return answer;
    },
  });
  await new Promise<void>((ready) => server.once('listening', ready));
  const port = (server.address() as AddressInfo).port;
  product.stripe.setWebhooks(stripeWebhooks(`http://127.0.0.1:${port}`, product.webhookSecret));
  let requests = 0;
  let draining: Promise<{ job: string; error: unknown }[]> = Promise.resolve([]);

  const world = {
    ...product,
    traps,
    mailHost: mailHost.sandbox,
    jobNames: () => handlers.map(({ definition }) => definition.name),
    /** Somebody has switched the registrar's own renewal on, on its pages. */
    registrarForgets: (domain: string) => product.ports.registrar.setAutoRenew(domain, true),
    as: (orderSession: string | null) => contextFor({ kind: 'visitor', orderSession }, `req_${(requests += 1)}`),
    system: () => contextFor({ kind: 'system', job: 'test' }, `job_${(requests += 1)}`),
    /** Somebody outside asks, and asks again while the process dies over it. */
    async ask<T>(name: string, verb: () => Promise<T>): Promise<T> {
      for (let tries = 0; tries < ROUNDS; tries++) {
        if (life.dead) await revive();
        const now = life;
        try {
          return await now.act('request', name, verb);
        } catch (error) {
          if (!now.dead && !isBroken(error)) throw error;
        }
      }
      throw new Error(`${name} never got through`);
    },
    /** What is only asked, and may be asked again. */
    async question<T>(verb: () => Promise<T>): Promise<T> {
      for (;;) {
        if (life.dead) await revive();
        const now = life;
        try {
          return await verb();
        } catch (error) {
          if (!now.dead) throw error;
        }
      }
    },
    /** Jobs run until none is left, however often the process dies over them. Returns what failed for other reasons. */
    drain() {
      // One after the other: a job that another one runs is not seen by a second.
      const turn = draining.then(drainNow);
      draining = turn.catch(() => []);
      return turn;
    },
    async close() {
      await runner.stop();
      await life.end();
      await new Promise<void>((done) => {
        server.close(() => done());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await mailHost.close();
      await product.close();
    },
  };
  return world;

  async function drainNow() {
    const failed: { job: string; error: unknown }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      if (life.dead) await revive();
      const now = life;
      const errors = await runner.drain({ again: true });
      if (now.dead) continue;
      if (errors.length === 0) return failed;
      failed.push(...errors);
    }
    throw new Error(
      `the jobs never end: ${failed
        .map(({ job, error }) => `${job} ${String(error)}`)
        .join('; ')
        .slice(-2000)}`,
    );
  }
}
