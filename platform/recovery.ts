/**
 * The state *in recovery*: the database is older than what the vendors have seen of us, because a backup was restored or
 * an older copy loaded. Until an operator has compared both and pressed go, nothing is sold, invoiced, mailed, registered
 * or paid back: no job runs, and calls that change something are refused. Published sites are served.
 */
import { desc, isNull } from 'drizzle-orm';
import type { Db } from './db.ts';
import { AppError } from './errors.ts';
import type { Logger } from './logger.ts';
import { recoveries } from './tables.ts';

export type Recovery = typeof recoveries.$inferSelect;
const LOOK_MS = 1000;
const ASK_AGAIN_S = 600;

/** The recovery that has begun and not ended, or null. */
export async function findRecovery(db: Db): Promise<Recovery | null> {
  const [row] = await db
    .select()
    .from(recoveries)
    .where(isNull(recoveries.endedAt))
    .orderBy(desc(recoveries.startedAt))
    .limit(1);
  return row ?? null;
}

/** The moment that the last restored data are of; null where nothing was ever restored. */
export async function restoredFrom(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ at: recoveries.dataOf })
    .from(recoveries)
    .orderBy(desc(recoveries.startedAt))
    .limit(1);
  return row?.at ?? null;
}

export const closedForRecovery = () =>
  new AppError('recovery.closed', { status: 503, retryable: true, retryAfterS: ASK_AGAIN_S });

/** Throws recovery.closed (503): for what must not happen whichever way it was come to. */
export async function requireNoRecovery(db: Db): Promise<void> {
  if (await findRecovery(db)) throw closedForRecovery();
}

/** What of a process is shut while recovery lasts. It shuts at a start only, and opens once. */
export interface RecoveryGate {
  readonly closed: boolean;
  /** Resolves when it is open: at once where nothing was restored. */
  opened: Promise<void>;
  close(): void;
}

/** Asks the database now, and each second until recovery has ended. `onLook` runs at each look that finds it still lasting. */
export async function openRecoveryGate(
  db: Db,
  log: Logger,
  onLook: (recovery: Recovery) => Promise<void> = () => Promise.resolve(),
): Promise<RecoveryGate> {
  let closed = (await findRecovery(db)) !== null;
  if (!closed) return { closed, opened: Promise.resolve(), close: () => undefined };
  log.warn('in recovery: nothing is sold, invoiced or mailed until an operator has compared and pressed go');
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const opened = new Promise<void>((open) => {
    const look = async () => {
      try {
        const recovery = await findRecovery(db);
        if (stopped) return;
        if (recovery) await onLook(recovery);
        else {
          closed = false;
          log.warn('recovery has ended: the product runs');
          return open();
        }
      } catch (error) {
        log.warn({ err: error }, 'cannot see whether recovery has ended; looking again');
      }
      if (!stopped) timer = setTimeout(() => void look(), LOOK_MS).unref();
    };
    timer = setTimeout(() => void look(), LOOK_MS).unref();
  });
  return {
    get closed() {
      return closed;
    },
    opened,
    close() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
