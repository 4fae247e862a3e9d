/** The mail page's calls: a box read in the browser by its owner's own sign-in, against the mail host sandbox. */
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailHost } from '../../../tests/support/mail-host.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { freeName, newShopper, registered, type Shopper } from '../../../tests/support/shopper.ts';
import { endSession, ORDER_COOKIE, proveOrder } from '../../access/index.server.ts';
import { chooseBoxes, mailOfOrder } from '../index.server.ts';
import { endPages, MOST_PAGES, PAGE_HOURS, pageLogin } from './login.ts';
import { readFolder } from './read-box.ts';
import { folderView, heaviest, lastMails, mailText } from './schemas.ts';

const HOUR = 3_600_000;
let host: Awaited<ReturnType<typeof startMailHost>>;
let product: TestProduct;
let owner: Shopper;
let address: string;
let id: string;

const by = () => proveOrder(owner.ctx(), 'own', owner.id());
const read = async () => readFolder(owner.ctx(), { by: await by(), id, folder: 'INBOX' });
const login = async () => pageLogin(owner.ctx(), { by: await by(), id });
const folders = (given: Awaited<ReturnType<typeof login>>) => product.ports.mailReader?.folders(given);
const pages = async () =>
  (
    await product.pool.query<{ id: string; secret_sha256: string; name: string }>(
      `select id, secret_sha256, name from mailbox_devices where kind = 'page'`,
    )
  ).rows;

