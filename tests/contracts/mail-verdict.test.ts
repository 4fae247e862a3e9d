/** What mail providers would find of mails as the product hands them over, by the records that the DNS sandbox says. */
import { generateKeyPairSync } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createBulkTransport } from '../../adapters/mail-smtp/bulk.ts';
import { startDnsSandbox, type DnsSandbox } from '../../sandboxes/dns/index.ts';
import { quoted } from '../../sandboxes/dns/zone-answers.ts';
import { startMailSandbox, type MailSandbox } from '../../sandboxes/mail/index.ts';
import type { Verdict } from '../../sandboxes/mail/verdict.ts';
import { OPERATOR, operatorRecords } from '../../sandboxes/operator-names.ts';

const HOST = { host: '127.0.0.1', httpPort: 0 };
const LETTERS = `letters.${OPERATOR}`;
const KEY = `news._domainkey.${LETTERS}`;
const pem = () =>
  generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
const privateKey = pem();
let dns: DnsSandbox;
let mail: MailSandbox;
let letters: ReturnType<typeof createBulkTransport>;
let hand: ReturnType<typeof createTransport>;
beforeAll(async () => {
  dns = await startDnsSandbox({ ...HOST, port: 0 });
  dns.write(OPERATOR, operatorRecords(privateKey));
  mail = await startMailSandbox({ ...HOST, smtpPort: 0, dns: () => dns.server });
  letters = createBulkTransport({ smtpUrl: mail.smtpUrl, dkim: { domain: LETTERS, selector: 'news', privateKey } });
  hand = createTransport(mail.smtpUrl);
});
afterEach(() => {
  for (const name of [KEY, LETTERS, `_dmarc.${LETTERS}`]) dns.instead(name, 'TXT', null);
});
afterAll(async () => {
  letters.close();
  hand.close();
  await mail.close();
  await dns.close();
});

const LETTER = {
  messageId: `${'a'.repeat(32)}@${LETTERS}`,
  from: `news@${LETTERS}`,
  fromName: 'Trattoria «Sette Gufi» — Ειρήνη',
  replyTo: 'ciao@settegufi.example',
  returnPath: `returns+${'a'.repeat(32)}@${LETTERS}`,
  to: 'anna@example.it',
  subject: 'Le novità di dicembre, e qualche parola in più perché la riga sia lunga abbastanza da piegarsi',
  text: 'Ciao Anna\n',
  html: '<p>Ciao Anna</p>',
  lang: 'it',
  unsubscribe: `https://www.${'trattoria-'.repeat(8)}sette-gufi.example/_/news/off/${'k'.repeat(22)}`,
  listId: `sit.${LETTERS}`,
  feedbackId: 'sit_1:newsletter:vetrina',
  signature: null,
};
const lastId = (): number => mail.messages()[0]?.id ?? 0;
/** Sends the letter; its number. */
async function letter(): Promise<number> {
  expect(await letters.send(LETTER)).toMatchObject({ kind: 'sent' });
  return lastId();
}
const at = (path: string, init?: RequestInit) => fetch(new URL(path, mail.inboxUrl), init);
const found = async (id: number): Promise<Verdict> => (await (await at(`/m/${id}/verdict.json`)).json()) as Verdict;
/** The same once somebody looks again. */
async function again(id: number): Promise<Verdict> {
  await at(`/m/${id}/verdict`, { method: 'POST' });
  return found(id);
}
/** Somebody on the way hands it over, perhaps changed. */
async function handOver(raw: string, from = LETTER.returnPath): Promise<Verdict> {
  await hand.sendMail({ envelope: { from, to: LETTER.to }, raw: Buffer.from(raw, 'latin1') });
  return found(lastId());
}

