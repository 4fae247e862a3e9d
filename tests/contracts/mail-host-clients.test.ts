/** The mail host as unmodified clients see it: imapflow and nodemailer. */
import { ImapFlow } from 'imapflow';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailSandbox, type MailSandbox } from '../../sandboxes/mail/index.ts';
import { startMailHostSandbox, type MailHostSandbox } from '../../sandboxes/mailhost/index.ts';
import { API_KEY, HOST, mailOf, openMailRows, PASSWORD, SECRET, type MailRows } from './mail-host.harness.ts';

let rows: MailRows;
let outside: MailSandbox;
let host: MailHostSandbox;

beforeAll(async () => {
  rows = await openMailRows();
  outside = await startMailSandbox({ host: HOST, httpPort: 0, smtpPort: 0 });
  const { databaseUrl, dataDir } = rows;
  const relayUrl = outside.smtpUrl;
  host = await startMailHostSandbox({ host: HOST, dataDir, databaseUrl, relayUrl, apiKey: API_KEY, slowMs: 300 });
  for (const local of ['info', 'ordini', 'full', 'slow', 'gone']) await rows.box({ local });
  await rows.box({ local: 'pausa', state: 'paused' });
  await rows.box({ local: 'chiusa', state: 'ended' });
  await rows.box({ local: 'info' }, 'xn--kxae4bafwg.gr');
  await rows.run(
    `insert into mailbox_aliases values ('bar.it', 'tutti', 'mbx_info_6'), ('bar.it', 'tutti', 'mbx_ordini_6')`,
  );
});
afterAll(async () => {
  await host.close();
  await outside.close();
  await rows.close();
});

const client = (user: string, pass = SECRET) => {
  const { hostname, port } = new URL(host.imapUrl);
  const made = new ImapFlow({ host: hostname, port: Number(port), secure: false, auth: { user, pass }, logger: false });
  made.on('error', () => undefined);
  return made;
};
async function within<T>(user: string, work: (imap: ImapFlow) => Promise<T>, folder = 'INBOX'): Promise<T> {
  const imap = client(user);
  await imap.connect();
  try {
    await imap.mailboxOpen(folder);
    return await work(imap);
  } finally {
    await imap.logout();
  }
}
const send = async (
  url: string,
  mail: { from: string; to: string | string[]; raw: Buffer; pass?: string; user?: string },
) => {
  const auth = mail.user === undefined ? {} : { auth: { user: mail.user, pass: mail.pass ?? SECRET } };
  const transport = createTransport({ url, ignoreTLS: true, ...auth });
  try {
    return (await transport.sendMail({ envelope: { from: mail.from, to: mail.to }, raw: mail.raw })).response;
  } finally {
    transport.close();
  }
};
const arrive = (to: string | string[], raw = mailOf('Un tavolo')) =>
  send(host.smtpUrl, { from: 'cliente@fuori.example', to, raw });
const submit = (user: string, from: string, to: string, raw = mailOf('Risposta', { from })) =>
  send(host.submissionUrl, { user, from, to, raw });
const subjects = (user: string, folder = 'INBOX') =>
  within(
    user,
    async (imap) => {
      const found: string[] = [];
      for await (const { envelope } of imap.fetch('1:*', { envelope: true })) found.push(envelope?.subject ?? '');
      return found;
    },
    folder,
  );

