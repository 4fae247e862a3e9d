import type { LiveSite } from '../sites/index.server.ts';

/** Day that the clock of the business shows: "2026-12-03". */
export const dayOf = (at: Date, { document: { timeZone } }: Pick<LiveSite, 'document'>): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
/** "2026-12-03T18:30" */
export function wallOf(at: Date, site: Pick<LiveSite, 'document'>): string {
  const { timeZone } = site.document;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${dayOf(at, site)}T${clock.format(at)}`;
}
