/** A box that its owner takes away, as the browser asks for it: against the mail host sandbox. */
import { createTransport } from 'nodemailer';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startMailHost } from '../../../tests/support/mail-host.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { freeName, newShopper, registered, type Shopper } from '../../../tests/support/shopper.ts';
import { endSession, ORDER_COOKIE, proveOrder } from '../../access/index.server.ts';
import { chooseBoxes, mailOfOrder, setAlias, setReply } from '../index.server.ts';
import { endPages } from '../page/login.ts';
import { MOST_TAKES, takePlace } from './places.ts';
import { takeBox } from './take-box.ts';

let host: Awaited<ReturnType<typeof startMailHost>>;
let product: TestProduct;
let owner: Shopper;
let domain: string;
let boxes: { id: string; address: string }[];

const by = (shopper = owner) => proveOrder(shopper.ctx(), 'own', shopper.id());
const info = () => boxes[0]?.id ?? '';
let callers = 0;
async function ask(
  what = '',
  { box = info(), secret = owner.secret, lang = 'it' }: { box?: string; secret?: string | null; lang?: string } = {},
) {
  callers += 1;
  // Nobody may ask for so many within a minute.
  product.later(2 * 60_000);
  return product.app.request(
    `/buy_yr/api/order/check/${owner.id()}/mail/boxes/${box}/export${what}`,
    { headers: { 'accept-language': lang, ...(secret ? { cookie: `${ORDER_COOKIE}=${secret}` } : {}) } },
    { incoming: { socket: { remoteAddress: `198.18.1.${callers & 255}` } } },
  );
}
const filesOf = async (answer: Response) => unzipSync(new Uint8Array(await answer.arrayBuffer()));
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const signIns = () => product.rows<{ id: string }>(`select id from mailbox_devices where kind = 'take'`);
async function write(subject: string, words = 'From qui\r\nfin là.'): Promise<void> {
  const transport = createTransport({ url: host.sandbox.smtpUrl, ignoreTLS: true } as object);
  await transport.sendMail({ from: 'cliente@fuori.example', to: boxes[0]?.address ?? '', subject, text: words });
  transport.close();
}

beforeAll(async () => {
  host = await startMailHost();
  product = await startTestProduct({ env: { SITES_ADDRESSES: '192.0.2.80', ...host.env } });
  await host.reads(product);
  owner = newShopper(product);
  await owner.start();
  domain = freeName();
  await owner.choose({ domains: [domain] });
  const prepare = await proveOrder(owner.ctx(), 'prepare', owner.id());
  await chooseBoxes(owner.ctx(), { by: prepare, domain, names: ['info', 'ordini'] });
  await owner.pay(await owner.checkout());
  await product.webhooksArrived();
  await product.drain();
  await registered(product, domain);
  boxes = (await mailOfOrder(owner.ctx(), { by: await by() })).names.flatMap((name) => name.boxes);
  await write('Un tavolo');
  await write('Fattura');
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await host.close();
  await product.close();
});

