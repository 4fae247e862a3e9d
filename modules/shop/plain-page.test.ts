/** The list of prices that stays where a plan has ended, in the look of every layout. */
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { demoDocument } from '../../tests/fixtures/documents.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { PlainBooking } from '../../site-kit/booking/plain-page.tsx';
import { READY_LAYOUTS } from '../../site-kit/layouts/index.ts';
import { PAID_WORDS } from '../../site-kit/shop/paid-words.ts';
import { SHOP_WORDS } from '../../site-kit/shop/words.ts';
import type { ShownProduct } from '../../site-kit/shop/product-facts.tsx';
import { ShopPage } from '../../site-kit/shop/shop-page.tsx';
import { testClock, testConfig } from '../../tests/support/context.ts';
import { drawRoomPage } from '../sites/index.server.ts';

const ctx = { config: testConfig(), clock: testClock() } as unknown as Ctx;
const variant = { field: 'q_1', name: '', cents: 2500, before: null, free: 0 };
const ROSES: ShownProduct = {
  href: null,
  name: 'Mazzo di rose',
  detail: '',
  kind: 'food',
  photo: null,
  allergens: ['milk'],
  ingredients: '',
  amount: null,
  unit: null,
  maker: '',
  identifier: '',
  warnings: '',
  variants: [variant, { ...variant, field: 'q_2', name: 'Grande', cents: 4000 }],
};
const ACTS = /<form|<button[^>]*type="submit"|<input|<select/;

it.each(READY_LAYOUTS.map(({ name }) => name))(
  '%s reads prices and ways to ask, and nothing is pressed [P8] [P9]',
  async (layout) => {
    const doc = await demoDocument('900000000000101', layout);
    const shop = { currency: 'EUR', lang: doc.lang, mode: 'paid', isPlain: true } as const;
    const groups = [{ title: '', products: [ROSES] }];
    const page = { doc, origin: 'https://o.example', title: 'x', description: 'y' };
    const drawn = {
      shop: drawRoomPage(ctx, {
        ...page,
        page: 'shop',
        draw: (r) => createElement(ShopPage, { doc, r, shop, groups, delivery: null }),
      }),
      book: drawRoomPage(ctx, {
        ...page,
        page: 'book',
        draw: (r) => createElement(PlainBooking, { doc, r }),
      }),
    };
    for (const html of Object.values(drawn)) {
      expect(html).not.toMatch(ACTS);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toMatch(/<div class="ask-reach"><ul><li><a [^>]*href="tel:/);
    }
    for (const said of ['40,00', 'Grande', 'latte', PAID_WORDS.it.askHere]) expect(drawn.shop).toContain(said);
  },
);

it.each([
  [0, false],
  [1, true],
])('a shop with %i pieces left begins an order: %s [P8]', async (free, hasButton) => {
  const doc = await demoDocument('900000000000101', 'tavola');
  const shop = { currency: 'EUR', lang: doc.lang, mode: 'reserve' } as const;
  const groups = [{ title: '', products: [{ ...ROSES, variants: [{ ...variant, free }] }] }];
  const page = { doc, origin: 'https://o.example', title: 'x', description: 'y', page: 'shop' } as const;
  const ways = { ways: [], currency: 'EUR', country: 'IT', lang: doc.lang } as const;
  const drawn = (delivery: typeof ways | null) =>
    drawRoomPage(ctx, { ...page, draw: (r) => createElement(ShopPage, { doc, r, shop, groups, delivery }) });
  const html = drawn(null);
  expect(html.includes(SHOP_WORDS.it.review)).toBe(hasButton);
  expect(html.includes(SHOP_WORDS.it.empty)).toBe(!hasButton);
  // Who has it brought does not collect it.
  expect(html).toContain(SHOP_WORDS.it.title);
  expect(drawn(ways)).not.toContain(SHOP_WORDS.it.title);
});

it('goods say maker, model and warnings in the list where they have no page of their own, and nothing of what is not said [P8]', async () => {
  const doc = await demoDocument('900000000000808', 'tavola');
  const shop = { currency: 'EUR', lang: 'it', mode: 'paid' } as const;
  const page = { doc, origin: 'https://o.example', title: 'x', description: 'y', page: 'shop' } as const;
  const drawn = (given: Partial<ShownProduct>) => {
    const groups = [{ title: '', products: [{ ...ROSES, kind: 'goods' as const, allergens: null, ...given }] }];
    return drawRoomPage(ctx, {
      ...page,
      draw: (r) => createElement(ShopPage, { doc, r, shop, groups, delivery: null }),
    });
  };
  const said = { maker: 'Vetreria, Murano', identifier: 'V-12', warnings: 'Si rompe.' };
  const html = drawn(said);
  for (const fact of ['maker', 'identifier', 'warnings'] as const)
    expect(html).toContain(`<b>${PAID_WORDS.it[fact]}</b> ${said[fact]}`);
  expect(drawn({ ...said, href: '/shop/vaso' })).not.toContain('Si rompe.');
  expect(drawn({ ...said, warnings: '' })).not.toContain(`<b>${PAID_WORDS.it.warnings}</b>`);
});
