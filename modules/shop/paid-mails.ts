/** What buyers and owners are written about orders that are paid on the site, and about what is taken back. */
import type { TxCtx } from '../../platform/ctx.ts';
import type { Lang } from '../../site-kit/names.ts';
import { money } from '../../site-kit/shop/money.ts';
import { longMoment } from '../../site-kit/shop/said.ts';
import { longDay } from '../../site-kit/booking/said.ts';
import { writeMail, type ShopAccountMail, type ShopSafetyMail } from '../notifications/index.server.ts';
import { orderFacts, siteLinkPath } from '../ordering/index.server.ts';
import { wallOf } from './business-day.ts';
import type { Doors } from './find-shop.ts';
import { backSaid, toBuyer, toOwner } from './mails.ts';
import { kindOf } from './door-mails.ts';
import type { Line, Order, Withdrawal } from './tables.ts';

/** The buyer's copy of what was agreed, and the owner's news. */
export async function mailPaid(ctx: TxCtx, shop: Doors, order: Order, lines: readonly Line[]): Promise<void> {
  await toBuyer(ctx, shop, order, { kind: 'shop-paid', lines });
  await toOwner(ctx, shop, order, { kind: 'shop-paid-order', lines });
}

interface Back {
  /** For which the money is. */
  lines: readonly Line[];
  amount: number;
}
interface Receipt extends Back, Pick<Withdrawal, 'nth' | 'declaredAt' | 'refundBy'> {
  kept: readonly Line[];
  /** What is still to pay at the door. */
  left: number;
}
/** The receipt of a withdrawal, with day, hour and lines, and what stays bought; and to its owner what was taken back, and what they owe. */
export async function mailWithdrawal(
  ctx: TxCtx,
  shop: Doors,
  order: Order,
  { lines, kept, amount, left, nth, declaredAt, refundBy }: Receipt,
): Promise<void> {
  const { buyer, owner } = kindOf(order);
  const moment = longMoment(wallOf(declaredAt, shop.site), order.lang);
  const back = { amount, by: refundBy, kept, left };
  const values = { moment, ...backSaid(order, back, order.lang) };
  await toBuyer(ctx, shop, order, { kind: buyer, lines, values, occasion: String(nth) });
  const occasion = `${order.id}:${nth}`;
  await toOwner(ctx, shop, order, { kind: owner, lines, back, occasion });
}

/** `occasion`: money may go back for more than one reason. */
export async function mailRefunded(
  ctx: TxCtx,
  shop: Doors,
  order: Order,
  { lines, amount, occasion }: Back & { occasion: string },
): Promise<void> {
  const values = { amount: money(amount, order.currency, order.lang) };
  await toBuyer(ctx, shop, order, { kind: 'shop-refunded', lines, values, occasion });
}
/** `how`: the owner's words for the way it went. */
export async function mailRefundedElsewhere(
  ctx: TxCtx,
  shop: Doors,
  order: Order,
  { lines, amount, how, occasion }: Back & { how: string; occasion: string },
): Promise<void> {
  const values = { amount: money(amount, order.currency, order.lang), reason: how };
  await toBuyer(ctx, shop, order, { kind: kindOf(order).elsewhere, lines, values, occasion });
}
/** `occasion`: each try may fail. */
export async function mailRefundFailed(
  ctx: TxCtx,
  shop: Doors,
  order: Order,
  { lines, amount, occasion }: Back & { occasion: string },
): Promise<void> {
  await toOwner(ctx, shop, order, { kind: 'shop-refund-failed', lines, back: { amount, by: null }, occasion });
}
export async function mailRefundDue(
  ctx: TxCtx,
  shop: Doors,
  order: Order,
  { lines, amount, nth, refundBy, reminded }: Back & Pick<Withdrawal, 'nth' | 'refundBy' | 'reminded'>,
): Promise<void> {
  const occasion = `${order.id}:${nth}:${reminded}`;
  await toOwner(ctx, shop, order, { kind: kindOf(order).due, lines, back: { amount, by: refundBy }, occasion });
}

/** To its owner, once for each change. */
export const mailAccount = (ctx: TxCtx, shop: Doors, kind: ShopAccountMail): Promise<void> =>
  aboutShop(ctx, shop, { kind, occasion: ctx.clock.now().toISOString(), values: () => ({}) });

/** So many names are read in a mail; who has more sees all of them in the shop. */
const MOST_NAMES = 12;
/** `names`: of the goods that it is about; `by`: "2026-12-30", the day on which they go. */
export const mailSafety = (
  ctx: TxCtx,
  shop: Doors,
  { kind, occasion, names, by }: { kind: ShopSafetyMail; occasion: string; names: readonly string[]; by: string },
): Promise<void> =>
  aboutShop(ctx, shop, {
    kind,
    occasion,
    values: (lang) => ({
      lines: [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? ['…'] : [])].join(', '),
      by: longDay(by, lang),
    }),
  });

interface AboutShop {
  kind: ShopAccountMail | ShopSafetyMail;
  occasion: string;
  values: (lang: Lang) => Record<string, string>;
}
async function aboutShop(ctx: TxCtx, { site }: Doors, { kind, occasion, values }: AboutShop): Promise<void> {
  if (site.orderId === null) return;
  const contract = await orderFacts(ctx, site.orderId);
  await writeMail(ctx, {
    kind,
    orderId: contract.id,
    occasion,
    to: contract.mail,
    lang: contract.locale,
    href: `${ctx.config.publicUrl}${siteLinkPath(ctx, { order: contract, site: site.id, place: 'shop' })}`,
    values: { place: site.name, ...values(contract.locale) },
  });
}
