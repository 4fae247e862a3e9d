import type { Ctx } from '../../platform/ctx.ts';
import { flushVisits } from './flush-visits.ts';
import { countVisit, createVisitCounts, pageTally } from './visit-counts.ts';

/** The counter that the site host calls for the pages that people see. */
export function countVisits(ctx: Pick<Ctx, 'db' | 'clock'>) {
  const counts = createVisitCounts();
  return {
    page(siteId: string, path: string) {
      const tally = pageTally(siteId, path);
      return (arrived: boolean) => countVisit(counts, tally, arrived);
    },
    flush: () => flushVisits(ctx, counts),
  };
}
