import type { TxCtx } from '../../platform/ctx.ts';
import { together } from '../../platform/transaction.ts';
import { addressLine } from '../../site-kit/forms/address.ts';
import { find } from '../../site-kit/layouts/parts/find.ts';
import type { Lang } from '../../site-kit/names.ts';
import { longDay } from '../../site-kit/booking/said.ts';
import { deliveryCost } from '../../site-kit/shop/delivery-choice.tsx';
import { lawText, purchaseOf } from '../../site-kit/shop/law.ts';
import { longMoment } from '../../site-kit/shop/said.ts';
import { money } from '../../site-kit/shop/money.ts';
import { sellerFacts } from '../../site-kit/shop/seller.ts';
import { allergensOf } from '../../site-kit/shop/words.ts';
import { writeMail, type ShopBuyerMail, type ShopOwnerMail } from '../notifications/index.server.ts';
import { orderFacts, siteLinkPath, type OrderFacts } from '../ordering/index.server.ts';
import { lastingUrl, pageUrl } from '../sites/index.server.ts';
import { buyerOf, type Buyer } from './buyer.ts';
import type { Doors } from './find-shop.ts';
import { linesOfOne } from './read-orders.ts';
import { isUnderWay, type OrderState } from './shop.states.ts';
import type { Line, Order } from './tables.ts';
import { stillBought } from './withdrawal.rules.ts';

/** Of one person, over all sites, within a day: whoever orders in a stranger's name fills no mailbox. */
const MOST_UNASKED = 3;

/** Where the owner of the site reads, and in which language; null where it has none. */
export const ownerOf = async (ctx: TxCtx, { site }: Doors): Promise<OrderFacts | null> =>
  site.orderId === null ? null : orderFacts(ctx, site.orderId);

interface NewOrder {
  shop: Doors;
  order: Order;
  lines: readonly Line[];
  owner: OrderFacts | null;
  /** Orders in the name of the buyer's address within a day before this one. */
  lately: number;
}
/** To the buyer what is kept for them, to the owner that it was ordered. */
export async function mailNewOrder(ctx: TxCtx, { shop, order, lines, owner, lately }: NewOrder): Promise<void> {
  await together([
    // Somebody orders, or is ordered for, again and again: the page shows it, and no further mail is sent.
    lately < MOST_UNASKED ? toBuyer(ctx, shop, order, { kind: 'shop-reserved', lines, isFirst: true }) : null,
    owner && toContract(ctx, { shop, order, contract: owner }, { kind: 'shop-order', lines, isFirst: true }),
  ]);
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
  isFirst?: boolean;
}
/** Nothing where no address was given. Once for its kind. */
export async function toBuyer(
  ctx: TxCtx,
  shop: Doors,
  order: Order,
  { kind, lines, values = {}, occasion, isFirst = false }: ToBuyer,
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
    isFirst,
    to: mail,
    lang,
    href: pageUrl(ctx, { site, path: '/shop/o/', key }),
    fromName: site.name,
    replyTo: contact?.email?.href.replace(/^mailto:/, '') ?? null,
    values: {
      ...valuesOf(shop, order, buyer, lines),
      // Who the seller is belongs into what the buyer keeps.
      seller: [site.name, ...sellerFacts(site.document).map(({ text }) => text.value)].join(', '),
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

/** Cents that go back, and by which day; of a withdrawal also what stays bought, and what of it is paid at the door. */
interface GoesBack {
  amount: number;
  by: string | null;
  kept?: readonly Line[];
  left?: number;
}
export const backSaid = (order: Order, { amount, by, kept = [], left = 0 }: GoesBack, lang: Lang) => ({
  amount: money(amount, order.currency, lang),
  by: by === null ? '' : longDay(by, lang),
  kept: linesSaid(order, kept, lang),
  left: kept.length === 0 ? '' : money(left, order.currency, lang),
});

interface ToOwner {
  kind: ShopOwnerMail;
  lines: readonly Line[];
  back?: GoesBack;
  occasion?: string;
  isFirst?: boolean;
}
export async function toOwner(ctx: TxCtx, shop: Doors, order: Order, mail: ToOwner): Promise<void> {
  const contract = await ownerOf(ctx, shop);
  if (contract) await toContract(ctx, { shop, order, contract }, mail);
}
interface About {
  shop: Doors;
  order: Order;
  contract: OrderFacts;
}
async function toContract(ctx: TxCtx, { shop, order, contract }: About, mail: ToOwner): Promise<void> {
  const { kind, lines, back, occasion = order.id, isFirst = false } = mail;
  const { site } = shop;
  const buyer = buyerOf(ctx, order);
  const { name, phone, note } = buyer;
  await writeMail(ctx, {
    kind,
    orderId: contract.id,
    occasion,
    isFirst,
    to: contract.mail,
    lang: contract.locale,
    href: `${ctx.config.publicUrl}${siteLinkPath(ctx, { order: contract, site: site.id, place: 'shop' })}`,
    values: {
      ...valuesOf(shop, order, buyer, lines, contract.locale),
      name,
      contact: [phone, buyer.mail].filter(Boolean).join(', '),
      note,
      ...(back && backSaid(order, back, contract.locale)),
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
