/** Accounts that are connected with ours: made, onboarded, restricted, each with objects of its own that no other sees. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { StripeSandbox } from '../../sandboxes/stripe/index.ts';
import { keys, startSandbox, webhookSecret } from './stripe-fixtures.ts';
import { startInbox } from './stripe-inbox.ts';
import { clientAt, control } from './stripe-life.harness.ts';
import { checkEvent } from './stripe-recorder.ts';

let sandbox: StripeSandbox;
let stripe: Stripe;
let folder: string;
let inboxes: Awaited<ReturnType<typeof startInbox>>[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'connect-'));
  inboxes = await Promise.all([startInbox(), startInbox(), startInbox()]);
  const [own, connected, accounts] = inboxes;
  sandbox = await startSandbox({
    dataDir: folder,
    webhooks: [
      { url: own?.url ?? '', secret: webhookSecret },
      { url: connected?.url ?? '', secret: webhookSecret, hears: 'connected' },
      { url: accounts?.url ?? '', secret: webhookSecret, hears: 'accounts' },
    ],
  });
  stripe = clientAt(sandbox.url);
});
afterEach(async () => {
  await sandbox.close();
  await Promise.all(inboxes.map((each) => each.close()));
  rmSync(folder, { recursive: true, force: true });
});

const open = (mail: string) =>
  stripe.v2.core.accounts.create({
    contact_email: mail,
    display_name: 'Fiori di Nives',
    dashboard: 'full',
    identity: { country: 'it' },
    configuration: { merchant: { capabilities: { card_payments: { requested: true } } } },
    defaults: { responsibilities: { fees_collector: 'stripe', losses_collector: 'stripe' } },
    include: ['configuration.merchant', 'requirements'],
  });
const read = (id: string) =>
  stripe.v2.core.accounts.retrieve(id, { include: ['configuration.merchant', 'requirements'] });
const cardOf = (account: Stripe.V2.Core.Account) =>
  account.configuration?.merchant?.capabilities?.card_payments?.status ?? null;

/** Through the vendor's pages, as somebody presses them. */
async function onboard(account: string, act: 'send' | 'later' = 'send'): Promise<string> {
  const { url } = await stripe.v2.core.accountLinks.create({
    account,
    use_case: {
      type: 'account_onboarding',
      account_onboarding: { refresh_url: 'http://localhost/refresh', return_url: 'http://localhost/return' },
    },
  });
  expect(await (await fetch(url)).text()).toContain('Fiori di Nives');
  return sent(url, { act });
}
async function sent(url: string, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return answer.headers.get('location') ?? `${answer.status} ${await answer.text()}`;
}
const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Anna Verdi' };
const sell = (account: string, cents = 2500) =>
  stripe.checkout.sessions.create(
    {
      mode: 'payment',
      success_url: 'https://fiori.example/done',
      cancel_url: 'https://fiori.example/back',
      line_items: [
        { quantity: 1, price_data: { currency: 'eur', unit_amount: cents, product_data: { name: 'Mazzo di rose' } } },
      ],
    },
    { stripeContext: account },
  );

it('an account is what was asked for, and what was not asked for is null', async () => {
  const account = await open('nives@fiori.example');
  expect(account).toMatchObject({ object: 'v2.core.account', dashboard: 'full', defaults: null, identity: null });
  expect(account.configuration).toMatchObject({ customer: null, recipient: null });
  expect(cardOf(account)).toBe('restricted');
  expect(account.requirements?.entries?.[0]?.awaiting_action_from).toBe('user');
  const bare = await stripe.v2.core.accounts.retrieve(account.id);
  expect(bare).toMatchObject({ configuration: null, requirements: null });
});

it('what is wrong is said in the shape of the second version', async () => {
  await expect(read('acct_nobody')).rejects.toMatchObject({ statusCode: 404, code: 'not_found' });
  const wrong = stripe.v2.core.accounts.create({ contact_email: 'no address' });
  await expect(wrong).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  await expect(wrong).rejects.toMatchObject({ statusCode: 400, code: 'invalid_fields' });
});

it.each([
  ['nives@fiori.example', ['active']],
  ['payments-wanted@fiori.example', ['restricted', 'active']],
  ['payments-pending@fiori.example', ['pending']],
  ['payments-rejected@fiori.example', ['rejected']],
])('the papers of %s come to %j', async (mail, outcomes) => {
  const { id } = await open(mail);
  for (const outcome of outcomes) {
    expect(await onboard(id)).toBe('http://localhost/return');
    expect(cardOf(await read(id))).toBe(outcome);
  }
});

