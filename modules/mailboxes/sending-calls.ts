import { and, asc, eq, ne } from 'drizzle-orm';
import { done } from '../../platform/answers.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { defineCall } from '../../platform/http-call.ts';
import { proveStaff, type Staff } from '../access/index.server.ts';
import { shownAddress } from './mail-of-order.ts';
import { mailOwner } from './own-box.ts';
import * as schemas from './schemas.ts';
import { allowSending, stopSending } from './sending.ts';
import { showMail } from './show-mail.ts';
import { mailboxes } from './tables.ts';

const admin = '/buy_yr/api/admin';

/** Stopping what a stolen box sends: its owner's door, and an operator's, who sees the addresses and no mail. */
export const sendingCalls = [
  defineCall({
    method: 'post',
    path: '/buy_yr/api/order/check/{id}/mail/boxes/{box}/sending',
    id: 'P4-mail-sending',
    summary: 'Stop what a mailbox sends, at once, or let it send again',
    limit: { burst: 20, perMinute: 20 },
    body: schemas.stopSendingInput,
    answer: schemas.mailView,
    async run(ctx, { params, body }) {
      const by = await mailOwner(ctx, params.id);
      await ((await body()).stopped ? stopSending : allowSending)(ctx, { by, id: params.box });
      return showMail(ctx, { by });
    },
  }),
  defineCall({
    method: 'get',
    path: `${admin}/orders/{id}/mailboxes`,
    id: 'C10-mailboxes',
    summary: 'Mailboxes of an order, and which of them were stopped from sending',
    answer: schemas.boxesOfOrder,
    run: (ctx, { params }) => boxesForStaff(ctx, { by: proveStaff(ctx, 'operator'), orderId: params.id }),
  }),
  defineCall({
    method: 'post',
    path: `${admin}/mailboxes/{box}/sending`,
    id: 'C10-mailbox-sending',
    summary: 'Stop what a mailbox sends, at once, or let it send again',
    body: schemas.stopSendingInput,
    answer: done,
    async run(ctx, { params, body }) {
      const by = proveStaff(ctx, 'operator');
      await ((await body()).stopped ? stopSending : allowSending)(ctx, { by, id: params.box });
      return {};
    },
  }),
];

async function boxesForStaff(
  ctx: Ctx,
  { orderId }: { by: Staff<'operator'>; orderId: string },
): Promise<schemas.BoxesOfOrder> {
  const rows = await ctx.db
    .select()
    .from(mailboxes)
    .where(and(eq(mailboxes.orderId, orderId), ne(mailboxes.state, 'erased')))
    .orderBy(asc(mailboxes.openedAt), asc(mailboxes.id));
  const boxes = rows.map((box) => ({
    id: box.id,
    address: shownAddress(box),
    state: box.state,
    stopped_by: box.sendingStoppedBy,
  }));
  return { boxes };
}
