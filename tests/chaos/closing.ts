/** A site closes and is back: whoever has a right there is told where it is found meanwhile, once. */
import { setSiteState } from '../../modules/sites/index.server.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { comes, settle, siteOf, type Bought } from './stories.ts';
import type { World } from './world.ts';

export async function closesAndReturns(
  world: World,
  bought: Bought,
  tell: JobDefinition<{ siteId: string }>,
): Promise<void> {
  const siteId = await siteOf(world, bought);
  const become = (state: 'on' | 'closed') =>
    world.question(() => inTransaction(bought.ctx(), (ctx) => setSiteState(ctx, { orderId: bought.id, state })));
  await become('closed');
  await comes(world, tell, { siteId });
  await become('on');
  await settle(world);
}
