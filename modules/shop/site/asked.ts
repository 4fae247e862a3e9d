import type { Ctx } from '../../../platform/ctx.ts';
import type { SiteAct } from '../../sites/index.server.ts';
import type { Shop } from '../find-shop.ts';

/** What an act needs to know; made once for each. */
export interface Asked {
  ctx: Ctx;
  shop: Shop;
  act: SiteAct;
}
