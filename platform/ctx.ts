import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db, Tx } from './db.ts';
import type { Jobs } from './jobs.ts';
import type { Logger } from './logger.ts';

/**
 * The outside, by capability. Each `*.port.ts` adds its own member here (module augmentation), so that this file knows
 * no business word and a verb sees every port it may need as `ctx.ports.<capability>`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by module augmentation
export interface Ports {}

/** Facts one room announces and another reacts to; each room adds its own (docs/events.md lists who reacts). */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by module augmentation
export interface DomainEvents {}

/**
 * What a room offers to rooms that must not know it, and to the centre, by key (platform/module.ts): a key is added here, by
 * module augmentation, by whoever uses what is offered.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by module augmentation
export interface Contributions {}

/** What follows from a fact, done in its transaction. Announced with `emit` (platform/transaction.ts) only. */
export type React = <E extends keyof DomainEvents>(ctx: TxCtx, event: E, fact: DomainEvents[E]) => Promise<void>;

/**
 * Who acts. A visitor holds orders by the secret in an http-only cookie; agents and operators have signed in and send
 * a bearer token with each call; whoever shows the link of a letter acts for one site, and so does the member of staff who
 * writes a text that its owner asked for; jobs act as the system.
 */
export type Actor =
  | { kind: 'visitor'; orderSession: string | null }
  | { kind: 'agent' | 'operator'; userId: string; name: string }
  | { kind: 'letter'; siteId: string }
  | { kind: 'copywriter'; siteId: string; userId: string }
  | { kind: 'system'; job: string };

export interface Ctx {
  config: Config;
  clock: Clock;
  log: Logger;
  db: Db;
  jobs: Jobs;
  ports: Ports;
  react: React;
  /** What each room offers under this key, in the order of server/modules.ts. */
  contributed: <K extends keyof Contributions>(key: K) => Contributions[K][];
  actor: Actor;
  /** The database is older than what vendors have seen of us: nothing may be sold (platform/recovery.ts). */
  recovering: boolean;
  /** Id of the request or job, on every log line. */
  requestId: string;
}

/** Inside `inTransaction` (platform/transaction.ts). What takes this commits with its caller or not at all. */
export interface TxCtx extends Ctx {
  db: Tx;
}
