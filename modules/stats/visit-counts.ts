/** Views that have not reached the database yet: some nanoseconds each, so that no visitor waits for a row. */
export interface VisitCounts {
  /** Site -> path -> how often. */
  readonly sites: Map<string, Map<string, { views: number; visits: number }>>;
}
export interface PageView {
  siteId: string;
  /** Path of a built page; never the address as it was typed, which may hold anything. */
  path: string;
  /** The person came from elsewhere, not from another page of this site. */
  arrived: boolean;
}

export const createVisitCounts = (): VisitCounts => ({ sites: new Map() });

export function countVisit(counts: VisitCounts, { siteId, path, arrived }: PageView): void {
  add(counts, siteId, path, { views: 1, visits: arrived ? 1 : 0 });
}

/** Adds what was counted before, for a flush that did not come through. */
export function add(
  { sites }: VisitCounts,
  siteId: string,
  path: string,
  { views, visits }: { views: number; visits: number },
): void {
  let pages = sites.get(siteId);
  if (!pages) sites.set(siteId, (pages = new Map()));
  const known = pages.get(path);
  if (known) {
    known.views += views;
    known.visits += visits;
  } else pages.set(path, { views, visits });
}
