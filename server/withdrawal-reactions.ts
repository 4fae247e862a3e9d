/** What follows when somebody withdraws from a contract. Part of reactions.ts, on a page of its own. */
import { eq } from 'drizzle-orm';
import { charges } from '../modules/billing/tables.ts';
import { endDomains } from '../modules/domains/index.server.ts';
import { writeMail } from '../modules/notifications/index.server.ts';
import { withdrawals } from '../modules/ordering/tables.ts';
import { setSiteState } from '../modules/sites/index.server.ts';
import { openTask } from '../modules/tasks/index.server.ts';
import { closeDomainTasks } from './operator-tasks.ts';
import { orderFacts } from './order-facts.ts';
import { euro, moment, subscriptionMail } from './subscription-mail.ts';
import type { Reactions } from './reactions-type.ts';

export const withdrawalReactions = {
  /** Receipt on a durable medium, with content, date and time (directive (EU) 2023/2673, art. 11a). */
  async 'ordering.withdrawn'(tx, ctx, { orderId, withdrawalId }) {
    await setSiteState(tx, ctx, orderId, 'closed');
    await endDomains(tx, ctx, orderId);
    await closeDomainTasks(tx, ctx, orderId, true);
    const [given] = await tx.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId));
    if (!given) throw new Error(`no withdrawal ${withdrawalId}`);
    const paid = await tx.select({ amount: charges.amount }).from(charges).where(eq(charges.orderId, orderId));
    const { total } = await orderFacts(tx, ctx, orderId);
    const back = paid.length > 0 ? paid.reduce((sum, { amount }) => sum + amount, 0) : total;
    await subscriptionMail(tx, ctx, orderId, 'withdrawal-receipt', {
      occasion: withdrawalId,
      to: given.mail,
      values: (lang) => ({
        declared: moment(given.declaredAt, lang),
        person: given.name,
        contract: given.contract,
        total: euro(back, lang),
      }),
    });
  },

  async 'ordering.withdrawal-unmatched'(tx, ctx, { withdrawalId }) {
    const [given] = await tx.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId));
    if (!given) throw new Error(`no withdrawal ${withdrawalId}`);
    const { lang, name: person, contract, mail: to } = given;
    const values = { declared: moment(given.declaredAt, lang), person, contract };
    const href = `${ctx.config.publicUrl}/terms`;
    await writeMail(tx, ctx, { kind: 'withdrawal-noted', orderId: withdrawalId, to, lang, href, values });
    await openTask(tx, ctx, {
      key: `ordering.withdrawal:${withdrawalId}`,
      kind: 'ordering.withdrawal-unmatched',
      subject: withdrawalId,
      detail: 'a withdrawal was declared that fits no order: find whose it is before its time is over',
    });
  },
} satisfies Partial<Reactions>;
