import { describe, expect, it } from 'vitest';
import { demoDocument } from '../../../tests/fixtures/documents.ts';
import type { SiteDocument } from '../../document.ts';
import { find } from '../parts/find.ts';
import { fitOf, sharePictures } from './pictures.ts';

const page = async (name: string) => structuredClone(await demoDocument(name, 'riviera'));
const shown = (doc: SiteDocument) => {
  const { story, list, events, contact, gallery } = sharePictures(doc);
  return [find(doc, 'hero')?.photo, story, list, events, contact, ...gallery].filter((id) => typeof id === 'string');
};

describe('pictures of riviera', () => {
  it.each(['almyrofeggari', 'pentemyrties', 'nudonueve', 'trattoriasettegufi', 'tuppenceloaf'])(
    'shows each photo of %s once',
    async (name) => {
      const ids = shown(await page(name));
      expect(ids.length).toBeGreaterThan(3);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it('never borrows so many that the gallery is none', async () => {
    const doc = await page('almyrofeggari');
    const gallery = find(doc, 'gallery')!;
    const all = gallery.photos;
    for (let count = 3; count <= all.length; count += 1) {
      gallery.photos = all.slice(0, count);
      expect(sharePictures(doc).gallery.length, `${count} photos`).toBeGreaterThanOrEqual(3);
    }
    expect(sharePictures(doc).list).not.toBeNull();
    gallery.photos = all.slice(0, 3);
    expect(sharePictures(doc)).toMatchObject({ list: null, contact: null, gallery: gallery.photos });
  });

  it('puts no photo to the edge that would be blown up there', async () => {
    const doc = await page('almyrofeggari');
    const [id] = Object.keys(doc.photos);
    const like = (width: number, height: number) => fitOf({ ...doc.photos[id!]!, width, height });
    expect(like(1500, 1000)).toBe('wide');
    expect(like(900, 600)).toBe('small');
    expect(like(500, 500)).toBe('small');
    expect(like(480, 200)).toBeNull();
  });

  it('lends a long list no picture, and the rooms that have their own none of the house', async () => {
    const doc = await page('almyrofeggari');
    const list = find(doc, 'list')!;
    const [group] = list.groups;
    const [item] = group!.items;
    const own = Object.keys(doc.photos).filter((id) => fitOf(doc.photos[id]) === 'wide');
    list.groups = [{ title: null, items: own.slice(0, 2).map((photo) => ({ ...item!, photo })) }];
    const { list: borrowed, gallery } = sharePictures(doc);
    expect(borrowed).toBeNull();
    expect(gallery.some((id) => own.slice(0, 2).includes(id))).toBe(false);
    list.groups = [{ title: null, items: Array.from({ length: 12 }, () => item!) }];
    expect(sharePictures(doc).list).toBeNull();
  });
});
