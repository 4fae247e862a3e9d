import { and, arrayOverlaps, count, gt, sql } from 'drizzle-orm';
import type { TxCtx } from '../../platform/ctx.ts';
import { prepared } from '../../platform/db.ts';
import { addressLine } from '../../site-kit/forms/address.ts';
import { find } from '../../site-kit/layouts/parts/find.ts';
import type { Lang } from '../../site-kit/names.ts';
import { longDay } from '../../site-kit/booking/said.ts';
import { deliveryCost } from '../../site-kit/shop/delivery-choice.tsx';
import { lawText, purchaseOf } from '../../site-kit/shop/law.ts';
import { longMoment } from '../../site-kit/shop/said.ts';
import { money } from '../../site-kit/shop/money.ts';
import { allergensOf } from '../../site-kit/shop/words.ts';
import { writeMail, type ShopBuyerMail, type ShopOwnerMail } from '../notifications/index.server.ts';
import { orderFacts, siteLinkPath } from '../ordering/index.server.ts';
import { lastingUrl, pageUrl } from '../sites/index.server.ts';
import { buyerOf, contactsOf, type Buyer } from './buyer.ts';
import type { Doors } from './find-shop.ts';
import { linesOfOne } from './read-orders.ts';
import { isUnderWay, type OrderState } from './shop.states.ts';
import { shopOrders, type Line, type Order } from './tables.ts';
import { stillBought } from './withdrawal.rules.ts';

const DAY_MS = 86_400_000;
/** Of one person, over all sites, within a day: whoever orders in a stranger's name fills no mailbox. */
const MOST_UNASKED = 3;

/** To the buyer what is kept for them, to the owner that it was ordered. */
export async function mailNewOrder(ctx: TxCtx, shop: Doors, order: Order, lines: readonly Line[]): Promise<void> {
  if (!(await isFlooded(ctx, order))) await toBuyer(ctx, shop, order, { kind: 'shop-reserved', lines });
  await toOwner(ctx, shop, order, { kind: 'shop-order', lines });
}

const ANSWERS: Partial<Record<OrderState, ShopBuyerMail>> = {
  accepted: 'shop-accepted',
  ready: 'shop-ready',
  sent: 'shop-sent',
  refused: 'shop-refused',
  'cancelled-by-owner': 'shop-cancelled',
  expired: 'shop-unanswered',
  'not-collected': 'shop-not-collected',
};
const PAID_ANSWERS: Partial<Record<OrderState, ShopBuyerMail>> = { ready: 'shop-paid-ready', sent: 'shop-paid-sent' };
/** What became of it without the buyer; nothing of what they know, such as that they came. */
export async function mailAnswer(ctx: TxCtx, shop: Doors, order: Order): Promise<void> {
  const kind = (order.mode === 'paid' ? PAID_ANSWERS[order.state] : undefined) ?? ANSWERS[order.state];
  if (!kind) return;
  // What ends is all that it was; what is handed over is what is still bought.
  const lines = isUnderWay(order.state) ? await linesNow(ctx, order) : await linesOfOne(ctx, order);
  await toBuyer(ctx, shop, order, { kind, lines });
}
/** Without what was taken back; all of it where nothing else is left to name. */
export async function linesNow(ctx: TxCtx, order: Order): Promise<Line[]> {
  const lines = await linesOfOne(ctx, order);
  const kept = stillBought(lines);
  return kept.length > 0 ? kept : lines;
}
export async function mailCancelledByBuyer(ctx: TxCtx, shop: Doors, order: Order): Promise<void> {
  await toOwner(ctx, shop, order, { kind: 'shop-left', lines: await linesOfOne(ctx, order) });
}

/** The site is over; their rights are not. */
export const mailClosed = async (ctx: TxCtx, shop: Doors, order: Order): Promise<void> =>
  toBuyer(ctx, shop, order, { kind: 'shop-closed', lines: await linesNow(ctx, order) });

interface ToBuyer {
  kind: ShopBuyerMail;
  lines: readonly Line[];
  /** Beside those of all. */
  values?: Record<string, string>;
  /** Where there may be more of one kind. */
  occasion?: string;
}
/** Nothing where no address was given. Once for its kind. */
export async function toBuyer(
  ctx: TxCtx,
  shop: Doors,
  order: Order,
  { kind, lines, values = {}, occasion }: ToBuyer,
): Promise<void> {
  const buyer = buyerOf(ctx, order);
  const { mail, key } = buyer;
  if (mail === '') return;
  const { site } = shop;
  const contact = find(site.document, 'contact');
  const { lang } = order;
  await writeMail(ctx, {
    kind,
    // Not that of the site: a buyer is none of its customers, and what is written to one is kept for months, not years.
    orderId: order.id,
    ...(occasion === undefined ? {} : { occasion }),
    to: mail,
    lang,
    href: pageUrl(ctx, { site, path: '/shop/o/', key }),
    fromName: site.name,
    replyTo: contact?.email?.href.replace(/^mailto:/, '') ?? null,
    values: {
      ...valuesOf(shop, order, buyer, lines),
      // Who the seller is belongs into what the buyer keeps.
      seller: [site.name, ...site.document.footer.legal.map(({ value }) => value)].join(', '),
      ...receivedOf(shop, order),
      // All that the law wants to be kept (directive 2011/83/EU, art. 7.2 and 8.7).
      law: lawText(lines, lang, purchaseOf(order)).join(' '),
      contact: contact?.phone?.label.value ?? '',
      reason: order.reason ?? '',
      lasting: lastingUrl(ctx, key),
      ...values,
    },
  });
}

