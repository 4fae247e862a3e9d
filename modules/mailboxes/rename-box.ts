import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { requestCut } from './cut-sessions.ts';
import {
  boxOf,
  isAddress,
  lockMail,
  nameTaken,
  openBoxOf,
  placeOf,
  requireLocalPart,
  requireMailHost,
} from './mail-of-order.ts';
import { requestRulesAnew } from './put-rules.ts';
import { mailboxes } from './tables.ts';

/**
 * Another address for a box that holds no mail: whoever has written to the old one is told that it does not exist. `name` is
 * the local part as typed. Password, devices and aliases stay; who is signed in must sign in by the new address. A mail that
 * comes meanwhile stays in the box. Throws 'mailboxes.not-found' (404), 'mailboxes.not-now' (409), 'mailboxes.not-empty'
 * (409), 'mailboxes.name-taken' (409), the refusals of a local part (422), and 'mailboxes.host-unavailable' (503) where
 * nobody can say that the box is empty.
 */
export async function renameBox(
  ctx: Ctx,
  { by, id, name }: { by: OrderAccess<'own'>; id: string; name: string },
): Promise<void> {
  requireMailHost(ctx);
  const localPart = requireLocalPart(name);
  const asked = await inTransaction(ctx, (ctx) => boxOf(ctx, by, id));
  if (asked.localPart === localPart) return;
  // The host is asked while nothing is locked: it may take ten seconds.
  const usage = await ctx.ports.mailHost?.usage(placeOf(asked));
  if (!usage || usage.messages > 0) throw new AppError('mailboxes.not-empty', { status: 409 });
  await inTransaction(ctx, async (ctx) => {
    await lockMail(ctx, by.orderId);
    const box = await openBoxOf(ctx, by, id);
    if (await isAddress(ctx, box.domain, localPart)) throw nameTaken();
    await ctx.db.update(mailboxes).set({ localPart }).where(eq(mailboxes.id, id));
    // Sessions go by the address with which they were opened.
    await requestCut(ctx, id, placeOf(box).username);
    await requestRulesAnew(ctx, [id]);
    await audit(ctx, 'mailboxes.renamed', by.orderId, { mailbox: id });
  });
}
