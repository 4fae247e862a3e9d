import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { isUniqueViolation } from '../../platform/db.ts';
import { AppError, isAppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction, together } from '../../platform/transaction.ts';
import { sumOf, type OrderDelivery } from './delivery.rules.ts';
import { isOpen, nameOf } from './find-shop.ts';
import { offeredIn } from './gaps.ts';
import { mailNewOrder, ownerOf } from './mails.ts';
import { LIMITS } from './schemas.ts';
import { deliveryPrice, postalCode, reaches } from '../../site-kit/shop/delivery-way.ts';
import { reserve } from './stock.ts';
import { termsOf } from './terms.ts';
import type { Line, Order } from './tables.ts';
import { newOrder, orderWithKey, takeNumber, writeOrder, type OrderInput } from './write-order.ts';

/**
 * Keeps the pieces for a buyer: to be paid when they are handed over, or within half an hour by card, before anybody is told. Needs no right: it is what
 * a shop is open for. Throws shop.closed, shop.sold-out where one of the lines cannot be had, shop.price-changed where it costs something else
 * is paid otherwise, or under other terms, than was shown, shop.by-phone where its owner wants nothing online from this buyer (409), shop.minimum, shop.age, shop.out-of-reach, shop.lines, shop.mail-needed (422), shop.too-many (429); then nothing is kept.
 */
export async function placeOrder(ctx: Ctx, input: OrderInput): Promise<Order> {
  try {
    return await inTransaction(ctx, (ctx) => place(ctx, input));
  } catch (error) {
    if (!isAppError(error) && !isUniqueViolation(error, 'shop_orders_key')) throw error;
    // Sent again: what it was refused for may be the very order that it is.
    const known = await orderWithKey(ctx, input.shop.site.id, input.buyer.key);
    if (known) return known;
    throw error;
  }
}

async function place(ctx: TxCtx, input: OrderInput): Promise<Order> {
  const { shop } = input;
  if (!isOpen(shop)) throw new AppError('shop.closed', { status: 409 });
  const terms = termsOf(
    shop,
    input.lines.map(({ variant }) => variant),
    input.delivery?.way ?? null,
  );
  if (shop.mode !== input.mode || terms !== input.terms) throw new AppError('shop.price-changed', { status: 409 });
  // What was agreed must be had on paper (directive 2011/83/EU, art. 8.7).
  if (shop.mode === 'paid' && input.buyer.mail === '') throw new AppError('shop.mail-needed', { status: 422 });
  const id = newId('sho');
  const [lines, { number, lately }, owner] = await together([
    reservedLines(ctx, id, input),
    takeNumber(ctx, input),
    // What is paid by card is told of once it is paid.
    shop.mode === 'reserve' ? ownerOf(ctx, shop) : null,
  ]);
  const goods = sumOf(lines);
  const delivery = deliveryOf(goods, input);
  const total = goods + (delivery?.cents ?? 0);
  if (total !== input.total) throw new AppError('shop.price-changed', { status: 409 });
  if (goods < shop.settings.minimum) throw new AppError('shop.minimum', { status: 422 });
  if (!input.isAdult && lines.some(({ kind }) => kind === 'alcohol')) throw new AppError('shop.age', { status: 422 });
  const order = await newOrder(ctx, { ...input, id, number, ordered: delivery });
  await together([
    writeOrder(ctx, order, lines),
    order.mode === 'reserve' ? mailNewOrder(ctx, { shop, order, lines, owner, lately }) : null,
  ]);
  return order;
}

/** As it is now. Throws shop.price-changed (409) where there is no such way, shop.minimum for too little, shop.out-of-reach for another area (422). */
function deliveryOf(goods: number, { shop: { deliveries, country }, delivery }: OrderInput): OrderDelivery | null {
  if (delivery === null) return null;
  const way = deliveries.find(({ id }) => id === delivery.way);
  if (!way || country === null) throw new AppError('shop.price-changed', { status: 409 });
  if (goods < way.least) throw new AppError('shop.minimum', { status: 422 });
  const code = postalCode(delivery.address.zip, country);
  if (code === null || !reaches(way, code)) throw new AppError('shop.out-of-reach', { status: 422 });
  return { name: way.name, cents: deliveryPrice(way, goods) };
}

/** Throws shop.sold-out (409) where fewer were reserved than are wanted, shop.lines (422). */
async function reservedLines(ctx: TxCtx, orderId: string, { shop, lines }: OrderInput): Promise<Line[]> {
  if (lines.length === 0 || lines.length > LIMITS.lines) throw new AppError('shop.lines', { status: 422 });
  const offered = new Map(
    offeredIn(shop).flatMap((product) => product.variants.map((variant) => [variant.id, { product, variant }])),
  );
  const wanted = lines.filter(({ variant }) => offered.has(variant));
  const reserved = new Map((await reserve(ctx, shop.site.id, orderId, wanted)).map((each) => [each.id, each]));
  if (reserved.size < lines.length) throw new AppError('shop.sold-out', { status: 409 });
  return lines.flatMap(({ variant: id, quantity }, position): Line[] => {
    const found = offered.get(id);
    const cents = reserved.get(id)?.price;
    if (!found || !cents) return [];
    const { product, variant } = found;
    const { kind, allergens, vat, withdrawal } = product;
    const name = nameOf(product, variant);
    return [
      { orderId, variantId: id, position, name, quantity, cents, kind, allergens, vat, withdrawal, withdrawn: 0 },
    ];
  });
}
