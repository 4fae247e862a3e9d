import type { Ctx } from '../../../platform/ctx.ts';
import type { SiteAct } from '../../sites/index.server.ts';
import type { Calendar } from '../calendar.ts';

/** What an act needs to know; made once for each. */
export interface Asked {
  ctx: Ctx;
  calendar: Calendar;
  act: SiteAct;
}
