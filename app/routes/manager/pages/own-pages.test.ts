import { describe, expect, it } from 'vitest';
import { ownPage } from '../../../../site-kit/content/own-pages/schema.ts';
import { newPageId } from '../../../../site-kit/content/own-pages/new-id.ts';
import { addressFor, newBlock, type ListedPage } from './own-pages.ts';

const page = (slug: string): ListedPage => ({
  id: slug,
  unit: `pages/${slug}`,
  page: { slug, title: slug, menu: true, blocks: [] },
});

describe('the address that a new page is offered [P5]', () => {
  it.each([
    ['La nostra fattoria', 'la-nostra-fattoria'],
    ['Our farm & friends', 'our-farm-friends'],
    ['Menú de bodas', 'menu-de-bodas'],
    ['L’été à la ferme', 'lete-a-la-ferme'],
    ['Το αγρόκτημά μας', 'to-agroktima-mas'],
    ['🦉', 'page'],
    ['Privacy', 'privacy-2'],
    ['Shop', 'shop-2'],
    ['en', 'en-2'],
  ])('for "%s" is /%s', (title, slug) => {
    expect(addressFor(title, [])).toBe(slug);
  });

  it('is free, and as short as an address may be', () => {
    expect(addressFor('Our farm', [page('our-farm'), page('our-farm-2')])).toBe('our-farm-3');
    const long = addressFor('parola '.repeat(40), []);
    expect(ownPage.safeParse({ ...page(long).page, title: 'x' }).success).toBe(true);
  });
});

describe('what a new block holds [P5]', () => {
  it.each(['text', 'photo', 'gallery', 'prices', 'questions', 'button', 'hours', 'map', 'file'] as const)(
    'is a %s that a draft takes',
    (type) => {
      const given = { slug: 'a', title: 'A', menu: true, blocks: [newBlock(type)] };
      expect(ownPage.safeParse(given).error?.issues ?? []).toEqual([]);
    },
  );

  it('gives pages ids in the order in which they are made', () => {
    expect(newPageId(2) > newPageId(1)).toBe(true);
    expect(newPageId(Date.UTC(2026, 10, 23))).toMatch(/^pge_[a-z0-9]{18}$/);
  });
});
