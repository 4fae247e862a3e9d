import type { Ctx } from '../../platform/ctx.ts';
import { getCatalogue, type PriceSource } from './catalogue.ts';
import type { PriceItem } from './schemas.ts';

/** The catalogue as a browser may see it. */
export async function listPrices(ctx: Ctx, source: PriceSource): Promise<PriceItem[]> {
  const entries = await getCatalogue(ctx, source);
  return entries.map(({ product: _inside, ...item }) => ({
    ...item,
    product: { name: item.name, metadata: { type: item.type, ...(item.plan && { plan: item.plan }) } },
  }));
}
