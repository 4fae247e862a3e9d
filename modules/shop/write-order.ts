import { and, arrayOverlaps, eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { prepared } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { together } from '../../platform/transaction.ts';
import type { Address } from '../../site-kit/forms/address.ts';
import { isUnderLaw, LAW_VERSION, purchaseOf } from '../../site-kit/shop/law.ts';
import { hashOf } from '../access/index.server.ts';
import { blockedColumn, marksAt } from '../blocklist/index.server.ts';
import { intendPayment } from '../takings/index.server.ts';
import { contactsOf, sealBuyer, type Buyer } from './buyer.ts';
import type { OrderDelivery } from './delivery.rules.ts';
import type { Shop } from './find-shop.ts';
import { LIVE, type OrderMode } from './shop.states.ts';
import type { Wanted } from './stock.ts';
import { shopLines, shopOrders, shopSettings, type Line, type Order } from './tables.ts';

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
/** By one index, whichever of its two ways the database takes: of one buyer there are few. Whether they are blocked is asked along. */
const ofBuyerOn = prepared((db) =>
  db
    .select({
      open: sql<number>`count(*) filter (where ${shopOrders.siteId} = ${value('siteId')} and ${inArray(shopOrders.state, [...LIVE])})::int`,
      blocked: blockedColumn(),
      lately: sql<number>`count(*) filter (where ${arrayOverlaps(shopOrders.contacts, value('mail'))} and ${shopOrders.placedAt} > ${value('since')}::timestamptz)::int`,
    })
    .from(shopOrders)
    .where(arrayOverlaps(shopOrders.contacts, value('contacts')))
    .prepare('shop_orders_of_buyer'),
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
    .prepare('shop_write_order'),
);

const lineOn = prepared((db) =>
  db
    .insert(shopLines)
    .values({
      orderId: value('orderId'),
      variantId: value('variantId'),
      position: value('position'),
      name: value('name'),
      quantity: value('quantity'),
      cents: value('cents'),
      kind: value('kind'),
      // Null is none said, and no list.
      allergens: sql`${value('allergens')}::text[]`,
      vat: value('vat'),
      withdrawal: value('withdrawal'),
      withdrawn: value('withdrawn'),
    })
    .prepare('shop_write_line'),
);

/** What was ordered with this key of a buyer's page. */
export async function orderWithKey(ctx: Ctx, siteId: string, key: string): Promise<Order | undefined> {
  const [known] = await withKeyOn(ctx.db).execute({ siteId, keyHash: hashOf(key) });
  return known;
}

interface Place {
  number: number;
  /** So many orders in the name of this address were placed within a day, over all sites. */
  lately: number;
}
/**
 * The number is taken where the shop is still open, and its row is held until the order is written: a pause waits for it.
 * Throws shop.closed, shop.by-phone (409), shop.contact-needed (422), shop.too-many-orders (429).
 */
export async function takeNumber(ctx: TxCtx, { shop, buyer }: OrderInput): Promise<Place> {
  const siteId = shop.site.id;
  const contacts = contactsOf(ctx, buyer);
  if (contacts.length === 0) throw new AppError('shop.contact-needed', { status: 422 });
  const mail = contactsOf(ctx, { mail: buyer.mail, phone: '' });
  const since = new Date(ctx.clock.now().getTime() - DAY_MS);
  // Counted under the lock of the row: orders that come at once count each other.
  const [[taken], [before]] = await together([
    numberOn(ctx.db).execute({ siteId }),
    ofBuyerOn(ctx.db).execute({ siteId, contacts, mail, since, marks: marksAt(ctx, { siteId, ...buyer }) }),
  ]);
  if (!taken) throw new AppError('shop.closed', { status: 409 });
  if (before?.blocked) throw new AppError('shop.by-phone', { status: 409 });
  if (!before || before.open >= MOST_OPEN) throw new AppError('shop.too-many-orders', { status: 429 });
  return { number: taken.number, lately: before.lately };
}

type Taken = OrderInput & { id: string; number: number; ordered: OrderDelivery | null };
/** The order as it stands from now on; where it is paid by card, the intent to be paid is written. */
export async function newOrder(ctx: TxCtx, { shop, id, number, total, ordered, ...input }: Taken): Promise<Order> {
  const { settings, site, mode } = shop;
  const buyer = { ...input.buyer, address: input.delivery?.address ?? null };
  const now = ctx.clock.now();
  const isPaid = mode === 'paid';
  const payable = { site, purpose: 'shop', subject: id, amount: total, currency: settings.currency } as const;
  const keptUntil = isPaid
    ? (await intendPayment(ctx, payable)).openUntil
    : new Date(now.getTime() + settings.keepDays * DAY_MS);
  return {
    id,
    siteId: site.id,
    number,
    state: isPaid ? 'awaiting-payment' : 'placed',
    mode,
    lawVersion: isUnderLaw(purchaseOf({ mode, delivery: ordered })) ? LAW_VERSION : null,
    buyer: sealBuyer(ctx, buyer),
    contacts: contactsOf(ctx, buyer),
    keyHash: hashOf(buyer.key),
    total,
    delivery: ordered,
    currency: settings.currency,
    lang: site.document.lang,
    placedAt: now,
    keptUntil,
    readyWall: null,
    reason: null,
    paidAt: null,
    sentAt: null,
    collectedAt: null,
    endedAt: null,
  };
}

/** With its lines. */
export async function writeOrder(ctx: TxCtx, order: Order, lines: readonly Line[]): Promise<void> {
  const { delivery } = order;
  await together([
    orderOn(ctx.db).execute({ ...order, delivery: delivery && JSON.stringify(delivery) }),
    ...lines.map((line) => lineOn(ctx.db).execute({ ...line })),
    audit(ctx, 'shop.placed', order.siteId, { order: order.id }),
  ]);
}
