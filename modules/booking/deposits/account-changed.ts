import type { TxCtx } from '../../../platform/ctx.ts';
import { requestPublish } from '../../sites/index.server.ts';
import { findCalendar } from '../calendar.ts';

/** The provider thinks otherwise of the owner's account: an open site says at once whether a deposit is asked. */
export async function accountChanged(ctx: TxCtx, { siteId }: { siteId: string }): Promise<void> {
  const calendar = await findCalendar(ctx, siteId);
  const asks = calendar?.services.some(({ active, deposit }) => active && deposit !== null) ?? false;
  if (asks && calendar?.settings.status === 'open') await requestPublish(ctx, siteId);
}
