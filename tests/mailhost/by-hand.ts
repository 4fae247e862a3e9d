/** What no library would send, and a mail of parts on its way through a box. */
import { connect } from 'node:net';
import type { ImapFlow } from 'imapflow';

const PARTS = [
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

/** What comes back for a line of SMTP that no library would send. */
export async function saidTo(smtpUrl: string, lines: string[]): Promise<string[]> {
  const { hostname, port } = new URL(smtpUrl);
  const socket = connect({ host: hostname, port: Number(port) });
  const answers: string[] = [];
  let [said, next] = ['', 0];
  await new Promise<void>((done, failed) => {
    socket.on('data', (part) => {
      said += part.toString('latin1');
      if (!/^\d{3} [^\n]*\n$/m.test(said.slice(said.lastIndexOf('\n', said.length - 2) + 1))) return;
      answers.push(said);
      said = '';
      const line = lines[next++];
      if (line === undefined) socket.end();
      else socket.write(`${line}\r\n`);
    });
    socket.on('close', () => done());
    socket.on('error', failed);
  });
  return answers.slice(1);
}

/** Addresses that would break a question to the database, a path, or a line of a configuration. */
export const HOSTILE = [
  `"x' or '1'='1"@bar.it`,
  `"info'; drop view mail.domains; --"@bar.it`,
  `"%u"@bar.it`,
  `"%d"@bar.it`,
  `"in\\'fo"@bar.it`,
  `"../../mbx_info_6"@bar.it`,
  `"info@bar.it"@bar.it`,
  `${'x'.repeat(200)}@bar.it`,
  `'or''='@bar.it`,
  `$(id)@bar.it`,
  `info@bar.it'--`,
];

/** Put, flagged, copied, moved and deleted; what was seen on the way. */
export async function walkThrough(imap: ImapFlow) {
  const put = await imap.append('Archive', PARTS, ['\\Flagged'], new Date('2026-05-01T10:00:00Z'));
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
}
