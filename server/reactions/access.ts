/** What follows from whom an owner lets work on their site. */
import { helperAddedMail, helperInviteMail } from '../../modules/notifications/index.server.ts';
import { siteLinkPath } from '../../modules/ordering/index.server.ts';
import { findSiteAddress } from '../../modules/sites/index.server.ts';
import type { Reactions } from '../../platform/module.ts';
import { orderFacts } from './order-facts.ts';

export const accessReactions = {
  /** The helper gets the link; the owner hears that somebody was invited, should it not have been they who did it. */
  async 'access.helper-invited'(ctx, fact) {
    const site = await findSiteAddress(ctx, fact.siteId);
    // Whose site is closed is written nothing more.
    if (!site?.orderId) return;
    const order = await orderFacts(ctx, site.orderId);
    const about = { ...fact, name: site.name, lang: order.locale };
    await helperInviteMail(ctx, about);
    const path = siteLinkPath(ctx, { order, site: fact.siteId, place: 'helpers' });
    await helperAddedMail(ctx, { ...about, orderId: order.id, owner: order.mail, path });
  },
} satisfies Reactions;
