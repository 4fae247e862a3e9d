export { getCatalogue, type CatalogueEntry, type PriceSource } from './catalogue.ts';
export { K, type Plan, type PriceItem, type Tier } from './schemas.ts';
export { listPrices } from './list-prices.ts';
