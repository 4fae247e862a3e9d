/** A name that is bought after the purchase. Part of reactions.ts, on a page of its own. */
import { intendRefund } from '../modules/billing/index.server.ts';
import { contactFrom, wantDomains } from '../modules/domains/index.server.ts';
import { settleAddition } from '../modules/ordering/index.server.ts';
import { customerMail } from './customer-mail.ts';
import { operatorContact } from './operator-contact.ts';
import { orderFacts } from './order-facts.ts';
import type { Reactions } from './reactions-type.ts';

export const additionReactions = {
  /** Paid: registered or fetched as those bought at first. Where nobody waits for it any more the money goes back. */
  async 'billing.domain-paid'(tx, ctx, { orderId, chargeId, amount }) {
    const wish = await settleAddition(tx, ctx, { orderId, chargeId });
    if (!wish) {
      const key = `refund:${orderId}:unwanted-name:${chargeId}`;
      const reason = 'a name whose payment nobody waited for';
      await intendRefund(tx, ctx, { key, orderId, invoiceId: chargeId, amount, reason, dropsDomain: true });
      return;
    }
    const order = await orderFacts(tx, ctx, orderId);
    const { domain, kind, own, authcode, price } = wish;
    await wantDomains(tx, ctx, {
      orderId,
      domains: [domain],
      kind,
      contact: contactFrom(own ? order.owner : operatorContact(ctx.config)),
      holder: own ? 'customer' : 'operator',
      authcode,
      price,
      chargeId,
    });
    await customerMail(tx, ctx, order, 'domain-added', { domain, amount, occasion: chargeId });
  },
} satisfies Partial<Reactions>;