describe('what comes in', () => {
  it('a mail for a box, for its alias and with a tag lies in the box, unchanged [P4]', async () => {
    const raw = mailOf('Perché no');
    expect(await arrive('Info+menu@BAR.it', raw)).toMatch(/^250 /);
    await arrive('tutti@bar.it', mailOf('A tutti'));
    const kept = await within('info@bar.it', async (imap) => {
      const [first = 0] = (await imap.search({ subject: 'Perché' }, { uid: true })) || [];
      return imap.fetchOne(String(first), { source: true, size: true, flags: true }, { uid: true });
    });
    expect(kept && kept.source?.equals(raw)).toBe(true);
    expect(kept && kept.size).toBe(raw.length);
    expect(await subjects('ordini@bar.it')).toContain('A tutti');
  });

  it('a Greek name takes mail in both its forms [P4]', async () => {
    await arrive('info@ουτοπία.gr', mailOf('Uno'));
    expect(await subjects('info@ουτοπία.gr')).toEqual(['Uno']);
  });

  it.each([
    ['nobody@bar.it', 550, '5.1.1'],
    ['chiusa@bar.it', 550, '5.2.1'],
    ['someone@elsewhere.example', 554, '5.7.1'],
    ['full@bar.it', 552, '5.2.2'],
    ['gone@bar.it', 451, '4.3.0'],
  ])('%s is answered %i %s [P4]', async (to, code, status) => {
    await expect(arrive(to)).rejects.toMatchObject({
      responseCode: code,
      response: expect.stringContaining(status) as string,
    });
  });

  it('a paused box receives and opens in no program; an ended one opens [P4]', async () => {
    expect(await arrive('pausa@bar.it')).toMatch(/^250 /);
    await expect(client('pausa@bar.it').connect()).rejects.toMatchObject({
      responseText: 'This mailbox is paused',
    });
    expect(await subjects('chiusa@bar.it')).toEqual([]);
  });
});

describe('what is sent', () => {
  it('from the own address and an own alias, to a box here and to a stranger [P4]', async () => {
    await submit('info@bar.it', 'info@bar.it', 'ordini@bar.it');
    await submit('info@bar.it', 'tutti@bar.it', 'cliente@fuori.example');
    expect(await subjects('ordini@bar.it')).toContain('Risposta');
    expect(outside.messages()[0]).toMatchObject({ envelopeFrom: 'tutti@bar.it', to: ['cliente@fuori.example'] });
  });

  it('not from another’s address, nor with another’s name in the header [X5]', async () => {
    const refused = { responseCode: 553, response: expect.stringContaining('5.7.1') as string };
    await expect(submit('info@bar.it', 'ordini@bar.it', 'info@bar.it')).rejects.toMatchObject(refused);
    const raw = mailOf('Falso', { from: 'ordini@bar.it' });
    await expect(submit('info@bar.it', 'info@bar.it', 'info@bar.it', raw)).rejects.toMatchObject(refused);
  });

  it('by nobody who did not sign in, is paused, has ended or types a wrong secret [X5]', async () => {
    const raw = mailOf('x', { from: 'info@bar.it' });
    const mail = { from: 'info@bar.it', to: 'ordini@bar.it', raw };
    await expect(send(host.submissionUrl, mail)).rejects.toMatchObject({ responseCode: 554 });
    for (const user of ['pausa@bar.it', 'chiusa@bar.it'])
      await expect(send(host.submissionUrl, { ...mail, user })).rejects.toMatchObject({ responseCode: 535 });
    await expect(send(host.submissionUrl, { ...mail, user: 'info@bar.it', pass: 'wrong' })).rejects.toMatchObject({
      responseCode: 535,
    });
  });
});

