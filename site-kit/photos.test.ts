import { describe, expect, it } from 'vitest';
import { type PhotoAnalysis, type StoredPhoto, planPhotos } from './photos.ts';

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
  it('the cover is the hero when it is large enough and not a flyer', () => {
    const cover = photo({ width: 1200, height: 800 }, 'cover');
    expect(plan(photo(), cover).hero).toBe(cover.photoId);
    const flyer = photo({ flyer: true }, 'cover');
    const other = photo();
    expect(plan(flyer, other).hero).toBe(other.photoId);
  });
  it('without a photo of hero size the best landscape from 900 pixels serves, and else none', () => {
    const landscape = photo({ width: 900, height: 600 });
    expect(plan(photo({ width: 1000, height: 1500 }), landscape).hero).toBe(landscape.photoId);
    expect(plan(photo({ width: 899, height: 600 }), photo({ width: 1000, height: 1500 })).hero).toBeNull();
  });
  it('flyers never stand among the first four of a gallery', () => {
    const few = plan(photo(), photo({ flyer: true }), photo(), photo(), photo(), photo({ flyer: true }));
    expect(few.gallery).toHaveLength(3);
    const many = [photo(), photo({ flyer: true }), ...Array.from({ length: 6 }, () => photo())];
    expect(plan(...many).gallery.at(-1)).toBe(many[1]?.photoId);
  });
  it('the logo is never shown as a photo', () => {
    const picture = photo();
    expect(planPhotos([picture], { photoId: 'logo', analysis: picture.analysis }, { about: true }).usable.size).toBe(0);
  });
  it('fewer than three pictures beside the hero make no gallery', () => {
    expect(plan(photo(), photo(), photo()).gallery).toEqual([]);
  });
});
