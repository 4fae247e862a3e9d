import { giveUpDomain, replaceDomain } from '../../../tests/support/as-owner.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { another, freeName, newShopper, type Shopper } from '../../../tests/support/shopper.ts';
import { saveDomainInfo, withdrawOrder } from '../../ordering/index.server.ts';
import { orderProgress } from '../../reports/index.server.ts';
import { registerDomain } from './register-domain.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
afterEach(() => void product.registrar.control('clear-faults'));

const ordersOf = (domain: string) =>
  product.registrar.state().operations.filter((each) => each.domain === domain && each.type !== 'DOMAIN_LOCK');
const oursAtRegistrar = (domain: string) => product.registrar.state().domains.filter((each) => each.name === domain);
const rowsOf = (orderId: string) =>
  product.rows<{ id: string; domain: string; state: string; authcode: string | null }>(
    'select id, domain, state, authcode from domain_registrations where order_id = $1 order by created_at, domain',
    [orderId],
  );
const statesOf = async (orderId: string) =>
  (await rowsOf(orderId)).map((row) => `${row.domain} ${row.state}`).toSorted();
const refunded = (orderId: string) =>
  [...product.stripe.state.refunds.values()]
    .filter((refund) => refund.metadata['order_id'] === orderId)
    .map((refund) => refund.amount);
const problemOf = async (shopper: Shopper) =>
  (await orderProgress(product.system(), { orderId: shopper.id(), site: null }))?.domain_problem ?? null;
const subjects = (shopper: Shopper) => shopper.mails().map((mail) => mail.subject);
const fault = (kind: string, times = 1, action = 'RegisterDomain') =>
  product.registrar.control('faults', { action, kind, times: String(times) });
const stolen = () => `${another('rubato-')}.it`;
const nothingLeft = { code: 'domains.nothing-to-replace', status: 409 };
/** Buys names of which some are taken between search and payment. */
async function buyWith(domains: string[]): Promise<Shopper> {
  const shopper = newShopper(product);
  await shopper.buy({ domains });
  return shopper;
}

describe('a paid name is ordered once', () => {
  it.each(['error-after', 'reset-after', 'rubbish', 'wrong-shape', 'truncated', 'error-before', 'throttled'])(
    'although the registrar stumbled: %s',
    async (kind) => {
      const domain = freeName();
      fault(kind);
      const shopper = await buyWith([domain]);
      expect(product.registrar.state().faults).toEqual([]);
      await product.drain({ again: true });
      expect(ordersOf(domain)).toHaveLength(1);
      expect(oursAtRegistrar(domain)).toHaveLength(1);
      expect((await shopper.order()).status).toBe('live');
    },
  );

  it('for the one year that is paid, and a transferred one for one too', async () => {
    const [domain, moved] = [freeName(), `${another('occupato-')}.it`];
    await buyWith([domain]);
    await newShopper(product).buy({ transfer: { domain: moved, authcode: 'Sesamo-1234' } });
    const years = [domain, moved].flatMap((name) =>
      oursAtRegistrar(name).map(
        ({ expiresAt, createdAt }) => new Date(expiresAt).getUTCFullYear() - new Date(createdAt).getUTCFullYear(),
      ),
    );
    expect(years).toEqual([1, 1]);
  });

  it('although three workers take its job at the same moment', async () => {
    const domain = freeName();
    const shopper = newShopper(product);
    await shopper.pay(await shopper.toCardForm({ domains: [domain] }));
    await product.webhooksArrived();
    fault('error-before');
    await product.drain();
    const [row] = await rowsOf(shopper.id());
    expect(row?.state).toBe('wanted');
    await Promise.all([1, 2, 3].map(() => registerDomain(product.system(), row?.id ?? '')));
    await product.drain({ again: true });
    expect(ordersOf(domain)).toHaveLength(1);
    expect(subjects(shopper).filter((subject) => subject.includes('in linea'))).toHaveLength(1);
  });

  it('a paid order survives a night without a registrar', async () => {
    const domain = freeName();
    fault('error-before', 1000, '*');
    const shopper = newShopper(product);
    const pay = async () => {
      product.registrar.control('clear-faults');
      const form = await shopper.toCardForm({ domains: [domain] });
      fault('error-before', 1000, '*');
      await shopper.pay(form);
      await product.webhooksArrived();
    };
    await pay();
    for (let tries = 0; tries < 15; tries++) await product.drain({ again: true });
    expect(await statesOf(shopper.id())).toEqual([`${domain} wanted`]);
    product.registrar.control('clear-faults');
    await product.drain({ again: true });
    expect((await shopper.order()).status).toBe('live');
  });
});

