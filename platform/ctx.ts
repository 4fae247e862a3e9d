import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db, Tx } from './db.ts';
import type { Jobs } from './jobs.ts';
import type { Logger } from './logger.ts';

/**
 * The outside, by capability. Each `*.port.ts` adds its own member here (module augmentation), so that this file knows
 * no business word and a verb sees every port it may need as `ctx.ports.<capability>`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Ports {}

/** Facts one room announces and another reacts to; each room adds its own (see server/reactions.ts). */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface DomainEvents {}

export type Emit = <E extends keyof DomainEvents>(tx: Tx, event: E, payload: DomainEvents[E]) => Promise<void>;

/**
 * Who acts. A visitor holds orders by the secret in an http-only cookie; agents and operators have signed in and send
 * a bearer token with each call; jobs act as the system.
 */
export type Actor =
  | { kind: 'visitor'; orderSession: string | null }
  | { kind: 'agent' | 'operator'; userId: string; name: string }
  | { kind: 'system'; job: string };

export interface Ctx {
  config: Config;
  clock: Clock;
  log: Logger;
  db: Db;
  jobs: Jobs;
  ports: Ports;
  /** Announces a fact inside the caller's transaction: what follows commits with it or not at all. */
  emit: Emit;
  actor: Actor;
  /** The database is older than what vendors have seen of us: nothing may be sold (platform/recovery.ts). */
  recovering: boolean;
  /** Id of the request or job, on every log line. */
  requestId: string;
}
