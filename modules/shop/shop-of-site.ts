import { and, asc, desc, eq, gte, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { addressLine } from '../../site-kit/forms/address.ts';
import { photoWidths } from '../../site-kit/render/options.ts';
import { makerOf } from '../../site-kit/shop/seller.ts';
import { rightsOf, type SiteAccess } from '../access/index.server.ts';
import { agreementState } from '../agreements/index.server.ts';
import { blockedAmong } from '../blocklist/index.server.ts';
import { unreached } from '../notifications/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import { cardPaymentsOf } from '../takings/index.server.ts';
import { originOf, photoGrant, previewHost } from '../sites/index.server.ts';
import { answersTo } from './answer-question.ts';
import { buyerOf, type Buyer } from './buyer.ts';
import { freeOf, requireShop, type Offered, type Shop } from './find-shop.ts';
import { gapsOf } from './gaps.ts';
import { openQuestions } from './look-at-list.ts';
import { owesMoney } from './owed.rules.ts';
import { returnsOf, shownReturns, unreturned, type OrderReturns } from './owed.ts';
import { linesOf, readOrders, type Declared } from './read-orders.ts';
import { LIMITS } from './schemas.ts';
import { PAST_DAYS, type OrderView, type ProductView, type QuestionView, type ShopView } from './views/schemas.ts';
import { toPay } from './door.rules.ts';
import { comesBack } from './returns.rules.ts';
import { TO_PREPARE, type OrderMode } from './shop.states.ts';
import { shopOrders, shopRegister, type Line, type Order, type QuestionRow } from './tables.ts';

/** A month of the largest has fewer. */
const MOST = 2000;
const MOST_MONTHS = 24;

/** What a site sells, and who has ordered it. Throws shop.not-found (404) before anything was published under a plan that holds it. */
export async function shopOfSite(ctx: Ctx, { by }: { by: SiteAccess<'draft'> }): Promise<ShopView> {
  const shop = await requireShop(ctx, by.siteId);
  const { site, settings, products } = shop;
  const of = eq(shopOrders.siteId, by.siteId);
  const since = new Date(ctx.clock.now().getTime() - PAST_DAYS * 86_400_000);
  const live = and(of, inArray(shopOrders.state, TO_PREPARE));
  const isOwed = await unreturned(ctx, { siteId: by.siteId, most: MOST });
  const over = and(
    of,
    notInArray(shopOrders.state, [...TO_PREPARE, 'awaiting-payment']),
    // What is owed stays in sight until it has gone back.
    or(gte(shopOrders.placedAt, since), gte(shopOrders.endedAt, since), gte(shopOrders.collectedAt, since), isOwed),
  );
  const [orders, past] = await Promise.all([
    // Who waits for an answer stands first; of what is over nothing that is owed is left out for what is younger.
    readOrders(ctx, live, sql`${shopOrders.state} <> 'placed', ${asc(shopOrders.number)}`, MOST),
    readOrders(ctx, over, sql`${isOwed} desc, ${desc(shopOrders.number)}`, MOST),
  ]);
  const all = [...orders, ...past];
  const lines = await linesOf(ctx, all);
  const returned = await returnsOf(ctx, all);
  const lost = await unreached(ctx, all);
  const isBlocked = await blockedAmong(ctx, { by });
  const show = (rows: Order[]): OrderView[] =>
    rows.map((order) =>
      shownOrder(ctx, order, lines.get(order.id) ?? [], {
        returns: returned(order),
        unreached: lost.has(order.id),
        isBlocked,
      }),
    );
  const ended = show(past.toSorted((one, other) => other.number - one.number));
  const rights = rightsOf(by.author.role);
  const cards = await cardPaymentsOf(ctx, { site });
  return {
    site: { id: site.id, order_id: site.orderId ?? '', name: site.name, url: site.url },
    entitled: entitled(site.tier, 'shop'),
    may_open: rights.includes('publish'),
    agreement: await agreementState(ctx, { by }),
    may_export: rights.includes('manage'),
    may_refund: rights.includes('manage'),
    may_block: rights.includes('manage'),
    mode: settings.mode,
    mode_now: shop.mode,
    own_maker: makerOf(site.document, LIMITS.maker),
    card_payments: cards,
    grace_until: settings.graceUntil?.toISOString() ?? null,
    register: await monthsOfRegister(ctx, site.id),
    status: settings.status,
    currency: settings.currency,
    settings: { keep_days: settings.keepDays, minimum: settings.minimum, note: settings.note },
    deliveries: shop.deliveries.map(({ freeFrom, ...way }) => ({ ...way, free_from: freeFrom })),
    country: shop.country,
    zone: site.document.timeZone,
    // What a sale by card wants is asked as soon as their owner could sell so.
    products: products.map((product) => shownProduct(product, cards === 'active' ? 'paid' : settings.mode)),
    questions: (await openQuestions(ctx, site.id)).map((question) => shownQuestion(question, products)),
    photos: photosOf(ctx, by, shop),
    orders: [...show(orders), ...ended.filter(owesMoney)],
    past: ended.filter((order) => !owesMoney(order)),
    page_url: `${site.url}/shop`,
  };
}

/** Those with takings, the latest first. */
async function monthsOfRegister(ctx: Ctx, siteId: string): Promise<string[]> {
  const month = sql<string>`left(${shopRegister.day}, 7)`;
  const rows = await ctx.db
    .selectDistinct({ month })
    .from(shopRegister)
    .where(eq(shopRegister.siteId, siteId))
    .orderBy(desc(month))
    .limit(MOST_MONTHS);
  return rows.map((row) => row.month);
}

function shownProduct(product: Offered, mode: OrderMode): ProductView {
  const { id, name, detail, category, kind, photo, allergens, ingredients, amount, unit, active, source } = product;
  const { vat, maker, identifier, warnings, withdrawal } = product;
  return {
    id,
    name,
    detail,
    category,
    kind,
    photo,
    allergens,
    ingredients,
    content: amount === null || unit === null ? null : { amount, unit },
    active,
    vat,
    maker,
    identifier,
    warnings,
    withdrawal,
    gaps: gapsOf(product, mode),
    from_page: source !== null,
    variants: product.variants.map((variant) => ({
      id: variant.id,
      name: variant.name,
      price: variant.price,
      reduced: variant.reduced,
      before: variant.before,
      free: freeOf(variant),
      reserved: variant.reserved,
      most: variant.most,
    })),
  };
}

function shownQuestion(question: QuestionRow, products: readonly Offered[]): QuestionView {
  const { id, kind, productId, said } = question;
  const product = products.find((each) => each.id === productId);
  const [only] = product?.variants.length === 1 ? product.variants : [];
  return {
    id,
    kind,
    product: product ? { name: product.name, detail: product.detail, price: only?.price ?? null } : null,
    said: { name: said.name, detail: said.detail, price: said.price, cents: said.cents },
    answers: answersTo(question),
  };
}

function photosOf(ctx: Ctx, by: SiteAccess<'draft'>, { site }: Shop): ShopView['photos'] {
  const pictures = `${originOf(ctx.config, previewHost(ctx.config))}/${photoGrant(ctx, { by })}/p`;
  return Object.values(site.document.photos).map((photo) => ({
    id: photo.id,
    url: `${pictures}/${photo.id}-${photoWidths(photo)[0] ?? photo.width}.webp`,
    alt: photo.alt.value,
  }));
}

interface Beside {
  returns: OrderReturns;
  unreached: boolean;
  isBlocked: (buyer: Buyer) => boolean;
}
function shownOrder(
  ctx: Ctx,
  order: Order,
  lines: readonly Line[],
  { returns, unreached, isBlocked }: Beside,
): OrderView {
  const buyer = buyerOf(ctx, order);
  const { name, phone, mail, note, address } = buyer;
  return {
    id: order.id,
    number: order.number,
    mode: order.mode,
    state: order.state,
    total: order.total,
    to_pay: toPay(order, returns.withdrawals),
    lines: lines.map((line) => ({
      name: line.name,
      quantity: line.quantity,
      cents: line.cents,
      ...withdrawnPieces(order, line, returns.withdrawals),
    })),
    delivery: order.delivery && { ...order.delivery, address: addressLine(address) },
    buyer: { name, phone, mail, unreached, blocked: isBlocked(buyer), note },
    placed_at: order.placedAt.toISOString(),
    ready: order.readyWall,
    kept_until: order.keptUntil.toISOString(),
    ended_at: order.endedAt?.toISOString() ?? null,
    reason: order.reason,
    ...shownReturns(order, returns),
  };
}

/** Of a line: pieces that are not handed over, and those that come back. */
function withdrawnPieces(order: Order, { variantId, withdrawn }: Line, withdrawals: readonly Declared[]) {
  const returning = withdrawals
    .filter((each) => comesBack(order, each))
    .flatMap(({ lines }) => lines)
    .filter((line) => line.variantId === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return { withheld: withdrawn - returning, comes_back: returning };
}
