import { proveSite } from '../../modules/access/index.server.ts';
import { acceptAgreement } from '../../modules/agreements/index.server.ts';
import { AGREEMENT_VERSION } from '../../modules/agreements/schemas.ts';
import type { Ctx } from '../../platform/ctx.ts';

/** The owner of a site has accepted the agreement in force: what a room needs before it is opened. `ctx`: the owner's. */
export const agreed = async (ctx: Ctx, siteId: string): Promise<void> =>
  acceptAgreement(ctx, { by: await proveSite(ctx, 'manage', siteId), version: AGREEMENT_VERSION, lang: 'it' });
