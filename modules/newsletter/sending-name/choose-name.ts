import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { SiteAccess } from '../../access/index.server.ts';
import { namesInOurZones, renewZone } from '../../domains/index.server.ts';
import { entitled } from '../../plans/index.server.ts';
import { openLetter } from '../letters.ts';
import { lockNews } from '../settings.ts';
import { newsNames } from '../tables.ts';
import { askForLook } from './ask-for-look.ts';
import { domainIn } from './domain-in.rules.ts';
import { lookAtName } from './look-at-name.ts';
import { dropName, findName, newSigningKey } from './own-name.ts';

/**
 * The owner says from which domain elsewhere letters are to leave: its records are shown, and it is used once they are seen. '': from none
 * any more. The same name again keeps its key. Throws newsletter.name-wrong (422, field `domain`), newsletter.name-ours,
 * newsletter.closed, newsletter.no-way, newsletter.changed (409) while a letter waits or goes out.
 */
export async function chooseName(
  ctx: Ctx,
  { by, domain: typed }: { by: SiteAccess<'manage'>; domain: string },
): Promise<void> {
  const { news } = ctx.config;
  if (!news) throw new AppError('newsletter.no-way', { status: 409 });
  const domain = typed === '' ? null : domainIn(typed);
  const isOfUs = [news.domain, ctx.config.sitesDomain.replace(/:\d+$/, '')].some(
    (own) => domain === own || domain?.endsWith(`.${own}`),
  );
  if (typed !== '' && (domain === null || isOfUs))
    throw new AppError('newsletter.name-wrong', { status: 422, fields: { domain: 'newsletter.name-wrong' } });
  const key = domain === null ? null : await newSigningKey(ctx);
  await inTransaction(ctx, async (ctx) => {
    const { site } = await lockNews(ctx, by.siteId);
    if (domain !== null && (!entitled(site.tier, 'newsletter') || site.orderId === null))
      throw new AppError('newsletter.closed', { status: 409 });
    const letter = await openLetter(ctx, site.id);
    if (letter && letter.state !== 'draft') throw new AppError('newsletter.changed', { status: 409 });
    const before = await findName(ctx, site.id);
    if (before?.domain === (domain ?? undefined)) return;
    if (before?.isOurs) throw new AppError('newsletter.name-ours', { status: 409 });
    if (before) await dropName(ctx, site.id);
    if (domain === null || key === null || site.orderId === null) await askForLook(ctx, site.id);
    else {
      const { orderId } = site;
      const isOurs = (await namesInOurZones(ctx, orderId)).includes(domain);
      await ctx.db.insert(newsNames).values({ siteId: site.id, domain, isOurs, ...key, madeAt: ctx.clock.now() });
      // In a zone of ours its owner has nothing to write.
      if (isOurs) await renewZone(ctx, { orderId, domain });
    }
    await audit(ctx, 'newsletter.name-chosen', site.id, { domain: domain ?? '' });
  });
}

/** Looks now whether the records are there. Throws domains.dns-unavailable (503), newsletter.not-found (404) where there is no name. */
export async function checkName(ctx: Ctx, { by }: { by: SiteAccess<'publish'> }): Promise<void> {
  if (!(await findName(ctx, by.siteId))) throw new AppError('newsletter.not-found', { status: 404 });
  if (await lookAtName(ctx, { siteId: by.siteId })) return;
  throw new AppError('domains.dns-unavailable', { status: 503, retryable: true });
}
