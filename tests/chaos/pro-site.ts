/** Where each story of a room of Pro begins: its site is bought, the room has filled itself in, and its owner has accepted the agreement. */
import { proveSite } from '../../modules/access/index.server.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { agreed } from '../support/agreed.ts';
import { dispose } from '../support/prove-anew.ts';
import { comes, purchase, siteOf } from './stories.ts';
import type { World } from './world.ts';

export const PRO = { plan: 'pro' } as const;

/** @param followPlan job of the room, which comes as often as its queue likes */
export async function proSite(world: World, followPlan: JobDefinition<{ orderId: string }>) {
  const bought = await purchase(world, PRO);
  const { ctx } = bought;
  const siteId = await siteOf(world, bought);
  await comes(world, followPlan, { orderId: bought.id });
  await world.question(() => agreed(ctx(), siteId));
  return {
    bought,
    ctx,
    siteId,
    by: () => proveSite(ctx(), 'draft', siteId),
    publisher: () => proveSite(ctx(), 'publish', siteId),
    dispose: () => dispose(bought, siteId),
  };
}
