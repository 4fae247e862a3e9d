import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect as connectHttp2, type ClientHttp2Session, type OutgoingHttpHeaders } from 'node:http2';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type TLSSocket } from 'node:tls';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { selfSigned } from '../../tests/support/certificate.ts';
import { patient } from '../../tests/support/plain-servers.ts';
import type { PlainGet } from '../site-host/plain/read-plain-get.ts';
import { makeReady } from '../site-host/ready.ts';
import { openCertificates } from './certificates.ts';
import { serveTls } from './serve-tls.ts';

const folder = mkdtempSync(join(tmpdir(), 'vetrina-tls-'));
const log = pino({ level: 'silent' });
const page = makeReady(200, Buffer.from('the owls'), { 'content-type': 'text/html' }, 'owls');
const large = makeReady(200, Buffer.alloc(4_000_000, 'x'), {});
let running: Awaited<ReturnType<typeof serveTls>>;

beforeAll(async () => {
  selfSigned(folder, 'a-owls', 'owls.example', '*.owls.example');
  selfSigned(folder, 'b-bats', 'bats.example');
  running = await serveTls(
    { tls: { port: 0, certificates: folder }, host: '127.0.0.1', servers: 1 },
    {
      answerPlain(get: PlainGet) {
        if (get.host === 'own.example') return null;
        if (get.url === '/large') return large;
        return get.url === '/slow' ? sleep(20).then(() => page) : page;
      },
      handle(req: IncomingMessage, res: ServerResponse) {
        const parts: Buffer[] = [];
        req.on('data', (part: Buffer) => parts.push(part));
        req.on('end', () => res.end(`${req.method} ${req.headers.host} ${Buffer.concat(parts).toString()}`));
      },
    },
    log,
    { readers: patient(), limit: () => undefined },
  );
});
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a connection as a client that names a host and speaks these protocols. */
const open = (servername: string | undefined, protocols: string[]): Promise<TLSSocket> =>
  new Promise((done, fail) => {
    const socket = connect({
      port: running.port,
      host: '127.0.0.1',
      ALPNProtocols: protocols,
      rejectUnauthorized: false,
      ...(servername ? { servername } : {}),
    });
    socket.once('secureConnect', () => done(socket)).once('error', fail);
  });
const nameOf = async (servername?: string) => {
  const socket = await open(servername, ['http/1.1']);
  const { subject } = socket.getPeerCertificate();
  socket.destroy();
  return subject.CN;
};
/** What comes back until the other side has said something and is silent. */
const say = (socket: TLSSocket, text: string): Promise<string> =>
  new Promise((done) => {
    let said = '';
    let silence: NodeJS.Timeout | undefined;
    const hear = (bytes: Buffer) => {
      said += bytes.toString('latin1');
      clearTimeout(silence);
      silence = setTimeout(() => {
        socket.off('data', hear);
        done(said);
      }, 150);
    };
    socket.on('data', hear);
    socket.write(text);
  });
const ask = (session: ClientHttp2Session, headers: OutgoingHttpHeaders, body?: string) =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((done, fail) => {
    const stream = session.request(headers, { endStream: body === undefined });
    let status = 0;
    let given: Record<string, unknown> = {};
    let text = '';
    stream.on('response', (fields) => {
      status = Number(fields[':status']);
      given = fields;
    });
    stream.on('data', (part: Buffer) => (text += part.toString()));
    stream.on('end', () => done({ status, headers: given, text })).on('error', fail);
    if (body !== undefined) stream.end(body);
  });

