import { describe, expect, it } from 'vitest';
import type { Manifest } from './manifest.ts';
import { movedPages } from './moved-pages.ts';

const now = new Date('2026-11-23T10:00:00Z');
const page = (id: string, slug: string) => ({ id, slug, title: text(slug), menu: true, blocks: [] });
const text = (value: string) => ({ value, source: { kind: 'owner' as const, unit: 'pages/pge_1', at: '' } });
const version = (pages: [string, string][], files: Manifest = {}) => ({
  document: { pages: pages.map(([id, slug]) => page(id, slug)) },
  files,
});
const doc = (...pages: [string, string][]) => ({ pages: pages.map(([id, slug]) => page(id, slug)) });

describe('the address that a page has left [P5]', () => {
  it('leads to the new one for a year', () => {
    expect(movedPages(doc(['a', 'our-farm']), version([['a', 'farm']]), now)).toEqual({
      '/farm': { kind: 'moved', to: '/our-farm', page: 'a', until: '2027-11-23T10:00:00.000Z' },
    });
  });

  it('leads past all later ones to where the page is, each for its own year', () => {
    const first = movedPages(doc(['a', 'two']), version([['a', 'one']]), now);
    const later = new Date('2027-03-01T00:00:00Z');
    const second = movedPages(doc(['a', 'three']), version([['a', 'two']], first), later);
    expect(second['/one']).toMatchObject({ to: '/three', until: '2027-11-23T10:00:00.000Z' });
    expect(second['/two']).toMatchObject({ to: '/three', until: '2028-02-29T00:00:00.000Z' });
    const over = movedPages(doc(['a', 'three']), version([['a', 'three']], second), new Date('2027-12-01'));
    expect(Object.keys(over)).toEqual(['/two']);
  });

  it('is the page’s again when that returns, and another page’s when that takes it', () => {
    const moved = movedPages(doc(['a', 'new']), version([['a', 'old']]), now);
    expect(movedPages(doc(['a', 'old']), version([['a', 'new']], moved), now)).toEqual({
      '/new': { kind: 'moved', to: '/old', page: 'a', until: '2027-11-23T10:00:00.000Z' },
    });
    expect(movedPages(doc(['a', 'new'], ['b', 'old']), version([['a', 'new']], moved), now)).toEqual({});
  });

  it('is nobody’s when the page is removed, and nothing moves without a change', () => {
    const moved = movedPages(doc(['a', 'new']), version([['a', 'old']]), now);
    expect(movedPages({}, version([['a', 'new']], moved), now)).toEqual({});
    expect(movedPages(doc(['a', 'new']), version([['a', 'new']], moved), now)).toEqual(moved);
    expect(movedPages(doc(['a', 'new']), undefined, now)).toEqual({});
  });
});