describe('imapflow', () => {
  it('the password as typed opens, a wrong one and a revoked device do not [P4]', async () => {
    const typed = client('Info@Bar.it', PASSWORD);
    await typed.connect();
    await typed.logout();
    await expect(client('info@bar.it', 'wrong').connect()).rejects.toMatchObject({ authenticationFailed: true });
    await rows.run(`update mailbox_devices set revoked_at = now() where mailbox_id = 'mbx_slow_6'`);
    await expect(client('slow@bar.it').connect()).rejects.toMatchObject({ authenticationFailed: true });
  });

  it('reads parts, flags, copies, moves, appends and deletes [P4]', async () => {
    const parts = [
      'From: =?utf-8?q?Caff=C3=A8?= <cliente@fuori.example>',
      'To: ordini@bar.it',
      'Subject: =?utf-8?b?zqTPgc6xz4DOrc62zrk=?=',
      'Content-Type: multipart/mixed; boundary="edge"',
      '',
      '--edge',
      '',
      'Due righe.',
      '--edge',
      'Content-Type: application/pdf; name="menu.pdf"',
      'Content-Disposition: attachment; filename="menu.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      'JVBERi0=',
      '--edge--',
      '',
    ].join('\r\n');
    const seen = await within('ordini@bar.it', async (imap) => {
      const put = await imap.append('Archive', parts, ['\\Flagged'], new Date('2026-05-01T10:00:00Z'));
      const uid = String(put && put.uid);
      await imap.mailboxOpen('Archive');
      const query = {
        envelope: true,
        bodyStructure: true,
        flags: true,
        bodyParts: ['2', '1.mime'],
        internalDate: true,
      };
      const mail = await imap.fetchOne(uid, query, { uid: true });
      await imap.messageFlagsAdd(uid, ['\\Answered', '$Work'], { uid: true });
      await imap.messageCopy(uid, 'Drafts', { uid: true });
      const moved = await imap.messageMove(uid, 'Trash', { uid: true });
      const left = await imap.search({ all: true });
      await imap.mailboxOpen('Trash');
      const [trashed] = await imap.fetchAll('1:*', { flags: true, uid: true });
      await imap.messageDelete('1:*');
      return { mail, moved, left, trashed, after: await imap.status('Trash', { messages: true, uidNext: true }) };
    });
    const { mail } = seen;
    if (!mail) throw new Error('no mail');
    expect(mail.envelope).toMatchObject({
      subject: 'Τραπέζι',
      from: [{ name: 'Caffè', address: 'cliente@fuori.example' }],
    });
    expect(mail.bodyStructure?.childNodes?.map(({ type }) => type)).toEqual(['text/plain', 'application/pdf']);
    expect(mail.bodyStructure?.childNodes?.[1]).toMatchObject({ dispositionParameters: { filename: 'menu.pdf' } });
    expect(mail.bodyParts?.get('2')?.toString()).toBe('JVBERi0=');
    expect(mail.internalDate).toEqual(new Date('2026-05-01T10:00:00Z'));
    expect([...(mail.flags ?? [])]).toEqual(['\\Flagged']);
    expect(seen.left).toEqual([]);
    expect(seen.moved).toMatchObject({ destination: 'Trash' });
    expect([...(seen.trashed?.flags ?? [])].toSorted()).toEqual(['$Work', '\\Answered', '\\Flagged']);
    expect(seen.after).toMatchObject({ messages: 0, uidNext: 2 });
    expect(await subjects('ordini@bar.it', 'Drafts')).toEqual(['Τραπέζι']);
  });

  it('hears at once of a mail that comes and of one that another session removes [P4]', async () => {
    const watching = client('info@bar.it');
    await watching.connect();
    const heard: string[] = [];
    watching.on('exists', () => heard.push('exists')).on('expunge', () => heard.push('expunge'));
    await watching.mailboxOpen('INBOX');
    void watching.idle();
    await arrive('info@bar.it', mailOf('Adesso'));
    await expect.poll(() => heard).toEqual(['exists']);
    await within('info@bar.it', (imap) => imap.messageDelete('*'));
    await expect.poll(() => heard.at(-1)).toBe('expunge');
    await watching.logout();
  });

  it('knows the folders by their use and the room that is left [K9]', async () => {
    const { folders, quota } = await within('info@bar.it', async (imap) => ({
      folders: await imap.list(),
      quota: await imap.getQuota('INBOX'),
    }));
    expect(folders.map(({ path, specialUse }) => `${path} ${specialUse}`).toSorted()).toEqual([
      'Archive \\Archive',
      'Drafts \\Drafts',
      'INBOX \\Inbox',
      'Junk \\Junk',
      'Sent \\Sent',
      'Trash \\Trash',
    ]);
    expect(quota).toMatchObject({ storage: { limit: 1_073_741_824 } });
  });

  it('a twenty-first connection of one box is refused [P4]', async () => {
    const many = Array.from({ length: 20 }, () => client('ordini@bar.it'));
    for (const each of many) await each.connect();
    await expect(client('ordini@bar.it').connect()).rejects.toThrow();
    await Promise.all(many.map((each) => each.logout()));
    const again = () => subjects('ordini@bar.it').catch(() => null);
    await expect.poll(again).not.toBe(null);
  });
});
