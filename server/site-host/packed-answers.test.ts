/** Pages that answer an act are packed as files of a site are: half of what a purchase takes of a line would be one of them. */
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSiteHost, type OpenSiteHost } from '../../tests/support/on-site-host.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { newShopSite } from '../../tests/support/shop-site.ts';

let product: TestProduct;
let wire: OpenSiteHost;
let host: string;
let roses: string;
beforeAll(async () => {
  product = await startTestProduct();
  wire = await openSiteHost(product);
  const shop = await newShopSite(product);
  [roses = ''] = await shop.add({}, 5);
  await shop.set('open');
  await product.drain();
  const [row] = await product.rows<{ slug: string }>('select slug from sites where id = $1', [shop.site.id]);
  host = `${row?.slug}.localhost`;
});
afterAll(async () => {
  wire.close();
  await product.close();
});

/** The review of three bunches, as it comes over the line. */
const review = (accept?: string) =>
  new Promise<{ encoding: string | undefined; vary: string | undefined; body: Buffer }>((done, fail) => {
    const headers = {
      host,
      'user-agent': 'Mozilla/5.0 Firefox/140.0',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...(accept === undefined ? {} : { 'accept-encoding': accept }),
    };
    const to = { host: '127.0.0.1', port: wire.port, path: '/_/shop/review', method: 'POST', headers };
    const asked = request(to, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      const { 'content-encoding': encoding, vary } = answer.headers;
      answer.on('end', () => done({ encoding, vary, body: Buffer.concat(parts) }));
    });
    asked.once('error', fail).end(new URLSearchParams({ [`q_${roses}`]: '3' }).toString());
  });

it('an answer comes packed to whoever takes it so, and says the same [P8]', async () => {
  const plain = await review();
  const said = (body: Buffer) => body.toString().replaceAll(/[\w-]{22,}/g, '');
  expect(plain.encoding).toBeUndefined();
  expect(said(plain.body)).toContain('Mazzo di rose');
  for (const [accept, unpack] of [
    ['gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { encoding, vary, body } = await review(accept);
    expect([encoding, vary]).toEqual([accept === 'gzip' ? 'gzip' : 'br', 'accept-encoding']);
    expect(said(unpack(body))).toBe(said(plain.body));
    expect(body.length).toBeLessThan(plain.body.length / 2);
  }
});
