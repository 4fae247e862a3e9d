import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { seal } from '../../platform/seal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { orderFacts } from '../ordering/index.server.ts';
import { requestPublish } from '../sites/index.server.ts';
import { processorOf } from './processing.ts';
import { agreementInForce, orderOf } from './find-agreement.ts';
import type { AcceptInput } from './schemas.ts';
import { agreements } from './tables.ts';

/**
 * The owner of a site accepts the agreement in force, in the language in which it was read: kept with moment, name and text, once. The
 * site's privacy page names us from then on. Throws agreements.changed (409) for another text than the one in force.
 */
export function acceptAgreement(
  ctx: Ctx,
  { by, version, lang, mark }: { by: SiteAccess<'manage'> } & AcceptInput,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const inForce = agreementInForce(ctx, lang);
    if (version !== inForce.version || mark !== inForce.mark) throw new AppError('agreements.changed', { status: 409 });
    const orderId = await orderOf(ctx, by.siteId);
    const { legal } = await orderFacts(ctx, orderId);
    const processor = processorOf(ctx);
    const person = seal(ctx.config.dataKeys, legal.name);
    const written = await ctx.db
      .insert(agreements)
      .values({ orderId, version, lang, acceptedAt: ctx.clock.now(), person, processor, text: inForce.text })
      .onConflictDoNothing()
      .returning({ version: agreements.version });
    if (written.length === 0) return;
    await audit(ctx, 'agreements.accepted', by.siteId, { version });
    await requestPublish(ctx, by.siteId);
  });
}
