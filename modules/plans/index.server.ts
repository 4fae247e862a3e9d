export { getCatalogue, type CatalogueEntry, type PriceSource } from './catalogue.ts';
export { entitled, entitlementJob } from './entitlements.ts';
export { availableFeatures, notConfigured, withTheRoom, type Feature } from './features.ts';
export { offerOf, requireSold } from './offer.ts';
export { comparePlans, K, LARGEST_PLAN, SMALLEST_PLAN, type Offer, type Plan, type Tier } from './schemas.ts';
export { listPrices } from './list-prices.ts';
