export { getCatalogue, type CatalogueEntry, type PriceSource } from './catalogue.ts';
export { entitled, ENTITLEMENTS, type EntitlementKey } from './entitlements.ts';
export { LARGEST_PLAN, K, SMALLEST_PLAN, comparePlans, type Plan, type PriceItem, type Tier } from './schemas.ts';
export { listPrices } from './list-prices.ts';
