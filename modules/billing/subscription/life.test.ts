import { giveUpDomain } from '../../../tests/support/as-owner.ts';
import { refundJob } from '../jobs.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSubscriber, DAY, HOUR, pass, providerOf } from '../../../tests/support/subscriber.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { another, freeName, nives } from '../../../tests/support/shopper.ts';
import {
  cancelAtTerm,
  chooseRenewalPlan,
  declareWithdrawal,
  keepSubscription,
  leaveForFree,
  quotePro,
  upgradeToPro,
  withdrawOrder,
} from '../../ordering/index.server.ts';

// Years pass in here, with everything that a day brings.
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
const troubles = () => product.lines.filter((line) => line.includes('could not be worked through'));

const refundsOf = (orderId: string) =>
  product.rows<{ status: string; amount: number | null }>(
    'select status, amount from refunds where order_id = $1 order by created_at, key',
    [orderId],
  );

describe('a further year', () => {
  it('is announced 45 and 31 days before, charged once to the cent, and can be left for free only without proof [K4] [P12]', async () => {
    const told = await newSubscriber(product);
    const untold = await newSubscriber(product);
    expect(await told.charges()).toEqual([{ kind: 'first', amount: 9900 }]);
    await told.toRenewal(-45 * DAY + HOUR);
    await told.toRenewal(-31 * DAY + HOUR);
    expect(told.subjects().filter((subject) => /si rinnova il/.test(subject))).toHaveLength(2);
    // The second one's notices never left the house.
    await product.rows(`update mails set sent_at = null where kind = 'renewal-notice' and order_id = $1`, [
      untold.id(),
    ]);
    await told.toRenewal(2 * HOUR);
    for (const each of [told, untold]) {
      expect(await each.charges()).toEqual([
        { kind: 'first', amount: 9900 },
        { kind: 'renewal', amount: 9900 },
      ]);
      expect(await each.state()).toBe('live');
    }
    expect((await told.manage()).can.free_exit).toBe(false);
    await expect(leaveForFree(told.ctx(), told.id())).rejects.toMatchObject({ code: 'billing.no-free-exit' });
    expect((await untold.manage()).can.free_exit).toBe(true);
    await leaveForFree(untold.ctx(), untold.id());
    await pass(product, HOUR);
    expect(await untold.state()).toBe('refunded');
    expect(await untold.site()).toEqual({ status: 'closed' });
    const [back] = await refundsOf(untold.id());
    expect(back).toEqual({ status: 'succeeded', amount: null });
    const refunded = [...product.stripe.state.refunds.values()].filter(
      (refund) => refund.metadata?.['order_id'] === untold.id(),
    );
    expect(refunded.map(({ amount }) => amount)).toEqual([9900]);
  });

  it('that is not paid leads through grace and pause, and paying undoes it', async () => {
    const owner = await newSubscriber(product);
    await owner.useCard('pm_card_chargeCustomerFail');
    await owner.toRenewal(2 * HOUR);
    expect(await owner.state()).toBe('past_due');
    expect(await owner.site()).toEqual({ status: 'live' });
    await pass(product, 11 * DAY);
    await pass(product, HOUR);
    expect(await owner.state()).toBe('past_due');
    await pass(product, 4 * DAY);
    expect(await owner.state()).toBe('suspended');
    expect(await owner.site()).toEqual({ status: 'suspended' });
    expect((await owner.manage()).can).toMatchObject({ pay: true, upgrade: false, portal: true });
    await owner.useCard('pm_card_visa');
    await owner.payOwed();
    expect(await owner.state()).toBe('live');
    expect(await owner.site()).toEqual({ status: 'live' });
    const about = owner.subjects().map((subject) => subject.replace(/ il \d.*$/, ''));
    for (const once of [/rinnovo di .* non è riuscito/, /va in pausa/, /è in pausa/, /di nuovo in linea/]) {
      expect(about.filter((subject) => once.test(subject))).toHaveLength(1);
    }
    expect((await owner.charges()).map(({ kind }) => kind)).toEqual(['first', 'renewal']);
  });

  it('that stays unpaid ends the contract after sixty days', async () => {
    const owner = await newSubscriber(product);
    await owner.useCard('pm_card_chargeCustomerFail');
    await owner.toRenewal(2 * HOUR);
    await pass(product, 15 * DAY);
    await pass(product, 46 * DAY);
    expect(troubles()).toEqual([]);
    expect(await owner.state()).toBe('cancelled');
    expect(await owner.site()).toEqual({ status: 'closed' });
    expect(product.stripe.state.subscriptions.get(owner.subscriptionId)?.status).toBe('canceled');
  });
});

