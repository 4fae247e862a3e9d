/** The mail host follows the product: what a box was opened with opens no more, and who reads it is cut. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/transaction.ts';
import { proveOrder } from '../../modules/access/index.server.ts';
import { sha256 } from '../../modules/mailboxes/box-secret.ts';
import { cutSessions } from '../../modules/mailboxes/cut-sessions.ts';
import { grantViews } from '../../modules/mailboxes/engine-rights.rules.ts';
import {
  addDevice,
  chooseBoxes,
  mailOfOrder,
  revokeDevice,
  setDevicesOnly,
  setPassword,
} from '../../modules/mailboxes/index.server.ts';
import { resumeOrder, suspendOrder } from '../../modules/ordering/index.server.ts';
import { startMailHostSandbox, type MailHostSandbox } from '../../sandboxes/mailhost/index.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { freeName, newShopper, type Shopper } from '../support/shopper.ts';
import { API_KEY, HOST } from './mail-host.harness.ts';

const [ONE, OTHER] = ['sette gufi sul ramo lungo', 'cinque mirti sopra il mare'];
const role = `mailread_${randomUUID().slice(0, 8)}`;
const dataDir = mkdtempSync(join(tmpdir(), 'vetrina-mailhost-'));
let sandbox: MailHostSandbox;
let product: TestProduct;
let owner: Shopper;
let address: string;
let id: string;

const by = () => proveOrder(owner.ctx(), 'own', owner.id());
beforeAll(async () => {
  sandbox = await startMailHostSandbox({ host: HOST, dataDir, apiKey: API_KEY });
  product = await startTestProduct({
    env: {
      SITES_ADDRESSES: '192.0.2.80',
      MAIL_HOST_DOMAIN: 'mail.vetrina.example',
      MAIL_HOST_STORES: `store1=${sandbox.url}`,
      MAIL_HOST_IMAP: sandbox.imapUrl,
      MAIL_HOST_API_KEY: API_KEY,
    },
  });
  const secret = randomUUID();
  await product.pool.query(`create role ${role} login password '${secret}'`);
  for (const statement of grantViews(role)) await product.pool.query(statement);
  const url = new URL(product.databaseUrl);
  [url.username, url.password] = [role, secret];
  await sandbox.setDatabase(url.href);

  owner = newShopper(product);
  await owner.start();
  const domain = freeName();
  await owner.choose({ domains: [domain] });
  await chooseBoxes(owner.ctx(), { by: await proveOrder(owner.ctx(), 'prepare', owner.id()), domain, names: ['info'] });
  await owner.pay(await owner.checkout());
  await product.webhooksArrived();
  await product.drain();
  const [box] = (await mailOfOrder(owner.ctx(), { by: await by() })).names.flatMap(({ boxes }) => boxes);
  [address, id] = [box?.address ?? '', box?.id ?? ''];
});
afterAll(async () => {
  await sandbox.close();
  await product.pool.query(`drop owned by ${role}`);
  await product.pool.query(`drop role ${role}`);
  await product.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Signed in; `cut` is set when the host ends the connection. */
async function reading(pass: string): Promise<{ imap: ImapFlow; cut: () => boolean }> {
  const { hostname, port } = new URL(sandbox.imapUrl);
  const auth = { user: address, pass };
  const imap = new ImapFlow({ host: hostname, port: Number(port), secure: false, auth, logger: false });
  let closed = false;
  imap.on('error', () => undefined).on('close', () => (closed = true));
  await imap.connect();
  return { imap, cut: () => closed };
}
const opens = (pass: string): Promise<boolean> =>
  reading(pass).then(
    ({ imap }) => imap.logout().then(() => true),
    () => false,
  );
async function choosePassword(password: string): Promise<void> {
  const key = randomBytes(32).toString('base64url');
  const until = new Date(product.clock.now().getTime() + 3_600_000);
  await product.pool.query('insert into mailbox_links (hash, mailbox_id, expires_at) values ($1, $2, $3)', [
    sha256(key),
    id,
    until,
  ]);
  await setPassword(product.as(null), { key, password, devices: 'stay' });
  await product.drain();
}

it('another password cuts who reads with the one before, which opens no more [P4]', async () => {
  await choosePassword(ONE);
  const { cut } = await reading(ONE);
  await choosePassword(OTHER);
  await expect.poll(cut).toBe(true);
  expect([await opens(ONE), await opens(OTHER)]).toEqual([false, true]);
});

it('a device that is revoked is cut and opens no more; devices only cuts who typed the password [P4]', async () => {
  const device = await addDevice(owner.ctx(), { by: await by(), id, kind: 'phone', name: 'Telefono' });
  const other = await addDevice(owner.ctx(), { by: await by(), id, kind: 'computer', name: 'Ufficio' });
  const phone = await reading(device.secret);
  await revokeDevice(owner.ctx(), { by: await by(), id, deviceId: device.deviceId });
  await product.drain();
  await expect.poll(phone.cut).toBe(true);
  const typed = await reading(OTHER);
  await setDevicesOnly(owner.ctx(), { by: await by(), id, only: true });
  await product.drain();
  await expect.poll(typed.cut).toBe(true);
  expect([await opens(device.secret), await opens(OTHER), await opens(other.secret)]).toEqual([false, false, true]);
  await setDevicesOnly(owner.ctx(), { by: await by(), id, only: false });
});

it('an order that is not paid cuts its boxes, and one that is paid again opens them [P4]', async () => {
  const { cut } = await reading(OTHER);
  await inTransaction(product.system(), (ctx) => suspendOrder(ctx, { orderId: owner.id(), cause: 'unpaid' }));
  await product.drain();
  await expect.poll(cut).toBe(true);
  expect(await opens(OTHER)).toBe(false);
  await inTransaction(product.system(), (ctx) => resumeOrder(ctx, { orderId: owner.id(), cause: 'unpaid' }));
  expect(await opens(OTHER)).toBe(true);
});

it('to cut nobody, twice, or a box that is not there, is no failure [P4]', async () => {
  for (const mailboxId of [id, id, 'mbx_of_nobody']) await cutSessions(product.system(), { mailboxId });
});
