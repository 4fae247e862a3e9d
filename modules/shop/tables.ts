import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Sealed } from '../../platform/seal.ts';
import type { Lang } from '../../site-kit/names.ts';
import type { Allergen } from '../../site-kit/shop/allergens.ts';
import type { WithdrawalRule } from '../../site-kit/shop/law.ts';
import type { Currency } from '../../site-kit/shop/money.ts';
import { siteContents } from '../sites/tables.ts';
import type { DeliveryWay, OrderDelivery } from './delivery.rules.ts';
import type { ContentUnit, ProductKind, ShopStatus } from './schemas.ts';
import type { WithdrawalOccasion } from './returns.rules.ts';
import type { OrderMode, OrderState } from './shop.states.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** How a site sells. All of it goes with the content of the site. */
export const shopSettings = pgTable('shop_settings', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => siteContents.siteId, { onDelete: 'cascade' }),
  status: text().$type<ShopStatus>().notNull().default('draft'),
  /** How its owner wants it to be paid; by card only as long as their account takes money. */
  mode: text().$type<OrderMode>().notNull().default('reserve'),
  currency: text().$type<Currency>().notNull(),
  /** Days for which an order is kept for its buyer. */
  keepDays: integer('keep_days').notNull(),
  /** Cents below which nothing is ordered. */
  minimum: integer().notNull(),
  /** What buyers read about collecting, '' where nothing is said. */
  note: text().notNull(),
  /** How it can be delivered, besides being collected; in their order. */
  deliveries: jsonb().$type<DeliveryWay[]>().notNull().default([]),
  /** Of the last order. */
  lastNumber: integer('last_number').notNull().default(0),
});
export type ShopSettings = typeof shopSettings.$inferSelect;

const ofSite = () =>
  text('site_id')
    .notNull()
    .references(() => shopSettings.siteId, { onDelete: 'cascade' });

/** Put away, they keep their row: orders name their variants. */
export const shopProducts = pgTable(
  'shop_products',
  {
    id: text().primaryKey(),
    siteId: ofSite(),
    slug: text().notNull(),
    name: text().notNull(),
    detail: text().notNull(),
    /** '' where it stands in no group. */
    category: text().notNull(),
    kind: text().$type<ProductKind>().notNull(),
    /** Id of a photo of the site. */
    photo: text(),
    /** Null: its owner has not said; none of them is an answer. */
    allergens: text().array().$type<Allergen[]>(),
    ingredients: text().notNull(),
    /** How much of it is sold at its price, for the price of a kilogram or a litre; both or neither. */
    amount: integer(),
    unit: text().$type<ContentUnit>(),
    /** Hundredths of a per cent that are in its price; null: its owner has not said. */
    vat: integer(),
    /** Who makes it, with an address (regulation 2023/988, art. 19); '' where nobody has said. */
    maker: text().notNull().default(''),
    withdrawal: text().$type<WithdrawalRule>().notNull().default('yes'),
    active: boolean().notNull(),
    gone: boolean().notNull().default(false),
    position: integer().notNull(),
    /** The item of a list that it was made of (site-kit/shop/item-key.ts); null of what its owner added. */
    source: text(),
  },
  (t) => [
    uniqueIndex('shop_products_slug').on(t.siteId, t.slug),
    uniqueIndex('shop_products_source').on(t.siteId, t.source),
  ],
);
export type Product = typeof shopProducts.$inferSelect;

/**
 * What is sold and counted. `stock`: pieces that are there, those that are reserved among them; null where they are not counted. Whatever a
 * program does, no piece is promised twice.
 */
export const shopVariants = pgTable(
  'shop_variants',
  {
    id: text().primaryKey(),
    siteId: ofSite(),
    productId: text('product_id')
      .notNull()
      .references(() => shopProducts.id, { onDelete: 'cascade' }),
    /** '' of the only one. */
    name: text().notNull(),
    /** Cents; null: its owner has not said. */
    price: integer(),
    stock: integer(),
    reserved: integer().notNull().default(0),
    /** So many in one order at most. */
    most: integer(),
    gone: boolean().notNull().default(false),
    position: integer().notNull(),
  },
  (t) => [
    index('shop_variants_site').on(t.siteId),
    index('shop_variants_product').on(t.productId),
    check('shop_variants_price', sql`${t.price} > 0`),
    check('shop_variants_reserved', sql`${t.reserved} >= 0`),
    check('shop_variants_stock', sql`${t.stock} is null or ${t.reserved} between 0 and ${t.stock}`),
  ],
);
export type Variant = typeof shopVariants.$inferSelect;

/** Which price held when. That one has one price at a time is an exclusion constraint (migration `shop`), over the range of both columns. */
export const shopPrices = pgTable(
  'shop_prices',
  {
    variantId: text('variant_id')
      .notNull()
      .references(() => shopVariants.id, { onDelete: 'cascade' }),
    cents: integer().notNull(),
    fromAt: at('from_at').notNull(),
    /** Null of the one that holds. */
    toAt: at('to_at'),
    /** Its owner announces it as a reduction. */
    reduced: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.variantId, t.fromAt] })],
);
export type PriceRow = typeof shopPrices.$inferSelect;