describe('another plan', () => {
  it('PRO costs what was shown, to the cent, and holds at once [K3]', async () => {
    const owner = await newSubscriber(product);
    await pass(product, 100 * DAY, { clock: false });
    const quote = await quotePro(owner.ctx(), owner.id());
    expect(quote.renewal_amount).toBe(17_900);
    const shown = { amount: quote.amount, prorationDate: quote.proration_date };
    await expect(upgradeToPro(owner.ctx(), { id: owner.id(), ...shown, amount: 1 })).rejects.toMatchObject({
      code: 'billing.quote-old',
    });
    const answers = await Promise.all([1, 2, 3].map(() => upgradeToPro(owner.ctx(), { id: owner.id(), ...shown })));
    expect(answers.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid']);
    await product.drain();
    expect(await owner.charges()).toEqual([
      { kind: 'first', amount: 9900 },
      { kind: 'upgrade', amount: quote.amount },
    ]);
    expect((await owner.order()).total).toBe(17_900);
    expect(await product.rows('select tier from sites where order_id = $1', [owner.id()])).toEqual([{ tier: 'pro' }]);
    expect((await owner.manage()).can).toMatchObject({ upgrade: false, downgrade: true });

    // And down again: nothing now, the smaller price at the renewal.
    await chooseRenewalPlan(owner.ctx(), { id: owner.id(), plan: 'premium' });
    expect((await owner.manage()).subscription).toMatchObject({
      plan: 'pro',
      next_plan: 'premium',
      renewal_amount: 9900,
    });
    await chooseRenewalPlan(owner.ctx(), { id: owner.id(), plan: 'pro' });
    await chooseRenewalPlan(owner.ctx(), { id: owner.id(), plan: 'premium' });
    await owner.toRenewal(2 * HOUR);
    expect((await owner.charges()).at(-1)).toEqual({ kind: 'renewal', amount: 9900 });
    expect((await owner.manage()).subscription).toMatchObject({ plan: 'premium', next_plan: 'premium' });
    expect((await owner.order()).total).toBe(9900);
  });

  it('PRO that the bank does not pay is not given', async () => {
    const owner = await newSubscriber(product);
    await owner.useCard('pm_card_chargeCustomerFail');
    const quote = await quotePro(owner.ctx(), owner.id());
    const shown = { amount: quote.amount, prorationDate: quote.proration_date };
    const answer = await upgradeToPro(owner.ctx(), { id: owner.id(), ...shown });
    expect(answer.state).toBe('payment-needed');
    expect(answer.payUrl).toMatch(/^http/);
    expect((await owner.manage()).subscription?.plan).toBe('premium');
    await owner.useCard('pm_card_visa');
    await owner.payOwed();
    expect((await owner.manage()).subscription?.plan).toBe('pro');
  });
});

describe('leaving', () => {
  it('on the site holds until 15 days before, ends with the paid year, and can be taken back [K10]', async () => {
    const [leaves, last, late] = [
      await newSubscriber(product),
      await newSubscriber(product),
      await newSubscriber(product),
    ];
    await cancelAtTerm(leaves.ctx(), leaves.id());
    await keepSubscription(leaves.ctx(), leaves.id());
    await cancelAtTerm(leaves.ctx(), leaves.id());
    await cancelAtTerm(leaves.ctx(), leaves.id());
    await product.drain();
    expect(await leaves.state()).toBe('live');
    expect((await leaves.manage()).can).toMatchObject({ cancel: false, keep: true });
    expect(leaves.subjects().filter((subject) => /disdetta ricevuta/.test(subject))).not.toHaveLength(0);
    await leaves.toRenewal(-15 * DAY - HOUR);
    await cancelAtTerm(last.ctx(), last.id());
    await leaves.toRenewal(-15 * DAY + HOUR);
    await expect(cancelAtTerm(late.ctx(), late.id())).rejects.toMatchObject({ code: 'billing.cancel-late' });
    expect((await late.manage()).can.cancel).toBe(false);
    await leaves.toRenewal(2 * HOUR);
    expect([await leaves.state(), await last.state(), await late.state()]).toEqual(['cancelled', 'cancelled', 'live']);
    for (const each of [leaves, last]) expect(await each.charges()).toHaveLength(1);
  });

  it('by withdrawal within the legal time gives everything back, with a receipt, once [K11] [K12] [P12]', async () => {
    const owner = await newSubscriber(product);
    await pass(product, 13 * DAY, { clock: false });
    expect((await owner.manage()).can.withdraw).toBe(true);
    const given = { name: 'Nives Orsolini', mail: owner.billing.mail };
    await Promise.all([1, 2].map(() => withdrawOrder(owner.ctx(), { id: owner.id(), ...given, lang: 'it' })));
    expect(await owner.state()).toBe('withdrawn');
    // The law gives fourteen days, and nothing waits for them: the refund is due with the declaration.
    const due = await product.rows(
      `select 1 from pgboss.job where name = $1 and data->>'key' like $2 and start_after <= created_on`,
      [refundJob.name, `refund:${owner.id()}:%`],
    );
    expect(due).toHaveLength(1);
    await pass(product, HOUR, { clock: false });
    expect(await owner.state()).toBe('refunded');
    expect(await owner.site()).toEqual({ status: 'closed' });
    expect(product.stripe.state.subscriptions.get(owner.subscriptionId)?.status).toBe('canceled');
    const receipts = owner.mails().filter(({ subject }) => subject.startsWith('Ricevuta del tuo recesso'));
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.text).toContain(owner.id());
    expect(await refundsOf(owner.id())).toHaveLength(1);
  });

  it('by withdrawal needs no session, only number and address; a wrong one is kept for a person', async () => {
    const owner = await newSubscriber(product);
    const given = { name: 'Nives', contract: owner.id(), mail: 'somebody@else.example' };
    await declareWithdrawal(product.as(null), { ...given, lang: 'it' });
    expect(await owner.state()).toBe('live');
    const waiting = await product.rows(`select 1 from tasks where kind = 'ordering.withdrawal-unmatched'`);
    expect(waiting).toHaveLength(1);
    await declareWithdrawal(product.as(null), { ...given, mail: owner.billing.mail.toUpperCase(), lang: 'it' });
    expect(await owner.state()).toBe('withdrawn');
  });

  it('by withdrawal is for consumers and for the legal time only [K11]', async () => {
    const firm = nives({ business_name: 'Gufi srl', vat: '12345678903', sdi: 'ABC1234', ssn: '' });
    const [business, late] = [await newSubscriber(product, { billing: firm }), await newSubscriber(product)];
    const given = { name: 'x', mail: 'x@settegufi.example' };
    await expect(withdrawOrder(business.ctx(), { id: business.id(), ...given, lang: 'it' })).rejects.toMatchObject({
      code: 'ordering.no-withdrawal',
    });
    await pass(product, 25 * DAY, { clock: false });
    await expect(withdrawOrder(late.ctx(), { id: late.id(), ...given, lang: 'it' })).rejects.toMatchObject({
      code: 'ordering.withdrawal-late',
    });
  });
});

