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
import { openedBox, readAttachment, readFolder, readMail } from './read-box.ts';
import { attachFile, detachFile } from './draft-files.ts';
import { keepDraft } from './keep-draft.ts';
import { FILES_BYTES } from './schemas.ts';
import { sendMail, type ToSend } from './send-mail.ts';

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
    files: 0,
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

const draftOf = async (key: string, subject: string) => ({
  by: await by(),
  id: boxOf('info').id,
  key,
  subject,
  to: [boxOf('ordini').address],
  cc: [],
  text: 'In allegato',
});
const attach = async (key: string, name: string, bytes: Uint8Array) =>
  attachFile(owner.ctx(), { by: await by(), id: boxOf('info').id, key, name, bytes: () => Promise.resolve(bytes) });
const cake = Buffer.from('torta: 12,00\n\u00e8 buona');
const arrived = async (subject: string) => {
  const uid = (await held('ordini', 'INBOX')).find((mail) => mail.subject === subject)?.uid ?? 0;
  const of = { by: await by(), id: boxOf('ordini').id, folder: 'INBOX', uid };
  return { of, mail: await readMail(owner.ctx(), of) };
};

it('files of a draft go along, each once though it is put twice, and stay when its words change [P4]', async () => {
  const key = randomUUID();
  const draft = await draftOf(key, 'Listino');
  await keepDraft(owner.ctx(), draft);
  await attach(key, '../torte.txt', cake);
  const kept = [{ name: '_torte.txt', bytes: cake.byteLength }];
  expect(await attach(key, '../torte.txt', cake)).toEqual(kept);
  await attach(key, 'via.bin', Buffer.from([0, 255, 13, 10]));
  expect(await detachFile(owner.ctx(), { ...draft, at: 1, name: 'via.bin' })).toEqual(kept);
  expect(await keepDraft(owner.ctx(), { ...draft, text: 'Altre parole' })).toEqual(kept);
  expect((await subjects('info', 'Drafts')).filter((subject) => subject === 'Listino')).toHaveLength(1);
  await send({ ...draft, text: 'Altre parole', files: 1 });
  const { of, mail } = await arrived('Listino');
  expect(mail.text.trimEnd()).toBe('Altre parole');
  expect(mail.attachments).toMatchObject([{ bytes: cake.byteLength }]);
  expect(Buffer.from((await readAttachment(owner.ctx(), { ...of, at: 0 })).bytes)).toEqual(cake);
});

it('without the files that its writer sees a mail does not go [P4]', async () => {
  const key = randomUUID();
  const draft = await draftOf(key, 'Senza');
  await keepDraft(owner.ctx(), draft);
  await attach(key, 'torte.txt', cake);
  await detachFile(owner.ctx(), { ...draft, at: 0, name: 'torte.txt' });
  await expect(send({ ...draft, files: 1 })).rejects.toMatchObject({ code: 'mailboxes.files-changed', status: 409 });
  expect(await subjects('ordini', 'INBOX')).not.toContain('Senza');
  await expect(detachFile(owner.ctx(), { ...draft, at: 0, name: 'torte.txt' })).rejects.toMatchObject({ status: 404 });
  await send({ ...draft, files: 0 });
});

it('who forwards a mail forwards its files; who writes a draft on stays in its thread [P4]', async () => {
  await keepDraft(owner.ctx(), await draftOf('00000000-0000-4000-8000-000000000001', 'Con torta'));
  await attach('00000000-0000-4000-8000-000000000001', 'torte.txt', cake);
  await send({ ...(await draftOf('00000000-0000-4000-8000-000000000001', 'Con torta')), files: 1 });
  const { of } = await arrived('Con torta');
  const carries = { folder: of.folder, uid: of.uid };
  const ordini = { id: boxOf('ordini').id, to: [boxOf('info').address] };
  await send({ ...ordini, subject: 'Fwd: Con torta', carries, files: 1 });
  const sent = (await held('info', 'INBOX')).find(({ subject }) => subject === 'Fwd: Con torta');
  const got = { by: await by(), id: boxOf('info').id, folder: 'INBOX', uid: sent?.uid ?? 0 };
  expect((await readMail(owner.ctx(), got)).attachments).toMatchObject([{ name: 'torte.txt' }]);

  const key = randomUUID();
  const answer = { ...(await draftOf(key, 'Re: Con torta')), ...ordini, answers: carries };
  await keepDraft(owner.ctx(), answer);
  await send({ ...answer, answers: undefined });
  const { reader, login } = await openedBox(owner.ctx(), got);
  const last = (await held('info', 'INBOX')).find(({ subject }) => subject === 'Re: Con torta');
  const { inReplyTo } = await PostalMime.parse(await reader.read(login, { folder: 'INBOX', uid: last?.uid ?? 0 }));
  expect(inReplyTo).toContain('00000000-0000-4000-8000-000000000001');
});

it('more than fifteen megabytes are refused, and the draft stays as it was [P4]', async () => {
  const key = randomUUID();
  await keepDraft(owner.ctx(), await draftOf(key, 'Pesante'));
  await attach(key, 'torte.txt', cake);
  await expect(attach(key, 'film.bin', new Uint8Array(FILES_BYTES))).rejects.toMatchObject({
    code: 'mailboxes.files-large',
  });
  expect(await attach(key, 'torte.txt', cake)).toHaveLength(1);
});
