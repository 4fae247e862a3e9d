import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHits, parsePage } from './parse.ts';

const FIELDS = [
  'about',
  'hours',
  'location',
  'cover',
  'picture',
  'emails',
  'photos',
  'posts',
  'events',
  'ratings',
  'category_list',
  'link',
];

describe('reading what the network wrote', () => {
  it('whatever stands in a field, the page still has its name', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...FIELDS), fc.jsonValue()), (odd) => {
        const page = parsePage({ ...odd, id: '1', name: 'Trattoria' });
        expect(page).toMatchObject({ id: '1', name: 'Trattoria' });
        expect([page.photos, page.posts, page.events, page.ratings].every(Array.isArray)).toBe(true);
        expect(page.link).toMatch(/^https?:/);
      }),
    );
  });

  it('a photo without a picture is dropped, the others stay, the largest size first', () => {
    const small = { source: 'https://scontent.fbcdn.net/s.jpg', width: 320, height: 200 };
    const large = { source: 'https://scontent.fbcdn.net/l.jpg', width: 1600, height: 1000 };
    const photos = { data: [{ id: 'a', images: [] }, { id: 'b', images: [small, large] }, { images: [large] }, null] };
    expect(parsePage({ id: '1', name: 'A', photos }).photos).toEqual([{ id: 'b', images: [large, small] }]);
  });

  it('a missing link is made from the id, and a hit that does not say is published', () => {
    expect(parseHits({ data: [{ id: '7', name: 'A' }, { id: '8' }, 3] })).toEqual([
      { id: '7', name: 'A', link: 'https://www.facebook.com/7', is_published: true },
    ]);
  });

  it('an address that is not of the web is left out', () => {
    const picture = { data: { url: 'data:text/html,x' } };
    const page = parsePage({
      id: '7',
      name: 'A',
      link: 'javascript:alert(1)',
      picture,
      cover: { source: 'file:///etc/passwd' },
    });
    expect(page.link).toBe('https://www.facebook.com/7');
    expect(page).not.toHaveProperty('picture');
    expect(page).not.toHaveProperty('cover');
  });

  it('an answer that is no list and no page is an error', () => {
    expect(() => parseHits({ error: 'no' })).toThrow();
    expect(() => parsePage({ id: '1' })).toThrow();
  });
});
