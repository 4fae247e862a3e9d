import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
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

  it('no text is longer than its limit, no half of a character is left, and no list has more entries', () => {
    const long = '😀'.repeat(40_000);
    const many = (entry: object) => ({ data: Array.from({ length: 500 }, () => entry) });
    const source = 'https://scontent.fbcdn.net/s.jpg';
    const page = parsePage({
      ...Object.fromEntries(Object.keys(LIMITS.text).map((field) => [field, long])),
      id: '1',
      phone: long,
      website: `https://example.com/${long}`,
      username: long,
      location: { city: long, zip: long },
      category_list: Array.from({ length: 500 }, () => ({ id: '1', name: long })),
      emails: [...Array.from({ length: 500 }, () => 'a@example.com'), long],
      hours: Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`mon_${n}_open`, '10:00'])),
      photos: many({ id: '1', name: long, alt_text: long, images: many({ source, width: 1, height: 1 }).data }),
      posts: many({ id: '1', created_time: '2026-01-01', message: long, full_picture: `${source}?${long}` }),
      events: many({ id: '1', name: long, start_time: '2026-01-01', description: long, place: { name: long } }),
      ratings: many({ created_time: '2026-01-01', review_text: long }),
    });
    expect(page.name).toBe('😀'.repeat(100));
    expect([page.phone, page.website, page.username, page.posts[0]?.full_picture]).toEqual(Array(4).fill(undefined));
    const texts: string[] = [];
    const lists: number[] = [];
    JSON.stringify(page, (_key, value: unknown) => {
      if (typeof value === 'string') texts.push(value);
      if (Array.isArray(value)) lists.push(value.length);
      return value;
    });
    expect(texts.every((text) => text.isWellFormed())).toBe(true);
    expect(Math.max(...texts.map((text) => text.length))).toBe(Math.max(...Object.values(LIMITS.text)));
    expect(Math.max(...lists)).toBe(LIMITS.list.photos);
    expect(Object.keys(page.hours ?? {})).toHaveLength(LIMITS.list.hours);
    expect(parseHits(many({ id: '1', name: long }))).toHaveLength(LIMITS.list.hits);
    // An id or a moment that is cut would be another one.
    expect(() => parsePage({ id: long, name: 'A' })).toThrow();
    expect(parsePage({ id: '1', name: 'A', posts: many({ id: '1', created_time: long }) }).posts).toEqual([]);
  });

  it('the limits are those that the page about security states', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8');
    const [, part = ''] = /## How long what a social page says may be(.*?)\n## /s.exec(page) ?? [];
    const stated = [...part.matchAll(/\| (\w+) \| (\d+) \|/g)].map(([, what, most]) => [what, Number(most)]);
    expect(stated).toEqual(Object.values(LIMITS).flatMap((group) => Object.entries(group)));
  });

  it('an answer that is no list and no page is an error', () => {
    expect(() => parseHits({ error: 'no' })).toThrow();
    expect(() => parsePage({ id: '1' })).toThrow();
  });
});
