import { callOffDomain, giveUpDomain } from '../../tests/support/as-owner.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { another, freeName } from '../../tests/support/shopper.ts';
import { DAY, HOUR, newSubscriber, pass, providerOf } from '../../tests/support/subscriber.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { addDomain } from './add-domain.ts';
import { pollAdditions } from './poll-additions.ts';
import { cancelAtTerm, quotePro, upgradeToPro } from './lifecycle/manage-subscription.ts';
import { withdrawOrder } from './withdrawal/withdraw-order.ts';

// Years pass in here, with everything that a day brings.
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

type Owner = Awaited<ReturnType<typeof newSubscriber>>;
const wish = (domain: string, changes: object = {}) => ({
  domain,
  kind: 'register' as const,
  own: false,
  amount: 1200,
  ...changes,
});
const press = (owner: Owner, domain: string, changes: object = {}) =>
  addDomain(owner.ctx(), { id: owner.id(), ...wish(domain, changes) });
const settled = async () => {
  await product.webhooksArrived();
  await product.drain();
};
const money = async (owner: Owner) => (await owner.charges()).map(({ kind, amount }) => `${kind} ${amount}`);
const names = async (owner: Owner) => (await owner.manage()).domains.map(({ domain, state }) => `${domain} ${state}`);
const documents = (owner: Owner) =>
  product.rows<{ kind: string; gross: number; lines: { name: string; part: string }[] }>(
    'select kind, gross, lines from invoices where order_id = $1 order by year, number',
    [owner.id()],
  );
const unknown = { state: 'payment-needed', payUrl: null };
/** The context of a browser whose call reaches the provider and whose answer is lost. */
function losing(owner: Owner, from: Ctx = owner.ctx()): Ctx {
  const { payments } = from.ports;
  const addItem: typeof payments.addItem = async (input, key) => {
    await payments.addItem(input, key);
    throw new AppError('billing.provider-unavailable', { status: 503, retryable: true, reason: 'the answer was lost' });
  };
  return { ...from, ports: { ...from.ports, payments: { ...payments, addItem } } };
}

/** The context of a browser whose word reaches the provider, which voids the charge, and never hears so. */
function deaf(owner: Owner): Ctx {
  const ctx = owner.ctx();
  const { payments } = ctx.ports;
  const voidInvoice: typeof payments.voidInvoice = async (id) => {
    await payments.voidInvoice(id);
    throw new AppError('billing.provider-unavailable', { status: 503, retryable: true, reason: 'the answer was lost' });
  };
  return { ...ctx, ports: { ...ctx.ports, payments: { ...payments, voidInvoice } } };
}

