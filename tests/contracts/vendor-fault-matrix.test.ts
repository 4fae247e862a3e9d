/**
 * Every call of every vendor, through the real adapter, meets every fault of the wire: it says that the outcome is
 * unknown and worth another try, never that it worked or was refused, and the second try, which looks first, leaves the
 * thing done once.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAruba } from '../../adapters/aruba/index.ts';
import { createRegistrar } from '../../adapters/registrar/index.ts';
import { createZones } from '../../adapters/zones/index.ts';
import { createSocialPages } from '../../adapters/social-pages/index.ts';
import { recordsFor } from '../../modules/domains/zone-records.ts';
import type { RefundRequest } from '../../modules/billing/card-payments.port.ts';
import { isAppError } from '../../platform/errors.ts';
import { startEInvoiceSandbox, type EInvoiceSandbox } from '../../sandboxes/einvoice/index.ts';
import { startRegistrarSandbox, type RegistrarSandbox } from '../../sandboxes/registrar/index.ts';
import { startSocialPagesSandbox, type SocialPagesSandbox } from '../../sandboxes/social-pages/index.ts';
import type { StripeSandbox } from '../../sandboxes/stripe/index.ts';
import { GINO as contact } from '../fixtures/registrants.ts';
import { report } from '../chaos/report.ts';
import { SAMPLE } from './data/e-invoice.ts';
import { buyer, paymentsAt, startSandbox } from './stripe-fixtures.ts';
import { clientAt, pro, subscriber, useCard } from './stripe-life.harness.ts';
import { openWire, WIRE_FAULTS, type Wire, type WireFault } from './wire.ts';

/** Where no answer comes, a test waits less long than the product. */
const PATIENCE_MS = 1500;
const patienceFor = (fault: string) => (fault === 'no-answer-after' ? { timeoutMs: PATIENCE_MS } : {});
const HERE = { host: '127.0.0.1', port: 0 };
/** What a call does, and how it is tried again by those who do not know whether it happened. */
type Call = () => Promise<unknown>;
interface Plan {
  calls: Record<string, Call | { first: Call; again: Call }>;
  /** How many things there are at the vendor. */
  /** Calls whose answer is not read, because what became of it is asked later anyway. */
  unread?: string[];
  count: () => number;
  /** So many come of all the calls together. */
  made: number;
}
const figures: object[] = [];
afterAll(() => report('vendor faults', figures));

/** Codes of what went wrong, by call; only those that say "try again" may come. */
async function meet(vendor: string, wire: Wire, fault: WireFault, unknown: string, plan: Plan): Promise<void> {
  const before = plan.count();
  const entries = Object.entries(plan.calls).map(([name, call]) =>
    typeof call === 'function' ? { name, first: call, again: call } : { name, ...call },
  );
  wire.spoil(fault);
  const outcomes = await Promise.all(
    entries.map(async ({ name, first }) => [name, await first().then(() => 'done', codeOf)] as const),
  );
  wire.spoil(null);
  const repeated = await Promise.all(
    entries.map(async ({ name, again }) => [name, await again().then(() => 'done', codeOf)] as const),
  );
  const passes = (name: string) => fault === 'slow' || (fault === 'wrong-schema' && plan.unread?.includes(name));
  expect(Object.fromEntries(outcomes)).toEqual(
    Object.fromEntries(entries.map(({ name }) => [name, passes(name) ? 'done' : `${unknown}, again`])),
  );
  expect(Object.fromEntries(repeated)).toEqual(Object.fromEntries(entries.map(({ name }) => [name, 'done'])));
  const wrong = plan.count() - before - plan.made;
  figures.push({ vendor, fault, calls: entries.length, 'wrong effects': wrong });
  expect(wrong).toBe(0);
}
const codeOf = (error: unknown): string =>
  isAppError(error) ? `${error.code}${error.retryable ? ', again' : ''}` : String(error);

