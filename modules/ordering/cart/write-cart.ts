import { and, eq, or, sql } from 'drizzle-orm';
import { actorName } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { prepared } from '../../../platform/db.ts';
import type { Sealed } from '../../../platform/seal.ts';
import { auditLog } from '../../../platform/tables.ts';
import type { LayoutName } from '../../../site-kit/names.ts';
import type { StoredLine } from './cart.ts';
import { orderKeyHash } from '../../access/index.server.ts';
import { heldOrderId, type OrderRow } from '../order-session.ts';
import type { DomainChoice } from '../schemas.ts';
import { orders } from '../tables.ts';

export interface CartToWrite {
  cart: StoredLine[];
  domains: string[];
  choice: DomainChoice;
  ownRegister: boolean;
  /** Of a transfer; null keeps the one the order has. */
  authcode: Sealed | null;
  /** Null keeps the order's. */
  layout: LayoutName | null;
}

/**
 * Right to act, state, cart and audit in one statement: a cart is saved at every tick of a box, and each further round
 * trip would cost as much as the whole (decision 0008).
 */
const writeOn = prepared((db) => {
  const value = sql.placeholder;
  const saved = db.$with('saved').as(
    db
      .update(orders)
      .set({
        cart: sql`${value('cart')}::jsonb`,
        domains: sql`${value('domains')}::text[]`,
        domainChoice: sql`${value('choice')}::text`,
        domainOwnRegister: sql`${value('ownRegister')}::boolean`,
        authcode: sql`case when ${value('choice')}::text = 'transfer' then coalesce(${value('authcode')}::text, ${orders.authcode}) end`,
        layout: sql`coalesce(${value('layout')}::text, ${orders.layout})`,
        // Own registration asks for the owner first, unless the owner is known.
        step: sql`case when ${value('ownRegister')}::boolean and ${orders.domainInfo} is null then 2 else 3 end`,
        updatedAt: sql`${value('now')}::timestamptz`,
      })
      .where(
        and(
          eq(orders.id, heldOrderId(db, value('id'), value('holder'))),
          or(eq(orders.state, 'draft'), sql`${orders.state} = 'awaiting_payment' and ${value('whilePaying')}::boolean`),
          sql`(${value('choice')}::text <> 'transfer' or coalesce(${value('authcode')}::text, ${orders.authcode}) is not null)`,
        ),
      )
      .returning(),
  );
  const noted = db.$with('noted', {}).as(
    sql`insert into ${auditLog} ("at", "actor", "action", "subject", "request_id", "details")
        select ${value('now')}::timestamptz, ${value('actor')}::text, 'ordering.save-cart', "id", ${value('requestId')}::text, ${value('details')}::jsonb from ${saved}`,
  );
  return db.with(saved, noted).select().from(saved).prepare('write_cart');
});

/**
 * Saves the cart of an order that the caller holds and that is a draft (`whilePaying`: or waits for its payment).
 * Returns the order, or null where nothing was written.
 */
export async function writeCart(
  ctx: Ctx,
  id: string,
  wanted: CartToWrite,
  { whilePaying = false } = {},
): Promise<OrderRow | null> {
  const holder = orderKeyHash(ctx, 'prepare');
  if (!holder) return null;
  const plan = wanted.cart.find((line) => line.type === 'service')?.priceId;
  const [row] = await writeOn(ctx.db).execute({
    ...wanted,
    cart: JSON.stringify(wanted.cart),
    id,
    holder,
    whilePaying,
    now: ctx.clock.now(),
    actor: actorName(ctx),
    requestId: ctx.requestId,
    details: JSON.stringify({ plan, domains: wanted.domains.length, choice: wanted.choice }),
  });
  return row ?? null;
}