it('a letter from the address that all sites share holds three times, both of unsubscribing signed [P10]', async () => {
  const verdict = await found(await letter());
  expect(verdict).toMatchObject({
    judged: true,
    from: LETTERS,
    dkim: { result: 'pass', domain: LETTERS, selector: 'news', aligned: true },
    spf: { result: 'pass', domain: LETTERS, aligned: true },
    dmarc: { result: 'pass', domain: LETTERS, policy: 'quarantine' },
  });
  expect(verdict.dkim.covers).toEqual(expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post']));
});

it('its key spoiled or gone, DKIM fails and SPF alone holds it; without either it fails (RFC 7489, 6.6.2) [P10]', async () => {
  const id = await letter();
  expect((await found(id)).dkim.result).toBe('pass');
  const [other] = operatorRecords(pem()).filter(({ name }) => name === KEY);
  dns.instead(KEY, 'TXT', other?.values ?? []);
  expect((await found(id)).dkim.result, 'the first look decides').toBe('pass');
  expect(await again(id)).toMatchObject({
    dkim: { result: 'fail', aligned: false, why: 'bad signature' },
    spf: { result: 'pass', aligned: true },
    dmarc: { result: 'pass' },
  });
  dns.instead(KEY, 'TXT', []);
  expect(await again(id)).toMatchObject({ dkim: { result: 'fail', why: 'no key' }, dmarc: { result: 'pass' } });
  dns.instead(LETTERS, 'TXT', [quoted('v=spf1 ip4:192.0.2.1 -all')]);
  expect(await again(id)).toMatchObject({
    dkim: { result: 'fail' },
    spf: { result: 'fail', aligned: false },
    dmarc: { result: 'fail', policy: 'quarantine' },
  });
  dns.instead(KEY, 'TXT', null);
  expect(await again(id), 'DKIM alone holds it').toMatchObject({
    dkim: { result: 'pass', aligned: true },
    spf: { result: 'fail' },
    dmarc: { result: 'pass' },
  });
  dns.instead(`_dmarc.${LETTERS}`, 'TXT', []);
  // What its parent asks for (RFC 9989, 4.10).
  expect((await again(id)).dmarc).toEqual({ result: 'pass', domain: OPERATOR, policy: 'quarantine', why: '' });
});

it.each([
  ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click', 'List-Unsubscribe=No'],
  ['List-Unsubscribe', '/_/news/off/', '/_/news/yes/'],
  ['From', `<news@${LETTERS}>`, `<spam@${LETTERS}>`],
  ['the text', 'Ciao Anna', 'Addio Anna'],
])('%s changed on the way breaks its signature [P10]', async (_what, before, after) => {
  const raw = Buffer.from(await (await at(`/m/${await letter()}/raw`)).arrayBuffer()).toString('latin1');
  const unfolded = raw.replaceAll(/\r\n[ \t]+/g, ' ');
  expect(unfolded.includes(before) && raw.includes(before), before).toBe(true);
  expect((await handOver(raw)).dkim, 'as it was').toMatchObject({ result: 'pass', aligned: true });
  const changed = await handOver(raw.replaceAll(before, after));
  expect(changed.dkim.result).toBe('fail');
  expect(changed.dkim.why).toMatch(/^(?:bad signature|body hash did not verify)$/);
});

it('who sends for a domain that is not theirs is held by nothing [P10]', async () => {
  const stranger = await handOver(`From: news@${LETTERS}\r\nSubject: Ciao\r\n\r\nCiao\r\n`, 'a@occupato-posta.it');
  expect(stranger).toMatchObject({
    dkim: { result: 'none' },
    spf: { result: 'permerror', domain: 'occupato-posta.it', aligned: false },
    dmarc: { result: 'fail', domain: LETTERS },
  });
});

it('taking a mail asks the DNS nothing; a silent one ends as "no answer", and is asked again at the next look [P10]', async () => {
  const silent = createSocket('udp4');
  let questions = 0;
  silent.on('message', () => (questions += 1));
  await once(silent.bind(0, HOST.host), 'listening');
  const dataDir = mkdtempSync(join(tmpdir(), 'mail-verdict-'));
  const open = (server: string | null) => startMailSandbox({ ...HOST, smtpPort: 0, dataDir, dns: () => server });
  const first = await open(`${HOST.host}:${silent.address().port}`);
  const sender = createBulkTransport({
    smtpUrl: first.smtpUrl,
    dkim: { domain: LETTERS, selector: 'news', privateKey },
  });
  expect(await sender.send(LETTER)).toMatchObject({ kind: 'sent' });
  sender.close();
  expect(questions).toBe(0);
  const none = { dkim: { result: 'temperror' }, spf: { result: 'temperror' }, dmarc: { result: 'temperror' } };
  expect(await first.verdict(1)).toMatchObject(none);
  const asked = questions;
  expect(await first.verdict(1)).toMatchObject(none);
  expect(questions).toBeGreaterThan(asked);
  silent.close();
  await first.close();

  // Of before it was known who had handed it over.
  const file = join(dataDir, 'mail', '1.json');
  const { ip, helo, ...before } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  expect([ip, helo]).toEqual([HOST.host, expect.any(String)]);
  writeFileSync(file, JSON.stringify(before));
  const second = await open(dns.server);
  expect(await second.verdict(1)).toMatchObject({ dmarc: { result: 'pass' }, spf: { result: 'pass' } });
  await second.close();
  const alone = await open(null);
  expect(await alone.verdict(1)).toEqual({ judged: false, why: 'no DNS sandbox runs beside this one' });
  await expect(alone.verdict(2)).rejects.toThrow(RangeError);
  await alone.close();
  rmSync(dataDir, { recursive: true });
});

it('a mail of many signatures, or of endless fields, is not looked at, and one of nobody names nobody [P10]', async () => {
  const signature = `DKIM-Signature: v=1; a=rsa-sha256; d=${LETTERS}; s=news; h=from; bh=eA==; b=eA==\r\n`;
  expect(await handOver(`${signature.repeat(11)}From: a@${LETTERS}\r\n\r\nx`)).toEqual({
    judged: false,
    why: 'it has more than 10 signatures',
  });
  const long = `X-Long: ${'x'.repeat(900)}\r\n`.repeat(300);
  expect(await handOver(`${long}From: a@${LETTERS}\r\n\r\nx`)).toEqual({
    judged: false,
    why: 'its fields are longer than 256 KB',
  });
  expect(await handOver('Subject: x\r\n\r\nx', 'a@occupato.net')).toMatchObject({
    from: '',
    dkim: { result: 'none' },
    spf: { result: 'none' },
    dmarc: { result: 'none' },
  });
});

it('the page of a mail says it in plain words, and its numbers are those that are there [P10]', async () => {
  const id = await letter();
  const page = async () => (await (await at(`/m/${id}?view=verdict`)).text()).replaceAll(/\s+/g, ' ');
  expect(await page()).toContain('DKIM passes');
  expect(await page()).toMatch(
    /Signed by letters\.vetrina\.example, the domain that it comes from\..*both of unsubscribing/,
  );
  expect(await page()).toContain('letters.vetrina.example lets this machine send');
  expect(await page()).toMatch(
    /Held by DKIM and SPF; where neither counts letters\.vetrina\.example asks for “quarantine”/,
  );
  for (const path of ['/m/999999/verdict.json', '/m/999999/raw', '/m/x/verdict.json'])
    expect((await at(path)).status).toBe(404);
  expect((await at(`/m/${id}/raw`)).headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

it('a person spoils a record on the page of the DNS, takes it away, and has it as before [P10]', async () => {
  const id = await letter();
  const say = (fields: Record<string, string>) =>
    fetch(new URL('/instead', dns.url), {
      method: 'POST',
      body: new URLSearchParams({ name: OPERATOR, record: KEY, type: 'TXT', ...fields }),
      redirect: 'manual',
    });
  const page = async () => (await fetch(new URL(`/?name=${OPERATOR}&record=${KEY}&type=TXT`, dns.url))).text();
  const [, typed = ''] = /<textarea[^>]*>([^<]*)/.exec(await page()) ?? [];
  expect(typed).toMatch(/^v=DKIM1; k=rsa; p=[\w+/]+=*$/);
  expect((await say({ value: typed.replace(/p=.{40}/, (start) => `${start.slice(0, -4)}AAAA`) })).status).toBe(302);
  expect(await page()).toContain('>changed<');
  expect((await again(id)).dkim).toMatchObject({ result: 'fail', aligned: false });
  await say({ value: '' });
  expect(await page()).toContain('>taken away<');
  expect((await again(id)).dkim).toMatchObject({ result: 'fail', why: 'no key' });
  await say({ before: 'on' });
  expect(await page()).not.toContain('>taken away<');
  expect((await again(id)).dkim.result).toBe('pass');
  const wrongs: Record<string, string>[] = [
    { record: 'example.it', value: 'x' },
    { type: 'PTR', value: 'x' },
    { type: 'MX', value: 'ten of them' },
    { type: 'A', value: 'somewhere' },
    { type: 'A', value: '999.1.1.1' },
    { value: 'né così' },
  ];
  for (const wrong of wrongs) expect((await say(wrong)).status, JSON.stringify(wrong)).toBe(400);
});