describe('the card provider', () => {
  let sandbox: StripeSandbox;
  let wire: Wire;
  beforeAll(async () => {
    sandbox = await startSandbox();
    wire = await openWire(sandbox.url);
  });
  afterAll(async () => {
    await wire.close();
    await sandbox.close();
  });

  async function plan(fault: string): Promise<Plan> {
    const stripe = clientAt(sandbox.url);
    const real = paymentsAt(sandbox.url);
    const payments = paymentsAt(wire.url, patienceFor(fault));
    const [kept, upgraded, ended, lowered, scheduled, grown, unpaid] = await Promise.all(
      Array.from({ length: 7 }, () => subscriber(stripe)),
    );
    if (!kept || !upgraded || !ended || !lowered || !scheduled || !grown || !unpaid)
      throw new Error('nobody subscribed');
    const { id: customerId } = await real.createCustomer(buyer, `fixed:${fault}`);
    const { id: left } = await real.createCustomer(buyer, `left:${fault}`);
    const session = (key: string) => ({
      customerId,
      lines: [{ priceId: pro }],
      returnUrl: 'http://localhost/x',
      locale: 'it',
      orderId: key,
      metadata: { order_id: key },
    });
    const [open, closing] = [
      await real.createCheckoutSession(session(`open:${fault}`), `open:${fault}`),
      await real.createCheckoutSession(session(`closing:${fault}`), `closing:${fault}`),
    ];
    const subscriptionId = kept.subscription.id;
    const refund: RefundRequest = {
      subscriptionId,
      invoiceId: null,
      amount: 100,
      reason: 'x',
      orderId: 'o',
      effect: `back:${fault}`,
    };
    const done = await real.refund({ ...refund, effect: `done:${fault}` }, `done:${fault}`);
    if (done === 'nothing-left') throw new Error('all of it was given back before');
    const settings = await real.createPortalSettings(
      { privacy: 'http://localhost/p', terms: 'http://localhost/t' },
      `settings:${fault}`,
    );
    const change = {
      subscriptionId: upgraded.subscription.id,
      itemId: upgraded.subscription.items.data[0]?.id ?? '',
      priceId: pro,
      prorationDate: upgraded.from,
    };
    const { items } = await real.retrieveSubscription(lowered.subscription.id);
    const item = items[1];
    if (!item) throw new Error('no domain line');
    await useCard(stripe, unpaid.customer.id, unpaid.subscription.id, 'pm_card_chargeCustomerFail');
    const [first] = unpaid.subscription.items.data;
    await real.changePrice(
      { subscriptionId: unpaid.subscription.id, itemId: first?.id ?? '', priceId: pro, prorationDate: unpaid.from },
      `unpaid:${fault}`,
    );
    const [owed] = await real.listInvoices(unpaid.subscription.id);
    if (owed?.status !== 'open') throw new Error('nothing waits for its payment');
    const { customers, sessions, refunds, subscriptions, invoices } = sandbox.state;
    const retired = () => payments.expireCheckoutSession(closing.id);
    return {
      calls: {
        listPrices: () => payments.listPrices(),
        searchCustomers: () => payments.searchCustomers('1001'),
        createCustomer: () => payments.createCustomer({ ...buyer, name: fault }, `cust:${fault}`),
        eraseCustomer: () => payments.eraseCustomer(left),
        updateCustomer: () => payments.updateCustomer(customerId, buyer),
        createCheckoutSession: () => payments.createCheckoutSession(session(`new:${fault}`), `new:${fault}`),
        retrieveCheckoutSession: () => payments.retrieveCheckoutSession(open.id),
        listCheckoutSessions: () => payments.listCheckoutSessions(customerId),
        // Who does not know whether it is closed asks first: see expire-session.ts.
        expireCheckoutSession: {
          first: retired,
          again: async () =>
            (await payments.retrieveCheckoutSession(closing.id)).status === 'expired' || (await retired()),
        },
        retrieveSubscription: () => payments.retrieveSubscription(subscriptionId),
        listInvoices: () => payments.listInvoices(subscriptionId),
        voidInvoice: () => payments.voidInvoice(owed.id),
        firstPaymentState: () => payments.firstPaymentState(subscriptionId),
        previewPriceChange: () =>
          payments.previewPriceChange({
            ...change,
            subscriptionId: scheduled.subscription.id,
            itemId: scheduled.subscription.items.data[0]?.id ?? '',
          }),
        changePrice: () => payments.changePrice(change, `up:${fault}`),
        addItem: () =>
          payments.addItem(
            {
              subscriptionId: grown.subscription.id,
              priceId: 'price_DominioYear',
              item: null,
              prorationDate: grown.subscription.items.data[0]?.current_period_start ?? 0,
            },
            `add:${fault}`,
          ),
        lowerItem: () =>
          payments.lowerItem(
            { subscriptionId: lowered.subscription.id, item, amount: 600, dropped: 'x' },
            `low:${fault}`,
          ),
        cancelAtPeriodEnd: () => payments.cancelAtPeriodEnd(scheduled.subscription.id, true, `end:${fault}`),
        cancelSubscription: () => payments.cancelSubscription(ended.subscription.id),
        refund: {
          first: () => payments.refund(refund, `back:${fault}`),
          again: async () => (await payments.findRefund(refund)) ?? (await payments.refund(refund, `back:${fault}`)),
        },
        findRefund: () => payments.findRefund({ ...refund, effect: `done:${fault}` }),
        retrieveRefund: () => payments.retrieveRefund(done.id),
        createPortalSettings: () =>
          payments.createPortalSettings({ privacy: 'http://localhost/p', terms: 'http://localhost/t' }, `set:${fault}`),
        openPortal: () =>
          payments.openPortal({ customerId, settings: settings.id, returnUrl: 'http://localhost/x', locale: 'it' }),
      },
      count: () => customers.size + sessions.size + refunds.size + subscriptions.size + invoices.size,
      // A customer, a session, a refund, the invoices of the upgrade and of a name more; and a customer less.
      made: 4,
    };
  }
  it.each(WIRE_FAULTS)('%s', async (fault) => {
    await meet('card provider', wire, fault, 'billing.provider-unavailable', await plan(fault));
  });
});

