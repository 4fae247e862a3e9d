/**
 * A page and how often it was seen since the last flush. Whoever answers with the page keeps this beside its bytes, so that
 * counting a view is two additions and looks nothing up.
 */
export interface PageTally {
  readonly siteId: string;
  /** Path of a built page; never the address as it was typed, which may hold anything. */
  readonly path: string;
  views: number;
  visits: number;
}
/** Views that have not reached the database yet, so that no visitor waits for a row. */
export interface VisitCounts {
  /** Tallies that are not zero, each once; several may be of one page. */
  seen: PageTally[];
}

export const createVisitCounts = (): VisitCounts => ({ seen: [] });
export const pageTally = (siteId: string, path: string): PageTally => ({ siteId, path, views: 0, visits: 0 });

/** @param arrived the person came from elsewhere, not from another page of this site */
export function countVisit(counts: VisitCounts, page: PageTally, arrived: boolean): void {
  add(counts, page, { views: 1, visits: arrived ? 1 : 0 });
}

/** Also adds what was counted before, for a flush that did not come through. */
export function add(counts: VisitCounts, page: PageTally, more: { views: number; visits: number }): void {
  if (page.views === 0) counts.seen.push(page);
  page.views += more.views;
  page.visits += more.visits;
}
