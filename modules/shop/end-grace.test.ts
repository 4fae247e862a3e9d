/** What goods say of themselves before they are sold by card (regulation 2023/988, art. 19), and shops that sold so before it was asked. */
import { beforeEach, describe, expect, it } from 'vitest';
import { paidShop } from '../../tests/support/paid-shop.ts';
import { ROSES, shopSite } from '../../tests/support/shop-site.ts';
import { endGrace } from './end-grace.ts';
import { saveProduct } from './save-product.ts';
import { productInput, type ProductInput } from './schemas.ts';
import { setMode } from './set-mode.ts';

const DAY = 86_400_000;
const { product, shop } = shopSite();
const VASE = { name: 'Vaso', identifier: 'V-12', warnings: 'Vetro: si rompe.' } satisfies Partial<ProductInput>;
const SILENT = { name: 'Brocca', identifier: '', warnings: null } satisfies Partial<ProductInput>;
let paid: ReturnType<typeof paidShop>;
let jug: string;
beforeEach(async () => {
  await shop().add(VASE);
  [jug = ''] = await shop().add(SILENT);
  await shop().set('open');
  paid = paidShop(product(), shop());
  await paid.connect();
});
const shown = async (path = '/shop') => {
  await product().drain();
  return shop().site.shown(path);
};
/** Says of it what is given, and all else as it is. */
async function say(name: string, given: Partial<ProductInput>): Promise<void> {
  const { id, variants } = await shop().named(name);
  const same = variants.map((each) => ({ id: each.id, name: '', price: each.price, reduced: false, most: null }));
  await saveProduct(shop().site.ctx(), { by: await shop().by(), ...ROSES, name, ...given, id, variants: same });
}
const order = () => shop().order([[jug, 1]], { mode: 'paid' });

describe('goods', () => {
  it('without identifier, or without a word about warnings, are not sold by card, and their owner is told which [P8]', async () => {
    expect((await shop().named('Brocca')).gaps).toEqual(['identifier', 'warnings']);
    expect(await shown()).not.toContain('Brocca');
    await expect(order()).rejects.toMatchObject({ code: 'shop.sold-out' });
    await say('Brocca', { identifier: 'B-3', warnings: null });
    expect((await shop().named('Brocca')).gaps).toEqual(['warnings']);
    expect(await shown()).not.toContain('Brocca');
    // That none are needed is an answer; nothing is said of it on the site.
    await say('Brocca', { identifier: 'B-3', warnings: '' });
    expect((await shop().named('Brocca')).gaps).toEqual([]);
    expect(await shown()).toContain('Brocca');
    const page = await shown('/shop/brocca');
    expect(page).toContain('<b>Modelo o lote</b> B-3');
    expect(page).not.toContain('<b>Advertencias</b>');
    expect(await shown('/shop/vaso')).toContain('<b>Advertencias</b> Vetro: si rompe.');
    await order();
  });

  it('that are only reserved are asked for nothing of it, nor is food ever [P8]', async () => {
    await shop().add({ name: 'Torta', kind: 'food', allergens: [], identifier: '', warnings: null });
    expect((await shop().named('Torta')).gaps).toEqual([]);
    expect(await shown()).toContain('Torta');
    await setMode(shop().site.ctx(), { by: await paid.dispose(), mode: 'reserve' });
    expect(await shown()).toContain('Brocca');
    await shop().order([[jug, 1]]);
  });

  it('say so much and no more: 80 signs of a model, 500 of warnings, and spaces are none [P8]', () => {
    const reads = (given: Partial<ProductInput>) => productInput.safeParse({ ...ROSES, ...given });
    expect(reads({ identifier: 'x'.repeat(80), warnings: 'y'.repeat(500) }).success).toBe(true);
    expect(reads({ identifier: 'x'.repeat(81) }).success).toBe(false);
    expect(reads({ warnings: 'y'.repeat(501) }).success).toBe(false);
    expect(reads({ identifier: ' \n ' }).data).toMatchObject({ identifier: '' });
  });
});

describe('a shop that sold by card before it was asked', () => {
  const grace = async (days: number) =>
    product().rows(`update shop_settings set grace_until = $2 where site_id = $1`, [
      shop().site.id,
      new Date(product().clock.now().getTime() + days * DAY),
    ]);
  async function mails(): Promise<string[]> {
    await product().drain();
    const rows = await product().rows<{ kind: string }>(
      `select kind from mails where kind like 'shop-safety%' and order_id = $1 order by created_at`,
      [shop().owner.id()],
    );
    return rows.map(({ kind }) => kind);
  }
  const nightly = () => endGrace(product().system());

  it('goes on for thirty days, its owner is told at once, in the last week and when it is over [P8]', async () => {
    await grace(30);
    await say('Brocca', SILENT);
    expect(await shown()).toContain('Brocca');
    await order();
    expect((await shop().view()).grace_until).not.toBeNull();
    await nightly();
    await nightly();
    expect(await mails()).toEqual(['shop-safety-due']);
    product().later(24 * DAY);
    await nightly();
    await nightly();
    expect(await mails()).toEqual(['shop-safety-due', 'shop-safety-due']);
    expect(await shown()).toContain('Brocca');
    product().later(7 * DAY);
    await nightly();
    await nightly();
    expect(await mails()).toEqual(['shop-safety-due', 'shop-safety-due', 'shop-safety-over']);
    const last = shop().owner.mails().at(-1);
    expect(last?.text).toContain('Brocca');
    expect(last?.text).not.toContain('Vaso');
    expect(await shown()).not.toContain('Brocca');
    expect(await shown()).toContain('Vaso');
    await expect(order()).rejects.toMatchObject({ code: 'shop.sold-out' });
  });

  it('spares nothing else that is not said, and is over where every one of them is answered [P8]', async () => {
    await grace(30);
    await say('Brocca', { ...SILENT, maker: '' });
    expect(await shown()).not.toContain('Brocca');
    await say('Brocca', { identifier: 'B-3', warnings: '' });
    await nightly();
    expect(await mails()).toEqual([]);
    expect((await shop().view()).grace_until).toBeNull();
    await say('Brocca', SILENT);
    expect(await shown()).not.toContain('Brocca');
  });
});
