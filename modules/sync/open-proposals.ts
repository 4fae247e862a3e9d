import { and, asc, eq, isNull } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { newId } from '../../platform/ids.ts';
import type { Proposal } from '../../site-kit/content/merge.ts';
import { proposals } from './tables.ts';

const isOpen = (siteId: string) => and(eq(proposals.siteId, siteId), isNull(proposals.closedAt));

export async function openProposals(ctx: Ctx, siteId: string): Promise<Proposal[]> {
  const rows = await openRows(ctx, siteId);
  return rows.map(({ proposal }) => proposal);
}

/** The oldest first. */
export const openRows = (ctx: Ctx, siteId: string) =>
  ctx.db.select().from(proposals).where(isOpen(siteId)).orderBy(asc(proposals.openedAt), asc(proposals.id));

/** Questions of a site as a reading or an answer leaves them; what asks the same goes on waiting under its name and date. */
export async function writeProposals(
  ctx: TxCtx,
  { siteId, before, after }: { siteId: string; before: readonly Proposal[]; after: readonly Proposal[] },
): Promise<void> {
  const now = ctx.clock.now();
  const unchanged = (one: Proposal, others: readonly Proposal[]) => others.some((other) => same(one, other));
  for (const gone of before.filter((one) => !unchanged(one, after))) {
    const outcome = after.some(({ unit }) => unit === gone.unit) ? 'replaced' : 'dropped';
    await ctx.db
      .update(proposals)
      .set({ closedAt: now, outcome })
      .where(and(isOpen(siteId), eq(proposals.unit, gone.unit)));
  }
  const fresh = after.filter((one) => !unchanged(one, before));
  if (fresh.length === 0) return;
  await ctx.db
    .insert(proposals)
    .values(fresh.map((proposal) => ({ id: newId('ask'), siteId, unit: proposal.unit, proposal, openedAt: now })));
}

/** As rows keep them: JSON knows no undefined. */
const same = (one: Proposal, other: Proposal): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));
