import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePage } from './parse.ts';
import { unreadOf, windowOf } from './unread.ts';

const plain = { id: '1', name: 'Trattoria' };
const unread = (more: object) => unreadOf({ ...plain, ...more }, parsePage({ ...plain, ...more }), []);
const window = (more: object) => windowOf({ ...plain, ...more }, parsePage({ ...plain, ...more }));
const post = (id: string, day: number) => ({ id, created_time: `2026-05-0${day}T08:00:00+0000` });
const more = { next: 'https://graph.facebook.com/next' };

describe('what a reading leaves open', () => {
  it('says nothing of what was absent or empty, whatever the answer', () => {
    expect(
      unread({ about: null, hours: undefined, posts: { data: [] }, location: { city: 'Bari', region: 'x' } }),
    ).toEqual({});
  });

  it('every odd part of an answer is unread, and no answer breaks it', () => {
    const fields = ['about', 'hours', 'location', 'emails', 'photos', 'posts', 'ratings', 'rating_count', 'cover'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fields), fc.jsonValue()), (odd) => {
        const page = parsePage({ ...odd, ...plain }) as unknown as Record<string, unknown>;
        const causes = unread(odd);
        for (const field of fields.filter((name) => !(name in page) && (odd[name] ?? null) !== null))
          expect(causes).toHaveProperty(field);
        window(odd);
      }),
    );
  });

  it('a member that was lost makes its field unread', () => {
    expect(unread({ location: { city: 'Bari', zip: 70_100 } })).toEqual({ location: 'unreadable' });
    expect(unread({ emails: ['a@b.it', 'x'.repeat(300)] })).toEqual({ emails: 'truncated' });
    expect(unread({ website: `https://a.it/${'x'.repeat(600)}` })).toEqual({ website: 'truncated' });
  });

  it('a review without its form makes all reviews unread, because it has no id', () => {
    const ratings = { data: [{ created_time: '2026-05-01T08:00:00+0000', review_text: 'Bene' }, { rating: 5 }] };
    expect(unread({ ratings })).toEqual({ ratings: 'unreadable' });
  });
});

describe('how far back a reading goes', () => {
  it('to the first entry where no more follow', () => {
    expect(window({ posts: { data: [post('a', 3), post('b', 1)] } }).posts).toBeNull();
  });
  it('to the last of a list that falls', () => {
    expect(window({ posts: { data: [post('a', 3), post('b', 1)], paging: more } }).posts).toBe(
      '2026-05-01T08:00:00.000Z',
    );
  });
  it('to its youngest where the order is another: an absent entry may follow', () => {
    expect(window({ posts: { data: [post('b', 1), post('a', 3)], paging: more } }).posts).toBe(
      '2026-05-03T08:00:00.000Z',
    );
  });
  it('nowhere where an entry does not say its moment', () => {
    const images = [{ source: 'https://a.it/p.jpg', width: 1, height: 1 }];
    const { photos } = window({ photos: { data: [{ id: 'p', images }], paging: more } });
    expect(Date.parse(photos ?? '')).toBeGreaterThan(Date.parse('9999-01-01'));
  });
  it('not to what is beyond our own limit', () => {
    const data = Array.from({ length: 13 }, (_, at) => ({
      id: `p${at}`,
      created_time: `2026-05-${30 - at}T08:00:00Z`,
    }));
    expect(window({ posts: { data } }).posts).toBe('2026-05-19T08:00:00.000Z');
  });
});