describe('a name taken between search and payment', () => {
  it('is told by mail, and another name goes live at no further cost', async () => {
    const domain = stolen();
    const shopper = await buyWith([domain]);
    expect(await problemOf(shopper)).toEqual({ domain, code: 'taken', refund_amount: 1200 });
    expect((await shopper.order()).status).toBe('provisioning');
    expect(subjects(shopper).filter((subject) => subject.includes(domain))).toHaveLength(1);
    const other = freeName();
    await replaceDomain(shopper.ctx(), shopper.id(), { domain: other, failed: domain });
    await product.drain();
    expect(await statesOf(shopper.id())).toEqual([`${other} registered`, `${domain} replaced`]);
    expect((await shopper.order()).status).toBe('live');
    expect(refunded(shopper.id())).toEqual([]);
  });

  it('or the money of the domain goes back, exactly once, and the site is live', async () => {
    const domain = stolen();
    const shopper = await buyWith([domain]);
    const presses = Array.from({ length: 5 }, () => giveUpDomain(shopper.ctx(), shopper.id(), domain));
    const answers = await Promise.allSettled(presses);
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    await product.drain();
    await expect(giveUpDomain(shopper.ctx(), shopper.id(), domain)).rejects.toMatchObject(nothingLeft);
    await product.drain();
    expect(refunded(shopper.id())).toEqual([1200]);
    expect((await shopper.order()).status).toBe('live');
    expect(subjects(shopper).filter((subject) => subject.startsWith('Rimborso'))).toHaveLength(1);
  });

  it('replacing pressed five times at once orders one name', async () => {
    const [domain, other] = [stolen(), freeName()];
    const shopper = await buyWith([domain]);
    const presses = Array.from({ length: 5 }, () =>
      replaceDomain(shopper.ctx(), shopper.id(), { domain: other, failed: domain }),
    );
    const answers = await Promise.allSettled(presses);
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    await product.drain();
    expect(ordersOf(other)).toHaveLength(1);
    expect(await statesOf(shopper.id())).toEqual([`${other} registered`, `${domain} replaced`]);
  });

  it('replacing and taking the money at once does one of the two', async () => {
    const [domain, other] = [stolen(), freeName()];
    const shopper = await buyWith([domain]);
    const answers = await Promise.allSettled([
      replaceDomain(shopper.ctx(), shopper.id(), { domain: other, failed: domain }),
      giveUpDomain(shopper.ctx(), shopper.id(), domain),
    ]);
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    await product.drain();
    const replaced = answers[0]?.status === 'fulfilled';
    expect(oursAtRegistrar(other)).toHaveLength(replaced ? 1 : 0);
    expect(refunded(shopper.id())).toEqual(replaced ? [] : [1200]);
    expect((await shopper.order()).status).toBe('live');
  });

  it('the other name may fail too, and the customer is asked again', async () => {
    const [first, second] = [stolen(), stolen()];
    const shopper = await buyWith([first]);
    await replaceDomain(shopper.ctx(), shopper.id(), { domain: second, failed: first });
    await product.drain();
    expect(await problemOf(shopper)).toMatchObject({ domain: second });
    // Back to the first wish, which somebody gave up meanwhile: it is a new registration, not a forgotten one.
    await replaceDomain(shopper.ctx(), shopper.id(), { domain: first, failed: second });
    await product.drain();
    expect(await problemOf(shopper)).toMatchObject({ domain: first });
    expect(subjects(shopper).filter((subject) => subject.includes(first))).toHaveLength(2);
    await giveUpDomain(shopper.ctx(), shopper.id(), first);
    await product.drain();
    expect(refunded(shopper.id())).toEqual([1200]);
    expect((await shopper.order()).status).toBe('live');
  });

  it('a wish that cannot be had leaves the choice open', async () => {
    const domain = stolen();
    const shopper = await buyWith([domain]);
    for (const wish of ['occupato-tutto.it', domain, 'x']) {
      await expect(replaceDomain(shopper.ctx(), shopper.id(), { domain: wish, failed: domain })).rejects.toMatchObject({
        code: expect.stringMatching(/^ordering\.domain-(taken|invalid)$/),
      });
    }
    expect(await problemOf(shopper)).toMatchObject({ domain });
  });
});

