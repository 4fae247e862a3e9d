import { and, desc, eq } from 'drizzle-orm';
import type { OwnerForm } from '../modules/domains/index.server.ts';
import { DOMAIN_LINE } from '../modules/ordering/lines.rules.ts';
import type { OrderState } from '../modules/ordering/order.states.ts';
import { orders } from '../modules/ordering/tables.ts';
import { siteHosts, sites } from '../modules/sites/tables.ts';
import { SMALLEST_PLAN, type Plan } from '../modules/plans/schemas.ts';
import { previews } from '../modules/previews/tables.ts';
import type { LegalIdentity } from '../modules/sites/schemas.ts';
import { AppError } from '../platform/errors.ts';
import { unseal, type Sealed } from '../platform/seal.ts';
import type { TxCtx } from '../platform/ctx.ts';
import type { Lang, LayoutName } from '../site-kit/names.ts';

/** Drawn for every page, whatever it holds. */
const DEFAULT_LAYOUT: LayoutName = 'tavola';

/** What the reactions need to know of an order and its site, read in their transaction. */
export interface OrderFacts {
  id: string;
  state: OrderState;
  pageId: string;
  pageName: string;
  locale: Lang;
  /** The language the site speaks: its page's. */
  siteLang: Lang;
  layout: LayoutName;
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
  legal: LegalIdentity;
  siteId: string | null;
  published: boolean;
  canonicalHost: string | null;
  slug: string | null;
}

/** Until the transaction ends nobody else changes which of the order's names is the first. */
export async function lockSite(ctx: TxCtx, orderId: string): Promise<void> {
  await ctx.db.select({ id: sites.id }).from(sites).where(eq(sites.orderId, orderId)).for('update');
}

export async function orderFacts(ctx: TxCtx, orderId: string): Promise<OrderFacts> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new AppError('ordering.not-found', { status: 404 });
  const [site] = await ctx.db.select().from(sites).where(eq(sites.orderId, orderId));
  const [canonical] = site
    ? await ctx.db
        .select()
        .from(siteHosts)
        .where(and(eq(siteHosts.siteId, site.id), eq(siteHosts.canonical, true)))
    : [];
  const [preview] = await ctx.db
    .select()
    .from(previews)
    .where(eq(previews.pageId, order.pageId))
    .orderBy(desc(previews.createdAt))
    .limit(1);
  const billing = order.billing;
  const service = order.cart.find((line) => line.type === 'service');
  return {
    id: order.id,
    state: order.state,
    pageId: order.pageId,
    pageName: order.pageName,
    locale: order.locale,
    siteLang: preview?.lang ?? order.locale,
    layout: order.layout ?? preview?.layouts[0]?.layout ?? DEFAULT_LAYOUT,
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
      // Printed in the footer of the business's site, as the law wants it.
      ...(billing.vat ? { vat: unseal(ctx.config.dataKeys, billing.vat) } : {}),
      ...(billing.pec ? { pec: billing.pec } : {}),
      address: `${billing.address}, ${billing.zip} ${billing.city}`,
    },
    siteId: site?.id ?? null,
    published: site?.status === 'live' && site.currentVersionId !== null,
    canonicalHost: canonical?.host ?? null,
    slug: site?.slug ?? null,
  };
}
