/** Whether somebody is blocked at a site, as its privacy page says where it asks for nothing any more. */
import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { SiteBlocks } from '../sites/index.server.ts';
import { blockedPeople } from './tables.ts';

export async function keepsBlocked(ctx: Ctx, siteId: string): Promise<boolean> {
  const own = eq(blockedPeople.siteId, siteId);
  return (await ctx.db.select({ id: blockedPeople.id }).from(blockedPeople).where(own).limit(1)).length > 0;
}

export const blockedBlock = async (ctx: Ctx, { id }: { id: string }): Promise<SiteBlocks> =>
  (await keepsBlocked(ctx, id)) ? { kept: ['block'] } : {};
