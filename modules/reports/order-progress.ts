import { and, asc, eq, or } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { comingAddress } from './coming-address.ts';
import { isAsked, questionOf } from '../domains/transfer/mail-of-name.rules.ts';
import { domainRegistrations, keptRecords } from '../domains/tables.ts';
import { mails } from '../notifications/tables.ts';
import { orderEvents, orders } from '../ordering/tables.ts';
import { siteVersions, sites } from '../sites/tables.ts';
import type { Progress } from '../ordering/schemas.ts';
import { shownName } from '../../site-kit/shown-name.ts';

type Step = Progress['steps'][number];
type OrderRow = typeof orders.$inferSelect;
type Registration = typeof domainRegistrations.$inferSelect;

const step = (
  key: Step['key'],
  state: Step['state'],
  message: string,
  at: Date | null,
  values: Record<string, string> = {},
): Step => ({
  key,
  state,
  message: `${key}.${message}`,
  values,
  at: at?.toISOString() ?? null,
});

/**
 * What really happens with an order, from the rows that the work itself writes; null for an unknown order. The caller
 * has checked who asks. `site` are the addresses as the sites room knows them.
 */
export async function orderProgress(
  ctx: Ctx,
  input: {
    orderId: string;
    site: { url: string; freeUrl: string; openUrl: string; published: boolean; hosts: string[] } | null;
  },
): Promise<Progress | null> {
  const { orderId, site } = input;
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return null;
  const [registrations, versions, sent, history] = await Promise.all([
    ctx.db
      .select({ row: domainRegistrations, kept: keptRecords })
      .from(domainRegistrations)
      .leftJoin(keptRecords, eq(keptRecords.registrationId, domainRegistrations.id))
      .where(eq(domainRegistrations.orderId, orderId))
      .orderBy(asc(domainRegistrations.place), asc(domainRegistrations.createdAt)),
    ctx.db
      .select({ at: siteVersions.createdAt, heldAt: sites.heldAt, awaits: sites.awaitsVersion })
      .from(sites)
      .leftJoin(siteVersions, eq(siteVersions.id, sites.currentVersionId))
      .where(eq(sites.orderId, orderId)),
    ctx.db
      .select()
      .from(mails)
      .where(and(eq(mails.orderId, orderId), eq(mails.kind, 'payment-confirmed'))),
    ctx.db
      .select()
      .from(orderEvents)
      .where(
        and(
          eq(orderEvents.orderId, orderId),
          or(eq(orderEvents.to, 'awaiting_payment'), eq(orderEvents.what, 'duplicate-payment')),
        ),
      ),
  ]);
  const names = registrations.map(({ row }) => row);
  const [question = null] = registrations.flatMap(({ row, kept }) =>
    row.state === 'wanted' && kept && isAsked(kept)
      ? [questionOf({ domain: row.domain, name: shownName(row.domain) }, kept)]
      : [],
  );
  const failed = names.find((row) => row.state === 'failed');
  // Of a site that was free, what is on show may not be what was bought yet.
  const published = versions[0]?.awaits ? null : (versions[0]?.at ?? null);
  const mail = sent[0];
  const steps = [
    payment(order, history),
    domain(order, names, question !== null),
    siteStep(order, published, versions[0]?.heldAt ?? null),
    mailStep(order, mail),
  ];
  return {
    order_id: order.id,
    status: order.state,
    page_name: order.pageName,
    steps,
    site_url: published && site ? site.url : null,
    free_url: published && site ? site.freeUrl : null,
    open_url: published && site ? site.openUrl : null,
    coming: comingAddress(order, names, site),
    mail: order.billing.mail,
    domain_problem: failed
      ? { domain: failed.domain, code: failed.failure ?? 'refused', refund_amount: failed.price ?? domainPrice(order) }
      : null,
    domain_mail: question,
    done: order.state === 'live' && steps.every((s) => s.state === 'done'),
  };
}

const domainPrice = (order: OrderRow) => order.cart.find((line) => line.type === 'domain')?.unitAmount ?? 0;

function payment(order: OrderRow, history: (typeof orderEvents.$inferSelect)[]): Step {
  if (order.paidAt) return step('payment', 'done', 'confirmed', order.paidAt);
  const duplicate = history.findLast(({ what }) => what === 'duplicate-payment');
  if (duplicate) return step('payment', 'attention', 'duplicate', duplicate.at);
  const opened = history.length > 0;
  return step('payment', opened ? 'running' : 'waiting', opened ? 'checking' : 'waiting', null);
}

function domain(order: OrderRow, rows: Registration[], asked: boolean): Step {
  const live = rows.filter((row) => row.state !== 'replaced');
  // Only the names of which the sentence is true: of two, one may be had and the other not.
  const named = (domains: string[]) => ({ domain: domains.map((name) => shownName(name)).join(', ') });
  const among = (...states: Registration['state'][]) => live.filter((row) => states.includes(row.state));
  const say = (state: Step['state'], message: string, of: Registration[], at: Date | null = null) =>
    step('domain', state, message, at, named(of.map((row) => row.domain)));
  if (order.domainChoice === 'none') return step('domain', order.paidAt ? 'done' : 'waiting', 'none', order.paidAt);
  if (!order.paidAt || live.length === 0)
    return step(
      'domain',
      'waiting',
      'waiting',
      null,
      named(live.length > 0 ? live.map((row) => row.domain) : order.domains),
    );
  const [failed, refunding, open] = [among('failed'), among('refunding'), among('wanted', 'submitted')];
  if (failed.length > 0) return say('attention', 'failed', failed);
  if (refunding.length > 0) return say('running', 'refunding', refunding);
  if (asked) return say('attention', 'mail', open);
  if (open.length > 0) return say('running', open[0]?.kind === 'transfer' ? 'transferring' : 'registering', open);
  const last = live.reduce((latest, row) => (row.updatedAt > latest ? row.updatedAt : latest), new Date(0));
  const kept = live.filter((row) => row.state !== 'refunded');
  return kept.length > 0 ? say('done', 'registered', kept, last) : say('done', 'refunded', live, last);
}

function siteStep(order: OrderRow, published: Date | null, heldAt: Date | null): Step {
  if (published) return step('site', 'done', 'published', published);
  if (heldAt) return step('site', 'attention', 'held', heldAt);
  return order.paidAt ? step('site', 'running', 'publishing', null) : step('site', 'waiting', 'waiting', null);
}

function mailStep(order: OrderRow, mail: typeof mails.$inferSelect | undefined): Step {
  const values = { mail: order.billing.mail };
  if (mail?.sentAt) return step('mail', 'done', 'sent', mail.sentAt, values);
  if (mail?.refusedAt) return step('mail', 'attention', 'refused', mail.refusedAt, values);
  return order.paidAt
    ? step('mail', 'running', 'sending', null, values)
    : step('mail', 'waiting', 'waiting', null, values);
}
