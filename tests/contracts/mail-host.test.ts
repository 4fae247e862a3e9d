/** Ports `mail-host` and `mail-reader` against boxes of the sandbox that fail on purpose; the whole contract is in tests/mailhost. */
import { createServer, type AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDovecot } from '../../adapters/dovecot/index.ts';
import { createMailReader } from '../../adapters/imap/index.ts';
import type { MailHost } from '../../modules/mailboxes/mail-host.port.ts';
import type { MailReader } from '../../modules/mailboxes/mail-reader.port.ts';
import { startMailHostSandbox, type MailHostSandbox } from '../../sandboxes/mailhost/index.ts';
import { API_KEY, HOST, mailOf, openMailRows, SECRET, type MailRows } from './mail-host.harness.ts';

let rows: MailRows;
let sandbox: MailHostSandbox;
let mailHost: MailHost;
let reader: MailReader;
const login = (local: string) => ({ username: `${local}@bar.it`, secret: SECRET });
const place = (local: string) => ({ username: `${local}@bar.it`, host: 'store1' });
const unavailable = { code: 'mailboxes.host-unavailable', retryable: true };

beforeAll(async () => {
  rows = await openMailRows();
  const { databaseUrl, dataDir } = rows;
  sandbox = await startMailHostSandbox({ host: HOST, dataDir, databaseUrl, apiKey: API_KEY, slowMs: 1_000 });
  for (const local of ['info', 'full', 'slow', 'gone', 'rules-lost']) await rows.box({ local });
  mailHost = createDovecot({ stores: [{ name: 'store1', url: sandbox.url }], apiKey: API_KEY });
  reader = createMailReader({ imapUrl: sandbox.imapUrl });
});
afterAll(async () => {
  await sandbox.close();
  await rows.close();
});

/** Takes connections and says nothing. */
async function silent(): Promise<{ port: number; close: () => void }> {
  const server = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((done) => void server.listen(0, HOST, done));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

it('rules are put in the place of those before, and again where the answer was lost [P4]', async () => {
  await mailHost.putRules(place('info'), 'keep;');
  await mailHost.putRules(place('info'), 'discard;');
  expect(sandbox.rulesOf('mbx_info_6')).toEqual({ scripts: { vetrina: 'discard;' }, active: 'vetrina' });
  await expect(mailHost.putRules(place('rules-lost'), 'keep;')).rejects.toMatchObject(unavailable);
  await mailHost.putRules(place('rules-lost'), 'keep;');
  expect(sandbox.rulesOf('mbx_rules_lost_6')).toEqual({ scripts: { vetrina: 'keep;' }, active: 'vetrina' });
  const refused = { code: 'mailboxes.host-refused' };
  await expect(mailHost.putRules(place('info'), 'x'.repeat(70_000))).rejects.toMatchObject(refused);
  await mailHost.erase(place('info'));
  expect(sandbox.rulesOf('mbx_info_6')).toEqual({ scripts: {}, active: null });
});

it('a storage host that is away and a box without room end in our terms [P4]', async () => {
  await expect(mailHost.usage(place('gone'))).rejects.toMatchObject(unavailable);
  await expect(reader.folders(login('gone'))).rejects.toMatchObject(unavailable);
  const full = reader.append(login('full'), { folder: 'Sent', draft: false }, mailOf('x'));
  await expect(full).rejects.toMatchObject({ code: 'mailboxes.box-full' });
});

it.each([
  ['full@bar.it', 552, '5.2.2'],
  ['gone@bar.it', 451, '4.3.0'],
])('a mail for %s is answered %i %s [P4]', async (to, responseCode, status) => {
  const transport = createTransport({ url: sandbox.smtpUrl, ignoreTLS: true } as object);
  const sent = transport.sendMail({ envelope: { from: 'cliente@fuori.example', to }, raw: mailOf('x') });
  await expect(sent).rejects.toMatchObject({ responseCode, response: expect.stringContaining(status) as string });
  transport.close();
});

it('a host that does not answer ends in time [P4]', async () => {
  const mute = await silent();
  const stores = [{ name: 'store1', url: `http://${HOST}:${mute.port}` }];
  const asked = createDovecot({ stores, apiKey: API_KEY, timeoutMs: 500 }).usage(place('info'));
  await expect(asked).rejects.toMatchObject(unavailable);
  mute.close();
});

it('a server that says nothing, and a box that takes too long, end in time [P4]', async () => {
  const mute = await silent();
  const began = performance.now();
  const deaf = createMailReader({ imapUrl: `imap://${HOST}:${mute.port}`, timeoutMs: 700 });
  await expect(deaf.folders(login('info'))).rejects.toMatchObject(unavailable);
  mute.close();
  const hurried = createMailReader({ imapUrl: sandbox.imapUrl, timeoutMs: 300 });
  await expect(hurried.folders(login('slow'))).rejects.toMatchObject(unavailable);
  expect(performance.now() - began).toBeLessThan(15_000);
});