/** Where and from when it is collected, and for how long it is kept; or when it is brought. */
function receivedOf({ site, settings }: Doors, { delivery, readyWall, lang }: Order) {
  const at = readyWall === null ? '' : longMoment(readyWall, lang);
  const nowhere = { where: '', note: '', ready: '', days: '', arrives: '' };
  if (delivery) return { ...nowhere, arrives: at };
  const where = find(site.document, 'contact')?.address ?? [];
  return {
    ...nowhere,
    where: where.map(({ value }) => value).join(', '),
    note: settings.note,
    ready: at,
    days: String(settings.keepDays),
  };
}

interface ToOwner {
  kind: ShopOwnerMail;
  lines: readonly Line[];
  /** Cents that go back, and by which day. */
  back?: { amount: number; by: string | null };
  occasion?: string;
}
export async function toOwner(
  ctx: TxCtx,
  shop: Doors,
  order: Order,
  { kind, lines, back, occasion = order.id }: ToOwner,
): Promise<void> {
  const { site } = shop;
  if (site.orderId === null) return;
  const contract = await orderFacts(ctx, site.orderId);
  const buyer = buyerOf(ctx, order);
  const { name, phone, mail, note } = buyer;
  await writeMail(ctx, {
    kind,
    orderId: contract.id,
    occasion,
    to: contract.mail,
    lang: contract.locale,
    href: `${ctx.config.publicUrl}${siteLinkPath(ctx, { order: contract, site: site.id, place: 'shop' })}`,
    values: {
      ...valuesOf(shop, order, buyer, lines, contract.locale),
      name,
      contact: [phone, mail].filter(Boolean).join(', '),
      note,
      ...(back && {
        amount: money(back.amount, order.currency, contract.locale),
        by: back.by === null ? '' : longDay(back.by, contract.locale),
      }),
    },
  });
}

/** "3 × Rose rosse (36,00 €); 1 × Torta, allergeni: latte, uova (18,00 €)" */
export function linesSaid({ currency }: Order, lines: readonly Line[], lang: Lang): string {
  const line = ({ name, quantity, cents, kind, allergens }: Line) =>
    `${quantity} × ${[name, kind === 'goods' ? '' : allergensOf(allergens ?? [], lang)].filter(Boolean).join(', ')} (${money(cents * quantity, currency, lang)})`;
  return lines.map(line).join('; ');
}

/** What an order is; and "Nel comune di Lucca (4,00 €)" with the address. */
function valuesOf({ site }: Doors, order: Order, { address }: Buyer, lines: readonly Line[], lang: Lang = order.lang) {
  const { delivery, currency } = order;
  const total = money(order.total, currency, lang);
  return {
    place: site.name,
    number: String(order.number),
    lines: linesSaid(order, lines, lang),
    total,
    // Of what is collected, or of what is delivered: one of the two.
    counter: delivery ? '' : total,
    door: delivery ? total : '',
    delivery: delivery ? `${delivery.name} (${deliveryCost(delivery.cents, currency, lang)})` : '',
    address: addressLine(address),
  };
}

const ordersSinceOn = prepared((db) =>
  db
    .select({ n: count() })
    .from(shopOrders)
    .where(
      and(
        arrayOverlaps(shopOrders.contacts, sql.placeholder('contacts')),
        gt(shopOrders.placedAt, sql.placeholder('since')),
      ),
    )
    .prepare('shop_orders_since'),
);

/** Somebody orders, or is ordered for, again and again: the page shows it, and no further mail is sent. */
async function isFlooded(ctx: TxCtx, order: Order): Promise<boolean> {
  const contacts = contactsOf(ctx, { mail: buyerOf(ctx, order).mail, phone: '' });
  if (contacts.length === 0) return false;
  const [row] = await ordersSinceOn(ctx.db).execute({ contacts, since: new Date(ctx.clock.now().getTime() - DAY_MS) });
  return (row?.n ?? 0) > MOST_UNASKED;
}
