import { giveUpDomain } from '../tests/support/as-owner.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../tests/support/product.ts';
import { another, freeName, newShopper, nives, type Shopper } from '../tests/support/shopper.ts';
import { addStaff, setPassword } from '../modules/identity/index.server.ts';
import { TERMS_VERSION } from '../modules/ordering/schemas.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
}, 120_000);
afterAll(() => product.close());

const AUTHCODE = 'Sesamo-Apriti-77';
const post = (shopper: Shopper, path: string, body: unknown) =>
  product.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `vetrina_order=${shopper.secret}` },
    body: JSON.stringify(body),
  });

/** Buys by the calls, with a transfer; every answer's secret is remembered. */
async function story(shopper: Shopper): Promise<string[]> {
  const opened = await post(shopper, '/buy_yr/api/order/subscription', {
    facebook_page_id: shopper.page,
    billing_info: shopper.billing,
    locale: 'it',
  });
  const { _id: id } = (await opened.json()) as { _id: string };
  const check = `/buy_yr/api/order/check/${id}`;
  await post(shopper, `${check}/cart`, {
    stripe: { cart: [{ id: 'price_VetrinaPremiumYear', type: 'service' }] },
    domains: [`${another('occupato-')}.it`],
    order: { domain_choice: 'transfer', authcode: AUTHCODE },
  });
  const opening = await post(shopper, `${check}/checkout`, { terms_accepted: true, terms_version: TERMS_VERSION });
  const form = (await opening.json()) as { client_secret: string; session_id: string };
  await shopper.pay({ ...form, publishable_key: '', script_url: '' });
  await post(shopper, `${check}/sync`, { session_id: form.session_id });
  await product.webhooksArrived();
  await product.drain();
  return [form.client_secret, form.client_secret.split('_secret_')[1] ?? ''];
}

it('a whole story leaves no tax code, card secret, transfer code, cookie, address or link key in the log', async () => {
  const person = newShopper(product);
  const company = newShopper(
    product,
    nives({ first_name: '', last_name: '', ssn: '', business_name: 'Gufi SRL', vat: '12345678903', sdi: 'ABCDEFG' }),
  );
  const secrets = [...(await story(person)), ...(await story(company))];

  // Everything that fails on the way: a refused mail, a taken name, a provider that stumbles, a broken database.
  const unlucky = newShopper(product, nives({ mail: `bounce+${another('x')}@settegufi.example` }));
  const taken = `${another('rubato-')}.it`;
  await unlucky.buy({ domains: [taken, freeName()] });
  await giveUpDomain(unlucky.ctx(), unlucky.id(), taken);
  await product.cardFault({ kind: 'error-after', times: 3, path: '/v1/refunds' });
  await product.drain();
  await product.cardFault({ clear: true });
  await product.drain({ again: true });
  await product.rows('alter table orders add constraint broken check (created_at is null) not valid');
  const broken = await post(newShopper(product), '/buy_yr/api/order/subscription', {
    facebook_page_id: unlucky.page,
    billing_info: unlucky.billing,
  });
  await product.rows('alter table orders drop constraint broken');
  expect(broken.status).toBe(500);

  // Staff at the door: a right password, a wrong one, a token at work.
  const [password, guess] = ['una parola molto segreta', 'un tentativo sbagliato'];
  const email = `${another('ada')}@vetrina.example`;
  const { id: ada } = await addStaff(product.system(), { email, name: 'Ada', role: 'operator' });
  await setPassword(product.system(), { userId: ada, password });
  const signIn = (given: string) => post(person, '/buy_yr/api/staff/sign-in', { email, password: given });
  expect((await signIn(guess)).status).toBe(401);
  const { token } = (await (await signIn(password)).json()) as { token: string };
  const order = `/buy_yr/api/admin/orders/${person.id() || 'ord_x'}`;
  await product.app.request(order, { headers: { authorization: `Bearer ${token}` } });

  const log = product.lines.join('');
  const keys = product.mail.messages().map((mail) => /open\?k=([\w-]{20,})/.exec(mail.text)?.[1] ?? '');
  const private_ = [
    ...secrets,
    ...keys.filter(Boolean),
    ...[person, company, unlucky].map((shopper) => shopper.secret),
    ...[person, company, unlucky].map((shopper) => shopper.billing.mail),
    person.billing.ssn,
    '12345678903',
    AUTHCODE,
    'Via del Nido',
    '000 0108',
    '0000108',
    '4242424242424242',
    product.config.stripe.secretKey,
    product.config.registrar.secretAccessKey,
    product.webhookSecret,
    product.config.appSecret,
    product.config.dataKeys.current.key.export().toString('base64'),
    password,
    guess,
    email,
    token,
  ];
  expect(private_.length).toBeGreaterThan(15);
  expect(private_.filter((text) => text === '' || log.includes(text))).toEqual([]);
}, 60_000);

it('every line names the request or the job it belongs to, and what failed says where', () => {
  const lines = product.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const orphans = lines.filter((line) => !line['requestId'] && !line['jobId']);
  expect(orphans.map((line) => line['msg'])).toEqual([]);
  const failure = lines.find((line) => line['msg'] === 'request failed');
  expect(failure).toMatchObject({
    code: 'http.unexpected',
    err: {
      message: expect.stringMatching(/^Failed query: insert into/),
      cause: { code: '23514', constraint: 'broken', table: 'orders' },
      at: expect.arrayContaining([expect.stringContaining('start-order')]),
    },
  });
});
