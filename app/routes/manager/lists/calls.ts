/** The calls about what a site shows for a while. `site`: its id. */
import { scheduledAnswer, type ScheduleInput } from '../../../../modules/editor/schemas.ts';
import { getJson, postJson } from '../../../ui/api.ts';

const of = (site: string, call = '') => `/buy_yr/api/site/${encodeURIComponent(site)}/scheduled${call}`;
/** A site is composed, and judged, on the way. */
const SLOW = { timeoutMs: 30_000 };

export const readScheduled = (site: string) => getJson(of(site), scheduledAnswer, SLOW);
export const schedule = (site: string, given: Omit<ScheduleInput, 'id'>) =>
  postJson(of(site), { ...given, id: crypto.randomUUID() }, scheduledAnswer, SLOW);
export const cancelScheduled = (site: string, change: string) =>
  postJson(of(site, `/${encodeURIComponent(change)}/cancel`), {}, scheduledAnswer, SLOW);