describe('several names', () => {
  it('of which two fail are settled one after the other, each as the customer wants', async () => {
    const [good, lost, gone, other] = [freeName(), stolen(), stolen(), freeName('com')];
    const shopper = await buyWith([good, lost, gone]);
    const first = (await problemOf(shopper))?.domain ?? '';
    const second = first === lost ? gone : lost;
    await replaceDomain(shopper.ctx(), shopper.id(), { domain: other, failed: first });
    // The second press of an impatient customer does not touch the other name.
    await expect(replaceDomain(shopper.ctx(), shopper.id(), { domain: other, failed: first })).rejects.toMatchObject(
      nothingLeft,
    );
    await product.drain();
    expect((await shopper.order()).status).toBe('provisioning');
    expect((await problemOf(shopper))?.domain).toBe(second);
    await giveUpDomain(shopper.ctx(), shopper.id(), second);
    await product.drain();
    expect(await statesOf(shopper.id())).toHaveLength(4);
    expect(refunded(shopper.id())).toEqual([1200]);
    expect(await problemOf(shopper)).toBeNull();
    expect((await shopper.order()).status).toBe('live');
    const canonical = await product.rows(
      'select host from site_hosts h join sites s on s.id = h.site_id where s.order_id = $1 and canonical',
      [shopper.id()],
    );
    expect(canonical).toHaveLength(1);
  });

  it('a name the order has already cannot stand in for another: nothing paid is lost', async () => {
    const [good, lost] = [freeName(), stolen()];
    const shopper = await buyWith([good, lost]);
    await expect(replaceDomain(shopper.ctx(), shopper.id(), { domain: good, failed: lost })).rejects.toMatchObject({
      code: 'ordering.domain-taken',
    });
    expect(await problemOf(shopper)).toMatchObject({ domain: lost });
  });

  it('that are all given up are given back one by one', async () => {
    const lost = [stolen(), stolen()];
    const shopper = await buyWith(lost);
    for (const domain of lost) await giveUpDomain(shopper.ctx(), shopper.id(), domain);
    await product.drain();
    expect(refunded(shopper.id())).toEqual([1200, 1200]);
    expect((await shopper.order()).status).toBe('live');
  });
});

describe('two customers who pay for the same name', () => {
  it('one gets it, the other is asked and loses nothing', async () => {
    const domain = freeName();
    const shoppers = [newShopper(product), newShopper(product)];
    await product.webhooks({ off: true });
    const forms = await Promise.all(shoppers.map((shopper) => shopper.toCardForm({ domains: [domain] })));
    await Promise.all(shoppers.map((shopper, index) => shopper.pay(forms[index] ?? expect.fail())));
    await product.webhooks({ off: false });
    await product.webhooksArrived();
    await product.drain();
    await product.drain({ again: true });
    expect(ordersOf(domain)).toHaveLength(1);
    const states = (await Promise.all(shoppers.map((shopper) => statesOf(shopper.id())))).flat();
    expect(states.toSorted()).toEqual([`${domain} failed`, `${domain} registered`]);
    const winner = (await problemOf(shoppers[0] ?? expect.fail())) ? 1 : 0;
    const [got, asked] = [shoppers[winner], shoppers[1 - winner]];
    if (!got || !asked) throw new Error('two shoppers');
    expect((await got.order()).status).toBe('live');
    expect(await problemOf(asked)).toEqual({ domain, code: 'taken', refund_amount: 1200 });
    expect(subjects(asked).filter((subject) => subject.includes(domain))).toHaveLength(1);
    await giveUpDomain(asked.ctx(), asked.id(), domain);
    await product.drain();
    expect(refunded(asked.id())).toEqual([1200]);
    expect(refunded(got.id())).toEqual([]);
    expect((await asked.order()).status).toBe('live');
  });

  it('a name that is paid for is not sold again, though the registrar does not know yet', async () => {
    const domain = freeName();
    const first = newShopper(product);
    await first.pay(await first.toCardForm({ domains: [domain] }));
    await product.webhooksArrived();
    // Tries come a second apart, and a busy machine may fit several into one run.
    fault('error-before', 99);
    await product.drain();
    expect(await statesOf(first.id())).toEqual([`${domain} wanted`]);
    product.registrar.control('clear-faults');
    const second = newShopper(product);
    await expect(second.toCardForm({ domains: [domain] })).rejects.toMatchObject({ code: 'ordering.domain-taken' });
    await product.drain({ again: true });
  });

  it('two orders with the same two names in another order do not wait for each other for ever', async () => {
    const [a, b] = [freeName(), freeName()];
    const [one, two] = [newShopper(product), newShopper(product)];
    await product.webhooks({ off: true });
    const [form, other] = [await one.toCardForm({ domains: [a, b] }), await two.toCardForm({ domains: [b, a] })];
    await Promise.all([one.pay(form), two.pay(other)]);
    await product.webhooks({ off: false });
    await product.webhooksArrived();
    expect(await product.drain()).toEqual([]);
    expect(ordersOf(a)).toHaveLength(1);
    expect(ordersOf(b)).toHaveLength(1);
  });
});

