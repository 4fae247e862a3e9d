import { addressLine, type Address } from '../../../site-kit/forms/address.ts';
import { lawText, purchaseOf } from '../../../site-kit/shop/law.ts';
import { OrderPage } from '../../../site-kit/shop/order-page.tsx';
import { PAID_WORDS } from '../../../site-kit/shop/paid-words.ts';
import { longMoment, said } from '../../../site-kit/shop/said.ts';
import { WithdrawConfirm } from '../../../site-kit/shop/withdraw-form.tsx';
import { SHOP_WORDS } from '../../../site-kit/shop/words.ts';
import { isAppError } from '../../../platform/errors.ts';
import { pathOfAct, roomPageAnswer, siteSpeaking, type SiteActAnswer } from '../../sites/index.server.ts';
import { buyerOf } from '../buyer.ts';
import { cancelOrder, orderByKey } from '../change-order.ts';
import { giveUpPayment, lookAfterOrder, openOrderPayment } from '../pay-order.ts';
import { linesOfOne, withdrawalsOfOne } from '../read-orders.ts';
import { isLive, isUnderWay } from '../shop.states.ts';
import type { Order } from '../tables.ts';
import { declareWithdrawal, rightToWithdraw } from '../withdraw.ts';
import { takeBack } from '../withdrawal.rules.ts';
import type { Asked } from './asked.ts';
import { isUnpaid } from '../door.rules.ts';
import { chosenIn, declaredIn } from './chosen.ts';
import { paidPartOf } from './paid-part.ts';
import { payPages } from './pay-pages.ts';

/** The page of an order: GET shows it, POST cancels it, pays it or takes it back. Throws shop.not-found (404). */
export async function answerOrderPage(given: Asked, key: string): Promise<SiteActAnswer> {
  const order = await orderByKey(given.ctx, { siteId: given.act.siteId, key });
  // In the language in which it was ordered.
  const shop = { ...given.shop, site: siteSpeaking(given.shop.site, order.lang) };
  return answerIn({ ...given, shop }, order, key);
}

async function answerIn(asked: Asked, order: Order, key: string): Promise<SiteActAnswer> {
  const { ctx, act, shop } = asked;
  const given = { siteId: act.siteId, key };
  const isAwaited = order.state === 'awaiting-payment';
  if (act.method === 'GET') {
    // Whoever is back from the payment wants to read that it is paid: the provider is asked, should no event have come yet.
    if (isAwaited) await lookAfterOrder(ctx, order);
    return show(asked, isAwaited ? await orderByKey(ctx, given) : order, key);
  }
  const { lang } = shop.site.document;
  try {
    const what = act.form.get('act');
    if (what === 'withdraw') return await askAgain(asked, order, key);
    if (what === 'withdraw-yes') await declareWithdrawal(ctx, { ...given, ...declaredIn(act.form) });
    if (what === 'cancel') await (isAwaited ? giveUpPayment(ctx, order) : cancelOrder(ctx, given));
    // A site that nobody sees opens no payment.
    if (what === 'pay' && isAwaited && shop.site.isShown) {
      const url = await openOrderPayment(ctx, shop, order);
      if (url !== null) return { status: 303, headers: { location: url } };
      return await show(asked, await orderByKey(ctx, given), key, PAID_WORDS[lang].noPage);
    }
  } catch (failure) {
    if (!isAppError(failure)) throw failure;
    if (failure.code === 'shop.not-found') throw failure;
    const text = failure.code === 'shop.changed' ? SHOP_WORDS[lang].error.late : PAID_WORDS[lang].notNow;
    return show(asked, await orderByKey(ctx, given), key, text);
  }
  return { status: 303, headers: { location: pathOfAct(asked.act) } };
}

async function show(asked: Asked, order: Order, key: string, notice?: string): Promise<SiteActAnswer> {
  const { ctx, shop, act } = asked;
  const { settings, site } = shop;
  const { document: doc, url: origin } = site;
  const lines = await linesOfOne(ctx, order);
  const paid = await paidPartOf(asked, order, lines);
  const { name, address } = buyerOf(ctx, order);
  return roomPageAnswer(ctx, {
    page: 'shop',
    status: notice ? 409 : paid?.right?.fault ? 422 : 200,
    doc,
    origin,
    lasting: act.lasting,
    title: SHOP_WORDS[doc.lang].state[order.state],
    forms: payPages(ctx, order.mode),
    draw: (r) => (
      <OrderPage
        doc={doc}
        r={r}
        state={order.state}
        number={order.number}
        lines={lines.map(({ name, quantity, cents, kind, allergens }) => ({
          name,
          quantity,
          sum: cents * quantity,
          allergens: kind === 'goods' ? null : allergens,
        }))}
        total={order.total}
        delivery={deliveryOf(order, address)}
        currency={order.currency}
        name={name}
        ready={order.readyWall && longMoment(order.readyWall, doc.lang)}
        reason={order.reason}
        path={pathOfAct(asked.act)}
        isLive={isLive(order.state)}
        isShown={isUnderWay(order.state) || order.state === 'delivered'}
        law={lawText(lines, doc.lang, purchaseOf(order))}
        note={settings.note}
        keepDays={settings.keepDays}
        notice={notice}
        paid={paid}
      />
    ),
  });
}

const deliveryOf = ({ delivery }: Order, address: Address | null) =>
  delivery && { ...delivery, to: addressLine(address) };

/** The first step of a withdrawal shows the second; nothing has happened yet. Throws shop.changed (409) where there is no such right. */
async function askAgain(asked: Asked, order: Order, key: string): Promise<SiteActAnswer> {
  const { ctx, shop, act } = asked;
  const { document: doc, url: origin } = shop.site;
  const lines = await linesOfOne(ctx, order);
  const right = rightToWithdraw(order, { site: shop.site, lines, now: ctx.clock.now() });
  if (right === null) return show(asked, order, key, SHOP_WORDS[doc.lang].error.late);
  const { lines: chosen, pieces, fault } = chosenIn(act.form, { lines, right, lang: doc.lang });
  const taken = fault === null ? takeBack(lines, pieces, order) : null;
  // Said beside the choice, which the page of the order shows as it was made.
  if (taken === null) return show(asked, order, key);
  const { length: before } = await withdrawalsOfOne(ctx, order);
  const kept = lines.filter((line) => line.withdrawal !== 'yes').map(({ name }) => name);
  return roomPageAnswer(ctx, {
    page: 'shop',
    doc,
    origin,
    lasting: act.lasting,
    title: said(PAID_WORDS[doc.lang].withdrawTitle, { n: order.number }),
    draw: () => (
      <WithdrawConfirm
        doc={doc}
        number={order.number}
        nth={before + 1}
        lines={chosen}
        amount={isUnpaid(order) ? null : taken.amount}
        currency={order.currency}
        mail={buyerOf(ctx, order).mail}
        kept={kept.join(', ')}
        path={pathOfAct(asked.act)}
        back={said(SHOP_WORDS[doc.lang].number, { n: order.number })}
      />
    ),
  });
}
