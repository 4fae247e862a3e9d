import type { Ctx } from '../../platform/ctx.ts';
import type { Origin, Pressed, Spoken } from '../../site-kit/visits.ts';

/** A page, for whoever counts. */
export interface CountedPage {
  /** Called for a view. `from`: where somebody came from; null: from another page of this site. Makes nothing and looks nothing up. */
  seen: (from: Origin | null, onPhone: boolean, spoken: Spoken) => void;
  /** Called when something was pressed on it. */
  pressed: (what: Pressed) => void;
}

/** Who counts the pages that people see of sites. */
export interface SiteViews {
  /**
   * What to call for a page; kept beside its bytes. `path` is a built page's, `timeZone` the IANA zone of the site's days.
   */
  page(siteId: string, path: string, timeZone: string): CountedPage;
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
  return (siteId, path, timeZone) => {
    const [first, ...more] = counters.map((each) => each.page(siteId, path, timeZone));
    if (first && more.length === 0) return first;
    return {
      seen(from, onPhone, spoken) {
        first?.seen(from, onPhone, spoken);
        for (const each of more) each.seen(from, onPhone, spoken);
      },
      pressed(what) {
        first?.pressed(what);
        for (const each of more) each.pressed(what);
      },
    };
  };
}
