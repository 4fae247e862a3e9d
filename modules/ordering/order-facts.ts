import { eq, sql } from 'drizzle-orm';
import type { TxCtx } from '../../platform/ctx.ts';
import { prepared } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { unseal, type Sealed } from '../../platform/seal.ts';
import type { Lang, LayoutName } from '../../site-kit/names.ts';
import type { OwnerForm } from '../domains/index.server.ts';
import { SMALLEST_PLAN, type Plan } from '../plans/schemas.ts';
import { DOMAIN_LINE } from './cart/lines.rules.ts';
import type { OrderState } from './order.states.ts';
import { orders, withdrawals } from './tables.ts';

/** What other rooms need to know of an order in the transaction of a fact. */
export interface OrderFacts {
  id: string;
  state: OrderState;
  pageId: string;
  pageName: string;
  locale: Lang;
  /** Null: nobody chose one. */
  layout: LayoutName | null;
  plan: Plan;
  /** The version of the terms that was accepted, and the language it was read in; null before. */
  terms: { version: string; lang: Lang } | null;
  mail: string;
  total: number;
  lines: string[];
  domains: string[];
  domainChoice: 'register' | 'transfer' | 'none';
  /** Euro cents of one name. */
  domainPrice: number;
  /** Null when the customer did not ask to own the name: the operator then does. */
  domainOwner: OwnerForm | null;
  /** In whose name a name more is registered, where its customer asks for that. */
  owner: OwnerForm;
  authcode: Sealed | null;
  /** Printed in the footer of the business's site, as the law wants it. */
  legal: { name: string; country: string; vat?: string; pec?: string; address: string };
}

const orderOn = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare('order_facts'),
);

/** Throws ordering.not-found (404). */
export async function orderFacts(ctx: TxCtx, orderId: string): Promise<OrderFacts> {
  const [order] = await orderOn(ctx.db).execute({ id: orderId });
  if (!order) throw new AppError('ordering.not-found', { status: 404 });
  const billing = order.billing;
  const service = order.cart.find((line) => line.type === 'service');
  return {
    id: order.id,
    state: order.state,
    pageId: order.pageId,
    pageName: order.pageName,
    locale: order.locale,
    layout: order.layout,
    plan: service?.plan ?? SMALLEST_PLAN,
    terms: order.termsVersion ? { version: order.termsVersion, lang: order.termsLocale ?? order.locale } : null,
    mail: billing.mail,
    total: order.cart.reduce((sum, line) => sum + line.unitAmount * line.quantity, 0),
    // The catalogue speaks the seller's language; the plans' names are the same in all.
    lines: order.cart.map((line) =>
      line.type === 'domain' ? `${DOMAIN_LINE[order.locale]} ${order.domains.join(', ')}` : line.name,
    ),
    domains: order.domains,
    domainChoice: order.domainChoice,
    domainPrice: order.cart.find((line) => line.type === 'domain')?.unitAmount ?? 0,
    domainOwner: order.domainOwnRegister && order.domainInfo ? order.domainInfo : null,
    owner: order.domainInfo ?? billing,
    authcode: order.authcode,
    legal: {
      name: billing.business_name || `${billing.first_name} ${billing.last_name}`,
      country: billing.country,
      ...(billing.vat ? { vat: unseal(ctx.config.dataKeys, billing.vat) } : {}),
      ...(billing.pec ? { pec: billing.pec } : {}),
      address: `${billing.address}, ${billing.zip} ${billing.city}`,
    },
  };
}

/** What a consumer declared. Throws where there is no such withdrawal. */
export async function withdrawalFacts(ctx: TxCtx, withdrawalId: string): Promise<typeof withdrawals.$inferSelect> {
  const [given] = await ctx.db.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId));
  if (!given) throw new Error(`no withdrawal ${withdrawalId}`);
  return given;
}
