import { sql } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { markApplied, receive } from '../../platform/inbox.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import { pollSoonJob } from './jobs.ts';
import { findConnection, requireConnections } from './page-connection.ts';
import type { PageEvent } from './page-connection.port.ts';
import { pageEventDays } from './tables.ts';

type Outcome = (typeof pageEventDays.$inferSelect)['outcome'];
/** News of one page come in bursts: so long after the first it is read once. */
const QUIET_S = 60;
const SOURCE = 'social-pages';

/** What the network must read back before its events come here. Throws 'sync.not-signed' (403) for somebody who does not know the word. */
export function confirmEvents(ctx: Ctx, { query }: { query: Readonly<Record<string, string>> }): string {
  const answer = requireConnections(ctx).handshake(query);
  if (answer === null) throw new AppError('sync.not-signed', { status: 403 });
  return answer;
}

/**
 * Takes a delivery of the network's: each event once, one reading a page a minute after the first of a burst. What is of a page that
 * is not connected is counted and dropped. Throws 'sync.not-signed' (403) for bytes that the network did not sign.
 */
export async function receivePageEvents(ctx: Ctx, { raw, signature }: { raw: Uint8Array; signature: string }) {
  const events = requireConnections(ctx).eventsOf(raw, signature);
  if (events === null) {
    await inTransaction(ctx, (ctx) => count(ctx, ['forged']));
    throw new AppError('sync.not-signed', { status: 403 });
  }
  await inTransaction(ctx, async (ctx) => {
    const outcomes: Outcome[] = [];
    for (const event of events) outcomes.push(await take(ctx, event));
    await count(ctx, outcomes);
  });
}

async function take(ctx: TxCtx, { pageId, key }: PageEvent): Promise<Outcome> {
  const connection = await findConnection(ctx, pageId);
  if (connection?.state !== 'connected') return 'unknown-page';
  const event = { source: SOURCE, eventId: key, type: 'page.feed', payload: { page: pageId } };
  const { id, first } = await receive(ctx, event);
  if (!first) return 'repeated';
  // What it is about is read from the page itself, which says all that came until then.
  await markApplied(ctx, id);
  await enqueue(ctx, pollSoonJob, { pageId }, { key: pageId, delaySeconds: QUIET_S });
  return 'taken';
}

/** In one order, so that two deliveries never wait for each other. */
async function count(ctx: TxCtx, outcomes: readonly Outcome[]): Promise<void> {
  const day = ctx.clock.now().toISOString().slice(0, 10);
  for (const outcome of [...new Set(outcomes)].toSorted()) {
    const more = outcomes.filter((other) => other === outcome).length;
    await ctx.db
      .insert(pageEventDays)
      .values({ day, outcome, count: more })
      .onConflictDoUpdate({
        target: [pageEventDays.day, pageEventDays.outcome],
        set: { count: sql`${pageEventDays.count} + ${more}` },
      });
  }
}