it('a link opens once and for minutes; later whoever made it is asked for another', async () => {
  const { id } = await open('nives@fiori.example');
  expect(await onboard(id, 'later')).toBe('http://localhost/return');
  expect(cardOf(await read(id))).toBe('restricted');
  const [used] = [...sandbox.state.accountLinks.keys()];
  expect(await sent(`${sandbox.url}/connect/onboard/${used}`, { act: 'send' })).toBe('http://localhost/refresh');
  await onboard(id, 'later');
  const late = [...sandbox.state.accountLinks.values()].at(-1);
  if (late) late.used = false;
  await control(sandbox, 'clock', { advance: 'PT6M' });
  const answer = await fetch(`${sandbox.url}/connect/onboard/${late?.key}`, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe('http://localhost/refresh');
});

it('of five accounts and ours none sees an object of another, by either header, also after a restart', async () => {
  const accounts = await Promise.all(Array.from({ length: 5 }, (_, n) => open(`nives${n}@fiori.example`)));
  for (const { id } of accounts) await onboard(id);
  const made = await Promise.all(
    accounts.map(async ({ id }, n) => {
      const session = await sell(id, 1000 + n);
      expect(await sent(session.url ?? '', CARD)).toBe('https://fiori.example/done');
      const paid = await stripe.checkout.sessions.retrieve(session.id, {}, { stripeContext: id });
      const payment = typeof paid.payment_intent === 'string' ? paid.payment_intent : '';
      const refund = await stripe.refunds.create({ payment_intent: payment, amount: 1 }, { stripeContext: id });
      return { id, session: session.id, payment, refund: refund.id };
    }),
  );
  await sandbox.close();
  sandbox = await startSandbox({ dataDir: folder });
  stripe = clientAt(sandbox.url);
  for (const owner of made)
    for (const reader of [...made.map(({ id }) => id), null]) {
      const isOwn = reader === owner.id;
      const as: Stripe.RequestOptions = reader === null ? {} : { stripeContext: reader };
      const older: Stripe.RequestOptions = reader === null ? {} : { stripeAccount: reader };
      const asked = await Promise.allSettled([
        stripe.checkout.sessions.retrieve(owner.session, {}, as),
        stripe.checkout.sessions.retrieve(owner.session, {}, older),
        stripe.paymentIntents.retrieve(owner.payment, {}, as),
        stripe.refunds.retrieve(owner.refund, {}, as),
        stripe.refunds.create({ payment_intent: owner.payment, amount: 1 }, as),
      ]);
      expect(asked.map(({ status }) => status)).toEqual(
        Array.from({ length: 5 }, () => (isOwn ? 'fulfilled' : 'rejected')),
      );
    }
  // No money passes through ours.
  expect(sandbox.state.charges.size).toBe(0);
  expect((await stripe.checkout.sessions.list({ limit: 100 })).data).toEqual([]);
});

it('nobody acts for an account that is unknown or has left, nor under two names at once', async () => {
  await expect(sell('acct_nobody')).rejects.toMatchObject({ statusCode: 403, code: 'account_invalid' });
  const { id } = await open('nives@fiori.example');
  await expect(sell(id)).rejects.toMatchObject({ statusCode: 400, code: 'account_invalid' });
  await onboard(id);
  const twice = await fetch(`${sandbox.url}/v1/checkout/sessions`, {
    headers: { authorization: `Bearer ${keys.secretKey}`, 'stripe-account': id, 'stripe-context': 'acct_other' },
  });
  expect(twice.status).toBe(400);
  await control(sandbox, `accounts/${id}`, { card: 'closed' });
  await expect(sell(id)).rejects.toMatchObject({ statusCode: 403 });
});

it('the payment page pays, declines, asks the bank and leads back, without a script', async () => {
  const { id } = await open('nives@fiori.example');
  await onboard(id);
  const { url } = await sell(id);
  const page = await (await fetch(url ?? '')).text();
  expect(page).toContain('href="https://fiori.example/back"');
  expect(page).not.toContain('<script');
  expect(await sent(url ?? '', { ...CARD, number: '' })).toContain('422');
  expect(await sent(url ?? '', { ...CARD, number: '4000 0000 0000 0002' })).toContain('role="alert"');
  const asks = { ...CARD, number: '4000 0025 0000 3155' };
  expect(await sent(url ?? '', asks)).toContain('value="complete"');
  expect(await sent(url ?? '', { ...asks, authentication: 'complete' })).toBe('https://fiori.example/done');
  expect(await sent(url ?? '', CARD)).toBe('https://fiori.example/done');
  expect(sandbox.stateOf(id).charges.size).toBe(2);
  const other = await sell(id);
  await stripe.checkout.sessions.expire(other.id, {}, { stripeContext: id });
  expect((await fetch(other.url ?? '')).status).toBe(410);
});

it('each endpoint hears what is its own: our account, connected accounts, notices of the second version', async () => {
  const [own, connected, accounts] = inboxes;
  const { id } = await open('nives@fiori.example');
  await onboard(id);
  await sent((await sell(id)).url ?? '', CARD);
  await stripe.customers.create({ name: 'Ours' });
  const heard = await connected?.until((all) => all.some(({ type }) => type === 'checkout.session.completed'));
  for (const { body } of heard ?? []) {
    const event = JSON.parse(body) as { account: string; type: string; data: { object: object } };
    expect(event.account).toBe(id);
    expect(checkEvent(event)).toEqual([]);
  }
  const notices = await accounts?.until((all) => all.length >= 4);
  expect(notices?.map(({ type }) => type)).toEqual([
    'v2.core.account.created',
    'v2.core.account[configuration.merchant].capability_status_updated',
    'v2.core.account[requirements].updated',
    'v2.core.account_link.returned',
  ]);
  const [last] = notices?.slice(1, 2) ?? [];
  const notice = stripe.parseEventNotification(last?.body ?? '', last?.signature ?? '', webhookSecret);
  expect(notice).toMatchObject({ related_object: { id, type: 'v2.core.account' } });
  expect((await own?.until((all) => all.length > 0))?.map(({ type }) => type)).toEqual(['customer.created']);
});