export const shopOrders = pgTable(
  'shop_orders',
  {
    id: text().primaryKey(),
    siteId: ofSite(),
    number: integer().notNull(),
    state: text().$type<OrderState>().notNull(),
    /** Paid when it is handed over, or on the site. */
    mode: text().$type<OrderMode>().notNull(),
    /** Name, telephone, mail, note, address of a delivery, and the key of the buyer's page: JSON, sealed. */
    buyer: text().$type<Sealed | ''>().notNull(),
    /** Keyed hashes of mail and telephone: who has how many orders. */
    contacts: text().array().notNull(),
    /** SHA-256 of the key of the buyer's page. The form carries the key, so that what is sent twice is ordered once. */
    keyHash: text('key_hash').notNull(),
    /** With its delivery. */
    total: integer().notNull(),
    /** As it was named and priced when it was ordered; null: it is collected. */
    delivery: jsonb().$type<OrderDelivery>(),
    currency: text().$type<Currency>().notNull(),
    lang: text().$type<Lang>().notNull(),
    placedAt: at('placed_at').notNull(),
    /** When it can be collected, or is brought, as the clock of the business shows it; null where its owner has not said. */
    readyWall: text('ready_wall'),
    /** Until when its pieces are kept. */
    keptUntil: at('kept_until').notNull(),
    /** What the buyer was told. */
    reason: text(),
    paidAt: at('paid_at'),
    /** On its way to its buyer since then. */
    sentAt: at('sent_at'),
    /** Handed over, at the counter or at the door: from then on its days run. */
    collectedAt: at('collected_at'),
    endedAt: at('ended_at'),
    /** Version of the texts of the law that its buyer read; null of what is reserved and collected. */
    lawVersion: text('law_version'),
  },
  (t) => [
    // A key alone says which order it is, on which site ever.
    uniqueIndex('shop_orders_key').on(t.keyHash, t.siteId),
    uniqueIndex('shop_orders_number').on(t.siteId, t.number),
    index('shop_orders_live')
      .on(t.keptUntil)
      .where(sql`state in ('placed', 'accepted', 'ready')`),
    index('shop_orders_contacts').using('gin', t.contacts),
  ],
);
export type Order = typeof shopOrders.$inferSelect;

/** As it was named and priced when it was ordered. */
export const shopLines = pgTable(
  'shop_lines',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrders.id, { onDelete: 'cascade' }),
    variantId: text('variant_id')
      .notNull()
      .references(() => shopVariants.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    cents: integer().notNull(),
    kind: text().$type<ProductKind>().notNull(),
    allergens: text().array().$type<Allergen[]>(),
    vat: integer(),
    withdrawal: text().$type<WithdrawalRule>().notNull().default('yes'),
    /** Pieces from which its buyer has withdrawn, counted by the database (`shop_withdrawn_lines`): never more than were bought. */
    withdrawn: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.variantId] }),
    index('shop_lines_variant').on(t.variantId),
    check('shop_lines_withdrawn', sql`${t.withdrawn} between 0 and ${t.quantity}`),
  ],
);
export type Line = typeof shopLines.$inferSelect;

/** `withdrawal`: released by the first declaration, `withdrawal-2` by the second. */
export type MoveKind = 'reserve' | 'sell' | 'release' | 'restock' | WithdrawalOccasion;

/**
 * What moved pieces, each once: their sums are what stands in `shop_variants`. They outlive the order that they name; nothing of them is
 * about a person.
 */
export const shopMoves = pgTable(
  'shop_moves',
  {
    variantId: text('variant_id')
      .notNull()
      .references(() => shopVariants.id, { onDelete: 'cascade' }),
    /** Null of what its owner counted. */
    orderId: text('order_id'),
    kind: text().$type<MoveKind>().notNull(),
    stockBy: integer('stock_by').notNull(),
    reservedBy: integer('reserved_by').notNull(),
    at: at('at').notNull(),
  },
  (t) => [uniqueIndex('shop_moves_once').on(t.variantId, t.orderId, t.kind)],
);

/** A buyer has taken back a contract, or lines of it: what goes back to them, and until when. `nth` of its order: 1, 2. */
export const shopWithdrawals = pgTable(
  'shop_withdrawals',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrders.id, { onDelete: 'cascade' }),
    nth: integer().notNull().default(1),
    amount: integer().notNull(),
    declaredAt: at('declared_at').notNull(),
    /** Day by the clock of the business. */
    refundBy: text('refund_by').notNull(),
    refundedAt: at('refunded_at'),
    /** Reminders that its owner got. */
    reminded: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.nth] })],
);
export type Withdrawal = typeof shopWithdrawals.$inferSelect;

/** From which pieces each was. Rows are only added: a trigger counts them at the line (migration `withdrawn-lines`). */
export const shopWithdrawnLines = pgTable(
  'shop_withdrawn_lines',
  {
    orderId: text('order_id').notNull(),
    nth: integer().notNull(),
    variantId: text('variant_id').notNull(),
    pieces: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.nth, t.variantId] }),
    foreignKey({
      name: 'shop_withdrawn_lines_withdrawal',
      columns: [t.orderId, t.nth],
      foreignColumns: [shopWithdrawals.orderId, shopWithdrawals.nth],
    }).onDelete('cascade'),
    foreignKey({
      name: 'shop_withdrawn_lines_line',
      columns: [t.orderId, t.variantId],
      foreignColumns: [shopLines.orderId, shopLines.variantId],
    }).onDelete('cascade'),
    check('shop_withdrawn_lines_pieces', sql`${t.pieces} > 0`),
  ],
);

/**
 * The register of takings (art. 24 DPR 633/1972): what came and what went back, by day and rate, each once. It names an order and no
 * person, and outlives the order.
 */
export const shopRegister = pgTable(
  'shop_register',
  {
    siteId: ofSite(),
    orderId: text('order_id').notNull(),
    number: integer().notNull(),
    /** 'sale', or the occasion of what went back. */
    kind: text().notNull(),
    /** By the clock of the business. */
    day: text().notNull(),
    /** Hundredths of a per cent. */
    rate: integer().notNull(),
    /** VAT included; below nothing what went back. */
    cents: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.kind, t.rate] }), index('shop_register_day').on(t.siteId, t.day)],
);
export type RegisterRow = typeof shopRegister.$inferSelect;
