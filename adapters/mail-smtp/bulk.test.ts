/** A signature that a mail provider would verify (RFC 6376), over what RFC 8058 wants covered, whatever was folded on the way. */
import { createHash, createPublicKey, createVerify, generateKeyPairSync, type KeyLike } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { resolve } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBulkThread } from './bulk-thread.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
let raw = '';
const ROOT = resolve(import.meta.dirname, '../..');
const dkim = { domain: 'letters.vetrina.example', selector: 'news', privateKey: pem };

const sinks: SMTPServer[] = [];
/** A server that does this with what it is handed. */
async function listening(onData: SMTPServerOptions['onData']): Promise<string> {
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    ...(onData && { onData }),
  });
  sinks.push(sink);
  sink.listen(0, '127.0.0.1');
  await once(sink.server, 'listening');
  return `smtp://127.0.0.1:${(sink.server.address() as AddressInfo).port}`;
}
let transport: ReturnType<typeof createBulkThread>;
beforeAll(async () => {
  const smtpUrl = await listening((stream, _session, done) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      raw = Buffer.concat(parts).toString('latin1');
      done();
    });
  });
  transport = createBulkThread(ROOT, { smtpUrl, dkim });
});
afterAll(async () => {
  transport.close();
  await Promise.all(
    sinks.map(
      (sink) =>
        new Promise<void>((done) => {
          sink.close(done);
        }),
    ),
  );
});

const MAIL = {
  messageId: `${'a'.repeat(32)}@letters.vetrina.example`,
  from: 'news@letters.vetrina.example',
  fromName: 'Trattoria «Sette Gufi» — Ειρήνη',
  replyTo: null,
  returnPath: `returns+${'a'.repeat(32)}@letters.vetrina.example`,
  to: 'anna@example.it',
  subject: 'Le novità di dicembre, e qualche parola in più perché la riga sia lunga abbastanza da piegarsi',
  text: 'Ciao  Anna \n\nσήμερα\n\n',
  html: '<p>Ciao Anna</p>',
  lang: 'it',
  unsubscribe: `https://www.${'trattoria-'.repeat(8)}sette-gufi.example/_/news/off/${'k'.repeat(22)}`,
  listId: 'sit.letters.vetrina.example',
  feedbackId: 'sit_1:newsletter:vetrina',
  signature: null,
};

const relaxed = (line: string): string => {
  const at = line.indexOf(':');
  return `${line.slice(0, at).trim().toLowerCase()}:${line
    .slice(at + 1)
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .trim()}`;
};
/** What is covered, and whether the signature holds (RFC 6376, 3.4.2, 3.4.4 and 3.7). */
function verified(mail: string, key: KeyLike = pem): { covered: string[]; holds: boolean } {
  const [head = '', ...rest] = mail.split('\r\n\r\n');
  const lines = head.split(/\r\n(?![ \t])/);
  const signature = lines.find((line) => /^dkim-signature:/i.test(line)) ?? '';
  const tag = (name: string) =>
    new RegExp(`[;\\s]${name}=([^;]*)`).exec(`;${signature.slice(15)}`)?.[1]?.replaceAll(/\s/g, '') ?? '';
  const covered = tag('h').toLowerCase().split(':');
  const body = rest
    .join('\r\n\r\n')
    .split('\r\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').replace(/ $/, ''));
  const kept = `${body.join('\r\n').replace(/(?:\r\n)+$/, '')}\r\n`;
  const hash = createHash('sha256').update(kept, 'latin1').digest('base64');
  const fields = covered.map((name) => lines.findLast((line) => line.toLowerCase().startsWith(`${name}:`)) ?? '');
  const unsigned = signature.replace(/([;\s]b=)[^;]*$/, '$1');
  const signed = [...fields.filter(Boolean), unsigned].map(relaxed).join('\r\n');
  const verify = createVerify('rsa-sha256').update(signed, 'latin1');
  return { covered, holds: hash === tag('bh') && verify.verify(createPublicKey(key), tag('b'), 'base64') };
}

it('verifies, and covers both fields of leaving [P10]', async () => {
  expect(await transport.send(MAIL)).toMatchObject({ kind: 'sent' });
  const { covered, holds } = verified(raw);
  expect(holds).toBe(true);
  expect(covered).toEqual(
    expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post', 'list-id', 'feedback-id']),
  );
  expect(verified(raw.replace('List-Unsubscribe=One-Click', 'List-Unsubscribe=No')).holds).toBe(false);
  expect(verified(raw.replace('Ciao', 'Addio')).holds).toBe(false);
  expect(raw).toMatch(/\r\nContent-Type: multipart\/alternative/);
});

it('carries the signature of the name that it leaves from, where that has one of its own [P10]', async () => {
  const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const from = 'news@news.forno.it';
  const signature = { domain: 'news.forno.it', selector: 'vetrina', key };
  expect(await transport.send({ ...MAIL, from, signature })).toMatchObject({ kind: 'sent' });
  const own = key.export({ type: 'pkcs8', format: 'pem' });
  expect(verified(raw, own).holds).toBe(true);
  expect(verified(raw, own).covered).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']));
  expect(raw.replaceAll(/\r\n[ \t]/g, '')).toMatch(/DKIM-Signature:[^\r]*d=news\.forno\.it;[^\r]*s=vetrina;/);
  expect(verified(raw).holds, 'by the key of all').toBe(false);
  expect(verified(raw.replace('List-Unsubscribe=One-Click', 'List-Unsubscribe=No'), own).holds).toBe(false);
});

it('is never handed over with a line break in a field, or to what is not one address [P10] [X5]', async () => {
  raw = '';
  for (const wrong of [
    { fromName: 'Gufi\r\nBcc: all@example.it' },
    { subject: 'a\nb' },
    { to: 'a@example.it,b@example.it' },
  ])
    expect(await transport.send({ ...MAIL, ...wrong })).toMatchObject({ kind: 'refused' });
  expect(raw).toBe('');
});

it('is unknown where its thread died under way, and the next letter has a new one [P10]', async () => {
  let read = () => {};
  const hasAll = new Promise<void>((done) => (read = done));
  let taken = 0;
  const smtpUrl = await listening((stream, _session, done) => {
    stream.on('end', () => {
      taken += 1;
      if (taken === 1) read();
      else done();
    });
    stream.resume();
  });
  const dying = createBulkThread(ROOT, { smtpUrl, dkim });
  const sent = dying.send(MAIL);
  await hasAll;
  // What no caller can send: nothing in the thread expects it.
  const poison = dying.send(null as never);
  expect([(await sent).kind, (await poison).kind]).toEqual(['unknown', 'unknown']);
  expect(await dying.send(MAIL)).toMatchObject({ kind: 'sent' });
  dying.close();
  expect(await dying.send(MAIL), 'nothing is taken afterwards').toMatchObject({ kind: 'away' });
});

it('may be sent again where its thread never began [P10]', async () => {
  const smtpUrl = await listening(undefined);
  expect(await createBulkThread('/nowhere', { smtpUrl, dkim }).send(MAIL)).toMatchObject({ kind: 'away' });
});

it('may be sent again where the line was cut before the server asked for it [P10]', async () => {
  const smtpUrl = await listening(undefined);
  const server = sinks.at(-1);
  server?.server.on('connection', (line: Socket) => {
    // By then all of it that could be read has been.
    if (server) server.onRcptTo = () => setTimeout(() => line.destroy(), 200);
  });
  const cut = createBulkThread(ROOT, { smtpUrl, dkim });
  expect(await cut.send(MAIL)).toMatchObject({ kind: 'away' });
  cut.close();
});
