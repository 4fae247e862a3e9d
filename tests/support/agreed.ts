import { proveSite } from '../../modules/access/index.server.ts';
import { acceptAgreement, agreementInForce } from '../../modules/agreements/index.server.ts';
import type { Ctx } from '../../platform/ctx.ts';

/** The owner of a site has accepted the agreement in force: what a room needs before it is opened. `ctx`: the owner's. */
export async function agreed(ctx: Ctx, siteId: string): Promise<void> {
  const { version, lang, mark } = agreementInForce(ctx, 'it');
  await acceptAgreement(ctx, { by: await proveSite(ctx, 'manage', siteId), version, lang, mark });
}
