import type { Ctx } from '../../platform/ctx.ts';
import { getCatalogue, type PriceSource } from './catalogue.ts';
import { isSold } from './offer.ts';
import type { PriceItem } from './prices/schemas.ts';

/** What is sold of the catalogue, as a browser may see it. */
export async function listPrices(ctx: Ctx, source: PriceSource): Promise<PriceItem[]> {
  const entries = await getCatalogue(ctx, source);
  const sold = entries.filter(({ plan }) => plan === null || isSold(ctx, plan));
  return sold.map(({ product: _inside, ...item }) => ({
    ...item,
    product: { name: item.name, metadata: { type: item.type, ...(item.plan && { plan: item.plan }) } },
  }));
}
