/** Rows as the version before wrote them, when what opens a door was kept readable, and what migration 0025 leaves of them. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptInvite, addStaff, inviteStaff, setPassword, signIn, whoIs } from '../modules/identity/index.server.ts';
import {
  enterByKey,
  getOrder,
  openCheckout,
  openOrderLink,
  requestManagerLink,
} from '../modules/ordering/index.server.ts';
import { resendMail } from '../modules/notifications/index.server.ts';
import { unseal, type Sealed } from '../platform/seal.ts';
import { enqueueAgain, inTransaction } from '../platform/transaction.ts';
import { startTestProduct, type TestProduct } from '../tests/support/product.ts';
import { createSearch, type Sought } from '../tests/support/readable-places.ts';
import { another, newShopper, TERMS, type Shopper } from '../tests/support/shopper.ts';

const MIGRATION = readFileSync('migrations/0025_opens_nothing.sql', 'utf8');
const PASSWORD = 'dodici lettere e più';
let product: TestProduct;
let buyer: Shopper;
/** Has pressed "pay", and nobody knows what the provider made of it. */
let waiting: Shopper;
const keys: Sought[] = [];
const keyOf = (what: string) => keys.find((key) => key.what === what)?.text ?? expect.fail(what);
const staff = { email: 'ada@vetrina.example', token: 'a-token-as-it-was-kept-before-00001' };

/** Every table and file that holds one of the keys. */
async function readable(): Promise<string[]> {
  const search = createSearch(keys);
  await search.lookIntoDatabase(product.pool);
  return [...search.found].map(([place, what]) => `${place}: ${[...what].toSorted().join(', ')}`).toSorted();
}
const inMails = (pattern: RegExp) =>
  product.mail.messages().flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])[0] ?? expect.fail(String(pattern));

