/** The calls about what a site shows for a while. `site`: its id. */
import type { ScheduledAnswer, ScheduleInput } from '../../../../modules/editor/schemas.ts';
import { getJson, postJson } from '../../../ui/api.ts';

const of = (site: string, call = '') => `/buy_yr/api/site/${encodeURIComponent(site)}/scheduled${call}`;
/** A site is composed, and judged, on the way. */
const SLOW = { timeoutMs: 30_000 };

export const readScheduled = (site: string) => getJson<ScheduledAnswer>(of(site), SLOW);
export const schedule = (site: string, given: Omit<ScheduleInput, 'id'>) =>
  postJson<ScheduledAnswer>(of(site), { ...given, id: crypto.randomUUID() }, SLOW);
export const cancelScheduled = (site: string, change: string) =>
  postJson<ScheduledAnswer>(of(site, `/${encodeURIComponent(change)}/cancel`), {}, SLOW);
