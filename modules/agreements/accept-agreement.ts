import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { seal } from '../../platform/seal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { orderFacts } from '../ordering/index.server.ts';
import { requestPublish } from '../sites/index.server.ts';
import { agreementIn } from './agreement-text.ts';
import { orderOf } from './find-agreement.ts';
import { processingOf } from './processing.ts';
import { AGREEMENT_VERSION, type AcceptInput } from './schemas.ts';
import { agreements } from './tables.ts';

/**
 * The owner of a site accepts the agreement in force, in the language in which it was read: kept with moment, name and text, once. The
 * site's privacy page names us from then on. Throws agreements.changed (409) for another version than the one in force.
 */
export function acceptAgreement(
  ctx: Ctx,
  { by, version, lang }: { by: SiteAccess<'manage'> } & AcceptInput,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if (version !== AGREEMENT_VERSION) throw new AppError('agreements.changed', { status: 409 });
    const orderId = await orderOf(ctx, by.siteId);
    const { legal } = await orderFacts(ctx, orderId);
    const text = agreementIn(lang, { operator: ctx.config.operator, rooms: processingOf(ctx) });
    const person = seal(ctx.config.dataKeys, legal.name);
    const written = await ctx.db
      .insert(agreements)
      .values({ orderId, version, lang, acceptedAt: ctx.clock.now(), person, text })
      .onConflictDoNothing()
      .returning({ version: agreements.version });
    if (written.length === 0) return;
    await audit(ctx, 'agreements.accepted', by.siteId, { version });
    await requestPublish(ctx, by.siteId);
  });
}
