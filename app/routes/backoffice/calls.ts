/** The agents' calls (C7, C8, A3, A6), made with the token of whoever signed in. */
import { agentOrders, paymentLinkSent } from '../../../modules/ordering/schemas.ts';
import { agentSearchAnswer, previewLinkMade } from '../../../modules/previews/schemas.ts';
import { done } from '../../../platform/answers.ts';
import { K } from '../../../modules/plans/schemas.ts';
import type { LayoutName } from '../../../site-kit/names.ts';
import { idOf } from '../order/order-id.ts';
import { getJson, postJson, type CallOptions } from '../../ui/api.ts';

export const searchPages = (query: string) =>
  postJson('/buy_yr/api/page/search', { type: 'name', query, limit: K.searchLimit }, agentSearchAnswer);
export const sharePreview = (id: string, layout: LayoutName | null) =>
  postJson(`/buy_yr/api/page/preview/${encodeURIComponent(id)}/share`, layout ? { layout } : {}, previewLinkMade);
export const revokeLink = (id: string) =>
  postJson(`/buy_yr/api/page/preview-link/${encodeURIComponent(id)}/revoke`, {}, done);
/** Id of the newest order that this agent opened for a social page, or null. */
export async function newestOrder(pageId: string, options: CallOptions): Promise<string | null> {
  const query = new URLSearchParams({ page: pageId, by: 'opened' }).toString();
  const { data } = await getJson(`/buy_yr/api/agent/orders?${query}`, agentOrders, options);
  const [newest] = data;
  return newest ? idOf(newest) : null;
}
export const sendPaymentLink = (orderId: string) =>
  postJson(`/buy_yr/api/order/check/${encodeURIComponent(orderId)}/payment-link`, {}, paymentLinkSent);
