/**
 * One page for people who judge the product: every demo business in every layout, with a link to the real preview.
 * Asks the product for the previews as any visitor would; needs the sandbox of the social network, so it never stands
 * beside a real vendor.
 */
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { demoPages } from '../../tests/fixtures/pages.ts';
import { galleryView, type Shown } from './view.ts';

/** Written by `npm run gallery -- --write`. */
const THUMBNAILS = join(import.meta.dirname, '../../docs/pictures/gallery');

export interface GalleryOptions {
  host: string;
  /** 0 takes a free one. */
  port: number;
  /** Where the product answers. */
  productUrl: string;
}

interface Preview {
  _id: string;
  url: string;
  status: string;
  layouts: { layout: string }[];
}

export async function startGallery({ host, port, productUrl }: GalleryOptions) {
  const app = new Hono();
  app.get('/', (c) => c.redirect('/gallery'));
  app.get('/gallery', async (c) => {
    const shown = await Promise.all(demoPages().map((page) => ask(productUrl, page)));
    if (shown.some(({ state }) => state === 'waiting')) c.header('refresh', '2');
    return c.html(galleryView(shown));
  });
  app.get('/gallery/:name{[a-z]+\\.[a-z]+\\.webp}', async (c) => {
    const bytes = await readFile(join(THUMBNAILS, c.req.param('name'))).catch(() => null);
    return bytes ? c.body(new Uint8Array(bytes), 200, { 'content-type': 'image/webp' }) : c.notFound();
  });
  const server = serve({ fetch: app.fetch, hostname: host, port });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}/gallery`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

/** The preview of one page: there, being made, or refused (the product is down, or asked too often). */
async function ask(productUrl: string, page: { id: string; name: string; username: string }): Promise<Shown> {
  const business = { name: page.name, username: page.username };
  try {
    const answer = await fetch(`${productUrl}/buy_yr/api/page/preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: page.id }),
      signal: AbortSignal.timeout(5000),
    });
    if (!answer.ok) return { ...business, state: `the product answers ${answer.status}`, links: [] };
    const { url, status, layouts } = (await answer.json()) as Preview;
    if (status === 'failed') return { ...business, state: 'failed', links: [] };
    if (status !== 'ready') return { ...business, state: 'waiting', links: [] };
    return { ...business, state: 'ready', links: layouts.map(({ layout }) => ({ layout, url: `${url}${layout}/` })) };
  } catch {
    return { ...business, state: 'the product does not answer', links: [] };
  }
}
