/** What the reactions need to know of an order and its site, read in their transaction. */
import { orderFacts as ordered, type OrderFacts as Ordered } from '../../modules/ordering/index.server.ts';
import { lookOfPage } from '../../modules/previews/index.server.ts';
import { siteFacts, type SiteFacts } from '../../modules/sites/index.server.ts';
import type { TxCtx } from '../../platform/ctx.ts';
import type { Lang, LayoutName } from '../../site-kit/names.ts';

/** Drawn for every page, whatever it holds. */
const DEFAULT_LAYOUT: LayoutName = 'tavola';

export interface OrderFacts extends Omit<Ordered, 'layout'> {
  /** The language the site speaks: its page's. */
  siteLang: Lang;
  layout: LayoutName;
  /** Null: nobody chose one. */
  chosenLayout: LayoutName | null;
  site: SiteFacts | null;
}

export async function orderFacts(ctx: TxCtx, orderId: string): Promise<OrderFacts> {
  const order = await ordered(ctx, orderId);
  const look = await lookOfPage(ctx, order.pageId);
  return {
    ...order,
    siteLang: look?.lang ?? order.locale,
    layout: order.layout ?? look?.layout ?? DEFAULT_LAYOUT,
    chosenLayout: order.layout,
    site: await siteFacts(ctx, orderId),
  };
}
