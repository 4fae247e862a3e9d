import type { TxCtx } from '../../../platform/ctx.ts';
import { enqueue } from '../../../platform/transaction.ts';
import { lookAtNameJob } from '../jobs.ts';

/** Has the DNS looked at for the records of a site's sending name, once however often it is asked for meanwhile. */
export const askForLook = (ctx: TxCtx, siteId: string): Promise<void> =>
  enqueue(ctx, lookAtNameJob, { siteId }, { key: siteId });
