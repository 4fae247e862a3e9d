import type { Ctx } from '../../../platform/ctx.ts';
import { isAppError } from '../../../platform/errors.ts';
import { ownDataAnswer, siteIn, type SiteAct, type SiteActAnswer } from '../../sites/index.server.ts';
import { roomPath } from '../../../site-kit/document.ts';
import { WITHDRAW_PATH } from '../../../site-kit/shop/withdraw-path.ts';
import { orderByKey } from '../change-order.ts';
import { findShop } from '../find-shop.ts';
import { orderRecords } from '../order-record.ts';
import type { Asked } from './asked.ts';
import { answerOrderPage } from './order-page.tsx';
import { answerOrder, answerReview } from './review-page.tsx';
import { answerWithdrawAsk } from './withdraw-ask-page.tsx';

const ORDER = /^\/shop\/o\/([\w-]{1,60})(\.json)?$/;

/** The shop on the host of a site: the review of an order, the order, its page. Null for every other path. */
export async function shopActs(ctx: Ctx, act: SiteAct): Promise<SiteActAnswer | null> {
  const { path, siteId, method } = act;
  if (!path.startsWith('/shop/')) return null;
  const found = await findShop(ctx, siteId);
  if (!found) return null;
  const shop = { ...found, site: siteIn(found.site, act.lang) };
  const asked = { ctx, shop, act };
  const [, key, isFile] = ORDER.exec(path) ?? [];
  if (key !== undefined && isFile) return method === 'GET' ? known(ownOrder(asked, key)) : null;
  if (key !== undefined) return known(answerOrderPage(asked, key));
  if (path === WITHDRAW_PATH) return answerWithdrawAsk(asked);
  if (act.isPaused) return null;
  if (path !== '/shop/review' && path !== '/shop/order') return null;
  // Whoever comes back to what was posted begins with the form.
  if (method === 'GET') return { status: 303, headers: { location: roomPath(shop.site.document, '/shop') } };
  return path === '/shop/review' ? answerReview(asked) : answerOrder(asked);
}

/** What is kept of a buyer with this order. Throws shop.not-found (404). */
async function ownOrder({ ctx, shop, act: { siteId, lasting } }: Asked, key: string): Promise<SiteActAnswer> {
  const [order] = await orderRecords(ctx, [await orderByKey(ctx, { siteId, key })]);
  return ownDataAnswer(ctx, { site: shop.site, lasting, name: `order-${order?.number}`, kept: { order } });
}

/** The same for a key that opens nothing as for a page that is none. */
async function known(answer: Promise<SiteActAnswer>): Promise<SiteActAnswer | null> {
  try {
    return await answer;
  } catch (error) {
    if (isAppError(error, 'shop.not-found')) return null;
    throw error;
  }
}