describe('the registrar', () => {
  const keys = { accessKeyId: 'AKIAMATRIX', secretAccessKey: 'secret-of-the-matrix' };
  let sandbox: RegistrarSandbox;
  let wire: Wire;
  beforeAll(async () => {
    sandbox = await startRegistrarSandbox({ ...HERE, ...keys, operationDelayMs: 0 });
    wire = await openWire(sandbox.url);
  });
  afterAll(async () => {
    await wire.close();
    await sandbox.close();
  });

  async function plan(fault: string): Promise<Plan> {
    const real = createRegistrar({ endpoint: sandbox.url, ...keys });
    const registrar = createRegistrar({
      endpoint: wire.url,
      ...keys,
      ...(fault === 'no-answer-after' ? { timeoutMs: { question: PATIENCE_MS, order: PATIENCE_MS } } : {}),
    });
    const [mine, fresh, moving, renewed] = ['mio', 'nuovo', 'viene', 'rinnova'].map(
      (word) => `libero-${word}-${fault}.it`,
    );
    const from = `occupato-${fault}.it`;
    if (!mine || !fresh || !moving || !renewed) throw new Error('no names');
    const { operationId } = await real.register({ domain: mine, contact, years: 1 });
    await real.register({ domain: renewed, contact, years: 1 });
    await real.operation(operationId);
    const expiryYear = (await real.details(renewed))?.expiresAt.getUTCFullYear() ?? 0;
    const since = new Date(Date.now() - 3_600_000);
    const order = { domain: fresh, contact, years: 1 as const };
    const transfer = { domain: from, contact, authCode: 'Sesamo-1234', years: 1 as const };
    const renew = () => registrar.renew({ domain: renewed, expiryYear });
    const orders = ['REGISTER_DOMAIN', 'TRANSFER_IN_DOMAIN', 'RENEW_DOMAIN'];
    return {
      calls: {
        check: () => registrar.check(mine),
        suggest: () => registrar.suggest(mine, 3),
        transferable: () => registrar.transferable(`occupato-altro-${fault}.it`, 'Sesamo-1234'),
        // The registrar knows no keys: who does not know asks first, as register-domain.ts and renew-domain.ts do.
        register: {
          first: () => registrar.register(order),
          again: async () => (await registrar.findOperation(fresh, since)) ?? (await registrar.register(order)),
        },
        transfer: {
          first: () => registrar.transfer(transfer),
          again: async () => (await registrar.findOperation(from, since)) ?? (await registrar.transfer(transfer)),
        },
        renew: {
          first: renew,
          again: async () => (await registrar.findOperation(renewed, since, 'renewal')) ?? (await renew()),
        },
        operation: () => registrar.operation(operationId),
        findOperation: () => registrar.findOperation(mine),
        details: () => registrar.details(mine),
        list: () => registrar.list(),
        setLock: () => registrar.setLock(mine, false),
        setNameServers: () => registrar.setNameServers(mine, ['ns1.vetrina.example', 'ns2.vetrina.example']),
        setAutoRenew: () => registrar.setAutoRenew(mine, false),
        authCode: () => registrar.authCode(mine),
      },
      unread: ['setLock', 'setNameServers', 'setAutoRenew'],
      count: () => sandbox.state().operations.filter(({ type }) => orders.includes(type)).length,
      made: 3,
    };
  }
  it.each(WIRE_FAULTS)('%s', async (fault) => {
    await meet('registrar', wire, fault, 'domains.registrar-unavailable', await plan(fault));
  });
});

