import { LRUCache } from 'lru-cache';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { asPlan, K, PLANS } from './schemas.ts';
import type { PriceItem } from './prices/schemas.ts';

/** One price as the provider's catalogue lists it; declared here because plans know no other room. */
export interface CatalogueEntry extends Omit<PriceItem, 'product'> {
  /** The provider's id of what is sold. */
  product: string;
}
export interface PriceSource {
  listPrices(): Promise<
    {
      id: string;
      type: 'service' | 'domain';
      plan: string | null;
      product: string;
      name: string;
      unitAmount: number;
      currency: 'eur';
    }[]
  >;
}

type Known = LRUCache<'prices', CatalogueEntry[]>;
/** What each source said; a process of the product has one. */
const sources = new WeakMap<PriceSource, Known>();

function knownOf(source: PriceSource): Known {
  const made = sources.get(source) ?? new LRUCache({ max: 1, ttl: 60_000, allowStale: true, noDeleteOnStaleGet: true });
  sources.set(source, made);
  return made;
}

/**
 * The catalogue that every line is priced from. Kept for a minute; while the provider cannot answer, the last known
 * catalogue serves. A plan whose price is not the one people are promised is an error, never a charge.
 */
export async function getCatalogue(ctx: Ctx, source: PriceSource): Promise<CatalogueEntry[]> {
  const cache = knownOf(source);
  const fresh = cache.get('prices', { allowStale: false });
  if (fresh) return fresh;
  try {
    const entries = (await source.listPrices()).map((price) => ({
      id: price.id,
      type: price.type,
      plan: asPlan(price.plan),
      name: price.name,
      unit_amount: price.unitAmount,
      currency: price.currency,
      product: price.product,
    }));
    for (const plan of PLANS) {
      const entry = entries.find((candidate) => candidate.plan === plan);
      if (entry?.unit_amount !== K.price[plan]) {
        throw new AppError('billing.catalogue-wrong', {
          status: 503,
          reason: `plan ${plan} is missing or has another price`,
        });
      }
    }
    cache.set('prices', entries);
    return entries;
  } catch (error) {
    const stale = cache.get('prices');
    if (stale) {
      ctx.log.warn({ err: error }, 'price catalogue is stale: the provider did not answer');
      return stale;
    }
    throw error;
  }
}
