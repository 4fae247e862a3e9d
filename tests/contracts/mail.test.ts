import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailTransport } from '../../adapters/mail-smtp/index.ts';
import { openJournal } from '../../adapters/mail-smtp/journal.ts';
import type { OutgoingMail } from '../../modules/notifications/mail.port.ts';
import { startMailSandbox, type MailSandbox } from '../../sandboxes/mail/index.ts';

let sandbox: MailSandbox;
let transport: ReturnType<typeof createMailTransport>;
let counter = 0;

const mailTo = (to: string, changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  messageId: `mail-${(counter += 1)}@vetrina.example`,
  from: 'Vetrina <ciao@vetrina.example>',
  returnPath: 'returns+0@vetrina.example',
  to,
  subject: 'Il tuo sito è online – ανοίξαμε',
  text: 'Ciao Nives,\nil sito è qui: https://settegufi.example/',
  html: '<p>Ciao Nives, il sito è <a href="https://settegufi.example/">qui</a>.</p>',
  lang: 'it',
  ...changes,
});
const arrivals = (id: string) => sandbox.messages().filter((message) => message.messageId === id);
const arrived = (id: string) => arrivals(id)[0];
const folder = mkdtempSync(join(tmpdir(), 'mail-contract-'));
const journal = join(folder, 'mail-journal');

