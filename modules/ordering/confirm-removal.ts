import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';

/**
 * Somebody has removed the app at the social network. A login left nothing of them but an order
 * session, which names nobody; what connecting a page left goes by modules/sync. Writes down that it was asked, and returns the code that says so.
 */
export async function confirmRemoval(ctx: Ctx): Promise<string> {
  const code = newId('del');
  await inTransaction(ctx, (ctx) => audit(ctx, 'ordering.social-removal', code));
  return code;
}
