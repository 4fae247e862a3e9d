import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from '../ordering/tables.ts';

/** Which browsers, and which agents, may open which orders: hash of the secret in the order cookie, or of the agent's key. */
export const orderSessions = pgTable(
  'order_sessions',
  {
    sessionHash: text('session_hash').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.sessionHash, t.orderId] })],
);