describe('the hosted zones', () => {
  const keys = { accessKeyId: 'AKIAZONES', secretAccessKey: 'secret-of-the-zones' };
  let sandbox: RegistrarSandbox;
  let wire: Wire;
  beforeAll(async () => {
    sandbox = await startRegistrarSandbox({ ...HERE, ...keys, operationDelayMs: 0 });
    wire = await openWire(sandbox.url);
  });
  afterAll(async () => {
    await wire.close();
    await sandbox.close();
  });

  async function plan(fault: string): Promise<Plan> {
    const real = createZones({ endpoint: sandbox.url, ...keys });
    const zones = createZones({ endpoint: wire.url, ...keys, ...patienceFor(fault) });
    const named = (word: string) => ({ domain: `libero-${word}-${fault}.it`, reference: `dom_${word}_${fault}` });
    const records = (word: string) => recordsFor(named(word).domain, ['192.0.2.80']);
    const [mine, left] = [await real.create(named('mio')), await real.create(named('via'))];
    const change = await real.put(mine.id, records('mio'));
    await real.put(left.id, records('via'));
    const fresh = named('nuovo');
    return {
      calls: {
        // Who does not know asks first: see prepare-zone.ts.
        create: {
          first: () => zones.create(fresh),
          again: async () => (await zones.find(fresh)) ?? (await zones.create(fresh)),
        },
        find: () => zones.find(named('mio')),
        put: () => zones.put(mine.id, recordsFor(named('mio').domain, ['192.0.2.81'])),
        inSync: () => zones.inSync(change),
        remove: () => zones.remove(left.id),
        count: () => zones.count(),
      },
      count: () => sandbox.state().zones.reduce((sum, { records: sets }) => sum + 1 + sets.length, 0),
      // One more, one less with its two records.
      made: -2,
    };
  }
  it.each(WIRE_FAULTS)('%s', async (fault) => {
    await meet('zones', wire, fault, 'domains.registrar-unavailable', await plan(fault));
  });
});

describe('the exchange of electronic invoices', () => {
  const keys = { username: 'seller', password: 'secret-of-the-matrix' };
  let sandbox: EInvoiceSandbox;
  let wire: Wire;
  let number = 0;
  beforeAll(async () => {
    sandbox = await startEInvoiceSandbox({ ...HERE, ...keys, answerMs: 0, schema: false });
    wire = await openWire(sandbox.url);
  });
  afterAll(async () => {
    await wire.close();
    await sandbox.close();
  });

  async function plan(fault: string): Promise<Plan> {
    const connect = (url: string) =>
      createAruba({ authBase: sandbox.url, apiBase: url, ...keys, ...patienceFor(fault) });
    const since = new Date(Date.now() - 60_000);
    const document = () => {
      const own = `${(number += 1)}/2026`;
      return { number: own, xml: SAMPLE.replace('<Numero>1/2026<', `<Numero>${own}<`) };
    };
    const [there, fresh] = [document(), document()];
    const { fileName } = await connect(sandbox.url).send(there.xml);
    const exchange = connect(wire.url);
    const look = (asked: { number: string }) => exchange.find({ number: asked.number, since, known: [] });
    return {
      calls: {
        send: {
          first: () => exchange.send(fresh.xml),
          again: async () => (await look(fresh)) ?? (await exchange.send(fresh.xml)),
        },
        find: () => look(there),
        ask: () => exchange.ask(fileName),
      },
      count: () => sandbox.files().length,
      made: 1,
    };
  }
  it.each(WIRE_FAULTS)('%s', async (fault) => {
    await meet('e-invoices', wire, fault, 'invoicing.exchange-unavailable', await plan(fault));
  });
});

describe('the social network', () => {
  const keys = { accessToken: 'token-of-the-matrix', appSecret: 'secret-of-the-matrix' };
  let sandbox: SocialPagesSandbox;
  let wire: Wire;
  beforeAll(async () => {
    sandbox = await startSocialPagesSandbox({ ...HERE, ...keys });
    wire = await openWire(new URL(sandbox.url).origin);
  });
  afterAll(async () => {
    await wire.close();
    await sandbox.close();
  });

  // How long it is waited for is the adapter's own: see social-pages.test.ts.
  it.each(WIRE_FAULTS.filter((fault) => fault !== 'no-answer-after'))('%s', async (fault) => {
    const apiBase = sandbox.url.replace(new URL(sandbox.url).origin, wire.url);
    const pages = createSocialPages({ apiBase, ...keys, pictureHosts: [sandbox.pictureHost] });
    const plan = (call: Call): Plan => ({ calls: { call }, count: () => 0, made: 0 });
    await meet(
      'social pages',
      wire,
      fault,
      'previews.search-unavailable',
      plan(() => pages.search('gufi', 3)),
    );
    await meet(
      'social pages',
      wire,
      fault,
      'previews.network-unavailable',
      plan(() => pages.read('900000000000101')),
    );
  });
});
