import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Staff } from '../access/index.server.ts';
import { resendMail } from '../notifications/index.server.ts';

/** Sends a mail once more, to the same address. Throws notifications.no-such-mail (404). */
export async function sendMailAgain(ctx: Ctx, { mailId }: { by: Staff<'operator'>; mailId: string }): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await resendMail(ctx, mailId);
    await audit(ctx, 'operations.send-mail-again', mailId);
  });
}
