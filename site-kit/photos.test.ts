import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUT_PLACES, CUT_SHAPES } from './same-picture.ts';
import { type PhotoAnalysis, type StoredPhoto, asPhoto, planPhotos } from './photos.ts';

let count = 0;
function photo(change: Partial<PhotoAnalysis> = {}, origin: StoredPhoto['origin'] = 'photo'): StoredPhoto {
  count += 1;
  // Far apart by default: each hash repeats another byte pattern.
  const dhash = ((BigInt(count) * 0x9e_37_79_b9_7f_4a_7c_15n) % 2n ** 64n).toString(16).padStart(16, '0');
  const analysis = {
    width: 1600,
    height: 1000,
    focal: [0.5, 0.5] as [number, number],
    color: '#888888',
    sharpness: 40,
    dhash,
    cuts: [],
    flyer: false,
    clusters: [],
    scrim: { whole: 0, lower: 0 },
    ...change,
  };
  return { source: `p${count}`, origin, id: String(count), caption: null, photoId: `photo${count}`, analysis };
}
const plan = (...photos: StoredPhoto[]) => planPhotos(photos, null, { about: true });

describe('choosing photos', () => {
  it('small and blurred pictures are left out', () => {
    expect(plan(photo({ width: 479 }), photo({ sharpness: 15.9 })).usable.size).toBe(0);
  });
  it('of two nearly equal pictures one is kept, and both addresses lead to it', () => {
    const [first, second] = [photo({ dhash: '00000000000000ff' }), photo({ dhash: '000000000000003f' })];
    const chosen = plan(first, second);
    expect(chosen.usable.size).toBe(1);
    expect(chosen.bySource.get(second.source)).toBe(first.photoId);
  });
  it('of a picture and what was cut out of it the whole is kept, in the place of the first; an owner’s cut stays [P1]', () => {
    const whole = photo({ width: 1500, height: 1000 });
    const cuts = Array.from({ length: CUT_SHAPES.length * CUT_PLACES.length }, (_, at) =>
      at.toString(16).repeat(8).slice(0, 16).padEnd(16, '5'),
    );
    whole.analysis.cuts = cuts;
    const square = { width: 1000, height: 1000, dhash: cuts[CUT_SHAPES.indexOf(1) * CUT_PLACES.length + 4] ?? '' };
    for (const both of [
      [photo(square), whole],
      [whole, photo(square)],
    ]) {
      const chosen = plan(...both, photo());
      expect([...chosen.usable.keys()]).toHaveLength(2);
      for (const { source } of both) expect(chosen.bySource.get(source)).toBe(whole.photoId);
    }
    // Two cuts of which neither holds the other, and then the whole: it alone stands.
    const wide = { width: 1600, height: 900, dhash: cuts[CUT_SHAPES.indexOf(16 / 9) * CUT_PLACES.length] ?? '' };
    expect([...plan(photo(square), photo(wide), whole).usable.keys()]).toEqual([whole.photoId]);
    const announced = { ...whole, origin: 'event' as const };
    expect(plan(photo(square), announced).usable.size, 'an announcement beside a photo').toBe(2);
    const cover = photo({ ...square, width: 1300, height: 1300 }, 'cover');
    expect(plan(photo({ width: 2000, height: 1300 }), cover, whole).hero).toBe(whole.photoId);
    expect(plan(photo(square, 'owner'), whole).usable.size).toBe(2);
    expect(plan(photo({ ...square, width: 1200 }), whole).usable.size, 'a cut of another shape').toBe(2);
  });
  it('the cover is the hero when it is large enough and not a flyer', () => {
    const cover = photo({ width: 1200, height: 800 }, 'cover');
    expect(plan(photo(), cover).hero).toBe(cover.photoId);
    const flyer = photo({ flyer: true }, 'cover');
    const other = photo();
    expect(plan(flyer, other).hero).toBe(other.photoId);
  });
  it('a standing photo is the hero when nothing that lies is as good: most of what people post stands', () => {
    const standing = photo({ width: 1080, height: 1350 });
    expect(plan(standing, photo({ width: 800, height: 600 })).hero).toBe(standing.photoId);
    expect(plan(standing, photo({ width: 1080, height: 1920 })).hero).not.toBeNull();
  });
  it('without a photo of hero size the best of middling size serves, 640 by 800 if it stands, and else none', () => {
    const landscape = photo({ width: 900, height: 600 });
    expect(plan(photo({ width: 500, height: 1500 }), landscape).hero).toBe(landscape.photoId);
    expect(plan(photo({ width: 899, height: 600 }), photo({ width: 599, height: 899 })).hero).toBeNull();
    const standing = photo({ width: 640, height: 800 });
    expect(plan(photo({ width: 899, height: 600 }), standing).hero).toBe(standing.photoId);
  });
  it('the story takes no picture that stands beside a post [P1]', () => {
    const [hero, posted, free] = [photo({ width: 1800 }), photo({ width: 1300 }), photo({ width: 1250 })];
    const chosen = (photos: StoredPhoto[]) => planPhotos(photos, null, { about: true, told: [posted.source] }).about;
    expect(chosen([hero, posted, free])).toBe(free.photoId);
    expect(chosen([hero, posted])).toBeNull();
  });
  it('flyers and banners are neither hero nor beside it nor on the wall, and posts show them whole', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 14 }), (flyers) => {
        const photos = flyers.map((flyer) => photo({ flyer }));
        const chosen = plan(...photos);
        const shown = [chosen.hero, chosen.about, ...chosen.more, ...chosen.gallery];
        for (const { photoId, analysis } of photos)
          if (analysis.flyer) {
            expect(shown).not.toContain(photoId);
            expect(chosen.usable.has(photoId)).toBe(true);
          }
      }),
    );
    expect(plan(photo({ width: 2400, height: 600 })).hero).toBeNull();
    const post = photo({ flyer: true });
    expect(
      asPhoto(post, { value: 'x', source: { kind: 'field', field: 'name' } }, { kind: 'field', field: 'photos' }).whole,
    ).toBe(true);
  });
  it('the logo is never shown as a photo', () => {
    const picture = photo();
    expect(planPhotos([picture], { photoId: 'logo', analysis: picture.analysis }, { about: true }).usable.size).toBe(0);
  });
  it('fewer than three pictures beside the hero make no gallery', () => {
    expect(plan(photo(), photo(), photo()).gallery).toEqual([]);
  });
});
