/**
 * A room's plug: one value that says everything about it that the rest of the house must know. server/modules.ts lists
 * the rooms, and all that is central is derived from that list.
 */
import type { Contributions, Ctx, DomainEvents, TxCtx } from './ctx.ts';
import type { JobDefinition, JobMeta } from './jobs.ts';
import type { EncryptedColumn } from './rotate-keys.ts';

/** A background job and what it does; see `handledBy`. */
export interface ModuleJob {
  definition: JobDefinition<never>;
  run: (ctx: Ctx, payload: never, meta: JobMeta) => Promise<unknown>;
}
/** Runs by the clock alone. `cron` is UTC. */
export interface Schedule {
  job: JobDefinition<Record<string, never>>;
  cron: string;
}
/** What follows from an event, in the transaction in which it is announced. */
export type Reactions = { [E in keyof DomainEvents]?: (ctx: TxCtx, fact: DomainEvents[E]) => Promise<unknown> };

/** Drops, every night, what is no longer kept. */
export interface RetentionStep {
  /** As the log names it. */
  name: string;
  /** Steps that must have let go first; those that no present room has do not count. */
  after?: readonly string[];
  /** Returns how many rows went. Safe twice, and beside itself. */
  run: (ctx: Ctx) => Promise<number>;
}

declare module './ctx.ts' {
  interface Contributions {
    jobs: readonly ModuleJob[];
    schedules: readonly Schedule[];
    retention: readonly RetentionStep[];
    /** Where values are encrypted at rest: a rotation of keys goes over all of them. */
    encryptedColumns: readonly EncryptedColumn[];
    /** What does not work in this room as it should, in words for /readyz; asked at every probe. Empty: all does. */
    readiness: (ctx: Ctx) => Promise<string[]>;
  }
}

/** Any key may be absent. */
export interface Manifest extends Partial<Contributions> {
  /** The name of the room's folder. */
  name: string;
  /** What follows in this room from its own events, and from those of rooms that it may import. */
  on?: Reactions;
}

export const defineModule = (manifest: Manifest): Manifest => manifest;

/**
 * Pairs a job's definition with what it does. The pair is checked here; in a list of many jobs no payload type fits all, and
 * a queue gives each handler only payloads of its own definition.
 */
export const handledBy = <T>(
  definition: JobDefinition<T>,
  run: (ctx: Ctx, payload: T, meta: JobMeta) => Promise<unknown>,
): ModuleJob => ({ definition, run }) as unknown as ModuleJob;
