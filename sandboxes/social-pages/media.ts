import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import sharp from 'sharp';
import { demoFile } from '../../tests/fixtures/pages.ts';
import type { Faults } from './faults.ts';
import { logoTile } from './logo-tile.ts';
import type { Pictures } from './pictures.ts';
import type { Store } from './store.ts';

const KEPT_SMALL_COPIES = 300;
const TOO_LARGE = 16 * 1024 * 1024;

/** The picture host: signed addresses only, 403 once they expired. `/odd/...` are the pictures that misbehave on purpose. */
export function media(options: { pictures: Pictures; store: Store; faults: Faults }) {
  const app = new Hono();
  const small = new Map<string, Uint8Array<ArrayBuffer>>();

  app.get('/*', async (c) => {
    await options.faults.meet('media', c.req.raw.signal);
    const path = decodeURIComponent(c.req.path.replace(/^\/media/, ''));
    const state = options.pictures.check(path, c.req.query());
    if (state !== 'good') return c.text(state === 'expired' ? 'URL signature expired' : 'Bad URL hash', 403);
    if (path.startsWith('/odd/')) return odd(path);
    const tile = /^\/tile\/(\d+)\.png$/.exec(path)?.[1];
    const page = tile === undefined ? undefined : options.store.find(tile);
    if (tile !== undefined && !page) return c.notFound();
    const width = Number(c.req.query('w') ?? 0);
    if (!page && width === 0) return file(demoFile(path));

    const key = `${path}|${width}`;
    let bytes = small.get(key);
    if (!bytes) {
      if (small.size >= KEPT_SMALL_COPIES) small.delete(small.keys().next().value ?? '');
      bytes = new Uint8Array(
        page ? await logoTile(page) : await sharp(demoFile(path)).resize(width).jpeg({ quality: 82 }).toBuffer(),
      );
      small.set(key, bytes);
    }
    return picture(bytes, page ? 'image/png' : 'image/jpeg');
  });
  app.onError((error, c) => (error instanceof HTTPException ? error.getResponse() : c.text(error.message, 500)));
  return app;
}

const picture = (body: BodyInit, type: string) =>
  new Response(body, {
    headers: { 'content-type': type, 'cache-control': 'max-age=1209600', 'access-control-allow-origin': '*' },
  });
const file = (name: string) =>
  picture(
    Readable.toWeb(createReadStream(name)) as unknown as ReadableStream,
    name.endsWith('.png') ? 'image/png' : 'image/jpeg',
  );

function odd(path: string): Response {
  if (path === '/odd/elsewhere.jpg')
    return new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data/' } });
  if (path === '/odd/page.jpg')
    return new Response('<script>alert(1)</script>', { headers: { 'content-type': 'text/html' } });
  if (path === '/odd/rubbish.jpg') return picture('this is no picture', 'image/jpeg');
  let left = TOO_LARGE;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      left -= 65_536;
      if (left < 0) controller.close();
      else controller.enqueue(new Uint8Array(65_536));
    },
  });
  return picture(endless, 'image/jpeg');
}
