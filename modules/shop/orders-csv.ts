import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { Lang } from '../../site-kit/names.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { wallOf } from './business-day.ts';
import { buyerOf } from './buyer.ts';
import { amount, csvOf } from './csv.ts';
import { requireDoors } from './find-shop.ts';
import { ORDERS_WORDS } from './orders-words.ts';
import { linesOf, readOrders } from './read-orders.ts';
import { shopOrders } from './tables.ts';

/**
 * Every line of every order that is kept, and its delivery as one more, for a spreadsheet of that language; when it came by the business's own
 * clock: "2026-12-03 18:30". Throws shop.not-found (404).
 */
export async function ordersCsv(ctx: Ctx, { by, lang }: { by: SiteAccess<'dispose'>; lang: Lang }): Promise<string> {
  const { site } = await requireDoors(ctx, by.siteId);
  const orders = await readOrders(ctx, eq(shopOrders.siteId, by.siteId), asc(shopOrders.number));
  const lines = await linesOf(ctx, orders);
  const { head, states } = ORDERS_WORDS[lang];
  const rows = orders.flatMap((order) => {
    const { name, phone, mail, note, address } = buyerOf(ctx, order);
    const delivery = order.delivery ? [{ ...order.delivery, quantity: 1 }] : [];
    return [...(lines.get(order.id) ?? []), ...delivery].map((line) => [
      order.number,
      wallOf(order.placedAt, site).replace('T', ' '),
      states[order.state],
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
  return csvOf([head, ...rows], lang);
}
