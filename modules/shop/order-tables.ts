/** What was ordered, taken back and taken in. */
import { sql } from 'drizzle-orm';
import {
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
import type { OrderDelivery } from './delivery.rules.ts';
import { ofSite, shopVariants } from './product-tables.ts';
import type { ProductKind } from './schemas.ts';
import type { OrderMode, OrderState } from './shop.states.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

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
    // The privacy page says whether there is one of these: of most shops there is none.
    index('shop_orders_delivered')
      .on(t.siteId)
      .where(sql`delivery is not null`),
    index('shop_orders_paid')
      .on(t.siteId)
      .where(sql`mode = 'paid'`),
    // Asked at every order: what waits to be sorted in would be read whole each time.
    index('shop_orders_contacts').using('gin', t.contacts).with({ fastupdate: false }),
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
