/** How a site sells, what it sells, and the pieces that are there. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Allergen } from '../../site-kit/shop/allergens.ts';
import type { WithdrawalRule } from '../../site-kit/shop/law.ts';
import type { Currency } from '../../site-kit/shop/money.ts';
import { siteContents } from '../sites/tables.ts';
import type { DeliveryWay } from './delivery.rules.ts';
import type { ListedItem } from './products-in.ts';
import type { ContentUnit, ProductKind, QuestionKind, ShopStatus } from './schemas.ts';
import type { WithdrawalOccasion } from './returns.rules.ts';
import type { OrderMode } from './shop.states.ts';

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
  /** It sold goods by card before their identifier and warnings were asked for, and does so until then; null: no more. */
  graceUntil: at('grace_until'),
  /** Of the last order. */
  lastNumber: integer('last_number').notNull().default(0),
});
export type ShopSettings = typeof shopSettings.$inferSelect;

export const ofSite = () =>
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
    /** Model, type or batch by which it is told from others (the same article); '' where nobody has said. */
    identifier: text().notNull().default(''),
    /** What whoever uses it must mind; '' says that nothing is needed; null: its owner has not said. */
    warnings: text(),
    withdrawal: text().$type<WithdrawalRule>().notNull().default('yes'),
    active: boolean().notNull(),
    gone: boolean().notNull().default(false),
    position: integer().notNull(),
    /** When it joined a shop that was there, or came back to its list; null of what the shop began with. */
    cameAt: at('came_at'),
    /** The item of a list that it was made of (site-kit/shop/item-key.ts); null of what its owner added. */
    source: text(),
    /** What the list said of that item when its owner last agreed with it, or declined; null: nobody has looked yet. */
    listed: jsonb().$type<Listed>(),
  },
  (t) => [
    uniqueIndex('shop_products_slug').on(t.siteId, t.slug),
    uniqueIndex('shop_products_source').on(t.siteId, t.source),
  ],
);
export type Product = typeof shopProducts.$inferSelect;

/** `here`: the list had it then. */
export interface Listed extends ListedItem {
  here: boolean;
}

/** What a list says anew of what is sold, and what its owner would not take over. All of it goes with the content of the site. */
export const shopQuestions = pgTable(
  'shop_questions',
  {
    id: text().primaryKey(),
    siteId: ofSite(),
    kind: text().$type<QuestionKind>().notNull(),
    /** Id of the product that it is about; of one that is not sold yet the item of the list. */
    subject: text().notNull(),
    productId: text('product_id').references(() => shopProducts.id, { onDelete: 'cascade' }),
    /** The item of the list (site-kit/shop/item-key.ts). */
    item: text().notNull(),
    /** Tells two of a kind about one subject apart: what is declined is not asked again. */
    value: text().notNull(),
    said: jsonb().$type<ListedItem>().notNull(),
    openedAt: at('opened_at').notNull(),
    /** Null: it is open. */
    declinedAt: at('declined_at'),
  },
  (t) => [
    uniqueIndex('shop_questions_open')
      .on(t.siteId, t.subject, t.kind)
      .where(sql`declined_at is null`),
    index('shop_questions_site').on(t.siteId),
    index('shop_questions_product').on(t.productId),
  ],
);
export type QuestionRow = typeof shopQuestions.$inferSelect;

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
