/** What follows in several rooms from the life of a site. */
import { setPageOfOrder } from '../../modules/ordering/index.server.ts';
import { openTask, resolveTask } from '../../modules/tasks/index.server.ts';
import type { Reactions } from '../../platform/module.ts';
import { settleOrder } from './settle-order.ts';

export const sitesReactions = {
  async 'sites.published'(ctx, { orderId }) {
    if (orderId !== null) await settleOrder(ctx, orderId);
  },

  /** Whoever manages the new page finds the order by it, and nobody else buys a site for it. */
  async 'sites.page-replaced'(ctx, { orderId, pageId }) {
    await setPageOfOrder(ctx, { orderId, pageId });
  },

  /** What should be published failed a gate: a person looks, and the customer's order screen says so. */
  async 'sites.held'(ctx, { siteId, orderId, reasons }) {
    await openTask(ctx, {
      key: `sites.held:${siteId}`,
      kind: 'sites.held',
      subject: orderId ?? siteId,
      detail: reasons,
    });
  },

  async 'sites.released'(ctx, { siteId }) {
    await resolveTask(ctx, { key: `sites.held:${siteId}`, note: 'a version that passes every gate is on show' });
  },
} satisfies Reactions;