describe('a domain that was given back', () => {
  it('is not charged again at the renewal, and the other one is', async () => {
    const lost = `${another('rubato-')}.it`;
    const owner = await newSubscriber(product, { choice: { domains: [lost, freeName()] } });
    expect((await owner.manage()).subscription?.renewal_amount).toBe(12_300);
    await giveUpDomain(owner.ctx(), owner.id(), lost);
    await product.drain();
    expect((await owner.manage()).subscription?.renewal_amount).toBe(11_100);
    const item = [...product.stripe.state.subscriptions.values()].find(({ id }) => id === owner.subscriptionId);
    expect(item?.items.data.map(({ price }) => price.unit_amount)).toEqual([9900, 1200]);
  });
});

describe('money that comes back wrongly', () => {
  it('a refund that the bank sends back becomes a task', async () => {
    const owner = await newSubscriber(product, { card: '4000000000005126' });
    await withdrawOrder(owner.ctx(), { id: owner.id(), name: 'Nives', mail: owner.billing.mail, lang: 'it' });
    await product.drain();
    await pass(product, 10 * DAY);
    expect(await owner.tasks()).toContainEqual({ kind: 'billing.refund-failed', open: true });
    expect((await owner.manage()).refunds).toMatchObject([{ state: 'failed' }]);
  });

  it('a dispute is told; lost it takes the site off, and a payment does not bring it back', async () => {
    const owner = await newSubscriber(product, { card: '4000000000000259' });
    // The bank was quicker than the invoice's own event.
    await product.drain({ again: true });
    expect(await owner.tasks()).toEqual([{ kind: 'billing.disputed', open: true }]);
    const stripe = providerOf(product);
    const [dispute] = [...product.stripe.state.disputes.values()].slice(-1);
    await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: 'losing_evidence' } });
    await pass(product, HOUR, { clock: false });
    expect(await owner.state()).toBe('suspended');
    expect(await owner.site()).toEqual({ status: 'suspended' });
  });
});
