import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { masked, unseal } from '../../../platform/seal.ts';
import { auditLog, externalCalls } from '../../../platform/tables.ts';
import { domainRegistrations } from '../../domains/tables.ts';
import { users } from '../../identity/tables.ts';
import { mails } from '../../notifications/tables.ts';
import type { WholeOrder } from './schemas.ts';
import { orderAttributions, orderEvents, orders } from '../../ordering/tables.ts';
import { allows, isOver, isPaid } from '../../ordering/order.states.ts';
import { tasks } from '../../tasks/tables.ts';
import { iso } from '../operator/keyset.ts';
import { taskView } from '../operator/list-work.ts';
import { moneyOf } from './money-of-order.ts';
import { saleOf } from './sale-of-order.ts';
import { siteOf } from './site-of-order.ts';
import { workOf } from './work-of-order.ts';

/** Newest entries of the log that are shown. */
const LOG_ROWS = 100;

/** Everything that is known of an order, or null. The caller has checked who asks. `url`: where its site answers. */
export async function wholeOrder(ctx: Ctx, input: { orderId: string; url: string | null }): Promise<WholeOrder | null> {
  const { orderId, url } = input;
  const [found] = await ctx.db
    .select({ order: orders, agent: users.name, agentBy: orderAttributions.by })
    .from(orders)
    .leftJoin(orderAttributions, eq(orderAttributions.orderId, orders.id))
    .leftJoin(users, eq(users.id, orderAttributions.agentId))
    .where(eq(orders.id, orderId));
  if (!found) return null;
  const { order, agent, agentBy } = found;
  const { billing } = order;
  const { db } = ctx;
  const [money, names, site, sent, history, open, sale] = await Promise.all([
    moneyOf(ctx, orderId),
    db
      .select()
      .from(domainRegistrations)
      .where(eq(domainRegistrations.orderId, orderId))
      .orderBy(asc(domainRegistrations.createdAt)),
    siteOf(ctx, orderId, url),
    db.select().from(mails).where(eq(mails.orderId, orderId)).orderBy(desc(mails.createdAt)),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(desc(orderEvents.id)),
    db.select().from(tasks).where(eq(tasks.subject, orderId)).orderBy(desc(tasks.openedAt)),
    saleOf(ctx, order),
  ]);
  const parts = [...names.map((row) => row.id), ...money.refunds.map((row) => row.key), ...(site ? [site.id] : [])];
  const [work, log, calls] = await Promise.all([
    workOf(ctx, { keys: [...parts, ...sent.map((row) => row.id)], providerIds: money.providerIds }),
    db
      .select()
      .from(auditLog)
      .where(inArray(auditLog.subject, [orderId, ...parts]))
      .orderBy(desc(auditLog.id))
      .limit(LOG_ROWS),
    db.select().from(externalCalls).where(eq(externalCalls.subject, orderId)).orderBy(desc(externalCalls.intendedAt)),
  ]);
  return {
    id: order.id,
    page_id: order.pageId,
    page_name: order.pageName,
    status: order.state,
    locale: order.locale,
    type: order.type,
    person: {
      name: billing.business_name || `${billing.first_name} ${billing.last_name}`.trim(),
      mail: billing.mail,
      phone: billing.phone,
      address: `${billing.address}, ${billing.zip} ${billing.city} ${billing.province}, ${billing.country}`,
      vat: masked(unseal(ctx.config.dataKeys, billing.vat)),
    },
    lines: order.cart.map((line) => ({ name: line.name, amount: line.unitAmount, quantity: line.quantity })),
    agent,
    agent_by: agentBy,
    ...sale,
    created_at: order.createdAt.toISOString(),
    paid_at: iso(order.paidAt),
    live_at: iso(order.liveAt),
    tasks: open.map((task) => taskView({ task, pageName: order.pageName })),
    history: history.map((row) => ({
      at: row.at.toISOString(),
      what: row.what,
      from: row.from,
      to: row.to,
      why: row.why,
      actor: row.actor,
    })),
    ...money.view,
    domains: names.map((row) => ({
      id: row.id,
      domain: row.domain,
      kind: row.kind,
      state: row.state,
      failure: row.failure,
      reason: row.reason,
      operation: row.operationId,
      updated_at: row.updatedAt.toISOString(),
      expires_at: iso(row.expiresAt),
    })),
    site,
    mails: sent.map((mail) => ({
      id: mail.id,
      kind: mail.kind,
      to: mail.to,
      subject: mail.subject,
      created_at: mail.createdAt.toISOString(),
      sent_at: iso(mail.sentAt),
      refused_at: iso(mail.refusedAt),
      bounced_at: iso(mail.bouncedAt),
      failure: mail.failure,
      attempts: mail.attempts,
    })),
    ...work,
    effects: calls.map((row) => ({
      key: row.key,
      intended_at: row.intendedAt.toISOString(),
      done_at: iso(row.doneAt),
    })),
    audit: log.map((row) => ({
      at: row.at.toISOString(),
      actor: row.actor,
      action: row.action,
      details: row.details as object,
    })),
    can_refund: isPaid(order.state) && !isOver(order.state),
    can_cancel:
      allows(order.state, 'cancel') && money.view.subscription?.ended_at === null && !money.view.subscription.cancel_at,
  };
}