beforeAll(async () => {
  product = await startTestProduct();
  const ctx = product.system();
  [buyer, waiting] = [newShopper(product), newShopper(product)];
  await buyer.buy();
  await requestManagerLink(ctx, { mail: buyer.billing.mail, lang: 'it' });
  const { id } = await addStaff(ctx, { email: staff.email, name: 'Ada', role: 'agent' });
  await setPassword(ctx, { userId: id, password: PASSWORD });
  await signIn(ctx, { email: staff.email, password: PASSWORD, address: null });
  const { id: invited } = await addStaff(ctx, { email: 'eva@vetrina.example', name: 'Eva', role: 'agent' });
  await inviteStaff(ctx, { userId: invited, lang: 'it' });
  await product.drain();
  keys.push(
    { what: 'order link', text: inMails(/open\?k=([\w-]{40,})/) },
    { what: 'sign-in link', text: inMails(/enter#([\w-]{43})/) },
    { what: 'invitation', text: inMails(/welcome#([\w-]{43})/) },
    { what: 'session', text: staff.token },
    { what: 'challenge', text: '2fa-as-it-was-kept-before' },
  );

  const [mailed] = await product.rows<{ id: string }>('select id from mails where order_id = $1 limit 1', [buyer.id()]);
  // A copy of a mail that waits to be sent.
  await inTransaction(ctx, (ctx) => resendMail(ctx, mailed?.id ?? ''));

  await waiting.start();
  await waiting.choose();
  await product.cardFault({ kind: 'error-after', times: 3, path: '/v1/customers' });
  await expect(openCheckout(waiting.ctx(), { id: waiting.id(), ...TERMS })).rejects.toThrow();
  await product.cardFault({ clear: true });

  // As the version before kept all that.
  const clear = (sealed: string) => unseal(product.config.dataKeys, sealed as unknown as Sealed);
  for (const { id: mail, text, html } of await product.rows<Record<'id' | 'text' | 'html', string>>(
    'select * from mails',
  ))
    await product.rows('update mails set text = $2, html = $3 where id = $1', [mail, clear(text), clear(html)]);
  const open = await product.rows<{ key: string; intent: string }>(
    'select * from external_calls where intent is not null',
  );
  expect(open).toHaveLength(1);
  for (const { key, intent } of open)
    await product.rows('update external_calls set intent = $2 where key = $1', [key, clear(intent)]);
  await product.rows('alter table external_calls alter column intent type jsonb using intent::jsonb');
  await product.rows('update user_sessions set token = $1', [staff.token]);
  await product.rows(
    `insert into user_verifications (id, identifier, value, expires_at, created_at, updated_at)
     values ('v1', $1, $2, now() + interval '1 hour', now(), now())`,
    [keyOf('challenge'), id],
  );
}, 120_000);
afterAll(() => product.close());

describe('the migration after which a look into the database opens nothing', () => {
  it('leaves none of the keys that were readable, but in a mail that waits to be sent [X5]', async () => {
    expect(await readable()).toEqual([
      'mails.html: invitation, order link, sign-in link',
      'mails.text: invitation, order link, sign-in link',
      'user_sessions.token: session',
      'user_verifications.identifier: challenge',
    ]);
    // The table had another name then (0044).
    await product.rows(
      `begin; alter table external_calls rename to effects; ${MIGRATION}; alter table effects rename to external_calls; commit`,
    );
    expect(await readable()).toEqual(['mails.html: order link', 'mails.text: order link']);
  });

  it('loses nobody’s order: cookies, mailed links and invitations open as before [X5]', async () => {
    expect((await getOrder(buyer.ctx(), buyer.id()))._id).toBe(buyer.id());
    const { order } = await openOrderLink(product.as(null), { orderId: buyer.id(), key: keyOf('order link') });
    expect(order.id).toBe(buyer.id());
    const secret = await enterByKey(product.as(null), keyOf('sign-in link'));
    expect((await getOrder(product.as(secret), buyer.id()))._id).toBe(buyer.id());
    const eva = await acceptInvite(product.system(), { secret: keyOf('invitation'), password: `${PASSWORD} di Eva` });
    expect(eva.email).toBe('eva@vetrina.example');
  });

  it('asks staff to sign in once more, and lets them [A1]', async () => {
    expect(await whoIs(product.system(), staff.token)).toBeNull();
    const { token } = await signIn(product.system(), { email: staff.email, password: PASSWORD, address: null });
    expect(await whoIs(product.system(), token)).toMatchObject({ name: 'Ada' });
  });

  it('sends what waited as it was written, and finishes the call that was open, once', async () => {
    const waits = `select subject from mails where sent_at is null`;
    const [copy] = await product.rows<{ subject: string }>(waits);
    const copies = () => buyer.mails().filter(({ subject }) => subject === copy?.subject);
    expect(copies()).toHaveLength(1);
    await product.drain();
    const [first, second, ...more] = copies().map(({ subject, text, html }) => ({ subject, text, html }));
    expect([second, more]).toEqual([first, []]);
    expect(first?.text).toContain('http');
    expect(await product.rows(waits)).toEqual([]);
    await waiting.pay(await waiting.checkout());
    const customers = await product.rows('select * from customers where order_id = $1', [waiting.id()]);
    expect(customers).toHaveLength(1);
    expect(
      [...product.stripe.state.customers.values()].filter(({ email }) => email === waiting.billing.mail),
    ).toHaveLength(1);
  });

  it('takes a question for a link that the version before put into the queue with the address as it is', async () => {
    const late = `${another('tardi')}@settegufi.example`;
    const shopper = newShopper(product, { ...buyer.billing, mail: late });
    await shopper.buy();
    const ctx = product.system();
    await inTransaction(ctx, (ctx) => enqueueAgain(ctx, 'ordering.write-manager-link', { mail: late, lang: 'it' }));
    await product.drain();
    expect(shopper.mails().some(({ text }) => /enter#[\w-]{43}/.test(text))).toBe(true);
  });
});
