/** What follows from what happens to the page of a site. */
import { siteLinkPath } from '../../modules/ordering/index.server.ts';
import { day, writeMail } from '../../modules/notifications/index.server.ts';
import type { Reactions } from '../../platform/module.ts';
import { orderFacts } from './order-facts.ts';

export const syncReactions = {
  /** The owner hears of it in their language; the button opens what can be done about it, and links answer what has answers. */
  async 'sync.notice-due'(ctx, { siteId, orderId, kind, occasion, until }) {
    const order = await orderFacts(ctx, orderId);
    const answers = await Promise.all(ctx.contributed('noticeAnswers').map((make) => make(ctx, { siteId, kind })));
    await writeMail(ctx, {
      kind: `page-${kind}`,
      orderId,
      occasion,
      to: order.mail,
      lang: order.locale,
      href: `${ctx.config.publicUrl}${siteLinkPath(ctx, { order, site: siteId, place: 'following' })}`,
      answers: answers.find((each) => each !== null) ?? null,
      values: { name: order.pageName, until: until ? day(until, order.locale) : '' },
    });
  },
} satisfies Reactions;
