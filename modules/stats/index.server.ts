/** The door of the stats room. */
export { flushVisits } from './flush-visits.ts';
export { countVisit, createVisitCounts, pageTally, type PageTally, type VisitCounts } from './visit-counts.ts';
export { visitsOfSite, type VisitDay } from './visits-of-site.ts';
