import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPages } from '../../tests/fixtures/pages.ts';
import { startGallery } from './index.ts';

let status = 'ready';
const product = createServer((_request, response) => {
  const layouts = [{ layout: 'tavola' }, { layout: 'notte' }];
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ _id: 'prv_1', url: 'http://previews.localhost:3000/prv_1/', status, layouts }));
});
let gallery: Awaited<ReturnType<typeof startGallery>>;
beforeAll(async () => {
  await new Promise<void>((ready) => {
    product.listen(0, '127.0.0.1', ready);
  });
  const { port } = product.address() as AddressInfo;
  gallery = await startGallery({ host: '127.0.0.1', port: 0, productUrl: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await gallery.close();
  product.close();
});

it('leads to every demo business in every layout that the product offers [K8]', async () => {
  const text = await (await fetch(gallery.url)).text();
  const links = text.match(/href="http:\/\/previews\.localhost:3000\/prv_1\/(?:tavola|notte)\/"/g);
  expect(links).toHaveLength(demoPages().length * 2);
  for (const { username } of demoPages()) expect(text).toContain(`id="${username}"`);
});

it('looks again by itself while previews are being made, and says so', async () => {
  status = 'photos';
  const answer = await fetch(gallery.url);
  expect(answer.headers.get('refresh')).toBe('2');
  expect(await answer.text()).toContain('being made');
});

it('says that the product does not answer, instead of failing', async () => {
  const { port } = product.address() as AddressInfo;
  const lone = await startGallery({ host: '127.0.0.1', port: 0, productUrl: `http://127.0.0.1:${port}0` });
  expect(await (await fetch(lone.url)).text()).toContain('does not answer');
  await lone.close();
});

it('gives pictures of its own folder only', async () => {
  expect((await fetch(`${gallery.url}/..%2f..%2fREADME.md`)).status).toBe(404);
});
