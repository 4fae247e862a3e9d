/** What no client of good faith sends: each ends with a word, and nobody else notices. */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailHostSandbox, type MailHostSandbox } from '../../sandboxes/mailhost/index.ts';
import { API_KEY, HOST, openMailRows, SECRET, type MailRows } from './mail-host.harness.ts';

let rows: MailRows;
let host: MailHostSandbox;
beforeAll(async () => {
  rows = await openMailRows();
  const { databaseUrl, dataDir } = rows;
  host = await startMailHostSandbox({ host: HOST, dataDir, databaseUrl, apiKey: API_KEY });
  await rows.box({ local: 'info' });
});
afterAll(async () => {
  await host.close();
  await rows.close();
});

/** A connection by hand. `until` waits for a line like this one and gives all that was said since the last. */
async function byHand(url = host.imapUrl) {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  let [said, ended] = ['', false];
  socket.on('data', (part) => (said += part.toString('latin1'))).on('error', () => undefined);
  socket.on('close', () => (ended = true));
  return {
    say: (text: string) => void socket.write(text, 'latin1'),
    async until(line: RegExp): Promise<string> {
      await expect.poll(() => said, { interval: 5 }).toMatch(line);
      const all = said;
      said = '';
      return all;
    },
    ended: () => expect.poll(() => ended).toBe(true),
    close: () => socket.destroy(),
  };
}
const signedIn = async () => {
  const line = await byHand();
  line.say(`a LOGIN info@bar.it ${SECRET}\r\n`);
  await line.until(/^a OK/m);
  return line;
};

it.each([
  ['a line of more than 64 KiB', `b NOOP ${'x'.repeat(70_000)}`],
  ['a literal that is sent unasked and larger than any mail', 'b APPEND INBOX {99999999+}\r\n'],
  ['a command of twenty-one literals', `b SEARCH ${'{1+}\r\nx '.repeat(21)}\r\n`],
])('%s ends the connection [X5]', async (_what, text) => {
  const line = await signedIn();
  line.say(text);
  await line.until(/^\* BYE/m);
  await line.ended();
});

it.each([
  ['a mail that is announced larger than any may be', 'b APPEND INBOX {99999999}', /^b NO \[TOOBIG\]/m],
  ['a long literal where none belongs', 'b SELECT {5000}', /^b NO \[TOOBIG\]/m],
  ['brackets within brackets without end', `b SEARCH ${'('.repeat(50)}`, /^\* BAD|^b BAD/m],
  ['a set that is none', 'b UID FETCH 1:2:3 FLAGS', /^b BAD|^b NO/m],
  ['a path in the place of a folder', 'b SELECT "../../mbx_other/INBOX"', /^b NO \[NONEXISTENT\]/m],
  ['a name of an object’s own in the place of a folder', 'b SELECT __proto__', /^b NO \[NONEXISTENT\]/m],
  ['the same in the place of a command', 'b constructor', /^b BAD/m],
  ['a line break in a quoted string', 'b SELECT "INBOX\\', /BAD/],
])('%s is refused, and the connection goes on [X5]', async (_what, text, answer) => {
  const line = await signedIn();
  line.say(`${text}\r\n`);
  await line.until(answer);
  line.say('c NOOP\r\n');
  await line.until(/^c OK/m);
  line.close();
});

it('a command that comes letter by letter is the same command, its literal included', async () => {
  const line = await signedIn();
  for (const letter of 'b APPEND Drafts (\\Seen) {4+}\r\nciao\r\nc STATUS Drafts (MESSAGES SIZE)\r\n') {
    line.say(letter);
    await sleep(1);
  }
  expect(await line.until(/^c OK/m)).toMatch(/APPENDUID[\s\S]*STATUS "Drafts" \(MESSAGES 1 SIZE 4\)/);
  line.close();
});

it('many sets over many mails cost no more than both: 10,000 ranges answer at once', async () => {
  const line = await signedIn();
  line.say('b SELECT Drafts\r\n');
  await line.until(/^b OK/m);
  const began = performance.now();
  line.say(`c UID FETCH ${'1:9,'.repeat(10_000)}1 FLAGS\r\n`);
  expect((await line.until(/^c OK/m)).match(/FETCH \(/g)).toHaveLength(1);
  expect(performance.now() - began).toBeLessThan(5_000);
  line.close();
});

it('nobody reads before signing in, and a fifth wrong password ends the connection [X5]', async () => {
  const line = await byHand();
  line.say('a SELECT INBOX\r\nb LIST "" "*"\r\nc APPEND INBOX {10}\r\n');
  expect(await line.until(/^c (NO|BAD)/m)).toMatch(/^a NO[\s\S]*^b NO[\s\S]*^c NO/m);
  for (let tries = 1; tries <= 5; tries += 1) line.say(`d LOGIN info@bar.it wrong${tries}\r\n`);
  await line.until(/^\* BYE/m);
  await line.ended();
});

it('a mail that says it is larger than any may be is refused, and so is a hundred-and-first recipient [X5]', async () => {
  const line = await byHand(host.smtpUrl);
  await line.until(/^220 /m);
  line.say('EHLO fuori.example\r\n');
  await line.until(/^250 /m);
  line.say('MAIL FROM:<a@fuori.example> SIZE=99999999\r\n');
  await line.until(/^552 /m);
  line.say('MAIL FROM:<a@fuori.example>\r\n');
  await line.until(/^250 /m);
  for (let each = 1; each <= 101; each += 1) {
    line.say(`RCPT TO:<info+${each}@bar.it>\r\n`);
    await line.until(each <= 100 ? /^250 /m : /^452 /m);
  }
  line.close();
});
