import { eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { enqueue } from '../../platform/transaction.ts';
import { cutSessionsJob } from './jobs.ts';
import { mailboxes } from './tables.ts';

/**
 * After the commit whoever reads the box must sign in again. The mail host looks at a row when somebody signs in and not after
 * that: without this a stolen password would go on reading.
 */
export const requestCut = (ctx: TxCtx, mailboxId: string): Promise<void> =>
  enqueue(ctx, cutSessionsJob, { mailboxId }, { key: mailboxId });

/** Safe twice. A box that is gone, or an installation without a mail host, has no sessions. */
export async function cutSessions(ctx: Ctx, { mailboxId }: { mailboxId: string }): Promise<void> {
  const [box] = await ctx.db.select().from(mailboxes).where(eq(mailboxes.id, mailboxId));
  if (!box || box.state === 'erased') return;
  await ctx.ports.mailHost?.kick({ username: `${box.localPart}@${box.domain}`, host: box.host });
}
