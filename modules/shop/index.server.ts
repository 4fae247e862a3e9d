export { shopOfSite } from './shop-of-site.ts';
