import { and, desc, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { waitingJobs } from '../../../platform/jobs-table.ts';
import { failedJobs, inboxEvents } from '../../../platform/tables.ts';
import type { WholeOrder } from './schemas.ts';
import { eventView, jobView } from '../operator/list-work.ts';
import type { OrderMoney } from './money-of-order.ts';

const EVENTS = 50;

/** Jobs that serve these parts of an order, and what the card provider told about it. */
export async function workOf(
  ctx: Ctx,
  of: { keys: string[]; providerIds: OrderMoney['providerIds'] },
): Promise<Pick<WholeOrder, 'waiting_jobs' | 'failed_jobs' | 'inbox'>> {
  const concerns = namedBy(of.providerIds);
  const [waiting, failed, events] = await Promise.all([
    waitingJobs(ctx, of.keys),
    of.keys.length === 0
      ? []
      : ctx.db
          .select()
          .from(failedJobs)
          .where(and(isNull(failedJobs.retriedAt), servesAnyOf(of.keys)))
          .orderBy(desc(failedJobs.failedAt)),
    concerns
      ? ctx.db.select().from(inboxEvents).where(concerns).orderBy(desc(inboxEvents.receivedAt)).limit(EVENTS)
      : [],
  ]);
  return { waiting_jobs: waiting, failed_jobs: failed.map(jobView), inbox: events.map(eventView) };
}

/** One of the payload's values is one of these ids. */
const servesAnyOf = (keys: string[]): SQL =>
  sql`exists (select 1 from jsonb_each_text(${failedJobs.payload}) part where ${inArray(sql`part.value`, keys)})`;

function namedBy({ sessions, subscription, customer, objects }: OrderMoney['providerIds']): SQL | undefined {
  const says = (part: object) => sql`${inboxEvents.payload} @> ${JSON.stringify(part)}::jsonb`;
  return or(
    ...sessions.map((sessionId) => says({ sessionId })),
    ...(subscription ? [says({ subscriptionId: subscription })] : []),
    ...(customer ? [says({ customerId: customer })] : []),
    ...objects.map((objectId) => says({ objectId })),
  );
}
