/** The product's step that builds a site and shows it: it leads to the layouts, which Node does not load as they are. */
import { proveSite } from '../../modules/access/prove-site.ts';
import { publishSite as publish } from '../../modules/sites/publishing/publish-site.ts';
import type { Ctx } from '../../platform/ctx.ts';

export const publishSite = async (ctx: Ctx, siteId: string) =>
  publish(ctx, { by: await proveSite(ctx, 'publish', siteId) });
