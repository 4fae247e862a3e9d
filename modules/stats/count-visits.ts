import type { Ctx } from '../../platform/ctx.ts';
import type { Origin, Pressed, Spoken } from '../../site-kit/visits.ts';
import { flushVisits } from './flush-visits.ts';
import { countPress, countVisit, createVisitCounts, pageTally } from './visit-counts.ts';

/** The counter that the site host calls for the pages that people see, and for what they press there. */
export function countVisits(ctx: Pick<Ctx, 'db' | 'clock'>) {
  const counts = createVisitCounts();
  return {
    page(siteId: string, path: string, timeZone: string) {
      const tally = pageTally(siteId, path, timeZone);
      return {
        seen: (from: Origin | null, onPhone: boolean, spoken: Spoken) =>
          countVisit(counts, tally, from, onPhone, spoken),
        pressed: (what: Pressed) => countPress(counts, tally, what),
      };
    },
    flush: () => flushVisits(ctx, counts),
  };
}
