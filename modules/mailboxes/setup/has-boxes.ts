import { and, eq, inArray, or } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { mailDomains } from '../tables.ts';

/** The domain of our mail host where this name's mail is ours, or comes here; else null: programs are told nothing of it. */
export async function mailHostOf(ctx: Ctx, domain: string): Promise<string | null> {
  const { mailHost } = ctx.config;
  if (!mailHost) return null;
  const isIts = or(eq(mailDomains.domain, domain), eq(mailDomains.written, domain));
  const [row] = await ctx.db
    .select({ domain: mailDomains.domain })
    .from(mailDomains)
    .where(and(isIts, inArray(mailDomains.state, ['ours', 'moving'])));
  return row ? mailHost.domain : null;
}