beforeAll(async () => {
  sandbox = await startMailSandbox({ host: '127.0.0.1', httpPort: 0, smtpPort: 0, slowMs: 300 });
  transport = createMailTransport({ smtpUrl: sandbox.smtpUrl, journal });
});
afterAll(async () => {
  transport.close();
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

describe('handing a mail to the mail server', () => {
  it('the mail arrives with its id, language, both parts and every letter', async () => {
    const mail = mailTo('nives@settegufi.example');
    expect((await transport.send(mail)).answer).toMatch(/^250 /);
    expect(arrived(mail.messageId)).toMatchObject({
      messageId: mail.messageId,
      envelopeFrom: 'returns+0@vetrina.example',
      to: ['nives@settegufi.example'],
      from: 'Vetrina <ciao@vetrina.example>',
      subject: mail.subject,
      lang: 'it',
    });
    expect(arrived(mail.messageId)?.text.trim()).toBe(mail.text);
    expect(arrived(mail.messageId)?.html.trim()).toBe(mail.html);
    expect(arrived(mail.messageId)?.headers).toContainEqual({ name: 'Auto-Submitted', value: 'auto-generated' });
  });

  it('what is attached arrives under its name, every letter of it, and nothing is attached otherwise', async () => {
    const attachment = {
      name: 'vetrina-terms-2026-11-22.txt',
      text: 'Όροι χρήσης\n\n1. Με ποιον συμβάλλεστε – è così\n',
    };
    const [carrying, bare] = [mailTo('nives@settegufi.example', { attachment }), mailTo('nives@settegufi.example')];
    await transport.send(carrying);
    await transport.send(bare);
    expect(arrived(carrying.messageId)?.attachments).toEqual([{ ...attachment, type: 'text/plain' }]);
    expect(arrived(carrying.messageId)?.html.trim()).toBe(carrying.html);
    expect(arrived(bare.messageId)?.attachments).toEqual([]);
  });

  it('a calendar file arrives as one, with the method that it names', async () => {
    const lines = ['BEGIN:VCALENDAR', 'METHOD:CANCEL', 'SUMMARY:Ταβέρνα – è così', 'END:VCALENDAR', ''];
    const mail = mailTo('nives@settegufi.example', {
      attachment: { name: 'prenotazione.ics', text: lines.join('\r\n'), type: 'text/calendar' },
    });
    await transport.send(mail);
    expect(arrived(mail.messageId)?.attachments).toEqual([
      // Whoever reads a text part gives its lines as this machine breaks them.
      { name: 'prenotazione.ics', type: 'text/calendar', method: 'CANCEL', text: lines.join('\n') },
    ]);
  });

  it.each([
    ['quotes and a comma', 'Bar "Da Nives", dal 1962'],
    ['an apostrophe', "L'Osteria"],
    ['Greek', 'Ταβέρνα «Οι Επτά Κουκουβάγιες»'],
    ['an emoji', 'Sette Gufi 🦉'],
    ['an address and brackets', 'Gufi <gufi@x.example>, b@x.example'],
    ['eighty Greek letters', 'Ώ'.repeat(80)],
  ])('a business stands as the sender, at our address: its name with %s', async (_, fromName) => {
    const mail = mailTo('nives@settegufi.example', { fromName, replyTo: 'gufi@settegufi.example' });
    await transport.send(mail);
    const [kept] = arrivals(mail.messageId);
    expect(kept?.from).toBe(`${fromName} <ciao@vetrina.example>`);
    expect(kept?.replyTo).toBe('gufi@settegufi.example');
    expect(kept?.to).toEqual(['nives@settegufi.example']);
    for (const name of ['from', 'reply-to'])
      expect(kept?.headers.filter((header) => header.name.toLowerCase() === name)).toHaveLength(1);
  });

  it('a name that looks like a coded word is not read as what it codes', async () => {
    const mail = mailTo('nives@settegufi.example', { fromName: '=?utf-8?q?Banca?=' });
    await transport.send(mail);
    expect(arrived(mail.messageId)?.from).toBe('= ?utf-8?q?Banca?= <ciao@vetrina.example>');
  });

  it('an answer goes to the sender where no other address is named', async () => {
    const mail = mailTo('nives@settegufi.example', { fromName: null, replyTo: null });
    await transport.send(mail);
    expect(arrived(mail.messageId)).toMatchObject({ from: 'Vetrina <ciao@vetrina.example>', replyTo: '' });
  });

  it.each(['bounce@x.example', 'full@x.example'])(
    'a mailbox that does not take mail refuses for good: %s',
    async (to) => {
      await expect(transport.send(mailTo(to))).rejects.toMatchObject({
        code: 'notifications.mail-refused',
        retryable: false,
      });
    },
  );

  it('a slow server is waited for', async () => {
    const mail = mailTo('slow@x.example');
    const began = performance.now();
    await transport.send(mail);
    expect(performance.now() - began).toBeGreaterThanOrEqual(290);
    expect(arrived(mail.messageId)).toBeDefined();
  });

  it('a greylisting server says later at first and takes the second try', async () => {
    const mail = mailTo('greylist@x.example');
    await expect(transport.send(mail)).rejects.toMatchObject({
      code: 'notifications.mail-unavailable',
      retryable: true,
    });
    await transport.send(mail);
    expect(arrivals(mail.messageId)).toHaveLength(1);
  });

  it('a server that cuts the line asks for another try', async () => {
    await expect(transport.send(mailTo('down@x.example'))).rejects.toMatchObject({
      code: 'notifications.mail-unavailable',
      retryable: true,
    });
    await transport.send(mailTo('after@x.example'));
  });

  it('a mail kept without an answer is sent again under the same id, and the next answer says that it may be twice', async () => {
    const mail = mailTo('lost@x.example');
    await expect(transport.send(mail)).rejects.toMatchObject({ code: 'notifications.mail-unavailable' });
    expect(await transport.send(mail)).toMatchObject({ perhapsTwice: true });
    expect(arrivals(mail.messageId)).toHaveLength(2);
    const inbox = await (await fetch(new URL('/?to=lost@', sandbox.inboxUrl))).text();
    expect(inbox).toContain('arrived 2 times');
  });

  it('a mail that was taken is not sent again before it is settled, by this process or by the next', async () => {
    const mail = mailTo('nives@settegufi.example');
    const { answer } = await transport.send(mail);
    expect(await transport.send(mail)).toEqual({ answer, perhapsTwice: false });
    // As if this process were killed: what it had read lies in the journal alone.
    const next = createMailTransport({ smtpUrl: sandbox.smtpUrl, journal });
    expect(await next.send(mail)).toEqual({ answer, perhapsTwice: false });
    expect(arrivals(mail.messageId)).toHaveLength(1);
    await next.settle(mail.messageId);
    next.close();
    const last = createMailTransport({ smtpUrl: sandbox.smtpUrl, journal });
    await last.send(mail);
    expect(arrivals(mail.messageId), 'settled: our books answer for it').toHaveLength(2);
    last.close();
  });

  it('a mail that was under way when the process died may come twice, and the next answer says so', async () => {
    const mail = mailTo('nives@settegufi.example');
    const own = join(folder, 'torn-journal');
    writeFileSync(own, `${JSON.stringify({ tried: mail.messageId, at: '2026-05-25T10:00:00.000Z' })}\n{"taken":"to`);
    const next = createMailTransport({ smtpUrl: sandbox.smtpUrl, journal: own });
    expect(await next.send(mail)).toMatchObject({ perhapsTwice: true });
    next.close();
  });

  it('the journal does not grow with what is settled, and keeps what is not', async () => {
    const own = join(folder, 'long-journal');
    const long = openJournal(own);
    await long.taken('first@vetrina.example', '250 kept');
    for (let number = 0; number < 5000; number++) {
      long.tried(`${number}@vetrina.example`);
      long.over(`${number}@vetrina.example`);
    }
    expect(statSync(own).size).toBeLessThan(300_000);
    long.close();
    const again = openJournal(own);
    expect(again.answerOf('first@vetrina.example')).toBe('250 kept');
    expect(statSync(own).size).toBeLessThan(100);
    again.close();
  });

  it('what one node began before it ended, another that shares its folder takes up', async () => {
    const all = join(folder, 'journal-of-nodes');
    const [one, other] = [openJournal(`${all}.one`, all), openJournal(`${all}.other`, all)];
    await one.taken('taken@vetrina.example', '250 kept');
    one.tried('tried@vetrina.example');
    expect(other.answerOf('taken@vetrina.example')).toBe('250 kept');
    expect(other.unansweredSince('tried@vetrina.example')).toBeInstanceOf(Date);
    expect(other.answerOf('tried@vetrina.example')).toBeUndefined();
    expect(openJournal(`${folder}/alone`).answerOf('taken@vetrina.example')).toBeUndefined();
    one.over('taken@vetrina.example');
    expect(other.answerOf('taken@vetrina.example')).toBeUndefined();
  });

  it('nobody at the port means try again later', async () => {
    const nobody = createMailTransport({ smtpUrl: 'smtp://127.0.0.1:1', journal: join(folder, 'nobody') });
    await expect(nobody.send(mailTo('a@x.example'))).rejects.toMatchObject({
      code: 'notifications.mail-unavailable',
      retryable: true,
    });
    nobody.close();
  });

  it.each([
    ['subject', { subject: 'Ciao\r\nBcc: tutti@x.example' }],
    ['recipient', { to: 'a@x.example\nBcc: b@x.example' }],
    ['sender', { from: 'Vetrina\r\n <a@x.example>' }],
    ['name of the sender', { fromName: 'Gufi\r\nBcc: tutti@x.example' }],
    ['reply', { replyTo: 'a@x.example\r\nBcc: tutti@x.example' }],
    ['several replies', { replyTo: 'a@x.example, b@x.example' }],
    ['language', { lang: 'it\r\nX-Other: 1' }],
    ['message id', { messageId: 'a@b>\r\nX-Other: 1' }],
    ['several recipients', { to: 'a@x.example, b@x.example' }],
    ['a group of recipients', { to: 'all:a@x.example,b@x.example;' }],
  ])('a mail cannot write headers or recipients of its own: %s', async (_, changes) => {
    const before = sandbox.messages().length;
    await expect(transport.send(mailTo('a@x.example', changes))).rejects.toMatchObject({
      code: 'notifications.mail-refused',
    });
    expect(sandbox.messages()).toHaveLength(before);
  });

  it('thirty mails at once all arrive, each once', async () => {
    const mails = Array.from({ length: 30 }, (_, index) => mailTo(`cliente${index}@x.example`));
    await Promise.all(mails.map((mail) => transport.send(mail)));
    expect(mails.map((mail) => arrivals(mail.messageId).length)).toEqual(mails.map(() => 1));
  });
});

describe('the inbox a person reads', () => {
  it('lists mails, shows text and headers, and frames the HTML where no script runs', async () => {
    const mail = mailTo('frame@x.example', { html: '<p>Ciao</p><script>alert(1)</script>', subject: '<b>Ciao</b>' });
    await transport.send(mail);
    const id = arrived(mail.messageId)?.id;
    const get = async (path: string) => (await fetch(new URL(path, sandbox.inboxUrl))).text();
    expect(await get('/?to=frame@')).toContain('&lt;b&gt;Ciao&lt;/b&gt;');
    expect(await get(`/m/${id}?view=text`)).toContain('https://settegufi.example/');
    expect(await get(`/m/${id}?view=headers`)).toContain('Content-Language: it');
    const framed = await fetch(new URL(`/m/${id}/html`, sandbox.inboxUrl));
    expect(framed.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(framed.headers.get('content-security-policy')).toMatch(/sandbox (?!.*allow-scripts)/);
    const listed = (await (await fetch(new URL('/messages.json', sandbox.inboxUrl))).json()) as { messageId: string }[];
    expect(listed.some(({ messageId }) => messageId === mail.messageId)).toBe(true);
  });

  it('keeps its mails across a restart', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mail-sandbox-'));
    const options = { host: '127.0.0.1', httpPort: 0, smtpPort: 0, dataDir };
    const first = await startMailSandbox(options);
    const sender = createMailTransport({ smtpUrl: first.smtpUrl, journal: join(dataDir, 'mail-journal') });
    const mail = mailTo('kept@x.example');
    await sender.send(mail);
    await sender.settle(mail.messageId);
    await sender.send(mail);
    sender.close();
    await first.close();
    const second = await startMailSandbox(options);
    expect(second.messages()).toMatchObject([{ messageId: mail.messageId }, { messageId: mail.messageId }]);
    await second.close();
    rmSync(dataDir, { recursive: true });
  });

  it('survives a client that hangs up in the middle of a sentence', async () => {
    const port = Number(new URL(sandbox.smtpUrl).port);
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('EHLO x\r\nMAIL FROM:<a@', () => socket.destroy()));
      socket.once('close', () => resolve());
    });
    await transport.send(mailTo('still-here@x.example'));
  });
});
