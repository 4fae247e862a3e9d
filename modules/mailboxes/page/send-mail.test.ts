/** A mail written in the browser: sent once whatever is repeated, kept whatever dies. Against the mail host sandbox. */
import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { AppError } from '../../../platform/errors.ts';
import { startMailHost } from '../../../tests/support/mail-host.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { freeName, newShopper, registered, type Shopper } from '../../../tests/support/shopper.ts';
import { proveOrder } from '../../access/index.server.ts';
import { chooseBoxes, mailOfOrder } from '../index.server.ts';
import { pageLogin } from './login.ts';
import { readFolder } from './read-box.ts';
import { keepDraft, sendMail, type ToSend } from './send-mail.ts';

let host: Awaited<ReturnType<typeof startMailHost>>;
let product: TestProduct;
let owner: Shopper;
let boxes: { id: string; address: string }[];

const by = () => proveOrder(owner.ctx(), 'own', owner.id());
const boxOf = (name: string) => {
  const box = boxes.find(({ address }) => address.startsWith(`${name}@`));
  if (!box) throw new Error(`no box ${name}`);
  return box;
};
const held = async (name: string, folder: string) =>
  (await readFolder(owner.ctx(), { by: await by(), id: boxOf(name).id, folder })).mails;
const subjects = async (name: string, folder: string) => (await held(name, folder)).map(({ subject }) => subject);
const send = async (mail: Partial<ToSend> & { subject: string }) =>
  sendMail(owner.ctx(), {
    by: await by(),
    id: boxOf('info').id,
    key: randomUUID(),
    to: [boxOf('ordini').address],
    cc: [],
    text: 'Buongiorno,\n.\ngrazie',
    again: false,
    ...mail,
  });
const ports = () => {
  const { mailReader, mailSender } = product.ports;
  if (!mailReader || !mailSender) throw new Error('no mail host');
  return { mailReader, mailSender };
};

beforeAll(async () => {
  host = await startMailHost();
  product = await startTestProduct({ env: { SITES_ADDRESSES: '192.0.2.80', ...host.env } });
  await host.reads(product);
  owner = newShopper(product);
  await owner.start();
  const domain = freeName();
  await owner.choose({ domains: [domain] });
  const names = ['info', 'ordini'];
  await chooseBoxes(owner.ctx(), { by: await proveOrder(owner.ctx(), 'prepare', owner.id()), domain, names });
  await owner.pay(await owner.checkout());
  await product.webhooksArrived();
  await product.drain();
  await registered(product, domain);
  boxes = (await mailOfOrder(owner.ctx(), { by: await by() })).names.flatMap((name) => name.boxes);
});
let vendors: ReturnType<typeof ports> | null = null;
afterEach(() => {
  if (vendors) Object.assign(product.ports, vendors);
  vendors = null;
});
/** In the place of the real host, until the end of the test. */
const instead = (given: Partial<ReturnType<typeof ports>>) => {
  vendors ??= ports();
  Object.assign(product.ports, given);
};
afterAll(async () => {
  await host.close();
  await product.close();
});

it('a mail reaches the other box, lies among the sent ones and is no draft; the same again is sent once [P4]', async () => {
  const key = randomUUID();
  expect(await send({ subject: 'Perché no?', key })).toEqual({ refused: [] });
  expect(await send({ subject: 'Perché no?', key })).toEqual({ refused: [] });
  expect(await send({ subject: 'Perché no?', key, again: true })).toEqual({ refused: [] });
  expect(await subjects('ordini', 'INBOX')).toEqual(['Perché no?']);
  expect(await subjects('info', 'Sent')).toEqual(['Perché no?']);
  expect(await subjects('info', 'Drafts')).toEqual([]);
});

it('an answer belongs to its thread, and the mail that it answers says so [P4]', async () => {
  await send({ subject: 'Domanda' });
  const [asked] = await held('ordini', 'INBOX');
  const answers = { folder: 'INBOX', uid: asked?.uid ?? 0 };
  await send({ subject: 'Re: Domanda', id: boxOf('ordini').id, to: [boxOf('info').address], answers });
  const login = await pageLogin(owner.ctx(), { by: await by(), id: boxOf('info').id });
  const [answer] = await held('info', 'INBOX');
  const raw = await ports().mailReader.read(login, { folder: 'INBOX', uid: answer?.uid ?? 0 });
  const [sent] = await held('info', 'Sent');
  const original = await PostalMime.parse(
    await ports().mailReader.read(login, { folder: 'Sent', uid: sent?.uid ?? 0 }),
  );
  const parsed = await PostalMime.parse(raw);
  expect(parsed).toMatchObject({ inReplyTo: original.messageId, references: original.messageId });
  expect(parsed.text?.trimEnd()).toBe('Buongiorno,\n.\ngrazie');
  expect((await held('ordini', 'INBOX')).find(({ subject }) => subject === 'Domanda')?.answered).toBe(true);
});

