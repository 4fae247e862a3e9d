/** What the doctor says of a mail host's ports, certificates and records. */
import { spawnSync } from 'node:child_process';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { decode, encode } from 'dns-packet';
import { afterAll, afterEach, expect, it } from 'vitest';
import { lineOf, type Finding } from '../../platform/finding.ts';
import { certificate, incomingDoor, records } from './mail-host.ts';

const HOST = 'localhost';
const DAY_MS = 86_400_000;
const folder = mkdtempSync(join(tmpdir(), 'vetrina-doors-'));
const believed = getCACertificates('default');
const open: (Server | Socket)[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
  setDefaultCACertificates(believed);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const told = (findings: Finding[]): string => findings.map((finding) => lineOf(finding, [])).join('\n');
async function listening(server: Server): Promise<{ host: string; port: number }> {
  open.push(server);
  await once(server.listen(0, HOST), 'listening');
  return { host: HOST, port: (server.address() as AddressInfo).port };
}
const greets = (line: string) =>
  listening(createServer((socket) => void socket.on('error', () => undefined).end(`${line}\r\n`)));

/** A certificate for localhost that vouches for itself, for thirty days. */
function selfSigned(): { key: string; cert: string } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '30'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  spawnSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', cert]);
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}
/** A resolver that knows these texts and nothing else. */
async function resolver(texts: Record<string, string[]>): Promise<string> {
  const socket = createSocket('udp4');
  open.push(socket);
  socket.on('message', (bytes, { port, address }) => {
    const { id, questions: [question] = [] } = decode(bytes);
    if (!question) return;
    const answers = (texts[question.name] ?? []).map((data) => ({ type: 'TXT' as const, name: question.name, data }));
    socket.send(encode({ type: 'response', id, questions: [question], answers }), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return `127.0.0.1:${socket.address().port}`;
}

it('port 25 takes mail, or the doctor says what that means [P4]', async () => {
  expect(told(await incomingDoor(await greets('220 mx1.mail.example ESMTP')))).toMatch(/^ok .*takes mail$/);
  expect(told(await incomingDoor(await greets('554 not today')))).toMatch(
    /^WRONG .*554 not today.*nobody outside can write/,
  );
  expect(told(await incomingDoor({ host: HOST, port: 9 }))).toMatch(/^WRONG .*ECONNREFUSED.*port 25 inward/);
});

it('a certificate that is not believed, ends soon or has ended is told of before programs refuse it [P4]', async () => {
  const { key, cert } = selfSigned();
  const door = await listening(createTlsServer({ key, cert }));
  const on = async (days: number) =>
    told(await certificate('programs that read', door, new Date(Date.now() + days * DAY_MS)));
  expect(await on(0)).toMatch(/^WRONG .*SELF_SIGNED.*programs that read refuse/);
  setDefaultCACertificates([...believed, cert]);
  expect(await on(0)).toMatch(/^ok .*holds (29|30) days$/);
  expect(await on(20)).toMatch(/^NOTE .*ends in (9|10) days/);
  expect(await on(31)).toMatch(/^WRONG .*has ended/);
});

it('senders and the keys of signatures must stand in the DNS, once each [P4]', async () => {
  const mailHost = {
    domain: 'mail.example',
    submissionUrl: 'smtps://smtp.mail.example.com',
    imapUrl: '',
    apiKey: '',
    stores: [],
    moveBeside: [],
  };
  const at = async (texts: Record<string, string[]>) =>
    told(await records({ mailHost, dnsServers: [await resolver(texts)] }));
  const senders = { '_spf.mail.example': ['v=spf1 ip4:192.0.2.1 -all'] };
  const key = { 'v2.dkim.mail.example': ['v=DKIM1; k=rsa; p=abc'] };
  expect(await at({ ...senders, ...key })).toMatch(/^ok /);
  expect(await at(key)).toMatch(/^WRONG .*has 0 texts of v=spf1.*taken for forged/);
  expect(await at({ ...key, '_spf.mail.example': ['v=spf1 -all', 'v=spf1 a -all'] })).toMatch(/has 2 texts/);
  expect(await at(senders)).toMatch(/^WRONG .*no slot below dkim\.mail\.example.*npm run mailhost -- dkim/);
  expect(told(await records({ mailHost, dnsServers: ['127.0.0.1:9'] }))).toMatch(/^NOTE .*could not be read/);
});
