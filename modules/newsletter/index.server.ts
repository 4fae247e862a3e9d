export { newsOfSite } from './news-of-site.ts';
