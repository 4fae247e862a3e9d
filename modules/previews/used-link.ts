import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { readSigned } from './preview-link.ts';
import { previewLinks, previews } from './tables.ts';

/** `madeBy` of an agent's link: its actor, as the audit log names it. */
const AGENT = 'agent:';

/** A link that somebody came by, whether or not it still opens. */
export interface FoundLink {
  id: string;
  /** The agent who made it; null where it is nobody's. */
  agentId: string | null;
  pageId: string;
  madeAt: Date;
  revokedAt: Date | null;
}

/**
 * The link behind a signed `yr_preview`; of one that a visitor had mailed after coming by another, that other one. Null
 * for a value that is not ours as it stands and for a link that is no more.
 */
export async function findUsedLink(ctx: Ctx, value: string): Promise<FoundLink | null> {
  const signed = readSigned(ctx, value);
  const link = signed && (await findLink(ctx, signed.id));
  const used = link?.cameBy ? await findLink(ctx, link.cameBy) : link;
  if (!used) return null;
  const { id, pageId, madeAt, revokedAt } = used;
  return { id, agentId: agentOf(used), pageId, madeAt, revokedAt };
}

/** Who prepared a link that was found: the agent who made it, or made the one by which its maker came. */
export async function findPreparer(ctx: Ctx, link: { madeBy: string; cameBy: string | null }): Promise<string | null> {
  const used = link.cameBy ? await findLink(ctx, link.cameBy) : link;
  return used && agentOf(used);
}

const agentOf = ({ madeBy }: { madeBy: string }): string | null =>
  madeBy.startsWith(AGENT) ? madeBy.slice(AGENT.length) : null;

async function findLink(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select({
      id: previewLinks.id,
      madeBy: previewLinks.madeBy,
      pageId: previews.pageId,
      madeAt: previewLinks.createdAt,
      revokedAt: previewLinks.revokedAt,
      cameBy: previewLinks.cameBy,
    })
    .from(previewLinks)
    .innerJoin(previews, eq(previews.id, previewLinks.previewId))
    .where(eq(previewLinks.id, id));
  return row ?? null;
}
