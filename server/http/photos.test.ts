/** An owner's photos: what arrives, what is refused and why, what stays. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_COOKIE } from '../../modules/access/index.server.ts';
import { photoAnswer } from '../../modules/editor/schemas.ts';
import { exportSite } from '../../modules/sites/export-site.ts';
import { purgePhotos } from '../../modules/sites/photos/purge-photos.ts';
import { purgeOwnPhotos } from '../../modules/sites/photos/purge-own-photos.ts';
import { drawnPhoto } from '../../tests/support/drawn-photo.ts';
import { newDraft, op, type DraftOfSite } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { disposeOrder } from '../../tests/support/prove-anew.ts';

const DAY_MS = 24 * 3600 * 1000;
let product: TestProduct;
let draft: DraftOfSite;
let other: DraftOfSite;
beforeAll(async () => {
  product = await startTestProduct();
  [draft, other] = [await newDraft(product), await newDraft(product)];
}, 120_000);
afterAll(() => product.close());

const jpeg = (seed: number) => drawnPhoto(seed).jpeg().toBuffer();

/** The same file, whose head says 16,000 × 12,500. */
function grown(bytes: Buffer): Buffer {
  const head = bytes.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(bytes[at + 1] ?? 0));
  bytes.writeUInt16BE(12_500, head + 5);
  bytes.writeUInt16BE(16_000, head + 7);
  return bytes;
}

interface Sending {
  opId?: string;
  lang?: string;
  of?: DraftOfSite;
  secret?: string;
  rev?: number;
}
async function send(bytes: Uint8Array, given: Sending = {}) {
  const { opId = randomUUID(), lang = 'it', of = draft, rev = 0 } = given;
  const { secret = of.owner.secret } = given;
  return product.app.request(`/buy_yr/api/site/${of.id}/draft/photos?op_id=${opId}&rev=${rev}&device=phone`, {
    method: 'POST',
    headers: { 'accept-language': lang, 'content-type': 'image/jpeg', cookie: `${ORDER_COOKIE}=${secret}` },
    body: new Uint8Array(bytes),
  });
}
async function add(seed: number, of = draft) {
  const answer = await send(await jpeg(seed), { of, rev: (await of.view()).rev });
  return photoAnswer.parse(await answer.json()).photo;
}
const original = async (photo: string) => {
  const bytes = await product.system().ports.files.read(`photos/${photo.slice(4, 6)}/${photo.slice(4)}/original`);
  return Buffer.from(bytes ?? []);
};
const held = async (of = draft) =>
  (
    await product.rows<{ ref: string }>('select ref from site_photos where site_id = $1 and "from" = \'upload\'', [
      of.id,
    ])
  ).map(({ ref }) => ref);

