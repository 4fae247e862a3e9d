import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { keptAs } from '../../app/cached-screens.ts';
import { ask } from '../../tests/journeys/support/ask.ts';
import { answered, type Answered } from '../../tests/support/answered.ts';
import { testConfig } from '../../tests/support/context.ts';
import { createPageCache, type PageCache } from './page-cache.ts';

const SCRIPT = 'go()';
const html = (path: string, lang: string) =>
  `<!doctype html><html lang="${lang}"><title>${path}</title><script>${SCRIPT}</script><script src="/assets/a.js"></script>`;
function keeper(status = 200) {
  const render = vi.fn((path: string, lang: string) => Promise.resolve(new Response(html(path, lang), { status })));
  return { render, pages: createPageCache(testConfig(), render, pino({ level: 'silent' })) };
}
/** What is kept of a page for a current browser; null where somebody else is to draw it. */
const get = (pages: PageCache, url: string, headers: Record<string, string> = {}): Answered | null => {
  const said = answered(pages, { url, headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } });
  return said instanceof Promise ? expect.fail('kept pages are answered at once') : said;
};
const fields = (said: Answered | null) => said?.headers ?? {};

describe('screens that everybody sees alike', () => {
  it('are drawn once for each language and then answered from ready bytes, packed [R1] [R6]', async () => {
    const { pages, render } = keeper();
    await pages.warm('/vetrina');
    expect(render).toHaveBeenCalledTimes(5);
    const ready = get(pages, '/vetrina', { 'accept-language': 'el-GR, en;q=0.5' });
    expect(brotliDecompressSync(ready?.body ?? Buffer.alloc(0)).toString()).toBe(html('/vetrina', 'el'));
    expect(fields(ready)).toMatchObject({
      'content-encoding': 'br',
      'content-language': 'el',
      vary: 'accept-encoding, accept-language, cookie',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(render).toHaveBeenCalledTimes(5);
  });

  it('let only their own inline scripts run, by hash, and never a nonce that all would share', async () => {
    const { pages } = keeper();
    await pages.warm('/');
    const policy = fields(get(pages, '/'))['content-security-policy'] ?? '';
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}' `);
    expect(policy).not.toMatch(/nonce|script-src[^;]*unsafe/);
  });

  it('follow the language of the cookie before that of the browser; a broken cookie is no language [I2]', async () => {
    const { pages } = keeper();
    await pages.warm('/');
    const langFor = (cookie: string) =>
      fields(get(pages, '/', { cookie, 'accept-language': 'es' }))['content-language'];
    expect(langFor('a=b; i18next=fr')).toBe('fr');
    for (const broken of ['i18next=xx', 'i18next=%00', 'i18next', 'i18next=<script>', `i18next=${'x'.repeat(3000)}`])
      expect(langFor(broken)).toBe('es');
  });

  it('leave the first visitor, and every page that cannot be drawn, to whoever draws pages', async () => {
    const { pages, render } = keeper(500);
    expect(get(pages, '/terms')).toBeNull();
    await expect.poll(() => render.mock.calls.length).toBe(1);
    await new Promise((done) => setTimeout(done));
    expect(get(pages, '/terms')).toBeNull();
  });

  it('are not kept when the address says more than they all share, whatever else it says [L4]', () => {
    const kept = (path: string, query = '') => keptAs(path, query ? new URLSearchParams(query) : null, 'lng') !== null;
    expect(kept('/vetrina')).toBe(true);
    expect(kept('/vetrina', 'utm_source=mail&fbclid=1')).toBe(true);
    for (const query of ['yr_preview=x', 'layout=notte', 'lng=el', 'a=1&lng=<script>'])
      expect(kept('/vetrina', query)).toBe(false);
    for (const path of [
      '/api/vetrina/payment',
      '/api/vetrina/payment/ord_x',
      '/api/vetrina/payment/1.data',
      '/api/vetrina/payment/1/complete',
      '/api/vetrina/payment/%00',
      '/manager/orders/1',
      '/landing/vetrina/none',
      '/constructor',
      '//',
      '',
    ])
      expect(kept(path)).toBe(false);
  });

  it('include the first step of an order for whoever has none, and open their order session [R11] [W1]', async () => {
    const { pages, render } = keeper();
    await pages.warm('/api/vetrina/payment/page');
    const server = createServer((req, res) => void (pages.handle(req, res) || res.writeHead(204).end()));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const order = (id: string, cookie = '') => ask(port, 'localhost', `/api/vetrina/payment/${id}`, { cookie });
    try {
      const [one, other] = [await order('1?layout=notte'), await order('x.y')];
      expect(one.body.toString()).toBe(other.body.toString());
      expect(one.headers['cache-control']).toBe('no-store');
      expect(one.headers.etag).toBeUndefined();
      const secrets = [one, other].map(
        (answer) => /^vetrina_order=([\w-]{43});/.exec(answer.headers['set-cookie']?.[0] ?? '')?.[1],
      );
      expect(new Set(secrets).size).toBe(2);
      expect(secrets).not.toContain(undefined);
      // Whoever has a session is answered by React, which knows their order.
      expect((await order('1', `a=b; vetrina_order=${secrets[0]}`)).status).toBe(204);
      expect((await order('1?session_id=cs_1')).status).toBe(204);
      expect(render).toHaveBeenCalledTimes(5);
    } finally {
      server.close();
    }
  });

  it('stay few, whatever queries come', async () => {
    const { pages, render } = keeper();
    await pages.warm('/');
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[ -~]{0,40}$/), (query) => {
        get(pages, `/?${query}`);
        return Promise.resolve();
      }),
    );
    expect(render).toHaveBeenCalledTimes(5);
  });
});
