/** What is said of letters whose thread ends while they are under way. */
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { createBulkThread } from './bulk-thread.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
const dkim = {
  domain: 'letters.vetrina.example',
  selector: 'news',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
};
const MAIL = {
  messageId: `${'a'.repeat(32)}@letters.vetrina.example`,
  from: 'news@letters.vetrina.example',
  fromName: 'Trattoria Sette Gufi',
  replyTo: null,
  returnPath: `returns+${'a'.repeat(32)}@letters.vetrina.example`,
  to: 'anna@example.it',
  subject: 'Le novità',
  text: 'Ciao',
  html: '<p>Ciao</p>',
  lang: 'it',
  unsubscribe: `https://www.sette-gufi.example/_/news/off/${'k'.repeat(22)}`,
  listId: 'sit.letters.vetrina.example',
  feedbackId: 'sit_1:newsletter:vetrina',
  signature: null,
};

let sink: SMTPServer;
async function listening(options: SMTPServerOptions): Promise<string> {
  sink = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], logger: false, ...options });
  sink.listen(0, '127.0.0.1');
  await once(sink.server, 'listening');
  return `smtp://127.0.0.1:${(sink.server.address() as AddressInfo).port}`;
}
afterEach(
  () =>
    new Promise<void>((done) => {
      sink.close(done);
    }),
);

it('is unknown where its thread died under way, and the next letter has a new one [P10]', async () => {
  let read = () => {};
  const hasAll = new Promise<void>((done) => (read = done));
  let taken = 0;
  const smtpUrl = await listening({
    onData(stream, _session, done) {
      stream.on('end', () => {
        taken += 1;
        if (taken === 1) read();
        else done();
      });
      stream.resume();
    },
  });
  const transport = createBulkThread(ROOT, { smtpUrl, dkim });
  const sent = transport.send(MAIL);
  await hasAll;
  // What no caller can send: nothing in the thread expects it.
  const poison = transport.send(null as never);
  expect([(await sent).kind, (await poison).kind]).toEqual(['unknown', 'unknown']);
  expect(await transport.send(MAIL)).toMatchObject({ kind: 'sent' });
  transport.close();
  expect(await transport.send(MAIL), 'nothing is taken afterwards').toMatchObject({ kind: 'away' });
});

it('may be sent again where its thread never began [P10]', async () => {
  const smtpUrl = await listening({});
  expect(await createBulkThread('/nowhere', { smtpUrl, dkim }).send(MAIL)).toMatchObject({ kind: 'away' });
});
