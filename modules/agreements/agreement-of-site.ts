import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { jsonFile, type ExportedFile } from '../../platform/exported-file.ts';
import { unseal } from '../../platform/seal.ts';
import { findOrderOfSite, type OrderAccess, type SiteAccess } from '../access/index.server.ts';
import { addressOfSite, type SiteBlocks } from '../sites/index.server.ts';
import { lastAccepted, orderOf, stateAfter } from './find-agreement.ts';
import { processorOf } from './processing.ts';
import type { AgreementView } from './schemas.ts';
import { agreements, type Agreement } from './tables.ts';

/** Whether the agreement of a site is accepted, and what was, also once the site is closed. Throws sites.not-found (404). */
export async function agreementOfSite(ctx: Ctx, { by }: { by: SiteAccess<'manage'> }): Promise<AgreementView> {
  const site = await addressOfSite(ctx, { by });
  if (!site) throw new AppError('sites.not-found', { status: 404 });
  const row = await lastAccepted(ctx, await orderOf(ctx, by.siteId));
  return {
    site: { id: site.id, name: site.name, url: site.url },
    state: stateAfter(ctx, { by, last: row }),
    accepted: row && { ...shown(ctx, row), text: row.text },
  };
}

const shown = (ctx: Ctx, { version, acceptedAt, person, lang }: Agreement) => ({
  version,
  at: acceptedAt.toISOString(),
  by: unseal(ctx.config.dataKeys, person),
  lang,
});

/** Every version that was accepted, with its text. */
export async function* exportAgreements(
  ctx: Ctx,
  { by }: { by: OrderAccess<'dispose'> },
): AsyncGenerator<ExportedFile> {
  const own = eq(agreements.orderId, by.orderId);
  const rows = await ctx.db.select().from(agreements).where(own).orderBy(asc(agreements.acceptedAt));
  if (rows.length > 0)
    yield jsonFile(
      'agreements',
      rows.map((row) => ({ ...shown(ctx, row), text: row.text })),
    );
}

/** The privacy page of a site names its processor once its owner has agreed with it. */
export async function processorBlock(ctx: Ctx, { id }: { id: string }): Promise<SiteBlocks> {
  const orderId = await findOrderOfSite(ctx, id);
  const row = orderId === null ? null : await lastAccepted(ctx, orderId);
  return row ? { processor: row.processor ?? processorOf(ctx) } : {};
}