async function write(subject: string, more: object = { text: 'Per due, alle otto.' }): Promise<void> {
  const transport = createTransport({ url: host.sandbox.smtpUrl, ignoreTLS: true } as object);
  await transport.sendMail({ from: '"Ada Ricci" <cliente@fuori.example>', to: address, subject, ...more });
  transport.close();
}
let callers = 0;
const fetched = async (path: string, body?: unknown): Promise<Response> => {
  callers += 1;
  return product.app.request(
    `/buy_yr/api/order/check/${owner.id()}/mail/boxes/${id}/page${path}`,
    {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', cookie: `${ORDER_COOKIE}=${owner.secret}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    { incoming: { socket: { remoteAddress: `198.18.0.${callers & 255}` } } },
  );
};
async function call(path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
  const answer = await fetched(path, body);
  return { status: answer.status, body: await answer.json() };
}
const folder = async (query: string) => folderView.parse((await call(`/folder?${query}`)).body);

beforeAll(async () => {
  host = await startMailHost();
  product = await startTestProduct({ env: { SITES_ADDRESSES: '192.0.2.80', ...host.env } });
  await host.reads(product);
  owner = newShopper(product);
  await owner.start();
  const domain = freeName();
  await owner.choose({ domains: [domain] });
  await chooseBoxes(owner.ctx(), { by: await proveOrder(owner.ctx(), 'prepare', owner.id()), domain, names: ['info'] });
  await owner.pay(await owner.checkout());
  await product.webhooksArrived();
  await product.drain();
  await registered(product, domain);
  const [box] = (await mailOfOrder(owner.ctx(), { by: await by() })).names.flatMap(({ boxes }) => boxes);
  [address, id] = [box?.address ?? '', box?.id ?? ''];
});
afterAll(async () => {
  await host.close();
  await product.close();
});

it('a stranger’s mail is listed, opened as plain words, marked, deleted, brought back and found [P4]', async () => {
  await write('Un tavolo');
  await write('Fattura', {
    text: 'Ecco la fattura',
    html: '<p>Ecco la <b>fattura</b></p><script>alert(1)</script>',
    attachments: [{ filename: 'fattura.pdf', content: 'JVBERi0=' }],
  });
  const first = await folder('folder=INBOX');
  expect(first.mails.map(({ subject, seen }) => [subject, seen])).toEqual([
    ['Fattura', false],
    ['Un tavolo', false],
  ]);
  expect(first.folders.find(({ use }) => use === 'inbox')).toMatchObject({ messages: 2, unseen: 2 });
  const [invoice, table] = first.mails;
  if (!invoice || !table) throw new Error('no mails');
  const opened = mailText.parse((await call(`/mail?folder=INBOX&uid=${invoice.uid}`)).body);
  expect(opened).toMatchObject({
    subject: 'Fattura',
    from: { name: 'Ada Ricci', address: 'cliente@fuori.example' },
    cut: false,
    attachments: [{ name: 'fattura.pdf', type: 'application/pdf', bytes: 8 }],
  });
  expect(opened.text).toContain('Ecco la fattura');
  expect(opened.text).not.toMatch(/<|alert/);

  const file = await fetched(`/attachment?folder=INBOX&uid=${invoice.uid}&at=0`);
  expect(await file.text()).toBe('JVBERi0=');
  expect(Object.fromEntries(file.headers)).toMatchObject({
    // Not what its mail says that it is.
    'content-type': 'application/octet-stream',
    'content-disposition': "attachment; filename*=UTF-8''fattura.pdf",
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });

  await write('Solo HTML', { html: '<p>Ciao</p><script>alert(1)</script>' });
  const [html] = (await folder('folder=INBOX')).mails;
  const formatted = (await call(`/mail?folder=INBOX&uid=${html?.uid}`)).body;
  expect(formatted).toMatchObject({ text: '', html: 'here' });
  const frame = await fetched(`/html?folder=INBOX&uid=${html?.uid}`);
  const shown = await frame.text();
  expect(shown).toContain('<body><p>Ciao</p>');
  expect(shown).not.toMatch(/script|alert/);
  expect(Object.fromEntries(frame.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringMatching(/^default-src 'none'.*; sandbox allow-popups/) as string,
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
  });
  const there = { uids: [expect.any(Number) as number] };
  expect((await call('/move', { folder: 'INBOX', uids: [html?.uid], to: 'Junk' })).body).toEqual(there);

  const mark = { folder: 'INBOX', uids: [invoice.uid], flag: 'seen', on: true };
  expect((await call('/mark', mark)).status).toBe(200);
  expect((await folder('folder=INBOX')).mails[0]?.seen).toBe(true);
  await call('/mark', { ...mark, on: false });
  expect((await folder('folder=INBOX')).mails[0]?.seen).toBe(false);

  await call('/move', { folder: 'INBOX', uids: [table.uid], to: 'Trash' });
  expect((await folder('folder=INBOX')).mails.map(({ subject }) => subject)).toEqual(['Fattura']);
  const [trashed] = (await folder('folder=Trash')).mails;
  await call('/move', { folder: 'Trash', uids: [trashed?.uid], to: 'INBOX' });
  expect((await folder('folder=INBOX&words=tavolo')).mails.map(({ subject }) => subject)).toEqual(['Un tavolo']);
  expect((await folder(`folder=INBOX&before=${invoice.uid}`)).mails).toEqual([]);
});

it.each([
  ['/folder', 400],
  ['/folder?folder=INBOX&before=0', 400],
  [`/folder?folder=INBOX&words=${'x'.repeat(201)}`, 400],
  ['/folder?folder=A%0D%0AB', 400],
  ['/folder?folder=Nessuna', 404],
  ['/mail?folder=INBOX&uid=1:*', 400],
  ['/mail?folder=INBOX&uid=4000000000', 404],
  ['/attachment?folder=INBOX&uid=1&at=-1', 400],
  ['/attachment?folder=INBOX&uid=1&at=99', 404],
  ['/attachment?folder=INBOX&uid=4000000000&at=0', 404],
])('%s is answered %i, before or by the mail host [X5]', async (path, status) => {
  expect((await call(path)).status).toBe(status);
});

it('the secret is kept nowhere, one device a browser, and it ends with the sign-out [X5] [P4]', async () => {
  const mine = await login();
  expect(await login()).toEqual(mine);
  expect(await pages()).toHaveLength(1);
  expect(JSON.stringify(await pages())).not.toContain(mine.secret);
  // It is no device of the owner's list, nor of its limit.
  const [box] = (await mailOfOrder(owner.ctx(), { by: await by() })).names.flatMap(({ boxes }) => boxes);
  expect(box?.devices).toEqual([]);
  await expect(folders(mine)).resolves.toBeDefined();
  const order = owner.id();
  const held = (await product.pool.query(`select * from order_sessions where order_id = $1`, [order])).rows as object[];
  expect(held.length).toBeGreaterThan(0);
  const ctx = owner.ctx();
  await endSession(ctx);
  expect(await pages()).toEqual([]);
  await expect(folders(mine)).rejects.toMatchObject({ code: 'mailboxes.sign-in-refused' });
  await expect(read()).rejects.toMatchObject({ code: 'ordering.not-found' });
  await product.pool.query(
    `insert into order_sessions select * from jsonb_populate_recordset(null::order_sessions, $1)`,
    [JSON.stringify(held)],
  );
});

it('after twelve hours another secret opens, and the old one nothing [P4]', async () => {
  const mine = await login();
  product.later(PAGE_HOURS * HOUR - 1);
  expect(await login()).toEqual(mine);
  product.later(1);
  await endPages(owner.ctx());
  await expect(folders(mine)).rejects.toMatchObject({ code: 'mailboxes.sign-in-refused' });
  const next = await login();
  expect(next.secret).not.toBe(mine.secret);
  await expect(folders(next)).resolves.toBeDefined();
});

it('so many browsers and no more; a paused box opens in none [P4] [X5]', async () => {
  await product.pool.query(
    `insert into mailbox_devices (id, mailbox_id, kind, name, secret_sha256, created_at)
     select 'mdv_' || n, $1, 'page', 'other' || n, 'x', $2::timestamptz - interval '1 hour' from generate_series(1, 20) n`,
    [id, product.clock.now()],
  );
  await product.pool.query(`delete from mailbox_devices where kind = 'page' and name not like 'other%'`);
  await login();
  expect(await pages()).toHaveLength(MOST_PAGES);
  await product.pool.query(`update mailboxes set state = 'paused' where id = $1`, [id]);
  expect((await call('/folder?folder=INBOX')).status).toBe(409);
  await product.pool.query(`update mailboxes set state = 'live' where id = $1`, [id]);
});

it('the largest mails are told, and one is deleted for good; nothing smaller than a megabyte is [P4] [K9]', async () => {
  const before = host.sandbox.held(id).messages;
  await write('Il catalogo', { text: 'Eccolo.', attachments: [{ filename: 'c.pdf', content: Buffer.alloc(2 ** 20) }] });
  const { mails } = heaviest.parse((await call('/heaviest')).body);
  expect(mails).toMatchObject([
    { folder: 'INBOX', subject: 'Il catalogo', from: { address: 'cliente@fuori.example' } },
  ]);
  const uids = mails.map(({ uid }) => uid);
  const { validity = 0 } = mails[0] ?? {};
  expect(await call('/delete', { folder: 'INBOX', validity, uids: [] })).toMatchObject({ status: 400 });
  // Without a word of which folder they were listed in nothing is deleted for good.
  expect(await call('/delete', { folder: 'INBOX', uids })).toMatchObject({ status: 400 });
  expect(await call('/delete', { folder: 'INBOX', validity: validity + 1, uids })).toMatchObject({ status: 404 });
  expect(await call('/delete', { folder: 'INBOX', validity, uids })).toEqual({ status: 200, body: {} });
  expect([heaviest.parse((await call('/heaviest')).body).mails, host.sandbox.held(id).messages]).toEqual([[], before]);
});

it('of a box that is paused its owner sees who wrote last and about what, and opens nothing; what showed it is gone [P4] [X5]', async () => {
  await write('Ancora aperti?');
  const devices = () => product.rows(`select 1 from mailbox_devices where kind = 'take'`);
  expect((await call('/last')).status).toBe(409);
  await product.rows(`update mailboxes set state = 'paused' where id = $1`, [id]);
  const { status, body } = await call('/last');
  expect([status, lastMails.parse(body).mails[0]]).toMatchObject([200, { subject: 'Ancora aperti?' }]);
  expect(JSON.stringify(body)).not.toContain('Per due');
  expect([(await call('/folder?folder=INBOX')).status, await devices()]).toEqual([409, []]);
  await product.rows(`update mailboxes set state = 'live' where id = $1`, [id]);
});
