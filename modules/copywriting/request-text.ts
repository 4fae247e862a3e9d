import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import { lockSite, siteContentOf, type OwnContent } from '../sites/index.server.ts';
import { openTask } from '../tasks/index.server.ts';
import { isOffered } from './offered.ts';
import type { RequestInput } from './schemas.ts';
import { counts } from './text.states.ts';
import { textRequests, type TextRequest } from './tables.ts';
import { taskKey } from './text-of.ts';

/** Asked for and called off again so often, a person is spoken to. */
const MOST_ASKED = 10;

/** How many texts the contract of a site still holds. Each that was asked for counts, unless it was called off before it was written. */
export function textsLeft(site: OwnContent['site'], asked: readonly TextRequest[]): number {
  const most = entitled(site.tier, 'texts');
  return asked.length >= MOST_ASKED ? 0 : Math.max(0, most - asked.filter(({ state }) => counts(state)).length);
}

/**
 * Asks us for a text: a task for the operator, once however often it is pressed. Throws copywriting.not-offered (409) where this
 * installation writes none, copywriting.not-live (409) while visitors do not see the site, copywriting.none-left (409) when the
 * contract holds no more.
 */
export function requestText(ctx: Ctx, { by, ...given }: { by: SiteAccess<'manage'> } & RequestInput): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { site } = await siteContentOf(ctx, { by });
    // Two presses at once cannot both be the last text.
    await lockSite(ctx, site.orderId);
    const asked = await askedFor(ctx, site.id);
    if (asked.some(({ key }) => key === given.key)) return;
    if (!isOffered(ctx)) throw new AppError('copywriting.not-offered', { status: 409 });
    if (site.status !== 'live') throw new AppError('copywriting.not-live', { status: 409 });
    if (textsLeft(site, asked) === 0) throw new AppError('copywriting.none-left', { status: 409 });
    const id = newId('txt');
    const { id: siteId, orderId } = site;
    const askedAt = ctx.clock.now();
    await ctx.db.insert(textRequests).values({ ...given, id, siteId, orderId, state: 'asked', askedAt });
    await audit(ctx, 'copywriting.asked', siteId, { text: id, place: given.place });
    await openTask(ctx, {
      key: taskKey(id),
      kind: 'copywriting.requested',
      subject: orderId,
      detail: `${site.name}: ${given.place}`,
    });
  });
}

const askedFor = (ctx: TxCtx, siteId: string): Promise<TextRequest[]> =>
  ctx.db.select().from(textRequests).where(eq(textRequests.siteId, siteId));
