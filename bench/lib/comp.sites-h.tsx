
export { composeSite } from '../../modules/sites/compose-site.ts';
export { readFacts } from '../../site-kit/facts/read-facts.ts';
export { paletteFor } from '../../site-kit/palette.ts';
export { siteDocument } from '../../site-kit/document.ts';
export { publicHolidays } from '../../modules/sites/holidays.ts';
