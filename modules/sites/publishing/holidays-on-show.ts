import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Week } from '../../../site-kit/document.ts';
import { openDocument } from '../../../site-kit/document-versions.ts';
import type { SiteAccess } from '../../access/index.server.ts';
import { sites, siteVersions } from '../tables.ts';

/** A public holiday of which a site does not say whether the place is open, and the hours of that weekday. */
export interface OpenHoliday {
  /** Local day, YYYY-MM-DD. */
  date: string;
  usual: Week[number];
}

/**
 * Holidays of the next weeks that the site on show leaves open, soonest first, where the place is usually open on such a weekday. None
 * before a site is published, and none where its hours are not known.
 */
export async function openHolidays(ctx: Ctx, { by }: { by: SiteAccess }): Promise<OpenHoliday[]> {
  const [row] = await ctx.db
    .select({ document: siteVersions.document })
    .from(sites)
    .innerJoin(siteVersions, eq(siteVersions.id, sites.currentVersionId))
    .where(eq(sites.id, by.siteId));
  const hours = row && openDocument(row.document).sections.find((section) => section.type === 'hours');
  if (hours?.type !== 'hours' || !hours.week) return [];
  const { week, holidays = [] } = hours;
  return holidays.flatMap((date) => {
    // Monday first.
    const usual = week[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? [];
    return usual.length > 0 ? [{ date, usual }] : [];
  });
}
