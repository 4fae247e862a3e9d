import { and, arrayOverlaps, count, eq, inArray, sql } from 'drizzle-orm';
import type { TxCtx } from '../../platform/ctx.ts';
import { prepared } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Address } from '../../site-kit/forms/address.ts';
import { isUnderLaw, LAW_VERSION, purchaseOf } from '../../site-kit/shop/law.ts';
import { hashOf } from '../access/index.server.ts';
import { intendPayment } from '../takings/index.server.ts';
import { contactsOf, sealBuyer, type Buyer } from './buyer.ts';
import type { OrderDelivery } from './delivery.rules.ts';
import type { Shop } from './find-shop.ts';
import { LIVE, type OrderMode } from './shop.states.ts';
import type { Wanted } from './stock.ts';
import { shopOrders, shopSettings, type Order } from './tables.ts';

/** So many orders that wait to be collected one buyer has at one site. */
const MOST_OPEN = 3;
const DAY_MS = 86_400_000;

export interface OrderInput {
  /** As it was read for this form, in the language in which it was shown. Prices, pieces and whether it is open are asked again as it is ordered. */
  shop: Shop;
  /** Each variant once. */
  lines: readonly Wanted[];
  /** What the buyer was shown, in cents, with the delivery. */
  total: number;
  /** What the buyer was shown besides; see `termsOf`. */
  terms: string;
  /** How it is paid, as the buyer was shown. */
  mode: OrderMode;
  /** The buyer says that they are eighteen. */
  isAdult: boolean;
  /** With the key of the page that the buyer gets; sent again under the same key, it is ordered once. */
  buyer: Omit<Buyer, 'address'>;
  /** By which of the shop's ways it is delivered, and where; null: it is collected. */
  delivery: { way: string; address: Address } | null;
}

const value = sql.placeholder;
const withKeyOn = prepared((db) =>
  db
    .select()
    .from(shopOrders)
    .where(and(eq(shopOrders.siteId, value('siteId')), eq(shopOrders.keyHash, value('keyHash'))))
    .prepare('shop_order_with_key'),
);
const numberOn = prepared((db) =>
  db
    .update(shopSettings)
    .set({ lastNumber: sql`${shopSettings.lastNumber} + 1` })
    .where(and(eq(shopSettings.siteId, value('siteId')), eq(shopSettings.status, 'open')))
    .returning({ number: shopSettings.lastNumber })
    .prepare('shop_take_number'),
);
const openOn = prepared((db) =>
  db
    .select({ n: count() })
    .from(shopOrders)
    .where(
      and(
        eq(shopOrders.siteId, value('siteId')),
        arrayOverlaps(shopOrders.contacts, value('contacts')),
        inArray(shopOrders.state, [...LIVE]),
      ),
    )
    .prepare('shop_open_orders'),
);
const orderOn = prepared((db) =>
  db
    .insert(shopOrders)
    .values({
      id: value('id'),
      siteId: value('siteId'),
      number: value('number'),
      state: value('state'),
      mode: value('mode'),
      lawVersion: value('lawVersion'),
      buyer: value('buyer'),
      contacts: value('contacts'),
      keyHash: value('keyHash'),
      total: value('total'),
      // Null is none, and no JSON of that name.
      delivery: sql`${value('delivery')}::jsonb`,
      currency: value('currency'),
      lang: value('lang'),
      placedAt: value('placedAt'),
      keptUntil: value('keptUntil'),
    })
    .returning()
    .prepare('shop_write_order'),
);

/** What was ordered with this key of a buyer's page. */
export async function orderWithKey(ctx: TxCtx, siteId: string, key: string): Promise<Order | undefined> {
  const [known] = await withKeyOn(ctx.db).execute({ siteId, keyHash: hashOf(key) });
  return known;
}

type OrderToWrite = OrderInput & { ordered: OrderDelivery | null };
/**
 * The number is taken where the shop is still open, and the row is held until the order is written: a pause waits for it.
 * Throws shop.closed (409), shop.contact-needed (422), shop.too-many-orders (429).
 */
export async function writeOrder(ctx: TxCtx, id: string, input: OrderToWrite): Promise<Order> {
  const { total, ordered } = input;
  const { settings, site, mode } = input.shop;
  const siteId = site.id;
  const buyer = { ...input.buyer, address: input.delivery?.address ?? null };
  const [taken] = await numberOn(ctx.db).execute({ siteId });
  if (!taken) throw new AppError('shop.closed', { status: 409 });
  // Under the lock of the site: orders that come at once count each other.
  await refuseTooMany(ctx, input);
  const now = ctx.clock.now();
  const isPaid = mode === 'paid';
  const payable = { site, purpose: 'shop', subject: id, amount: total, currency: settings.currency } as const;
  const keptUntil = isPaid
    ? (await intendPayment(ctx, payable)).openUntil
    : new Date(now.getTime() + settings.keepDays * DAY_MS);
  const [order] = await orderOn(ctx.db).execute({
    id,
    siteId,
    number: taken.number,
    state: isPaid ? 'awaiting-payment' : 'placed',
    mode,
    lawVersion: isUnderLaw(purchaseOf({ mode, delivery: ordered })) ? LAW_VERSION : null,
    buyer: sealBuyer(ctx, buyer),
    contacts: contactsOf(ctx, buyer),
    keyHash: hashOf(buyer.key),
    total,
    delivery: ordered && JSON.stringify(ordered),
    currency: settings.currency,
    lang: site.document.lang,
    placedAt: now,
    keptUntil,
  });
  if (!order) throw new Error('an order was not written');
  return order;
}

async function refuseTooMany(ctx: TxCtx, { shop, buyer }: OrderInput): Promise<void> {
  const contacts = contactsOf(ctx, buyer);
  if (contacts.length === 0) throw new AppError('shop.contact-needed', { status: 422 });
  const [row] = await openOn(ctx.db).execute({ siteId: shop.site.id, contacts });
  if ((row?.n ?? 0) >= MOST_OPEN) throw new AppError('shop.too-many-orders', { status: 429 });
}