describe('HTTPS', () => {
  it('shows each host its own certificate, names under a star that one, and strangers the first', async () => {
    expect(await nameOf('bats.example')).toBe('bats.example');
    expect(await nameOf('free.owls.example')).toBe('owls.example');
    expect(await nameOf('stranger.example')).toBe('owls.example');
    expect(await nameOf()).toBe('owls.example');
  });

  it('speaks HTTP/1.1: ready bytes on the bare connection, everything else through the HTTP server', async () => {
    const socket = await open('owls.example', ['http/1.1']);
    const first = await say(socket, 'GET / HTTP/1.1\r\nHost: owls.example\r\n\r\n');
    expect(first).toMatch(/^HTTP\/1\.1 200 OK\r\ndate: [^]*the owls$/);
    const rare = await say(socket, 'POST /x HTTP/1.1\r\nHost: own.example\r\nContent-Length: 5\r\n\r\nhello');
    expect(rare).toContain('POST own.example hello');
    socket.destroy();
  });

  it('speaks HTTP/2: ready bytes, what the browser holds already, and everything else with its body', async () => {
    const session = connectHttp2(`https://127.0.0.1:${running.port}`, { rejectUnauthorized: false });
    const home = { ':path': '/', ':authority': 'owls.example' };
    const whole = await ask(session, home);
    expect(whole).toMatchObject({ status: 200, text: 'the owls', headers: { etag: '"owls"', 'content-length': '8' } });
    expect(whole.headers['date']).toBeDefined();
    const known = await ask(session, { ...home, 'if-none-match': '"owls"' });
    expect(known).toMatchObject({ status: 304, text: '', headers: { etag: '"owls"' } });
    const posted = await ask(session, { ':method': 'POST', ':path': '/x', ':authority': 'own.example' }, 'hello');
    expect(posted).toMatchObject({ status: 200, text: 'POST own.example hello' });
    const two = { ':method': 'POST', ':path': '/x', ':authority': 'own.example', host: 'bats.example' };
    expect((await ask(session, two, 'hello')).text).toBe('POST own.example hello');
    session.close();
  });
});

describe('a client that resets its stream of HTTP/2', () => {
  it.each(['/', '/slow', '/large', '/x'])(
    'ends that stream of %s and nothing else, whatever code it gives and when',
    async (path) => {
      const uncaught = vi.fn();
      process.on('uncaughtException', uncaught);
      try {
        const session = connectHttp2(`https://127.0.0.1:${running.port}`, { rejectUnauthorized: false });
        session.on('error', () => undefined);
        for (const authority of ['owls.example', 'own.example'])
          for (const method of ['GET', 'POST'])
            for (let code = 0; code <= 13; code++)
              for (const wait of [0, 15]) {
                const stream = session.request({ ':method': method, ':path': path, ':authority': authority });
                stream.on('error', () => undefined);
                stream.on('response', () => stream.close(code));
                setTimeout(() => stream.close(code), wait);
              }
        await new Promise((done) => setTimeout(done, 150));
        session.destroy();
        const another = connectHttp2(`https://127.0.0.1:${running.port}`, { rejectUnauthorized: false });
        expect((await ask(another, { ':path': '/', ':authority': 'owls.example' })).text).toBe('the owls');
        another.close();
        expect(uncaught).not.toHaveBeenCalled();
      } finally {
        process.off('uncaughtException', uncaught);
      }
    },
  );
});

describe('certificates', () => {
  it('are read anew when their files change; a pair that does not fit is left where it is', () => {
    const own = mkdtempSync(join(tmpdir(), 'vetrina-certs-'));
    try {
      selfSigned(own, 'site', 'one.example');
      const certificates = openCertificates(own, log);
      const before = certificates.find('one.example');
      expect(certificates.refresh()).toBe(false);
      selfSigned(own, 'site', 'one.example', 'two.example');
      expect(certificates.refresh()).toBe(true);
      const after = certificates.find('two.example');
      expect(after).not.toBe(before);
      writeFileSync(join(own, 'site.key'), 'nonsense');
      expect(certificates.refresh()).toBe(false);
      expect(certificates.find('one.example')).toBe(after);
      writeFileSync(join(own, 'other.crt'), 'nonsense');
      expect(certificates.refresh()).toBe(false);
    } finally {
      rmSync(own, { recursive: true, force: true });
    }
  });

  it('must be there when the product starts', () => {
    const own = mkdtempSync(join(tmpdir(), 'vetrina-certs-'));
    expect(() => openCertificates(own, log)).toThrow('TLS_CERTIFICATES');
    rmSync(own, { recursive: true });
  });
});
