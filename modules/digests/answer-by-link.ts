import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { hashOf, proveSite, withLetter, type SiteAccess } from '../access/index.server.ts';
import { adoptPage, answerHoliday, decideProposal, questionOf, undoBatch } from '../sync/index.server.ts';
import { siteContentOf } from '../sites/index.server.ts';
import { localTime } from '../stats/index.server.ts';
import type { LinkedDecision } from './schemas.ts';
import { findLink } from './open-link.ts';
import { decisionLinks, letterSchedules } from './tables.ts';

/**
 * Does the one thing that a link of a letter is bound to. Nothing where it has expired, is none of ours, or where the question was
 * answered meanwhile: `openLink` says what is so. `again`: letters that are off are written again. Throws
 * 'sites.quality-gate' (422), and then nothing has moved.
 */
export async function answerByLink(given: Ctx, { key, again }: { key: string; again: boolean }): Promise<void> {
  const link = await findLink(given, key);
  if (!link || link.expiresAt <= given.clock.now()) return;
  const { siteId, what } = link;
  const ctx = withLetter(given, siteId);
  const by = await proveSite(ctx, 'decide', siteId);
  try {
    if (what.kind === 'off') return await setLetters(ctx, siteId, again);
    if (what.kind === 'undo') await undoBatch(ctx, { by, batch: what.batch });
    else if (what.kind === 'closed' || what.kind === 'open') await answerDay(ctx, by, what);
    else if (what.kind === 'adopt') {
      // Not of a page that says something else by now.
      if ((await questionOf(ctx, { by, id: what.proposal }))?.outcome === null) await adoptPage(ctx, { by });
    } else await decideProposal(ctx, { by, proposal: what.proposal, decision: what.kind });
  } catch (error) {
    if (!isAppError(error, 'sync.not-open')) throw error;
  }
  await ctx.db
    .update(decisionLinks)
    .set({ usedAt: ctx.clock.now() })
    .where(and(eq(decisionLinks.hash, hashOf(key)), isNull(decisionLinks.usedAt)));
}

/** Nothing about a day that is over. */
async function answerDay(
  ctx: Ctx,
  by: SiteAccess<'decide'>,
  { kind, day: { date, usual } }: Extract<LinkedDecision, { day: unknown }>,
): Promise<void> {
  const { site } = await siteContentOf(ctx, { by });
  if (date < localTime(ctx.clock.now(), site.timeZone).day) return;
  await answerHoliday(ctx, { by, date, ranges: kind === 'open' ? usual : [] });
}

const setLetters = (ctx: Ctx, siteId: string, again: boolean): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await ctx.db
      .update(letterSchedules)
      .set({ offAt: again ? null : ctx.clock.now() })
      .where(eq(letterSchedules.siteId, siteId));
    await audit(ctx, again ? 'digests.on' : 'digests.off', siteId, {});
  });
