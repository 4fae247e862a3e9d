import type { Ctx } from '../../platform/ctx.ts';
import { jsonFile, type ExportedFile } from '../../platform/exported-file.ts';
import { proveSite, type OrderAccess } from '../access/index.server.ts';
import { siteForOrder } from '../sites/index.server.ts';
import { visitsOfSite } from './visits-of-site.ts';

const WHOLE_TIME = { from: '2000-01-01', to: '9999-12-31' };

/** What was seen of the site of an order, day by day. */
export async function* exportVisits(ctx: Ctx, { by }: { by: OrderAccess<'own'> }): AsyncGenerator<ExportedFile> {
  const site = await siteForOrder(ctx, { by });
  yield jsonFile(
    'visits',
    site ? await visitsOfSite(ctx, { by: await proveSite(ctx, 'read', site.id), ...WHOLE_TIME }) : [],
  );
}
