import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { normaliseDomain } from '../domains/index.server.ts';
import { lockOrder, orderFacts } from '../ordering/index.server.ts';
import { isEditable } from '../ordering/order.states.ts';
import { entitled } from '../plans/index.server.ts';
import { requireMailHost } from './mail-of-order.ts';
import { readNames } from './read-names.ts';
import { mailboxChoices } from './tables.ts';

/**
 * The names of the boxes that open with a domain of the cart, in the place of those chosen before; none: none open by
 * themselves, and that is kept too. `names` are local parts as a person typed them, `domain` is in either form. Throws 'mailboxes.unavailable' (404), 'mailboxes.not-now' (409) once
 * the order is paid, 'mailboxes.no-domain' (422) for a name that is not in the cart, 'mailboxes.no-more' (409), and the
 * refusals of a local part (422) by field `names.N`.
 */
export async function chooseBoxes(
  ctx: Ctx,
  { by, domain: given, names }: { by: OrderAccess<'prepare'>; domain: string; names: string[] },
): Promise<void> {
  requireMailHost(ctx);
  const { orderId } = by;
  const read = normaliseDomain(given);
  const domain = read.ok ? read.ascii : given;
  const chosen = readNames(names);
  await inTransaction(ctx, async (ctx) => {
    const { state } = await lockOrder(ctx, orderId);
    if (!isEditable(state)) throw new AppError('mailboxes.not-now', { status: 409 });
    const { plan, domains } = await orderFacts(ctx, orderId);
    if (!domains.includes(domain)) throw new AppError('mailboxes.no-domain', { status: 422 });
    if (chosen.length > entitled(plan, 'mailboxes')) throw new AppError('mailboxes.no-more', { status: 409 });
    await putChoice(ctx, orderId, { domain, names: chosen });
    await audit(ctx, 'mailboxes.chosen', orderId, { domain, boxes: chosen.length });
  });
}

async function putChoice(ctx: TxCtx, orderId: string, choice: { domain: string; names: string[] }): Promise<void> {
  await ctx.db.delete(mailboxChoices).where(eq(mailboxChoices.orderId, orderId));
  await ctx.db.insert(mailboxChoices).values({ orderId, ...choice, chosenAt: ctx.clock.now() });
}
