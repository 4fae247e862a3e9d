import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { hashOf } from '../access/index.server.ts';
import type { PageOfKey } from '../sites/index.server.ts';
import { newsSubscribers } from './tables.ts';

/** A reader's key leads to where they leave, whatever has become of the site. */
export async function pageOfReader(ctx: Ctx, key: string): Promise<PageOfKey | null> {
  const own = eq(newsSubscribers.keyHash, hashOf(key));
  const { siteId, lang } = newsSubscribers;
  const [row] = await ctx.db.select({ siteId, lang }).from(newsSubscribers).where(own);
  return row ? { ...row, path: `/news/off/${key}` } : null;
}
