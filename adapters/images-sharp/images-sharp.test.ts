import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hashDistance, isCutOf } from '../../site-kit/same-picture.ts';
import { demoFile } from '../../tests/fixtures/pages.ts';
import { createImages } from './index.ts';

const images = createImages();
const photo = (name: string) => readFile(demoFile(`/demo/photos/npm/${name}.jpg`));
const picture = (svg: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1080">${svg}</svg>`))
    .jpeg()
    .toBuffer();

describe('analysing pictures', () => {
  it('a photo lying on its side is measured upright', async () => {
    const lying = await sharp(await photo('resto-pizza'))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const [flat, upright] = [await images.analyse(await photo('resto-pizza')), await images.analyse(lying)];
    expect([upright.width, upright.height]).toEqual([flat.height, flat.width]);
  });
  it('a resized copy is the same picture, another photo is not', async () => {
    const original = await photo('gym-gloves');
    const copy = await sharp(original).resize(700).jpeg({ quality: 60 }).toBuffer();
    const [a, b, c] = await Promise.all(
      [original, copy, await photo('gym-rope')].map((bytes) => images.analyse(bytes)),
    );
    expect(hashDistance(a?.dhash ?? '', b?.dhash ?? '')).toBeLessThanOrEqual(6);
    expect(hashDistance(a?.dhash ?? '', c?.dhash ?? '')).toBeGreaterThan(6);
  });
  it('what is cut out of a picture is known by it, at either end and in between; another photo is not [P1]', async () => {
    const names = ['gym-gloves', 'resto-pizza', 'hotel-town', 'home-chairs', 'cafe-latte'];
    const photos = await Promise.all(names.map(photo));
    const whole = await Promise.all(photos.map((bytes) => images.analyse(bytes)));
    for (const [at, bytes] of photos.entries())
      for (const place of [0, 0.5, 1]) {
        const { width = 0, height = 0 } = whole[at] ?? {};
        const side = Math.min(width, height);
        const part = { left: Math.floor((width - side) * place), top: Math.floor((height - side) * place) };
        const cut = sharp(bytes).extract({ ...part, width: side, height: side });
        const square = await images.analyse(await cut.resize(900).jpeg({ quality: 70 }).toBuffer());
        const knownBy = names.filter((_, other) => whole[other] && isCutOf(square, whole[other]));
        expect(knownBy, `${names[at]} from ${place}`).toEqual(width === height ? [] : [names[at]]);
      }
  });
  it('blurred copies fall under the sharpness of 16, good photos stay above', async () => {
    for (const name of ['flor-succulents', 'gym-tennis', 'resto-orange']) {
      const original = await photo(name);
      const blurred = await sharp(original).blur(8).jpeg().toBuffer();
      const [good, bad] = await Promise.all([original, blurred].map((bytes) => images.analyse(bytes)));
      expect(good?.sharpness, name).toBeGreaterThan(16);
      expect(bad?.sharpness, name).toBeLessThan(16);
    }
  });
  it('an announcement in large letters is a flyer, a flower on white is a photo', async () => {
    const lines = [
      'GRANDE FESTA',
      'Sabato 20 giugno',
      'ore 21.00',
      'Ingresso libero',
      'Menu a 25 euro',
      'vi aspettiamo',
    ];
    const text = lines.map(
      (line, at) =>
        `<text x="540" y="${160 + at * 150}" font-size="90" text-anchor="middle" font-weight="700" fill="#ff0">${line}</text>`,
    );
    const flyer = await picture(`<rect width="1080" height="1080" fill="#b00"/>${text.join('')}`);
    expect((await images.analyse(flyer)).flyer).toBe(true);
    expect((await images.analyse(await photo('flor-orchid'))).flyer).toBe(false);
  });
  it('a poster of few words on much paper is a flyer too', async () => {
    const lines = ['MATRÍCULA', 'grupos de 6', '976 000 341'].map(
      (line, at) =>
        `<text x="540" y="${420 + at * 140}" font-size="100" text-anchor="middle" font-weight="700" fill="#039">${line}</text>`,
    );
    const poster = await picture(`<rect width="1080" height="1080" fill="#fff"/>${lines.join('')}`);
    expect((await images.analyse(poster)).flyer).toBe(true);
    for (const name of ['gym-shoe', 'bakery-doughnuts', 'cafe-shadow', 'bike-black'])
      expect((await images.analyse(await photo(name))).flyer, name).toBe(false);
  });
  it('a bright picture needs a stronger overlay under white text than a dark one', async () => {
    const [white, black] = await Promise.all(
      ['#fff', '#111'].map(async (fill) =>
        images.analyse(await picture(`<rect width="1080" height="1080" fill="${fill}"/>`)),
      ),
    );
    expect(white?.scrim.whole).toBeCloseTo(0.56, 1);
    expect(black?.scrim.whole).toBe(0);
  });
  it('clusters name the colours of a logo and leave its transparent ground out', async () => {
    const logo = await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><circle cx="100" cy="100" r="50" fill="#d01030"/></svg>',
      ),
    )
      .png()
      .toBuffer();
    const { clusters, color } = await images.analyse(logo);
    expect(clusters[0]?.share).toBeGreaterThan(0.9);
    expect(color).toMatch(/^#d01[0-2][23]\d$/);
  });
  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a web page', Buffer.from('<!doctype html><p>no</p>')],
    ['nothing', Buffer.alloc(0)],
    ['half a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ])('%s is refused by code', async (_, bytes) => {
    await expect(images.analyse(bytes)).rejects.toMatchObject({ code: 'sites.photo-unreadable' });
  });
  it('more than 50 megapixels are refused', async () => {
    const huge = await sharp({ create: { width: 8000, height: 6300, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await expect(images.analyse(huge)).rejects.toMatchObject({ code: 'sites.photo-unreadable' });
  });
});

describe('encoding pictures', () => {
  it.each(['avif', 'webp', 'jpeg', 'png'] as const)(
    '%s has the width asked for, never more than the source, and no metadata',
    async (format) => {
      const tagged = await sharp(await photo('resto-pasta'))
        .withExif({ IFD0: { Copyright: 'secret' } })
        .toBuffer();
      const [small, large] = await Promise.all(
        [320, 4000].map(async (width) => sharp(await images.encode(tagged, { width, format })).metadata()),
      );
      expect([small?.width, large?.width]).toEqual([320, 500]);
      expect(small?.exif).toBeUndefined();
      expect(small?.format).toBe(format === 'avif' ? 'heif' : format);
    },
  );
});

describe('cutting a picture for shared links', () => {
  const cut = async (bytes: Buffer, focal: [number, number]) => {
    const made = await images.encode(bytes, { width: 1200, format: 'jpeg', cut: { height: 630, focal } });
    const { width, height } = await sharp(made).metadata();
    const { dominant } = await sharp(made).stats();
    return { size: [width, height], dominant };
  };
  it('fills its size exactly, upright, round the subject, whatever the shape', async () => {
    const halves = await picture(
      '<rect width="1080" height="540" fill="#f00"/><rect y="540" width="1080" height="540" fill="#00f"/>',
    );
    const [top, bottom] = [await cut(halves, [0.5, 0]), await cut(halves, [0.5, 1])];
    expect([top.size, bottom.size]).toEqual([
      [1200, 630],
      [1200, 630],
    ]);
    expect(top.dominant.r).toBeGreaterThan(top.dominant.b);
    expect(bottom.dominant.b).toBeGreaterThan(bottom.dominant.r);
    const lying = await sharp(await photo('resto-pizza'))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await cut(lying, [0.9, 0.1])).size).toEqual([1200, 630]);
  });
});
