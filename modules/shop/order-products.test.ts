/** The order in which products stand: on their owner's screen and on the site. */
import { beforeEach, expect, it } from 'vitest';
import { shopSite } from '../../tests/support/shop-site.ts';
import { orderProducts } from './order-products.ts';
import { removeProduct } from './save-product.ts';

const { product, shop } = shopSite();
beforeEach(async () => {
  for (const { id } of (await shop().view()).products)
    await removeProduct(shop().site.ctx(), { by: await shop().by(), id });
  for (const name of ['Uno', 'Due', 'Tre']) await shop().add({ name, category: name === 'Tre' ? 'Vasi' : 'Mazzi' });
  await shop().set('open');
});
const named = async () => (await shop().view()).products.map(({ name }) => name);
const idOf = async (name: string) => (await shop().named(name)).id;
const order = async (...names: string[]) =>
  orderProducts(shop().site.ctx(), { by: await shop().by(), products: await Promise.all(names.map(idOf)) });
/** As `/shop` names them and their groups. */
async function shown(): Promise<string[]> {
  await product().drain();
  const html = await shop().site.shown('/shop');
  return [...html.matchAll(/<h[23]>(?:<a [^>]*>)?([^<]+)/g)].map(([, said = '']) => said);
}

it('is that of their owner, also on the site, and the same order twice is one [P8]', async () => {
  expect(await shown()).toEqual(['Mazzi', 'Uno', 'Due', 'Vasi', 'Tre']);
  await order('Due', 'Uno', 'Tre');
  await order('Due', 'Uno', 'Tre');
  expect(await named()).toEqual(['Due', 'Uno', 'Tre']);
  expect(await shown()).toEqual(['Mazzi', 'Due', 'Uno', 'Vasi', 'Tre']);
  // A group stands where its first product does.
  await order('Tre', 'Due', 'Uno');
  expect(await shown()).toEqual(['Vasi', 'Tre', 'Mazzi', 'Due', 'Uno']);
  // What is added stands last.
  await shop().add({ name: 'Quattro', category: 'Vasi' });
  expect(await named()).toEqual(['Tre', 'Due', 'Uno', 'Quattro']);
});

it('is of all that are sold, each once; who added or took one meanwhile is not overwritten [P8]', async () => {
  const [one, two, three] = [await idOf('Uno'), await idOf('Due'), await idOf('Tre')];
  const asked = async (...products: string[]) =>
    orderProducts(shop().site.ctx(), { by: await shop().by(), products }).catch((error: unknown) => error);
  for (const wrong of [[three, two], [three, two, two], [three, two, one, 'shp_none'], [three, two, 'shp_none'], []])
    expect(await asked(...wrong)).toMatchObject({ code: 'shop.changed', status: 409 });
  expect(await named()).toEqual(['Uno', 'Due', 'Tre']);
  await removeProduct(shop().site.ctx(), { by: await shop().by(), id: one });
  expect(await asked(three, two, one)).toMatchObject({ code: 'shop.changed' });
  expect(await asked(three, two)).toBeUndefined();
  expect(await named()).toEqual(['Tre', 'Due']);
});
