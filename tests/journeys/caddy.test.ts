/** The product as it stands in production: deploy/Caddyfile before it, certificates made when a name is first asked for. */
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteHosts } from '../../modules/sites/tables.ts';
import { createDb } from '../../platform/db.ts';
import { caddyPath, startCaddy, type Caddy } from '../../scripts/caddy.ts';
import { plantSite } from './support/plant-site.ts';
import { eventually } from './support/eventually.ts';
import { freePort } from '../../platform/free-port.ts';
import { openStage, type Stage } from './support/stage.ts';

const BOUGHT = 'settegufi.example';
const program = caddyPath();

describe.skipIf(!program)(`by HTTPS${program ? '' : ' (skipped: no Caddy, see scripts/caddy.ts)'}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-caddy-'));
  let stage: Stage;
  let caddy: Caddy;
  let ports: { http: number; https: number };

  beforeAll(async () => {
    stage = await openStage({ TRUST_PROXY: '1' });
    const pool = new Pool({ connectionString: stage.env.DATABASE_URL, max: 1 });
    const db = createDb(pool);
    await plantSite(db, stage.folder, 'settegufi', { '/': { body: '<p>sette gufi</p>', type: 'text/html' } });
    await db
      .insert(siteHosts)
      .values({ host: BOUGHT, siteId: 'sit_settegufi', canonical: true, createdAt: new Date() });
    await pool.end();
    ports = { http: await freePort(), https: await freePort() };
    caddy = startCaddy(program ?? '', { folder, product: stage.port, ...ports });
    await eventually(() => existsSync(caddy.authority)).toBe(true);
    await eventually(() => handshake('localhost')).toBe('h2');
  });
  afterAll(async () => {
    await caddy?.stop();
    await stage?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The protocol that both sides agree on, or the reason why there is none. */
  const handshake = (servername: string): Promise<string> =>
    new Promise((done) => {
      const socket = connect({
        port: ports.https,
        host: '127.0.0.1',
        servername,
        ALPNProtocols: ['h2', 'http/1.1'],
        ca: readFileSync(caddy.authority),
      });
      socket.once('secureConnect', () => {
        done(String(socket.alpnProtocol));
        socket.destroy();
      });
      socket.once('error', (error: NodeJS.ErrnoException) => done(String(error.code)));
    });
  /** One GET by HTTP/2; the certificate is verified for the name. */
  async function get(name: string, path = '/'): Promise<{ headers: IncomingHttpHeaders; text: string }> {
    const session = connectHttp2(`https://${name}:${ports.https}`, {
      ca: readFileSync(caddy.authority),
      createConnection: () =>
        connect({
          port: ports.https,
          host: '127.0.0.1',
          servername: name,
          ALPNProtocols: ['h2'],
          ca: readFileSync(caddy.authority),
        }),
    });
    try {
      const stream = session.request({ ':path': path });
      const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
      let text = '';
      for await (const part of stream) text += String(part);
      return { headers, text };
    } finally {
      session.close();
    }
  }

  it('a bought name, its www and a free address have certificates of their own and answer by HTTP/2', async () => {
    const { headers, text } = await get(BOUGHT);
    expect(text).toContain('sette gufi');
    expect(headers).toMatchObject({ ':status': 200, 'content-type': 'text/html', 'x-content-type-options': 'nosniff' });
    expect((await get(`www.${BOUGHT}`)).headers).toMatchObject({ ':status': 308 });
    expect((await get('settegufi.localhost')).text).toContain('sette gufi');
    expect((await get('localhost', '/livez')).headers[':status']).toBe(200);
  });

  it.each(['nobody.example', 'nobody.localhost', `shop.${BOUGHT}`])(
    '%s, which nobody has, is refused at the handshake, and no certificate is made for it',
    async (name) => {
      expect(await handshake(name)).toMatch(/^ERR_SSL_.*ALERT/);
      expect(existsSync(join(folder, 'caddy/certificates/local', name))).toBe(false);
      expect(existsSync(join(folder, 'caddy/certificates/local', BOUGHT))).toBe(true);
    },
  );

  it('whoever comes by HTTP is sent to HTTPS', async () => {
    const asked = request({ host: '127.0.0.1', port: ports.http, path: '/orari?x=1', headers: { host: BOUGHT } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    expect([answer.statusCode, answer.headers.location]).toEqual([308, `https://${BOUGHT}/orari?x=1`]);
  });

  it('nobody asks through it which names there are', async () => {
    expect((await get('localhost', `/tls/ask?domain=${BOUGHT}`)).headers[':status']).toBe(404);
  });
});
