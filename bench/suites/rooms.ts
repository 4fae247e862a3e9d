/** How soon an owner of Pro has something to open, how soon visitors see what was opened, and how soon a page says that the last piece is gone. */
import { SHOP_WORDS } from '../../site-kit/shop/words.ts';
import type { Suite } from '../lib/bench.ts';
import { openClient, textOf } from '../lib/http.ts';
import { firstSold, opened, reviewOne, until, upgraded, type Owner } from '../lib/pro-site.ts';
import type { Product } from '../lib/product.ts';
import { line } from '../lib/report.ts';
import { quantile } from '../lib/stats.ts';

const SUITE = 'rooms';

export const roomsSuite: Suite = async ({ product, quick, say }) => {
  const drafts: number[] = [];
  const online: number[] = [];
  const soldOut: number[] = [];
  for (let site = 0; site < (quick ? 2 : 6); site++) {
    const owner = await upgraded(product);
    drafts.push(owner.drafts);
    online.push(...(await opened(owner)));
    say(`site ${site + 1}: three drafts, all online; the last piece is sold …`);
    for (let round = 0; round < (quick ? 5 : 20); round++) soldOut.push(await sellLast(product, owner));
    owner.client.close();
  }
  return [
    line(SUITE, 'upgrade → three drafts to be opened', 'ms', drafts, { most: 10_000 }),
    line(SUITE, 'opened → its page is on the site', 'ms', online, { most: 2000 }),
    line(SUITE, 'last piece ordered → the page says so, 99th percentile', 'ms', [quantile(soldOut, 0.99)], {
      most: 2000,
    }),
    line(SUITE, 'last piece ordered → the page says so', 'ms', soldOut),
  ];
};

/** One piece is left, the page offers it, somebody has it; from the answer on until the page says that there is none. */
async function sellLast(product: Product, owner: Owner): Promise<number> {
  const { client, host, site } = owner;
  const { id, free } = await firstSold(owner);
  await client.json('POST', `${site}/shop/variants/${id}/stock`, { free: 1, was: free });
  const buyer = openClient(product.port);
  const offers = async () => textOf(await buyer.get(host, '/shop')).includes(`name="q_${id}"`);
  try {
    await until('one piece', offers);
    const order = await reviewOne(owner, buyer, id);
    await order();
    return await until('sold out', async () => {
      const page = textOf(await buyer.get(host, '/shop'));
      return !page.includes(`name="q_${id}"`) && SAYS.some((word) => page.includes(word));
    });
  } finally {
    buyer.close();
  }
}

const SAYS = Object.values(SHOP_WORDS).map(({ soldOut }) => soldOut);
