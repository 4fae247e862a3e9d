import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { buyerOf } from './buyer.ts';
import { amount, csvOf } from './csv.ts';
import { requireDoors } from './find-shop.ts';
import { linesOf, readOrders } from './read-orders.ts';
import { shopOrders } from './tables.ts';

/** Every line of every order that is kept, and its delivery as one more, as a spreadsheet reads it (RFC 4180, UTF-8 with a mark). Throws shop.not-found (404). */
export async function ordersCsv(ctx: Ctx, { by }: { by: SiteAccess<'manage'> }): Promise<string> {
  await requireDoors(ctx, by.siteId);
  const orders = await readOrders(ctx, eq(shopOrders.siteId, by.siteId), asc(shopOrders.number));
  const lines = await linesOf(ctx, orders);
  const head = [
    'number',
    'placed',
    'state',
    'product',
    'quantity',
    'price',
    'sum',
    'currency',
    'name',
    'phone',
    'mail',
    'note',
    'street',
    'postal code',
    'town',
  ];
  const rows = orders.flatMap((order) => {
    const { name, phone, mail, note, address } = buyerOf(ctx, order);
    const delivery = order.delivery ? [{ ...order.delivery, quantity: 1 }] : [];
    return [...(lines.get(order.id) ?? []), ...delivery].map((line) => [
      order.number,
      order.placedAt.toISOString(),
      order.state,
      line.name,
      line.quantity,
      amount(line.cents),
      amount(line.cents * line.quantity),
      order.currency,
      name,
      phone,
      mail,
      note,
      address?.street ?? '',
      address?.zip ?? '',
      address?.town ?? '',
    ]);
  });
  return csvOf([head, ...rows]);
}
