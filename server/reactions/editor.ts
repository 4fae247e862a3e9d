/** What follows from what is published of a site. */
import { mailOfHelper } from '../../modules/access/index.server.ts';
import { contactsMail } from '../../modules/notifications/index.server.ts';
import { siteLinkPath } from '../../modules/ordering/index.server.ts';
import type { Reactions } from '../../platform/module.ts';
import { orderFacts } from './order-facts.ts';

export const editorReactions = {
  /** The owner hears of it, should it not have been they, or whom they trust, who did it. */
  async 'editor.contacts-published'(ctx, { siteId, orderId, units, who, occasion }) {
    const order = await orderFacts(ctx, orderId);
    await contactsMail(ctx, {
      orderId,
      occasion,
      owner: order.mail,
      lang: order.locale,
      name: order.pageName,
      units,
      helper: who && (await mailOfHelper(ctx, who)),
      path: siteLinkPath(ctx, { order, site: siteId, place: 'helpers' }),
    });
  },
} satisfies Reactions;
