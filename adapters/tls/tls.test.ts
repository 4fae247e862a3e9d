import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createSilent, type AddressInfo, type Server as Silent } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selfSigned } from '../../tests/mailhost/certificate.ts';
import { createServedCertificates } from './index.ts';

const HOST = '127.0.0.1';
const NAME = 'localhost';
const folder = mkdtempSync(join(tmpdir(), 'vetrina-served-'));
let edge: Server;
let silent: Silent;
let ca: Buffer;
const portOf = (server: Server | Silent) => (server.address() as AddressInfo).port;
const heard = (server: Server | Silent) => new Promise<void>((done) => void server.listen(0, HOST, () => done()));

beforeAll(async () => {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  selfSigned(key, certificate);
  ca = readFileSync(certificate);
  edge = createServer({ cert: ca, key: readFileSync(key) });
  edge.on('tlsClientError', () => undefined);
  silent = createSilent();
  await Promise.all([heard(edge), heard(silent)]);
});
afterAll(() => {
  edge.close();
  silent.close();
  rmSync(folder, { recursive: true });
});

describe('what a visitor is shown under a name', () => {
  const at = (port: number, more: object = {}) => createServedCertificates({ address: HOST, port, ...more });

  it('is believed until its last moment where an authority stands behind it', async () => {
    const { notAfter, fault } = await at(portOf(edge), { ca }).look(NAME);
    expect(fault).toBeNull();
    expect(notAfter?.getTime()).toBeGreaterThan(Date.now());
  });

  it('says why a browser would not believe it: nobody behind it, or another name in it', async () => {
    expect(await at(portOf(edge)).look(NAME)).toMatchObject({
      fault: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      notAfter: expect.any(Date),
    });
    expect(await at(portOf(edge), { ca }).look('other.example')).toMatchObject({
      fault: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
  });

  it('is nothing where nobody listens, and is not waited for', async () => {
    expect(await at(portOf(silent), { waitMs: 100 }).look(NAME)).toEqual({ notAfter: null, fault: 'no answer' });
    silent.close();
    expect(await at(1).look(NAME)).toEqual({ notAfter: null, fault: 'ECONNREFUSED' });
  });
});
