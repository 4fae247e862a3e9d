import type { Ctx } from '../../platform/ctx.ts';

/** Called for a view of one page. `arrived`: from elsewhere, not from another page of this site. */
export type Seen = (arrived: boolean) => void;

/** Who counts the pages that people see of sites. */
export interface SiteViews {
  /** What to call for a page; kept beside its bytes, so that counting looks nothing up. `path` is a built page's. */
  page(siteId: string, path: string): Seen;
  /** Keeps what was counted; called every few seconds and at the end. What fails is tried with the next. */
  flush(): Promise<unknown>;
}

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /** Makes this room's counter; once for each process. */
    siteViews: (ctx: Ctx) => SiteViews;
  }
}

/** All counters as one; null where no room counts. */
export function allViews(counters: readonly SiteViews[]): SiteViews['page'] | null {
  if (counters.length === 0) return null;
  return (siteId, path) => {
    const [first, ...more] = counters.map((each) => each.page(siteId, path));
    if (first && more.length === 0) return first;
    return (arrived) => {
      first?.(arrived);
      for (const seen of more) seen(arrived);
    };
  };
}
