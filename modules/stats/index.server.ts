/** The door of the stats room. */
export { flushVisits } from './flush-visits.ts';
export { localTime } from './local-time.ts';
export { numbersOf } from './numbers-of-site.ts';
export { rollUpMonths } from './roll-up-months.ts';
export {
  countPress,
  countVisit,
  createVisitCounts,
  pageTally,
  type PageTally,
  type VisitCounts,
} from './visit-counts.ts';
export { visitsOfSite, type Visits } from './visits-of-site.ts';