it('its size is said before, and all of it is in the ZIP: mails by folder, settings, and how many there are [P4]', async () => {
  await setAlias(owner.ctx(), { by: await by(), domain, name: 'tutti', boxes: boxes.map(({ id }) => id) });
  const reply = { text: 'Torniamo lunedì.', from: null, until: null, time_zone: 'Europe/Rome' };
  await setReply(owner.ctx(), { by: await by(), id: info(), ...reply });
  const size = await ask('/size');
  expect([size.status, await size.json()]).toEqual([200, { messages: 2, bytes: expect.any(Number) as number }]);

  const answer = await ask();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="info@${domain}-\\d{4}-\\d\\d-\\d\\d\\.zip"$`),
  );
  const files = await filesOf(answer);
  const mails = text(files['mail/INBOX.mbox']);
  expect(mails.match(/^From .*$/gm)).toHaveLength(2);
  expect(mails).toMatch(/^From MAILER-DAEMON [^\n]*\nStatus: O\nX-Status: \nX-Keywords: \n[^]*^>From qui\nfin /m);
  const contents = JSON.parse(text(files['contents.json'])) as { folders: object[] };
  expect(contents.folders).toHaveLength(6);
  expect(contents.folders).toContainEqual({
    folder: 'INBOX',
    file: 'mail/INBOX.mbox',
    messages: 2,
    bytes: host.sandbox.held(info()).bytes,
  });
  expect(JSON.parse(text(files['settings.json']))).toMatchObject({
    address: `info@${domain}`,
    reply: { text: 'Torniamo lunedì.' },
    aliases: [`tutti@${domain}`],
  });
  expect(text(files['LEGGIMI.txt'])).toContain('mboxrd');
  expect(JSON.stringify(files)).not.toMatch(/argon2/);
  // Nothing is left of the sign-in, and nothing was read.
  expect(await signIns()).toEqual([]);
  const again = await filesOf(await ask('', { lang: 'el' }));
  expect(text(again['mail/INBOX.mbox'])).toContain('Status: O\n');
  expect(text(again['DIAVASTE-ME.txt'])).toContain('mboxrd');
});

it('a box that is paused, or ended, is taken away too; it opens to nobody else, and sends nothing [P4] [X5]', async () => {
  for (const state of ['paused', 'ended']) {
    await product.pool.query(`update mailboxes set state = $1 where id = $2`, [state, info()]);
    const files = await filesOf(await ask());
    expect(text(files['contents.json']), state).toContain('"messages": 2');
    await product.pool.query(
      `insert into mailbox_devices (id, mailbox_id, kind, name, secret_sha256, created_at) values ('mdv_page', $1, 'page', 'x', 'y', now()), ('mdv_take', $1, 'take', 'x', 'y', now())`,
      [info()],
    );
    const said = await product.rows<{ paused: boolean; sends: boolean }>(
      `select paused, sends from mail.devices where secret_sha256 = 'y' order by paused`,
    );
    const take = { paused: false, sends: false };
    expect(said).toEqual([take, { ...take, paused: state === 'paused' }]);
    await product.pool.query(`delete from mailbox_devices where id in ('mdv_page', 'mdv_take')`);
  }
  await product.pool.query(`update mailboxes set state = 'live' where id = $1`, [info()]);
});

it('is its owner’s alone: nobody, another holder and a foreign box have one answer [X5]', async () => {
  const other = newShopper(product);
  await other.start();
  for (const what of ['', '/size']) {
    for (const secret of [null, 'a'.repeat(43), other.secret]) expect((await ask(what, { secret })).status).toBe(404);
    expect((await ask(what, { box: 'mbx_of_another' })).status).toBe(404);
  }
  expect(await signIns()).toEqual([]);
});

it('one at a time of a box and few in all; one more is told to come again, before anything is opened [P4]', async () => {
  const free = Array.from({ length: MOST_TAKES }, (_, n) => takePlace(`mbx_${n}`, () => undefined));
  for (const what of ['', '/size']) {
    const answer = await ask(what);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await answer.json()).toMatchObject({ error: { code: 'mailboxes.take-busy' } });
  }
  for (const place of free) place.leave();
  const one = await takeBox(owner.ctx(), { by: await by(), id: info(), locale: 'it' });
  const reader = one.files[Symbol.asyncIterator]();
  await reader.next();
  expect((await ask()).status).toBe(503);
  const files = await filesOf(await ask('', { box: boxes[1]?.id ?? '' }));
  expect(text(files['contents.json'])).toContain('"messages": 0');
  await reader.return?.();
  expect((await ask('/size')).status).toBe(200);
});

it('who goes away in the middle leaves neither sign-in nor place [P4]', async () => {
  for (let n = 0; n < 40; n += 1) await write(`Grande ${n}`, 'x'.repeat(200_000));
  const answer = await ask();
  const reader = answer.body?.getReader();
  await reader?.read();
  expect(await signIns()).toHaveLength(1);
  // The library that writes the ZIP ends with the reason of whoever goes.
  await reader?.cancel().catch(() => undefined);
  await expect.poll(signIns).toEqual([]);
  await expect.poll(async () => (await ask('/size')).status).toBe(200);
});

it('whose sign-in ends meanwhile has a file that breaks off, and no ZIP [P4]', async () => {
  const answer = await ask();
  const reader = answer.body?.getReader();
  await reader?.read();
  await product.ports.mailHost?.kick({ username: `info@${domain}`, host: 'store1' });
  const rest = async () => {
    for (;;) {
      const { done } = (await reader?.read()) ?? { done: true };
      if (done) return;
    }
  };
  await expect(rest()).rejects.toThrow();
  await expect.poll(signIns).toEqual([]);
  expect((await ask('/size')).status).toBe(200);
});

it('a reader who stops, and a take without an end, give their place away [P4]', async () => {
  vi.useFakeTimers();
  const late = vi.fn();
  const place = takePlace('mbx_slow', late, { silenceMs: 100, longestMs: 1_000 });
  for (let n = 0; n < 9; n += 1) {
    vi.advanceTimersByTime(90);
    place.moved();
  }
  expect(late).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(late).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(100);
  expect(late).toHaveBeenCalledTimes(2);
  place.leave();
  vi.advanceTimersByTime(10_000);
  expect(late).toHaveBeenCalledTimes(2);
});

it('what a process that died was taking opens nothing after the hours of a page, nor after the sign-out [X5]', async () => {
  await product.pool.query(
    `insert into mailbox_devices (id, mailbox_id, kind, name, secret_sha256, created_at) values ('mdv_left', $1, 'take', 'x', 'z', $2)`,
    [info(), product.clock.now()],
  );
  await endPages(owner.ctx());
  expect(await signIns()).toHaveLength(1);
  product.later(12 * 3_600_000);
  await endPages(owner.ctx());
  expect(await signIns()).toEqual([]);
  const { files } = await takeBox(owner.ctx(), { by: await by(), id: info(), locale: 'it' });
  const reader = files[Symbol.asyncIterator]();
  await reader.next();
  expect(await signIns()).toHaveLength(1);
  await endSession(owner.ctx());
  expect(await signIns()).toEqual([]);
  await reader.return?.();
});
