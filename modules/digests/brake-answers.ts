import type { TxCtx } from '../../platform/ctx.ts';
import { proveSite } from '../access/index.server.ts';
import { brakeOf } from '../sync/index.server.ts';
import { makeLink } from './decision-key.ts';

/**
 * Links that answer "is this still your business?" from the mail that asks it. Both are bound to the question as it stands: once the
 * page says something else, they do nothing.
 */
export async function brakeAnswers(
  ctx: TxCtx,
  { siteId, kind }: { siteId: string; kind: string },
): Promise<{ take: string; adopt: string } | null> {
  if (kind !== 'suspected') return null;
  const proposal = await brakeOf(ctx, { by: await proveSite(ctx, 'read', siteId) });
  if (proposal === null) return null;
  return {
    take: await makeLink(ctx, siteId, { kind: 'take', proposal }),
    adopt: await makeLink(ctx, siteId, { kind: 'adopt', proposal }),
  };
}
