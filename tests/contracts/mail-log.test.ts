import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailTransport } from '../../adapters/mail-smtp/index.ts';
import { createMailgunLog } from '../../adapters/mailgun/index.ts';
import type { MailLog } from '../../modules/notifications/mail.port.ts';
import { startMailSandbox, type MailSandbox } from '../../sandboxes/mail/index.ts';

const API_KEY = 'key-of-tests';
const MINUTE_MS = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'mail-log-'));
let sandbox: MailSandbox;
let strange: Server;
/** Answers whatever it is asked. */
let rubbish = '';
let counter = 0;

beforeAll(async () => {
  sandbox = await startMailSandbox({ host: '127.0.0.1', httpPort: 0, smtpPort: 0, apiKey: API_KEY });
  strange = createServer((_, answer) => void answer.end(rubbish)).listen(0, '127.0.0.1');
});
afterAll(async () => {
  strange.close();
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const mailTo = (to: string) => ({
  messageId: `log-${(counter += 1)}@vetrina.example`,
  from: 'Vetrina <ciao@vetrina.example>',
  returnPath: 'returns+0@vetrina.example',
  to,
  subject: 'Il tuo sito è online',
  text: 'Ciao Nives',
  html: '<p>Ciao Nives</p>',
  lang: 'it',
});
const arrivals = (id: string) => sandbox.messages().filter(({ messageId }) => messageId === id).length;
const logOf = (changes: { apiBase?: string; apiKey?: string; lagMs?: number } = {}): MailLog =>
  createMailgunLog({ apiBase: sandbox.inboxUrl, apiKey: API_KEY, lagMs: 0, ...changes });
const transportWith = (journal: string, log: MailLog) =>
  createMailTransport({ smtpUrl: sandbox.smtpUrl, journal: join(folder, journal), log });
/** As a try that died leaves it, so long ago. */
const leave = (journal: string, messageId: string, agoMs: number) =>
  writeFileSync(
    join(folder, journal),
    `${JSON.stringify({ tried: messageId, at: new Date(Date.now() - agoMs).toISOString() })}\n`,
  );

it('a mail that was kept without an answer is found in the provider’s log and not sent again', async () => {
  const transport = transportWith('lost', logOf());
  const mail = mailTo('lost@x.example');
  await expect(transport.send(mail)).rejects.toMatchObject({ code: 'notifications.mail-unavailable' });
  const found = await transport.send(mail);
  expect(found.perhapsTwice).toBe(false);
  expect(await transport.send(mail), 'the answer is kept like any other').toEqual(found);
  expect(arrivals(mail.messageId)).toBe(1);
  transport.close();
});

it('a log that may not know the mail yet is asked again before the mail is sent again', async () => {
  const mail = mailTo('nives@settegufi.example');
  leave('fresh', mail.messageId, MINUTE_MS);
  const early = transportWith('fresh', logOf({ lagMs: 2 * MINUTE_MS }));
  await expect(early.send(mail)).rejects.toMatchObject({ code: 'notifications.mail-unavailable', retryable: true });
  expect(arrivals(mail.messageId)).toBe(0);
  early.close();
  leave('fresh', mail.messageId, 3 * MINUTE_MS);
  const late = transportWith('fresh', logOf({ lagMs: 2 * MINUTE_MS }));
  expect(await late.send(mail)).toMatchObject({ perhapsTwice: true });
  expect(arrivals(mail.messageId)).toBe(1);
  late.close();
});

it('the mail of another recipient or another id is not taken for it', async () => {
  const [mail, other] = [mailTo('nives@settegufi.example'), mailTo('nives@settegufi.example')];
  const transport = transportWith('others', logOf());
  await transport.send(other);
  transport.close();
  expect(await logOf().took({ messageId: mail.messageId, to: mail.to, since: new Date() })).toBe(false);
  expect(await logOf().took({ messageId: other.messageId, to: other.to, since: new Date() })).toBe(true);
  expect(await logOf().took({ messageId: other.messageId, to: 'a@x.example', since: new Date() })).toBe(false);
});

it('while the log cannot be asked, or answers what it should not, nothing is sent again', async () => {
  const mail = mailTo('nives@settegufi.example');
  leave('unasked', mail.messageId, 60 * MINUTE_MS);
  const strangeBase = `http://127.0.0.1:${(strange.address() as AddressInfo).port}`;
  const never = [{ apiBase: 'http://127.0.0.1:1' }, { apiKey: 'wrong' }, { apiBase: strangeBase }];
  for (const answer of ['', '{}', '{"items":[{"id":"1"}]}', '{"items":null}'])
    for (const changes of never) {
      rubbish = answer;
      const transport = transportWith('unasked', logOf(changes));
      await expect(transport.send(mail)).rejects.toMatchObject({ code: 'notifications.mail-unavailable' });
      transport.close();
    }
  expect(arrivals(mail.messageId)).toBe(0);
});

it('a try that ended before the content was handed over is sent without asking anybody', async () => {
  const transport = transportWith('early', logOf({ apiBase: 'http://127.0.0.1:1' }));
  const mail = mailTo('greylist+log@x.example');
  await expect(transport.send(mail)).rejects.toMatchObject({ code: 'notifications.mail-unavailable' });
  expect(readFileSync(join(folder, 'early'), 'utf8'), 'nothing to ask about').toBe('');
  expect(await transport.send(mail)).toMatchObject({ perhapsTwice: false });
  transport.close();
});