describe('a transfer', () => {
  const transfer = (domain: string, authcode = 'Sesamo-1234') => ({ transfer: { domain, authcode } });

  it('that was not ordered yet when its buyer withdrew leaves no code behind [W9] [K11]', async () => {
    const domain = `${another('occupato-')}.it`;
    const shopper = newShopper(product);
    await shopper.pay(await shopper.toCardForm(transfer(domain)));
    await product.webhooksArrived();
    fault('error-before', 1, 'TransferDomain');
    await product.drain();
    expect(await rowsOf(shopper.id())).toMatchObject([{ state: 'wanted', authcode: expect.any(String) as string }]);
    await withdrawOrder(shopper.ctx(), {
      id: shopper.id(),
      name: 'Nives Gufi',
      mail: shopper.billing.mail,
      lang: 'it',
    });
    await product.drain({ again: true });
    expect(await rowsOf(shopper.id())).toMatchObject([{ state: 'lapsed', authcode: null }]);
    expect(ordersOf(domain)).toEqual([]);
  });

  it('moves the name and keeps its code nowhere afterwards', async () => {
    const domain = `${another('occupato-')}.it`;
    const shopper = newShopper(product);
    await shopper.buy(transfer(domain));
    expect(await statesOf(shopper.id())).toEqual([`${domain} registered`]);
    const kept = await product.rows(
      `select authcode from orders where id = $1 union all select authcode from domain_registrations where order_id = $1
       union all select authcode from order_offers where order_id = $1`,
      [shopper.id()],
    );
    expect(kept).toEqual([{ authcode: null }, { authcode: null }, { authcode: null }]);
    expect(product.lines.join('')).not.toContain('Sesamo-1234');
  });

  it.each([
    ['occupato-', '.it', 'BADCODE-1', 'domains.transfer-code'],
    ['bloccato-', '.it', 'Sesamo-1234', 'domains.transfer-locked'],
    ['recente-', '.com', 'Sesamo-1234', 'domains.transfer-too-recent'],
    ['libero-', '.it', 'Sesamo-1234', 'domains.transfer-not-registered'],
  ])('of %s…%s with %s is refused before any money is taken: %s [W9]', async (word, zone, authcode, code) => {
    const shopper = newShopper(product);
    await expect(shopper.toCardForm(transfer(`${another(word)}${zone}`, authcode))).rejects.toMatchObject({ code });
  });

  it('that the registry cannot judge now is not refused, and begins when it can [W9]', async () => {
    const domain = `${another('occupato-')}.it`;
    const shopper = newShopper(product);
    fault('error-before', 9, 'CheckDomainTransferability');
    await shopper.buy(transfer(domain));
    product.registrar.control('clear-faults');
    await product.drain({ again: true });
    expect(await statesOf(shopper.id())).toEqual([`${domain} registered`]);
  });

  it('with a code that has run out meanwhile fails, and the customer takes a new name or the money [W9]', async () => {
    const domain = `${another('occupato-')}.it`;
    const shopper = newShopper(product);
    await shopper.buy(transfer(domain, 'OLDCODE-1'));
    expect(await problemOf(shopper)).toMatchObject({ domain, refund_amount: 1200 });
    await giveUpDomain(shopper.ctx(), shopper.id(), domain);
    await product.drain();
    expect(refunded(shopper.id())).toEqual([1200]);
  });
});

it('the owner typed by the customer is the registrant; otherwise the operator is [W6]', async () => {
  const [own, ours] = [freeName(), freeName()];
  const shopper = newShopper(product);
  await shopper.start();
  await shopper.choose({ domains: [own] });
  const { saveCart } = await import('../../ordering/index.server.ts');
  const input = {
    stripe: { cart: [{ id: 'price_VetrinaPremiumYear', type: 'service' as const }] },
    domains: [own],
    order: { domain_choice: 'register' as const, domain_own_register: true },
  };
  await saveCart(shopper.ctx(), { id: shopper.id(), ...input });
  await expect(shopper.checkout()).rejects.toMatchObject({ code: 'ordering.domain-info-missing' });
  await saveDomainInfo(shopper.ctx(), { id: shopper.id(), domain_info: { ...shopper.billing, last_name: 'Allocchi' } });
  await shopper.pay(await shopper.checkout());
  await product.webhooksArrived();
  await product.drain();
  await buyWith([ours]);
  const registrant = (domain: string) => product.registrar.orderOf(ordersOf(domain)[0]?.id ?? '').contacts.registrant;
  expect(registrant(own)).toMatchObject({ ContactType: 'PERSON', LastName: 'Allocchi', CountryCode: 'IT' });
  expect(registrant(ours)).toMatchObject({ ContactType: 'COMPANY', OrganizationName: 'Vetrina di Elia Tramonti' });
});