describe('a photo that an owner adds', () => {
  it('stands in the draft, and on the site once it is published, as the owner’s [S2]', async () => {
    const photo = await add(1);
    const view = await draft.view();
    expect(view.units.find(({ unit }) => unit === `own/photos/${photo}`)).toMatchObject({ own: true, by: 'you' });
    expect(view.units.find(({ unit }) => unit === `item/photos/${photo}`)?.photo).toMatchObject({ id: photo.slice(4) });
    expect(await draft.shown()).not.toContain(photo.slice(4));
    await draft.save(
      view.rev,
      op('look/photos', { order: [photo], hero: photo, story: null }),
      op(`copy/alt/${photo}`, 'Tre tazzine sul banco'),
      op(`look/focal/${photo}`, [0.25, 0.75]),
    );
    await draft.publish(view.rev + 1);
    const shown = await draft.shown();
    expect(shown).toContain(photo.slice(4));
    expect(shown).toContain('Tre tazzine sul banco');
    const [row] = await product.rows<{ document: { photos: Record<string, { focal: number[]; source: object }> } }>(
      'select document from site_versions where site_id = $1 order by created_at desc limit 1',
      [draft.id],
    );
    expect(row?.document.photos[photo.slice(4)]).toMatchObject({
      focal: [0.25, 0.75],
      source: { kind: 'owner', unit: `own/photos/${photo}` },
    });
  });

  it('is kept upright, in sRGB, at most 2560 pixels long, without place or camera [S2] [X5]', async () => {
    const bytes = await drawnPhoto(2, { width: 3000, height: 2250 })
      .toColourspace('cmyk')
      .jpeg()
      .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 29/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { photo } = photoAnswer.parse(await (await send(bytes)).json());
    const kept = await original(photo);
    const { width, height, format, space, exif, icc, orientation } = await sharp(kept).metadata();
    expect({ width, height, format, space }).toEqual({ width: 1920, height: 2560, format: 'jpeg', space: 'srgb' });
    expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
    expect(kept.includes('Secret Camera')).toBe(false);
  });

  it('of many frames is its first one [S2]', async () => {
    const frames = await Promise.all(
      [3, 4].map((seed) => drawnPhoto(seed, { width: 600, height: 480 }).png().toBuffer()),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const { photo } = photoAnswer.parse(await (await send(animated)).json());
    expect(await sharp(await original(photo)).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 480 });
  });

  it.each([
    ['0 bytes', 'editor.photo-empty', () => Promise.resolve(Buffer.alloc(0))],
    ['a PDF named .jpg', 'editor.photo-form', () => Promise.resolve(Buffer.from('%PDF-1.7\n1 0 obj'))],
    ['an SVG', 'editor.photo-form', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['a HEIC', 'editor.photo-heic', () => Promise.resolve(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))],
    ['half a file', 'editor.photo-broken', async () => (await jpeg(5)).subarray(0, 4000)],
    ['200 megapixels', 'editor.photo-pixels', async () => grown(await jpeg(5))],
    ['a stamp', 'editor.photo-small', () => drawnPhoto(6, { width: 200, height: 160 }).jpeg().toBuffer()],
    ['sixteen megabytes', 'editor.photo-large', () => Promise.resolve(Buffer.alloc(16_000_000, 1))],
  ])('is refused with the reason where it is %s, and the others go on [S2]', async (_what, code, make) => {
    const before = await held();
    const answer = await send(await make(), { lang: 'el' });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    const { error } = (await answer.json()) as { error: { code: string; message: string } };
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/\p{Script=Greek}{3}/u);
    expect(await held()).toEqual(before);
  });

  it('that is here already is named: sent twice, made smaller, put away, or of the page [S2]', async () => {
    const photo = await add(7);
    const twice = async (bytes: Uint8Array) => (await (await send(bytes)).json()) as { error: unknown };
    const named = { error: { code: 'editor.photo-twice', fields: { photo } } };
    expect(await twice(await jpeg(7))).toMatchObject(named);
    expect(await twice(await drawnPhoto(7, { width: 1000, height: 750 }).webp().toBuffer())).toMatchObject(named);
    const { rev } = await draft.view();
    await draft.save(rev, op(`item/photos/${photo}`, { hidden: true }));
    expect(await twice(await jpeg(7))).toMatchObject(named);
  });

  it('whose answer was lost is added once, and taken back by one undo that brings it again [S2]', async () => {
    const [opId, bytes] = [randomUUID(), await jpeg(8)];
    const [first, second] = [await send(bytes, { opId }), await send(bytes, { opId })];
    const [one, two] = [photoAnswer.parse(await first.json()), photoAnswer.parse(await second.json())];
    expect(two).toMatchObject({ photo: one.photo, rev: one.rev, applied: [opId] });
    await draft.move('undo', two.rev);
    expect(await draft.unit(`own/photos/${one.photo}`)).toBeUndefined();
    // What was taken away is no obstacle: the same file brings it back under its name.
    const { photo } = photoAnswer.parse(await (await send(bytes, { rev: two.rev + 1 })).json());
    expect(photo).toBe(one.photo);
    expect(await draft.unit(`own/photos/${photo}`)).toMatchObject({ own: true });
  });

  it('is its owner’s alone: nobody else adds to a draft, and a name taken from another site shows nothing [X5]', async () => {
    const bytes = await jpeg(9);
    for (const secret of [other.owner.secret, 'nobody']) expect((await send(bytes, { secret })).status).toBe(404);
    const foreign = await add(10, other);
    const { rev } = await draft.view();
    await draft.save(rev, op(`own/photos/${foreign}`, { added: true }), op(`item/photos/${foreign}`, null));
    expect((await draft.unit(`item/photos/${foreign}`))?.photo).toBeUndefined();
    expect((await send(bytes, { opId: 'short' })).status).toBe(400);
  });

  it('is among what its owner takes along [K13]', async () => {
    const photo = await add(11);
    const by = await disposeOrder(draft.owner);
    const names: string[] = [];
    for await (const file of exportSite(draft.ctx(), { by })) names.push(file.path);
    expect(names).toContain(`photos/${photo.slice(4)}.jpg`);
  });
});

describe('what an owner gave', () => {
  it('stays while a draft, an edit, the site or a version names it, and ninety days after that', async () => {
    const [published, laid] = [await add(20, other), await add(21, other)];
    const { rev } = await other.view();
    await other.publish(rev);
    await other.save(rev, op(`own/photos/${published}`, null, (await other.unit(`own/photos/${published}`))?.hash));
    await other.save(rev + 1, op(`own/photos/${laid}`, null, (await other.unit(`own/photos/${laid}`))?.hash));
    await other.publish((await other.view()).rev);
    const later = (days: number) => new Date(product.clock.now().getTime() + days * DAY_MS);
    const ctx = product.system();
    expect(await purgeOwnPhotos(ctx, later(1))).toBe(0);
    // Edits are forgotten after ninety days; the version of before still names both.
    await product.rows('delete from site_edits where site_id = $1', [other.id]);
    expect(await purgeOwnPhotos(ctx, later(1))).toBe(0);
    expect(await held(other)).toEqual(expect.arrayContaining([published, laid]));
    const layer = `content #- array['layer', 'own/photos/${laid}']`;
    await product.rows(`update site_versions set content = ${layer} where site_id = $1`, [other.id]);
    expect(await purgeOwnPhotos(ctx, later(-90))).toBe(0);
    expect(await purgeOwnPhotos(ctx, later(1))).toBe(1);
    expect(await held(other)).not.toContain(laid);
    // A version still shows it: the picture itself stays until that goes.
    await product.rows('delete from version_photos where photo_id = $1', [laid.slice(4)]);
    expect(await purgePhotos(ctx, later(1))).toBeGreaterThanOrEqual(1);
    expect((await original(laid)).byteLength).toBe(0);
    expect((await original(published)).byteLength).toBeGreaterThan(1000);
  });
});
