import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Manifest } from '../sites/publishing/manifest.ts';
import { ORDER_COOKIE } from '../access/index.server.ts';
import { newDraft, op } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { newSubscriber } from '../../tests/support/subscriber.ts';

let product: TestProduct;
let owner: Awaited<ReturnType<typeof newSubscriber>>;
beforeAll(async () => {
  product = await startTestProduct();
  owner = await newSubscriber(product);
}, 120_000);
afterAll(() => product.close());

const ask = (secret: string | null, lang = 'it') =>
  product.app.request(`/buy_yr/api/order/check/${owner.id()}/export`, {
    headers: { 'accept-language': lang, ...(secret ? { cookie: `${ORDER_COOKIE}=${secret}` } : {}) },
  });
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

describe('the export of what is the customer’s', () => {
  it('holds the whole published site, the photos, the texts, the order and the invoices [K13] [P12]', async () => {
    const draft = await newDraft(product, owner);
    await draft.save(0, op('copy/headline', 'Tortellini come li faceva la nonna'));
    await draft.publish(1);
    await draft.save(1, op('copy/lede', 'Pasta fresca ogni mattina.'));
    const answer = await ask(owner.secret);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="vetrina-\d{4}-\d\d-\d\d\.zip"$/);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const [version] = await product.rows<{ files: Manifest }>(
      `select v.files from site_versions v join sites s on s.current_version_id = v.id where s.order_id = $1`,
      [owner.id()],
    );
    const built = Object.entries(version?.files ?? {});
    expect(built.length).toBeGreaterThan(10);
    for (const [address, entry] of built) {
      const inside = files[`site${address}`] ?? files[`site${address.replace(/\/$/, '')}/index.html`];
      const found = address === '/404' ? files['site/404.html'] : inside;
      expect(found, address).toBeDefined();
      if (entry.kind === 'bytes')
        expect(
          createHash('sha256')
            .update(found ?? '')
            .digest('hex'),
          address,
        ).toBe(entry.hash);
    }
    expect(
      Object.keys(files).filter((path) => /^photos\/[0-9a-f]{32}\.(jpg|png|webp)$/.test(path)).length,
    ).toBeGreaterThan(0);
    expect(Object.keys(files).filter((path) => path.startsWith('invoices/'))).toHaveLength(1);
    expect(JSON.parse(text(files['data/order.json']))).toMatchObject({ _id: owner.id(), status: 'live' });
    expect(JSON.parse(text(files['data/site.json']))).toHaveProperty('sections');
    const layer = { 'copy/headline': { value: 'Tortellini come li faceva la nonna', by: 'owner' } };
    expect(JSON.parse(text(files['data/content.json']))).toMatchObject({ page: { name: expect.any(String) }, layer });
    expect(JSON.parse(text(files['data/versions.json']))).toMatchObject([
      { cause: 'order', by: null },
      { cause: 'owner', by: 'owner', content: { layer } },
    ]);
    expect(JSON.parse(text(files['data/draft.json']))).toMatchObject({
      changes: { 'copy/lede': { value: 'Pasta fresca ogni mattina.' } },
      edits: [{ unit: 'copy/lede' }, { unit: 'copy/headline' }],
    });
    expect(JSON.parse(text(files['data/visits.json']))).toEqual({ days: [], months: [] });
    expect(text(files['LEGGIMI.txt'])).toContain('qualunque spazio web');
  });

  it('explains itself in the reader’s language [I2]', async () => {
    const files = unzipSync(new Uint8Array(await (await ask(owner.secret, 'el')).arrayBuffer()));
    expect(text(files['DIAVASTE-ME.txt'])).toContain('ιστότοπός σας');
  });

  it('is for whoever holds the order only [X5]', async () => {
    for (const secret of [null, 'a'.repeat(43)]) {
      const answer = await ask(secret);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ error: { code: 'ordering.not-found' } });
    }
  });
});
