/** The calls about mailboxes as a browser makes them: for the owner of the order alone, and by a mailed link. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAIL_HOST_AWAY } from '../../tests/support/box-owner.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { freeName, newShopper, registered, type Shopper } from '../../tests/support/shopper.ts';
import { ORDER_COOKIE } from '../access/index.server.ts';
import { isEditable } from '../ordering/order.states.ts';
import { deviceAdded, mailView, passwordLink, type MailView } from './schemas.ts';

const HOUR = 3_600_000;
const GOOD = 'sette gufi sul ramo lungo';
const REPLY = { text: 'Chiusi.', from: null, until: null, time_zone: 'Europe/Rome' };
let product: TestProduct;
let owner: Shopper;
let domain: string;
beforeAll(async () => {
  product = await startTestProduct({ env: MAIL_HOST_AWAY });
  owner = newShopper(product);
  domain = freeName();
  await owner.buy({ domains: [domain] });
  await registered(product, domain);
});
afterAll(() => product.close());

interface Answer {
  status: number;
  body: unknown;
}
let callers = 0;
/** Each call comes from an address of its own, so that no budget is used up. */
async function call(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  callers += 1;
  const answer = await product.app.request(
    `/buy_yr/api${path}`,
    {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    { incoming: { socket: { remoteAddress: `198.19.${callers >> 8}.${callers & 255}` } } },
  );
  return { status: answer.status, body: await answer.json() };
}
const as = (shopper: Shopper) => ({ cookie: `${ORDER_COOKIE}=${shopper.secret}` });
const mail = (what = '', body?: unknown, shopper = owner) =>
  call(`/order/check/${shopper.id()}/mail${what}`, body, as(shopper));
const view = ({ status, body }: Answer): MailView => {
  expect([status, body]).toEqual([200, expect.anything()]);
  return mailView.parse(body);
};
const refused = (code: string, fields?: Record<string, string>) => ({
  error: expect.objectContaining({ code, ...(fields ? { fields } : {}) }),
});
const nameOf = ({ names }: MailView, at = domain) => names.find((each) => each.domain === at) ?? expect.fail(at);
const firstBox = async () => nameOf(view(await mail())).boxes[0] ?? expect.fail('no box');
/** The key of the newest link that was mailed. */
async function mailedKey(): Promise<string> {
  await product.drain();
  // Beside it other mails of the order may come.
  const links = owner.mails().map(({ text }) => /\/mail-password#([\w-]{43})\s/.exec(text)?.[1]);
  return links.findLast(Boolean) ?? expect.fail('no link was mailed');
}
const setPassword = (key: string, password = GOOD, devices = 'stay') =>
  call('/mail-password', { key, password, devices });

describe('the mail of an order', () => {
  it('is offered with two names by trade and the servers that programs need, and both boxes open in one press [P4] [K9]', async () => {
    const before = view(await mail());
    expect(before).toMatchObject({
      order: { id: owner.id(), mail: owner.billing.mail },
      most: 2,
      left: 2,
      served: true,
      suggested: ['info', 'prenota'],
      servers: {
        imap: { host: 'imap.mail.vetrina.example', port: 993 },
        smtp: { host: 'smtp.mail.vetrina.example', port: 465 },
      },
    });
    expect(nameOf(before)).toMatchObject({ state: 'ours', boxes: [], aliases: [] });
    const after = view(await mail('/boxes', { domain, names: before.suggested }));
    expect(after).toMatchObject({ left: 0, suggested: [] });
    expect(nameOf(after).boxes.map(({ address, state }) => [address, state])).toEqual([
      [`info@${domain}`, 'live'],
      [`prenota@${domain}`, 'live'],
    ]);
    const third = await mail('/boxes', { domain, names: ['terza'] });
    expect([third.status, third.body]).toEqual([409, refused('mailboxes.no-more')]);
  });

  it('opens none of two where one cannot be had, and names the faulty one [P4]', async () => {
    const shopper = newShopper(product);
    const at = freeName();
    await shopper.buy({ domains: [at] });
    await registered(product, at);
    for (const [names, code, fault] of [
      [['info', 'abuse'], 'mailboxes.name-reserved', 'names.1'],
      [['caffè', 'info'], 'mailboxes.name-unfit', 'names.0'],
      [['info', ' INFO'], 'mailboxes.name-taken', 'names.1'],
    ] as const) {
      const answer = await mail('/boxes', { domain: at, names }, shopper);
      expect([answer.status, answer.body]).toEqual([422, refused(code, { [fault]: code })]);
    }
    const tooMany = await mail('/boxes', { domain: at, names: ['uno', 'due', 'tre'] }, shopper);
    expect(tooMany.body).toEqual(refused('mailboxes.no-more'));
    expect(nameOf(view(await mail('', undefined, shopper)), at).boxes).toEqual([]);
    const taken = await mail('/boxes', { domain: at, names: ['info'] }, shopper);
    expect(view(taken).left).toBe(1);
    const again = await mail('/boxes', { domain: at, names: ['info'] }, shopper);
    expect([again.status, again.body]).toEqual([
      409,
      refused('mailboxes.name-taken', { 'names.0': 'mailboxes.name-taken' }),
    ]);
  });

  it('says of a name that is not registered yet, and of one whose mail is elsewhere, that no box opens [P4]', async () => {
    const shopper = newShopper(product);
    const at = freeName();
    await shopper.buy({ domains: [at] });
    await registered(product, at);
    const set = (state: string) =>
      product.rows('update domain_registrations set state = $1 where domain = $2', [state, at]);
    await set('wanted');
    expect(nameOf(view(await mail('', undefined, shopper)), at).state).toBe('waiting');
    expect(await mail('/boxes', { domain: at, names: ['info'] }, shopper)).toEqual({
      status: 422,
      body: refused('mailboxes.no-domain'),
    });
    await set('registered');
    const records = [{ name: at, type: 'MX', values: ['10 mx.elsewhere.example'], owner: 'kept' }];
    await product.rows(
      `insert into kept_records (registration_id, records, name_servers, read_at)
       select id, $1, '{}', now() from domain_registrations where domain = $2`,
      [JSON.stringify(records), at],
    );
    expect(nameOf(view(await mail('', undefined, shopper)), at).state).toBe('elsewhere');
    expect(await mail('/boxes', { domain: at, names: ['info'] }, shopper)).toEqual({
      status: 409,
      body: refused('mailboxes.elsewhere'),
    });
  });

  it('without a name of one’s own has no boxes, and before the payment none can be opened [P4]', async () => {
    const shopper = newShopper(product);
    await shopper.start();
    const answer = view(await mail('', undefined, shopper));
    expect(isEditable((await shopper.order()).status)).toBe(true);
    expect(answer).toMatchObject({ served: false, names: [] });
  });
});

describe('the password of a box', () => {
  it('is set by a link that is mailed to the order’s address, opens once, and stands in no answer and no log [P4] [X5]', async () => {
    const { id, address } = await firstBox();
    expect(await mail(`/boxes/${id}/password-link`, {})).toEqual({ status: 200, body: {} });
    const key = await mailedKey();
    const looked = await call('/mail-password/link', { key });
    expect(passwordLink.parse(looked.body)).toEqual({ address, devices: 0 });
    expect(await setPassword(key, 'corta')).toEqual({
      status: 422,
      body: refused('mailboxes.password-length', { password: 'mailboxes.password-length' }),
    });
    expect((await setPassword(key, 'qwertyuiopasdf')).body).toEqual(refused('mailboxes.password-guessable'));
    expect(await setPassword(key)).toEqual({ status: 200, body: {} });
    expect((await firstBox()).has_password).toBe(true);
    const logged = product.lines.join('');
    for (const secret of [key, GOOD, 'qwertyuiopasdf']) expect(logged.includes(secret)).toBe(false);
    // Used, or never made: one answer, word for word.
    const answers = await Promise.all([
      setPassword(key),
      setPassword('k'.repeat(43)),
      setPassword(''),
      call('/mail-password/link', { key }),
      call('/mail-password/link', { key: '../../etc/passwd' }),
    ]);
    for (const { status, body } of answers) expect([status, body]).toEqual([410, refused('mailboxes.link-ended')]);
  });

  it('is not set by a link of yesterday, nor by the one before the last [P4]', async () => {
    const { id } = await firstBox();
    await mail(`/boxes/${id}/password-link`, {});
    const first = await mailedKey();
    await mail(`/boxes/${id}/password-link`, {});
    const second = await mailedKey();
    expect((await setPassword(first)).status).toBe(410);
    product.later(24 * HOUR);
    expect((await call('/mail-password/link', { key: second })).status).toBe(410);
  });
});

describe('a device', () => {
  it('gets a secret that is told once; revoked, it is gone from the list; and a box may open to devices only [P4]', async () => {
    const { id } = await firstBox();
    const added = deviceAdded.parse((await mail(`/boxes/${id}/devices`, { kind: 'phone', name: ' Telefono ' })).body);
    expect(added.secret).toMatch(/^(?:[a-z0-9]{5}-){3}[a-z0-9]{5}$/);
    expect((await firstBox()).devices).toMatchObject([{ id: added.device, kind: 'phone', name: 'Telefono' }]);
    const shown = JSON.stringify((await mail()).body) + product.lines.join('');
    expect(shown.includes(added.secret)).toBe(false);
    const only = view(await mail(`/boxes/${id}/devices-only`, { only: true }));
    expect(nameOf(only).boxes[0]?.devices_only).toBe(true);
    const revoked = view(await mail(`/boxes/${id}/devices/${added.device}/revoke`, {}));
    expect(nameOf(revoked).boxes[0]?.devices).toEqual([]);
    expect(nameOf(view(await mail(`/boxes/${id}/devices-only`, { only: false }))).boxes[0]?.devices_only).toBe(false);
  });
});

describe('an alias', () => {
  it('leads to the boxes of its name, and is taken away [P4]', async () => {
    const ids = nameOf(view(await mail())).boxes.map((box) => box.id);
    const set = view(await mail('/aliases', { domain, name: 'Vendite', boxes: ids }));
    expect(nameOf(set).aliases).toMatchObject([{ name: 'vendite', boxes: expect.arrayContaining(ids) }]);
    expect((await mail('/aliases', { domain, name: 'info', boxes: ids })).body).toEqual(
      refused('mailboxes.name-taken', { name: 'mailboxes.name-taken' }),
    );
    expect(nameOf(view(await mail('/aliases/remove', { domain, name: 'vendite' }))).aliases).toEqual([]);
  });
});

describe('each call', () => {
  it('names what is wrong with what it is sent [P4]', async () => {
    const { id } = await firstBox();
    for (const [what, body, field] of [
      ['/boxes', { domain, names: [] }, 'names'],
      ['/boxes', { domain, names: Array.from({ length: 11 }, (_, n) => `n${n}`) }, 'names'],
      ['/boxes', { domain, names: ['a'.repeat(257)] }, 'names.0'],
      [`/boxes/${id}/devices`, { kind: 'fridge', name: 'x' }, 'kind'],
      [`/boxes/${id}/devices`, { kind: 'phone', name: '  ' }, 'name'],
      [`/boxes/${id}/devices`, { kind: 'phone', name: 'x'.repeat(61) }, 'name'],
      [`/boxes/${id}/devices-only`, { only: 'yes' }, 'only'],
      ['/aliases', { domain, name: 'vendite' }, 'boxes'],
      ['/aliases/remove', { domain: '', name: 'vendite' }, 'domain'],
    ] as const) {
      const answer = await mail(what, body);
      expect([what, answer.status, answer.body]).toEqual([
        what,
        400,
        refused('http.bad-input', { [field]: expect.any(String) }),
      ]);
    }
    expect((await setPassword('k'.repeat(43), 'x'.repeat(1001))).body).toEqual(
      refused('http.bad-input', { password: expect.any(String) }),
    );
  });

  it('an automatic reply is set, shown and ended; a day or a zone that is none is refused [P4]', async () => {
    const { id } = await firstBox();
    const set = (change: object) => mail(`/boxes/${id}/reply`, { ...REPLY, ...change });
    const shown = (answer: unknown) => mailView.parse(answer).names[0]?.boxes[0]?.reply;
    expect(shown((await set({ text: ' Chiusi.\n' })).body)).toEqual({
      text: 'Chiusi.',
      from: null,
      until: null,
      state: 'answers',
    });
    for (const wrong of [
      { until: '2026-02-30' },
      { from: 'domani' },
      { time_zone: 'Europe/Nowhere' },
      { time_zone: '' },
      { text: ' ' },
      { text: 'x'.repeat(1001) },
      { text: 'a\u0000b' },
    ])
      expect([(await set(wrong)).status, wrong]).toEqual([400, wrong]);
    expect(shown((await mail(`/boxes/${id}/reply/end`, {})).body)).toBeNull();
  });

  it('of a stranger is answered as if there were no order, and a box of another order as if there were none [X5] [P4]', async () => {
    const { id } = await firstBox();
    const stranger = newShopper(product);
    await stranger.buy({ domains: [freeName()] });
    for (const path of [owner.id(), `ord_${'x'.repeat(22)}`])
      for (const headers of [{}, as(stranger)])
        expect(await call(`/order/check/${path}/mail`, undefined, headers)).toEqual({
          status: 404,
          body: refused('ordering.not-found'),
        });
    for (const [what, body] of [
      [`/boxes/${id}/password-link`, {}],
      [`/boxes/${id}/devices`, { kind: 'phone', name: 'x' }],
      [`/boxes/${id}/devices-only`, { only: true }],
      [`/boxes/${id}/reply`, REPLY],
      ['/aliases', { domain, name: 'nuovo', boxes: [id] }],
    ] as const)
      expect(await mail(what, body, stranger)).toEqual({ status: 404, body: refused('mailboxes.not-found') });
  });

  it('about a password is tried twenty times by one caller, and then asked to wait [X5]', async () => {
    const from = { incoming: { socket: { remoteAddress: '203.0.113.77' } } };
    const statuses = new Set<number>();
    for (let n = 0; n < 22; n++) {
      const answer = await product.app.request(
        '/buy_yr/api/mail-password',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ key: 'k'.repeat(43), password: GOOD, devices: 'stay' }),
        },
        from,
      );
      statuses.add(answer.status);
    }
    expect([...statuses]).toEqual([410, 429]);
  });
});

describe('where no mail host is configured', () => {
  it('there is no mail, for its owner too, and strangers learn nothing of it [P4] [K9]', async () => {
    const without = await startTestProduct();
    try {
      const shopper = newShopper(without);
      await shopper.start();
      const ask = async (path: string, body?: unknown, headers: Record<string, string> = as(shopper)) => {
        const init = { method: body === undefined ? 'GET' : 'POST', headers };
        const answer = await without.app.request(
          `/buy_yr/api${path}`,
          body === undefined
            ? init
            : { ...init, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) },
        );
        return [answer.status, await answer.json()];
      };
      const unavailable = [404, refused('mailboxes.unavailable')];
      const check = `/order/check/${shopper.id()}/mail`;
      expect(await ask(check)).toEqual(unavailable);
      expect(await ask(`${check}/boxes`, { domain: 'x.it', names: ['info'] })).toEqual(unavailable);
      expect(await ask('/mail-password/link', { key: 'k'.repeat(43) })).toEqual(unavailable);
      expect(await ask(check, undefined, {})).toEqual([404, refused('ordering.not-found')]);
    } finally {
      await without.close();
    }
  });
});
