import { OrderPage } from '../../../site-kit/shop/order-page.tsx';
import { longMoment } from '../../../site-kit/shop/said.ts';
import { SHOP_WORDS } from '../../../site-kit/shop/words.ts';
import { isAppError } from '../../../platform/errors.ts';
import { roomPageAnswer, type SiteActAnswer } from '../../sites/index.server.ts';
import { buyerOf } from '../buyer.ts';
import { cancelOrder, orderByKey } from '../change-order.ts';
import { linesOf } from '../read-orders.ts';
import { isLive } from '../shop.states.ts';
import type { Order } from '../tables.ts';
import type { Asked } from './asked.ts';

const pathOf = (key: string): string => `/_/shop/o/${key}`;

/** The page of an order: GET shows it, POST cancels it. Throws shop.not-found (404). */
export async function answerOrderPage(asked: Asked, key: string): Promise<SiteActAnswer> {
  const { ctx, act, shop } = asked;
  const { siteId } = act;
  const order = await orderByKey(ctx, { siteId, key });
  if (act.method === 'GET') return show(asked, order, key);
  try {
    if (act.form.get('act') === 'cancel') await cancelOrder(ctx, { siteId, key });
  } catch (failure) {
    if (!isAppError(failure, 'shop.changed')) throw failure;
    return show(asked, await orderByKey(ctx, { siteId, key }), key, SHOP_WORDS[shop.site.document.lang].error.late);
  }
  return { status: 303, headers: { location: pathOf(key) } };
}

async function show({ ctx, shop }: Asked, order: Order, key: string, notice?: string): Promise<SiteActAnswer> {
  const { settings, site } = shop;
  const { document: doc, url: origin } = site;
  const lines = (await linesOf(ctx, [order])).get(order.id) ?? [];
  const live = isLive(order.state);
  return roomPageAnswer(ctx, {
    page: 'shop',
    status: notice ? 409 : 200,
    doc,
    origin,
    title: SHOP_WORDS[doc.lang].state[order.state],
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
        currency={order.currency}
        name={buyerOf(ctx, order).name}
        ready={order.readyWall && longMoment(order.readyWall, doc.lang)}
        reason={order.reason}
        path={pathOf(key)}
        isLive={live}
        note={settings.note}
        keepDays={settings.keepDays}
        notice={notice}
      />
    ),
  });
}
