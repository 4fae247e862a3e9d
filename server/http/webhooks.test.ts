/** What programs outside hand in, signed as it must be, with what no store takes. */
import { createHash } from 'node:crypto';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { newShopper, type Shopper } from '../../tests/support/shopper.ts';

let product: TestProduct;
let shopper: Shopper;
beforeAll(async () => {
  product = await startTestProduct();
  shopper = newShopper(product);
  await shopper.start();
  await product.drain();
});
afterAll(() => product.close());

const provider = new Stripe('sk_test_of_this_file');
/** With the provider's own signature over these very characters. */
async function deliver(payload: string): Promise<number> {
  const timestamp = Math.floor(product.clock.now().getTime() / 1000);
  const signature = provider.webhooks.generateTestHeaderString({ payload, secret: product.webhookSecret, timestamp });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await product.app.request('/webhooks/stripe', { method: 'POST', body: payload, headers })).status;
}
const event = (id: string) => ({
  id,
  object: 'event',
  type: 'customer.updated',
  api_version: '2026-10-28.endive',
  created: 1_780_000_000,
  livemode: false,
  account: null,
  data: { object: { id: 'cus_x', object: 'customer', name: 'Nives', customer: 'cus_x', subscription: 'sub_x' } },
});
type Bent = Record<string, unknown>;
/** The event with something put into one of its texts at a time, and once as a name. */
function bent(given: unknown, odd: string): unknown[] {
  if (typeof given === 'string') return [given + odd];
  if (typeof given !== 'object' || given === null) return [];
  const each = Object.entries(given as Bent).flatMap(([key, value]) =>
    bent(value, odd).map((changed) => ({ ...given, [key]: changed })),
  );
  return [...each, { ...given, [`x${odd}`]: 1 }];
}

describe('a signed event of the card provider', () => {
  it('is taken when it is whole', async () => {
    expect(await deliver(JSON.stringify(event('evt_whole')))).toBe(200);
    // A character outside of the first plane is two units, and whole.
    expect(await deliver(JSON.stringify(event('evt_pizza_🍕')))).toBe(200);
  });

  it('is a bad request with NUL or half a character in any of its texts, and leaves no row', async () => {
    const before = await product.rows('select id from inbox_events');
    const bodies = ['\0', '\ud800', '\udc00x'].flatMap((odd) => bent(event('evt_bent'), odd));
    expect(bodies.length).toBeGreaterThan(25);
    for (const body of bodies) {
      // JSON.stringify spells both as escapes: "\u0000", "\ud800".
      const payload = JSON.stringify(body);
      expect(payload).toMatch(/\\u(?:0000|d[89ab]|dc)/);
      expect([payload, await deliver(payload)]).toEqual([payload, 400]);
    }
    const raw = JSON.stringify(event('evt_raw')).replace('Nives', 'Ni\0ves');
    expect(await deliver(raw)).toBe(400);
    expect(await product.rows('select id from inbox_events')).toEqual(before);
  });
});

/** Longer than what an index of the database takes, and not to be made shorter. */
const LONG = createHash('shake256', { outputLength: 30_000 }).update('odd').digest('base64');
/** Of another kind, length or size than the provider documents. */
const ODD = [null, true, 7, -1, 1e300, '', ' ', '../refunds', LONG, [], {}];
const OBJECTS = [
  { id: 'cus_x', object: 'customer', subscription: 'sub_x', customer: 'cus_x' },
  { id: 'in_x', object: 'invoice', parent: { subscription_details: { subscription: 'sub_x' } }, customer: 'cus_x' },
  { id: 'cs_x', object: 'checkout.session', subscription: 'sub_x', customer: 'cus_x' },
  { id: 're_x', object: 'refund' },
  { id: 'du_x', object: 'dispute' },
  { id: 'sub_x', object: 'subscription', customer: 'cus_x' },
];
/** The event with one of its fields changed, or left out, at a time. */
function changed(given: unknown, odd: unknown): unknown[] {
  if (typeof given !== 'object' || given === null) return [odd];
  return Object.entries(given as Bent).flatMap(([key, value]) =>
    changed(value, odd).map((other) => ({ ...given, [key]: other })),
  );
}

describe.each(OBJECTS)('a signed event about a $object', (object) => {
  const whole = (id: string) => ({ ...event(id), data: { object } });

  it('whose fields are odd is refused or taken, and is never our fault [X3]', async () => {
    const bodies = [undefined, ...ODD].flatMap((odd) => changed(whole(`evt_odd_${object.object}`), odd));
    expect(bodies.length).toBeGreaterThan(100);
    for (const body of bodies) {
      const payload = JSON.stringify(body);
      expect([200, 400], payload.slice(0, 400)).toContain(await deliver(payload));
    }
  });

  it('that does not say of which, or in more than 255 characters, is refused [X3]', async () => {
    // An invoice to come has no id yet.
    const ids = ['', `x_${'x'.repeat(254)}`, ...(object.object === 'invoice' ? [] : [undefined])];
    for (const id of ids) {
      const body = { ...event('evt_unnamed'), data: { object: { ...object, id } } };
      expect([id, await deliver(JSON.stringify(body))]).toEqual([id, 400]);
    }
    expect(await product.rows(`select id from inbox_events where event_id = 'evt_unnamed'`)).toEqual([]);
  });

  it('with more than we know of is taken: the provider adds fields without a new version [X3]', async () => {
    const id = `evt_more_${object.object}`;
    const body = {
      ...whole(id),
      request: { id: null },
      data: { object: { ...object, new: [{ of: 1 }] }, previous: {} },
    };
    expect(await deliver(JSON.stringify(body))).toBe(200);
    expect(await product.rows('select id from inbox_events where event_id = $1', [id])).toHaveLength(1);
  });
});

describe('a mail that came back', () => {
  const report = (name: string, diagnosis: string) =>
    [
      'From: MAILER-DAEMON@mail.example',
      `To: returns+${name}@vetrina.example`,
      'Content-Type: multipart/report; report-type=delivery-status; boundary="x"',
      '',
      '--x',
      'Content-Type: message/delivery-status',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Action: failed',
      'Status: 5.1.1',
      `Diagnostic-Code: smtp; 550 ${diagnosis}`,
      '--x--',
      '',
    ].join('\r\n');
  const handOver = async (body: string) => {
    const headers = { authorization: `Bearer ${product.config.mail.returnsSecret ?? ''}` };
    return (await product.app.request('/webhooks/mail-returns', { method: 'POST', headers, body })).status;
  };

  it('is a bad request with a raw NUL, and is marked where a server hid one in what it quotes', async () => {
    const [mail] = await product.rows<{ id: string }>('select id from mails where order_id = $1', [shopper.id()]);
    const [name = ''] = mail?.id.split('@') ?? [];
    expect(await handOver(report(name, 'gone\0'))).toBe(400);
    expect(await handOver(report(name, 'gone=00=01 for=ED=A0=80 ever'))).toBe(204);
    const [row] = await product.rows<{ failure: string }>('select failure from mails where id = $1', [mail?.id]);
    expect(row?.failure).toMatch(/^5\.1\.1 smtp; 550 gone for.+ ever$/u);
  });
});
