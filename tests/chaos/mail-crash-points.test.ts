/** A process that hands a mail over is killed (SIGKILL) at a named moment; the next one works with the same journal. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailTransport } from '../../adapters/mail-smtp/index.ts';
import { createMailgunLog } from '../../adapters/mailgun/index.ts';
import { startMailSandbox, type MailSandbox } from '../../sandboxes/mail/index.ts';

const API_KEY = 'key-of-tests';
const folder = mkdtempSync(join(tmpdir(), 'vetrina-mail-death-'));
let sandbox: MailSandbox;
/** Told of each arrival; the server answers when the promise is kept. */
let kept: (messageId: string) => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  const places = { host: '127.0.0.1', httpPort: 0, smtpPort: 0 };
  sandbox = await startMailSandbox({ ...places, apiKey: API_KEY, kept: (messageId) => kept(messageId) });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const mailNamed = (name: string) => ({
  messageId: `${name}@vetrina.example`,
  from: 'Vetrina <ciao@vetrina.example>',
  returnPath: 'returns+0@vetrina.example',
  to: 'nives@settegufi.example',
  subject: 'Il tuo sito è online',
  text: 'Ciao Nives',
  html: '<p>Ciao Nives</p>',
  lang: 'it',
});
const arrivals = (name: string) =>
  sandbox.messages().filter(({ messageId }) => messageId === `${name}@vetrina.example`).length;
const journalOf = (name: string) => join(folder, name);

function startTry(name: string): ChildProcess {
  const script = join(import.meta.dirname, 'mail-try.ts');
  const given = [sandbox.smtpUrl, journalOf(name), JSON.stringify(mailNamed(name))];
  return spawn(process.execPath, [script, ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
}
async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
async function dieBeforeTheAnswer(name: string): Promise<void> {
  const child = startTry(name);
  await new Promise<void>((resolve) => {
    kept = async () => {
      await kill(child);
      resolve();
    };
  });
  kept = () => Promise.resolve();
}
async function tryAgain(name: string, asked: boolean) {
  const log = createMailgunLog({ apiBase: sandbox.inboxUrl, apiKey: API_KEY, lagMs: 0 });
  const next = createMailTransport({ smtpUrl: sandbox.smtpUrl, journal: journalOf(name), ...(asked ? { log } : {}) });
  try {
    return await next.send(mailNamed(name));
  } finally {
    next.close();
  }
}

it('killed before the 250 was read: where the provider can be asked, it is asked and the mail is not sent again', async () => {
  await dieBeforeTheAnswer('asked');
  expect(await tryAgain('asked', true)).toMatchObject({ perhapsTwice: false });
  expect(arrivals('asked')).toBe(1);
  // Nobody need be asked a second time.
  expect(await tryAgain('asked', false)).toMatchObject({ perhapsTwice: false });
  expect(arrivals('asked')).toBe(1);
});

it('killed before the 250 was read: where nobody can be asked, the mail comes twice and is said to', async () => {
  await dieBeforeTheAnswer('unasked');
  expect(await tryAgain('unasked', false)).toMatchObject({ perhapsTwice: true });
  expect(arrivals('unasked')).toBe(2);
});

it('killed after the 250 was read: the journal answers, and the mail is not sent again', async () => {
  const child = startTry('answered');
  if (child.stdout) await once(child.stdout, 'data');
  await kill(child);
  expect(await tryAgain('answered', false)).toMatchObject({ perhapsTwice: false });
  expect(arrivals('answered')).toBe(1);
});