it('a draft is kept in the place of the one before, and is gone once it was sent [P4]', async () => {
  const key = randomUUID();
  const draft = { by: await by(), id: boxOf('info').id, key, to: [], cc: [], text: 'Ancora' };
  await keepDraft(owner.ctx(), { ...draft, subject: 'Prima' });
  await keepDraft(owner.ctx(), { ...draft, subject: 'Poi' });
  expect(await subjects('info', 'Drafts')).toEqual(['Poi']);
  await send({ subject: 'Poi', key });
  expect(await subjects('info', 'Drafts')).toEqual([]);
});

it('the host says no: nothing goes, the words stay among the drafts, and another press sends [P4]', async () => {
  const key = randomUUID();
  const unknown = boxOf('ordini').address.replace('ordini', 'nessuno');
  await expect(send({ subject: 'A nessuno', key, to: [unknown] })).rejects.toMatchObject({
    code: 'mailboxes.recipient-refused',
  });
  expect(await subjects('info', 'Drafts')).toEqual(['A nessuno']);
  expect(await send({ subject: 'A qualcuno', key, to: [unknown, boxOf('ordini').address] })).toEqual({
    refused: [unknown],
  });
  expect(await subjects('info', 'Drafts')).toEqual([]);
});

it('the answer is lost: nobody sends it twice by itself, and its words are kept [P4]', async () => {
  const key = randomUUID();
  const { mailSender } = ports();
  instead({
    mailSender: {
      send: async (...given) => {
        await mailSender.send(...given);
        throw new AppError('mailboxes.perhaps-sent', { status: 503 });
      },
    },
  });
  const before = (await subjects('ordini', 'INBOX')).length;
  await expect(send({ subject: 'Forse', key })).rejects.toMatchObject({ code: 'mailboxes.perhaps-sent' });
  await expect(send({ subject: 'Forse', key })).rejects.toMatchObject({ code: 'mailboxes.perhaps-sent' });
  expect((await subjects('ordini', 'INBOX')).length).toBe(before + 1);
  expect(await subjects('info', 'Drafts')).toEqual(['Forse']);
  instead({ mailSender });
  await send({ subject: 'Forse', key, again: true });
  expect((await subjects('ordini', 'INBOX')).length).toBe(before + 2);
  expect(await subjects('info', 'Drafts')).toEqual([]);
});

it('it dies between the host’s yes and the move: told, and not sent again [P4]', async () => {
  const key = randomUUID();
  const { mailReader } = ports();
  instead({ mailReader: { ...mailReader, move: () => Promise.reject(new Error('killed')) } });
  await expect(send({ subject: 'Morta', key })).rejects.toThrow('killed');
  instead({ mailReader });
  await expect(send({ subject: 'Morta', key })).rejects.toMatchObject({ code: 'mailboxes.perhaps-sent' });
  expect((await subjects('ordini', 'INBOX')).filter((subject) => subject === 'Morta')).toHaveLength(1);
});

it('pressed five times at once it is sent once [P4]', async () => {
  const key = randomUUID();
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => send({ subject: 'Cinque', key })));
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  expect((await subjects('ordini', 'INBOX')).filter((subject) => subject === 'Cinque')).toHaveLength(1);
  expect(await subjects('info', 'Sent')).toContain('Cinque');
});

it('a box that was stopped sends nothing, and the page learns why [P4] [X5]', async () => {
  await product.pool.query(`update mailboxes set sending_stopped_at = now() where id = $1`, [boxOf('info').id]);
  await expect(send({ subject: 'Fermata' })).rejects.toMatchObject({ status: expect.any(Number) as number });
  expect(await subjects('ordini', 'INBOX')).not.toContain('Fermata');
  await product.pool.query(`update mailboxes set sending_stopped_at = null where id = $1`, [boxOf('info').id]);
});
