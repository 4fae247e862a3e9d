import { eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { enqueue } from '../../platform/transaction.ts';
import { cutSessionsJob } from './jobs.ts';
import { placeOf } from './mail-of-order.ts';
import { mailboxes } from './tables.ts';

/**
 * After the commit whoever reads the box must sign in again. The mail host looks at a row when somebody signs in and not after
 * that: without this a stolen password would go on reading. `username`: the address that the box had until now, where it has another.
 */
export const requestCut = (ctx: TxCtx, mailboxId: string, username?: string): Promise<void> =>
  enqueue(ctx, cutSessionsJob, { mailboxId, username }, { key: username ?? mailboxId });

/** Safe twice. A box that is gone, or an installation without a mail host, has no sessions. */
export async function cutSessions(
  ctx: Ctx,
  { mailboxId, username }: { mailboxId: string; username?: string | undefined },
): Promise<void> {
  const [box] = await ctx.db.select().from(mailboxes).where(eq(mailboxes.id, mailboxId));
  if (!box || box.state === 'erased') return;
  const place = placeOf(box);
  await ctx.ports.mailHost?.kick({ ...place, username: username ?? place.username });
}
