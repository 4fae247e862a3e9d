import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { keptRecords } from '../tables.ts';
import { mailServers } from './mail-of-name.rules.ts';

/** Whether the name came with mail servers of somebody else, which its zone keeps. */
export async function hasKeptMail(ctx: Ctx, { registrationId }: { registrationId: string }): Promise<boolean> {
  const [kept] = await ctx.db.select().from(keptRecords).where(eq(keptRecords.registrationId, registrationId));
  return kept !== undefined && mailServers(kept.records).length > 0;
}
