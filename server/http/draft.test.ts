import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_COOKIE } from '../../modules/access/index.server.ts';
import {
  canvasAnswer,
  checkAnswer,
  draftAnswer,
  draftView,
  openCanvasAnswer,
  publishAnswer,
  versionsAnswer,
} from '../../modules/editor/schemas.ts';
import { grantedPhoto, photoGrant } from '../../modules/sites/index.server.ts';
import { LAYOUTS } from '../../site-kit/names.ts';
import { photoWidths } from '../../site-kit/render/options.ts';
import { canvasAnswer as canvasPage } from '../site-host/canvas-answers.ts';
import { newDraft, NONE, op, type DraftOfSite } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';

let product: TestProduct;
let draft: DraftOfSite;
let other: DraftOfSite;
beforeAll(async () => {
  product = await startTestProduct();
  [draft, other] = [await newDraft(product), await newDraft(product)];
});
afterAll(() => product.close());

const call = (path: string, body?: object, lang = 'it') =>
  product.app.request(`/buy_yr/api/site/${draft.id}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'accept-language': lang,
      'content-type': 'application/json',
      cookie: `${ORDER_COOKIE}=${draft.owner.secret}`,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const HEADLINE = 'Tortellini & brace, da <3 generazioni';

describe('the calls of a draft', () => {
  it('answer what their schemas say, from the first value to the version [S2]', async () => {
    const view = draftView.parse(await (await call('draft')).json());
    expect(view).toMatchObject({ rev: 0, site: { id: draft.id, order_id: draft.owner.id() } });
    const saved = await call('draft/ops', { rev: 0, ops: [op('copy/headline', HEADLINE)], device: 'phone' });
    expect(draftAnswer.parse(await saved.json())).toMatchObject({ rev: 1, changes: 1 });
    for (const step of ['undo', 'redo', 'discard', 'undo'])
      draftAnswer.parse(await (await call(`draft/${step}`, { rev: (await draft.view()).rev })).json());
    expect(checkAnswer.parse(await (await call('draft/check')).json())).toEqual({ findings: [] });
    const { rev } = await draft.view();
    product.later(60_000);
    const published = publishAnswer.parse(await (await call('draft/publish', { rev })).json());
    expect(published).toMatchObject({ changed: true, url: view.site.url });
    const { versions } = versionsAnswer.parse(await (await call('versions')).json());
    expect(versions[0]).toMatchObject({ id: published.version, cause: 'owner', by: 'you', current: true });
    const before = versions[1]?.id ?? '';
    const restored = draftAnswer.parse(await (await call(`versions/${before}/restore`, { rev })).json());
    expect(restored).toMatchObject({ changes: 1, rev: rev + 1 });
    draftAnswer.parse(await (await call('draft/undo', { rev: rev + 1 })).json());
  });

  it('say in the caller’s language why a value is not taken [S2] [I1]', async () => {
    const sent = { rev: 0, ops: [op('copy/lede', '<b>Brace</b>'), op('copy/lede', '🍝'), op('copy/none', 'x')] };
    const { refused } = draftAnswer.parse(await (await call('draft/ops', sent, 'el')).json());
    expect(refused.map(({ code }) => code)).toEqual(['editor.markup', 'editor.no-words', 'editor.unknown-unit']);
    for (const { message } of refused) expect(message).toMatch(/\p{Script=Greek}/u);
  });

  it('tell whoever publishes what they have not seen, and what fails [S2]', async () => {
    const { rev } = await draft.view();
    await draft.save(rev, op('copy/lede', 'Pasta fresca ogni mattina.'));
    const moved = await call('draft/publish', { rev });
    expect(moved.status).toBe(409);
    expect(await moved.json()).toMatchObject({
      error: { code: 'editor.draft-moved', message: expect.stringContaining('altro dispositivo') },
      rev: rev + 1,
      changed: [{ unit: 'copy/lede', value: 'Pasta fresca ogni mattina.' }],
    });
    const word = () => Math.random().toString(36).slice(2, 9);
    const story = Array.from({ length: 40 }, () => Array.from({ length: 400 }, word).join(' '));
    await draft.save(rev + 1, op('copy/story', story));
    const heavy = await call('draft/publish', { rev: rev + 2 });
    expect(heavy.status).toBe(422);
    expect(await heavy.json()).toMatchObject({
      error: { code: 'sites.quality-gate' },
      findings: [{ level: 'fault', unit: 'copy/story', text: expect.stringContaining('Accorcia') }],
    });
    await draft.move('undo', rev + 2);
  });

  it('refuse more than they take, before they look at it [X5]', async () => {
    const ops = Array.from({ length: 51 }, () => op('copy/lede', 'Brace'));
    expect((await call('draft/ops', { rev: 0, ops })).status).toBe(400);
    expect((await call('draft/ops', { rev: 0, ops: [op('copy/story', ['x'.repeat(70_000)])] })).status).toBe(413);
    expect((await call('draft/ops', { rev: 0, ops: [op('copy/lede', 'Brace\u0000')] })).status).toBe(400);
    expect((await call('draft/ops', { rev: -1, ops: [op('copy/lede', 'Brace', NONE)] })).status).toBe(400);
  });
});

describe('the draft as visitors would see it', () => {
  it('is drawn with an anchor at what may be changed, with another look that is written nowhere [S2] [K8]', async () => {
    const { rev } = await draft.view();
    await draft.save(rev, op('copy/headline', 'Ancora in bozza', (await draft.unit('copy/headline'))?.hash));
    const drawn = canvasAnswer.parse(await (await call('draft/canvas')).json());
    expect(drawn.rev).toBe(rev + 1);
    expect(drawn.html).toMatch(/<v-t data-e="copy\/headline">Ancora\sin\sbozza<\/v-t>/);
    expect(await draft.shown()).not.toMatch(/Ancora\sin\sbozza|data-e=/);
    const layouts = await Promise.all(
      LAYOUTS.map(async (layout) => canvasAnswer.parse(await (await call(`draft/canvas?layout=${layout}`)).json())),
    );
    expect(layouts.map(({ html }) => /<body class="l-(\w+)"/.exec(html)?.[1])).toEqual([...LAYOUTS]);
    expect((await draft.view()).rev).toBe(rev + 1);
    expect((await call('draft/canvas?layout=nessuno')).status).toBe(400);
    expect((await call('draft/canvas?color=red')).status).toBe(400);
  });

  it('opens without a session by an address that ends after half an hour, in an origin of its own [S2] [X5]', async () => {
    const { url } = openCanvasAnswer.parse(await (await call('draft/canvas', {})).json());
    const { pathname, host } = new URL(url);
    expect(host).toMatch(/^canvas\./);
    const ask = async (path: string) => canvasPage(product.system(), path, 'identity');
    const page = await ask(pathname);
    const header = (name: string) => page.headers[page.headers.indexOf(name) + 1] ?? '';
    expect(page.status).toBe(200);
    expect(header('cache-control')).toBe('no-store');
    const policy = header('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/frame-ancestors http:\/\/(?:localhost|127\.0\.0\.1)/);
    expect(policy).toMatch(/; sandbox allow-scripts$/);
    expect(page.headers.join(' ')).not.toMatch(/set-cookie/i);
    expect(Buffer.from(page.body).toString()).toMatch(/<v-t data-e="copy\/headline">[^]*<script data-shell="http/);
    expect((await ask(`${pathname}privacy`)).status).toBe(200);
    for (const wrong of [pathname.slice(0, -2), pathname.replace(draft.id, other.id), `${pathname}altro`, '/'])
      expect((await ask(wrong)).status, wrong).toBe(404);
    product.later(31 * 60_000);
    expect((await ask(pathname)).status).toBe(404);
  });

  it('shows what an owner writes as text, whatever it is [X5]', async () => {
    expect(await draft.shown()).toContain('Tortellini &amp; brace, da &lt;3 generazioni');
  });

  it('has its pictures by a grant: of this site, in the widths of sites, for two days [X5]', async () => {
    const [row] = await product.rows<{ photo: string; width: number }>(
      'select p.id as photo, p.width from site_photos s join photos p on p.id = s.photo_id where s.site_id = $1 limit 1',
      [draft.id],
    );
    const { photo = '', width: whole = 0 } = row ?? {};
    const width = photoWidths({ width: whole })[0] ?? 0;
    const ctx = product.system();
    const ask = (grant: string, given = width) => grantedPhoto(ctx, { grant, photo, width: given, format: 'webp' });
    const grant = photoGrant(ctx, { by: await draft.by() });
    expect((await ask(grant))?.byteLength).toBeGreaterThan(50);
    expect(await ask(grant, 7)).toBeNull();
    expect(await ask(grant.slice(0, -1))).toBeNull();
    expect(await ask(grant.replace(draft.id, other.id))).toBeNull();
    expect(await grantedPhoto(ctx, { grant, photo: '0'.repeat(32), width, format: 'webp' })).toBeNull();
    product.later(2 * 86_400_000);
    expect(await ask(grant)).toBeNull();
  });
});
