/** Builds the adapters from the configuration and hands out contexts. */
import type { Pool } from 'pg';
import { systemClock, type Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Actor, Ctx, DomainEvents, Ports, TxCtx } from '../platform/ctx.ts';
import { createDb } from '../platform/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Logger } from '../platform/logger.ts';
import type { NodeState } from '../platform/nodes.ts';
import type { RecoveryGate } from '../platform/recovery.ts';
import { inSpan } from '../platform/traces.ts';
import { closedWhile } from './recovery/closed-ports.ts';
import { contributed, ROOMS } from './modules.ts';
import { react } from './react.ts';

/** What lives as long as the process; made by main.ts. */
export interface Resources {
  config: Config;
  log: Logger;
  pool: Pool;
  /** The project's folder: what runs in a thread of its own is started from its source, not from the bundle. */
  root: string;
  clock?: Clock;
  /** Absent: nobody drains, and nobody compares the tables. */
  state?: NodeState;
  /** Absent: nothing was restored. */
  gate?: Pick<RecoveryGate, 'closed'>;
}

type Filled = ReturnType<(typeof ROOMS)[number]['ports']>;
/** Of a union of objects the one that has all their members. */
type All<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;

/** The adapters of all rooms. */
export function createPorts({ config, root, clock = systemClock }: Pick<Resources, 'config' | 'root' | 'clock'>) {
  const ports = Object.assign({}, ...ROOMS.map((room) => room.ports({ config, root, clock }))) as All<Filled>;
  return ports satisfies Ports;
}

export type ContextFor = (actor: Actor, requestId: string) => Ctx;

export function contexts(resources: Resources, ports: Ports, jobs: Jobs): ContextFor {
  const db = createDb(resources.pool);
  const clock = resources.clock ?? systemClock;
  const guarded = resources.gate ? closedWhile(resources.gate, ports) : ports;
  return (actor, requestId) => {
    const log = resources.log.child(actor.kind === 'system' ? { jobId: requestId, job: actor.job } : { requestId });
    return {
      config: resources.config,
      clock,
      log,
      db,
      jobs,
      ports: guarded,
      contributed,
      actor,
      get recovering() {
        return resources.gate?.closed ?? false;
      },
      requestId,
      react: async <E extends keyof DomainEvents>(ctx: TxCtx, event: E, fact: DomainEvents[E]) => {
        log.info({ event }, 'fact');
        await inSpan(`event ${event}`, {}, () => react(ctx, event, fact));
      },
    };
  };
}