/** A context in which no name is ever charged. */
function silent(owner: Owner): Ctx {
  const ctx = owner.ctx();
  return { ...ctx, ports: { ...ctx.ports, payments: { ...ctx.ports.payments, addItem: async () => undefined } } };
}
describe('a domain after the purchase', () => {
  it('is paid at once, registered, attached, invoiced and renewed with the contract [P3]', async () => {
    const owner = await newSubscriber(product);
    const domain = freeName();
    expect(await press(owner, domain)).toEqual({ state: 'paid', payUrl: null });
    await settled();
    expect(await money(owner)).toEqual(['first 9900', 'domain 1200']);
    expect(await names(owner)).toEqual([`${domain} registered`]);
    const seen = await owner.manage();
    expect(seen.subscription?.renewal_amount).toBe(11_100);
    expect(seen.site_url).toContain(domain);
    expect((await owner.order()).domains).toEqual([domain]);
    expect(owner.subjects().filter((subject) => subject.includes(domain))).toEqual([`Hai aggiunto ${domain}`]);
    const [, bill] = await documents(owner);
    expect(bill).toMatchObject({ kind: 'invoice', gross: 1200 });
    expect(JSON.stringify(bill?.lines)).toContain(domain);
    await owner.toRenewal(-45 * DAY + HOUR);
    await owner.toRenewal(-31 * DAY + HOUR);
    await owner.toRenewal(2 * HOUR);
    expect((await money(owner)).at(-1)).toBe('renewal 11100');
    const [years] = await product.rows<{ n: number }>(
      `select count(*)::int as n from domain_renewals r join domain_registrations d on d.id = r.registration_id
       where d.domain = $1 and r.state = 'done'`,
      [domain],
    );
    expect(years?.n).toBe(1);
  });

  it('joins those bought at first, whose main address stays, at the price of one [P3] [W10]', async () => {
    const [first, second, third, fourth] = [freeName(), freeName(), freeName('com'), freeName('net')];
    const owner = await newSubscriber(product, { choice: { domains: [first, second] } });
    expect((await press(owner, third)).state).toBe('paid');
    await settled();
    expect((await press(owner, fourth, { own: true })).state).toBe('paid');
    await settled();
    expect(await money(owner)).toEqual(['first 12300', 'domain 1200', 'domain 1200']);
    expect(await names(owner)).toEqual([first, second, third, fourth].map((each) => `${each} registered`));
    const { subscription, site_url: site, domains } = await owner.manage();
    expect([subscription?.renewal_amount, site?.includes(first)]).toEqual([14_700, true]);
    expect(domains.map(({ holder }) => holder)).toEqual(['operator', 'operator', 'operator', 'customer']);
  });

  it('is charged once and ordered once, however often and in however many tabs it is pressed [P3]', async () => {
    const owner = await newSubscriber(product);
    const domain = freeName();
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => press(owner, domain)));
    // None is told that another name waits: it is the same one.
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
    await settled();
    expect((await press(owner, domain)).state).toBe('paid');
    await settled();
    expect(await money(owner)).toEqual(['first 9900', 'domain 1200']);
    expect(await names(owner)).toEqual([`${domain} registered`]);
    expect((await owner.manage()).subscription?.renewal_amount).toBe(11_100);
  });

  it('is charged once when the provider’s answer is lost, whether its owner presses again or never comes back [P3]', async () => {
    const [again, gone] = [await newSubscriber(product), await newSubscriber(product)];
    const [one, two] = [freeName(), freeName()];
    expect(await addDomain(losing(again), { id: again.id(), ...wish(one) })).toEqual(unknown);
    expect((await press(again, one)).state).toBe('paid');
    await product.webhooks({ off: true });
    expect(await addDomain(losing(gone), { id: gone.id(), ...wish(two) })).toEqual(unknown);
    expect(await money(gone)).toEqual(['first 9900']);
    // No event comes, and nobody presses again.
    await pollAdditions(product.system());
    expect(await money(gone)).toEqual(['first 9900', 'domain 1200']);
    await product.webhooks({ off: false });
    await settled();
    for (const [owner, domain] of [
      [again, one],
      [gone, two],
    ] as const) {
      expect(await money(owner)).toEqual(['first 9900', 'domain 1200']);
      expect(await names(owner)).toEqual([`${domain} registered`]);
      expect((await owner.manage()).adding).toBeNull();
    }
  });

  it('waits for a card that pays, is not ordered before, and lapses in a day [P3]', async () => {
    const [pays, leaves] = [await newSubscriber(product), await newSubscriber(product)];
    const domain = freeName();
    for (const owner of [pays, leaves]) {
      await owner.useCard('pm_card_chargeCustomerFail');
      const name = owner === pays ? domain : freeName();
      const answer = await press(owner, name);
      expect(answer).toMatchObject({ state: 'payment-needed', payUrl: expect.stringMatching(/^http/) as string });
      expect(await press(owner, name)).toEqual(answer);
      await settled();
      expect([await money(owner), await names(owner)]).toEqual([['first 9900'], []]);
      expect((await owner.manage()).adding).toMatchObject({ domain: name, price: 1200 });
    }
    await expect(press(pays, freeName())).rejects.toMatchObject({ code: 'ordering.domain-waits' });
    const quote = await quotePro(pays.ctx(), pays.id());
    const shown = { amount: quote.amount, prorationDate: quote.proration_date };
    await expect(upgradeToPro(pays.ctx(), { id: pays.id(), ...shown })).rejects.toMatchObject({
      code: 'billing.change-waits',
    });
    await pays.useCard('pm_card_visa');
    await pays.payOwed();
    expect([await money(pays), await names(pays)]).toEqual([['first 9900', 'domain 1200'], [`${domain} registered`]]);
    await pass(product, 26 * HOUR);
    await pollAdditions(product.system());
    expect((await leaves.manage()).adding).toBeNull();
    await leaves.useCard('pm_card_visa');
    expect((await press(leaves, freeName('com'))).state).toBe('paid');
    await settled();
    expect(await money(leaves)).toEqual(['first 9900', 'domain 1200']);
    expect(await leaves.state()).toBe('live');
  });

  it('whose card asks for the holder’s word is ordered when the bank has it, and not before [P3]', async () => {
    for (const word of ['complete', 'fail'] as const) {
      const owner = await newSubscriber(product);
      await owner.useCard('pm_card_threeDSecure2Required');
      const domain = freeName();
      const { state, payUrl } = await press(owner, domain);
      expect([state, (await press(owner, domain)).payUrl]).toEqual(['payment-needed', payUrl]);
      await settled();
      expect([await money(owner), await names(owner)]).toEqual([['first 9900'], []]);
      await owner.atTheBank(payUrl, word);
      if (word === 'fail') {
        expect([await money(owner), await names(owner)]).toEqual([['first 9900'], []]);
        expect((await owner.manage()).adding).toMatchObject({ domain });
        await owner.useCard('pm_card_visa');
        await owner.payOwed();
      }
      expect(await money(owner)).toEqual(['first 9900', 'domain 1200']);
      expect(await names(owner)).toEqual([`${domain} registered`]);
      expect((await owner.manage()).adding).toBeNull();
    }
  });

  it('that waits is called off in one press: nobody can pay it any more, and another is bought at once [P3]', async () => {
    const owner = await newSubscriber(product);
    await owner.useCard('pm_card_threeDSecure2Required');
    const [unwanted, wanted] = [freeName(), freeName()];
    const { payUrl } = await press(owner, unwanted);
    await callOffDomain(owner.ctx(), owner.id());
    await callOffDomain(owner.ctx(), owner.id());
    expect((await owner.manage()).adding).toBeNull();
    await owner.atTheBank(payUrl, 'complete');
    expect([await money(owner), await names(owner)]).toEqual([['first 9900'], []]);
    const truth = await providerOf(product).subscriptions.retrieve(owner.subscriptionId);
    expect([truth.pending_update, truth.items.data.length]).toEqual([null, 1]);
    await owner.useCard('pm_card_visa');
    expect((await press(owner, wanted)).state).toBe('paid');
    await settled();
    expect([await money(owner), await names(owner)]).toEqual([['first 9900', 'domain 1200'], [`${wanted} registered`]]);
  });

  it('is called off by the next press when the answer to the first was lost, also when that to its charge was [P3]', async () => {
    for (const through of [(owner: Owner) => owner.ctx(), losing]) {
      const owner = await newSubscriber(product);
      await owner.useCard('pm_card_threeDSecure2Required');
      const domain = freeName();
      await addDomain(through(owner), { id: owner.id(), ...wish(domain) });
      await expect(callOffDomain(deaf(owner), owner.id())).rejects.toMatchObject({
        code: 'billing.provider-unavailable',
      });
      expect((await owner.manage()).adding).toMatchObject({ domain });
      await callOffDomain(owner.ctx(), owner.id());
      expect((await owner.manage()).adding).toBeNull();
      expect(await money(owner)).toEqual(['first 9900']);
    }
  });

  it('that was paid a moment before it is called off stays bought; one nobody knows of yet is asked about first [P3]', async () => {
    const [paid, unknownYet] = [await newSubscriber(product), await newSubscriber(product)];
    const domain = freeName();
    await product.webhooks({ off: true });
    await addDomain(losing(paid), { id: paid.id(), ...wish(domain) });
    await callOffDomain(paid.ctx(), paid.id());
    await product.webhooks({ off: false });
    await settled();
    expect([await money(paid), await names(paid)]).toEqual([['first 9900', 'domain 1200'], [`${domain} registered`]]);
    // The press has not reached the provider, or not yet.
    await addDomain(losing(unknownYet, silent(unknownYet)), { id: unknownYet.id(), ...wish(freeName()) });
    await expect(callOffDomain(unknownYet.ctx(), unknownYet.id())).rejects.toMatchObject({
      code: 'ordering.domain-asked',
      status: 409,
    });
    expect((await unknownYet.manage()).adding).not.toBeNull();
    product.later(6 * 60_000);
    await callOffDomain(unknownYet.ctx(), unknownYet.id());
    expect((await unknownYet.manage()).adding).toBeNull();
    await expect(callOffDomain(paid.ctx(), unknownYet.id())).rejects.toMatchObject({ code: 'ordering.not-found' });
  });

  it('gives its own money back when somebody else was faster, and is asked for no more [P3]', async () => {
    const owner = await newSubscriber(product);
    const domain = `${another('rubato-')}.it`;
    expect((await press(owner, domain)).state).toBe('paid');
    await settled();
    expect(await names(owner)).toEqual([`${domain} failed`]);
    await giveUpDomain(owner.ctx(), owner.id(), domain);
    await settled();
    const back = await product.rows(
      'select invoice_id is not null as own, amount, status from refunds where order_id = $1',
      [owner.id()],
    );
    expect(back).toEqual([{ own: true, amount: 1200, status: 'succeeded' }]);
    expect((await documents(owner)).map(({ kind, gross }) => `${kind} ${gross}`)).toEqual([
      'invoice 9900',
      'invoice 1200',
      'credit-note 1200',
    ]);
    expect((await owner.manage()).subscription?.renewal_amount).toBe(9900);
    expect(await owner.state()).toBe('live');
  });

  it('goes back whole when its payment comes to an order that is over [P3]', async () => {
    const owner = await newSubscriber(product);
    await product.webhooks({ off: true });
    expect(await addDomain(losing(owner), { id: owner.id(), ...wish(freeName()) })).toEqual(unknown);
    await withdrawOrder(owner.ctx(), { id: owner.id(), name: 'Nives', mail: owner.billing.mail, lang: 'it' });
    await product.drain();
    await pollAdditions(product.system());
    await product.webhooks({ off: false });
    await settled();
    expect(await owner.state()).toBe('refunded');
    expect(await names(owner)).toEqual([]);
    const charges = await providerOf(product).charges.list({ customer: owner.customerId });
    expect(charges.data.map(({ amount, amount_refunded: given }) => amount - given)).toEqual([0, 0]);
  });

  it('is refused with a reason: too many, another price, a contract that ends, somebody else’s name [P3]', async () => {
    const full = await newSubscriber(product, { choice: { domains: Array.from({ length: 5 }, () => freeName()) } });
    await expect(press(full, freeName())).rejects.toMatchObject({ code: 'ordering.domains-full' });
    expect((await full.manage()).can.add_domain).toBe(false);
    const owner = await newSubscriber(product);
    expect((await owner.manage()).can.add_domain).toBe(true);
    await expect(press(owner, freeName(), { amount: 1100 })).rejects.toMatchObject({ code: 'billing.quote-old' });
    await expect(press(owner, 'occupato-da-altri.it')).rejects.toMatchObject({ code: 'ordering.domain-taken' });
    await expect(press(owner, 'niente.gr')).rejects.toMatchObject({ code: 'ordering.domain-invalid' });
    await cancelAtTerm(owner.ctx(), owner.id());
    expect((await owner.manage()).can.add_domain).toBe(false);
    await expect(press(owner, freeName())).rejects.toMatchObject({ code: 'ordering.state' });
    expect(await money(owner)).toEqual(['first 9900']);
  });

  it('moves to us with its code, which is kept no longer than needed [P3]', async () => {
    const owner = await newSubscriber(product);
    const domain = `${another('occupato-')}.com`;
    expect((await press(owner, domain, { kind: 'transfer', authcode: 'Sesamo-1234' })).state).toBe('paid');
    await settled();
    expect(await names(owner)).toEqual([expect.stringMatching(`^${domain} (submitted|registered)$`)]);
    expect(await product.rows('select id from domain_additions where authcode is not null')).toEqual([]);
    await expect(press(owner, 'occupato-x.it', { kind: 'transfer' })).rejects.toMatchObject({
      code: 'ordering.authcode-invalid',
    });
  });
});
