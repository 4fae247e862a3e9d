import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { decide, type Content } from '../../site-kit/content/decide.ts';
import type { Proposal } from '../../site-kit/content/merge.ts';
import { ordersBefore, type PageOrder } from '../../site-kit/content/page-units.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { acceptContent, siteContentOf } from '../sites/index.server.ts';
import { openRows } from './open-proposals.ts';
import { lockFollow, writeFollow } from './site-follow.ts';
import { proposals, syncBatches } from './tables.ts';

/** Values that gave way, the youngest: who decided so often brings no older one back. */
const MOST_ASIDE = 200;

/**
 * The owner's answer to a question: `take` what the page says, which is shown at once, or `keep` what is on show. Values of the owner's
 * that give way are laid aside. Throws 'sync.not-open' (409) for a question that is answered or replaced, 'sites.quality-gate'
 * (422) where the site would not pass with what the page says: then nothing moves and the question stays.
 */
export async function decideProposal(
  ctx: Ctx,
  { by, proposal, decision }: { by: SiteAccess<'decide'>; proposal: string; decision: 'take' | 'keep' },
): Promise<void> {
  const { siteId } = by;
  const open = await openRows(ctx, siteId);
  const row = open.find(({ id }) => id === proposal);
  if (!row) throw notOpen();
  const { site } = await siteContentOf(ctx, { by });
  const at = ctx.clock.now().toISOString();
  let made: Content | null = null;
  const before = { order: null as Partial<PageOrder> | null };
  await acceptContent(ctx, {
    by,
    cause: 'owner',
    change: (live) => {
      const content = { accepted: live.page, decided: live.decided, layer: live.layer, aside: [] };
      made = decide({ ...content, proposals: [row.proposal] }, row.proposal.unit, decision, at);
      before.order = ordersBefore(live.page, row.proposal.changes);
      return { ...live, page: made.accepted, decided: made.decided, layer: made.layer };
    },
    async commit(ctx, { versionId }) {
      await close(ctx, proposal, decision);
      if (!made || !before.order) throw new Error(`nothing was decided about ${proposal}`);
      const { aside } = await lockFollow(ctx, siteId);
      await writeFollow(ctx, siteId, { aside: [...aside, ...made.aside].slice(-MOST_ASIDE) });
      if (decision === 'take') await note(ctx, siteId, row.proposal, before.order, versionId);
      await audit(ctx, 'sync.decided', siteId, { unit: row.unit, decision, order: site.orderId });
    },
  });
}

const notOpen = () => new AppError('sync.not-open', { status: 409 });

/** Answered twice at once, the first answer holds. */
async function close(ctx: TxCtx, id: string, outcome: 'take' | 'keep'): Promise<void> {
  const [row] = await ctx.db.select().from(proposals).where(eq(proposals.id, id)).for('update');
  if (!row || row.closedAt) throw notOpen();
  await ctx.db.update(proposals).set({ closedAt: ctx.clock.now(), outcome }).where(eq(proposals.id, id));
}

async function note(
  ctx: TxCtx,
  siteId: string,
  { changes }: Proposal,
  order: Partial<PageOrder>,
  versionId: string,
): Promise<void> {
  await ctx.db
    .insert(syncBatches)
    .values({ id: newId('bat'), siteId, how: 'taken', changes, order, versionId, at: ctx.clock.now() });
}
