/** How servers of strangers must deliver to a name whose mail is ours (MTA-STS, RFC 8461). */
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { mxOf } from '../mail-names.rules.ts';
import { mailDomains } from '../tables.ts';

export type TlsMode = 'testing' | 'enforce';

const DAY_MS = 24 * 60 * 60 * 1000;
/** In which old mail servers are still known in the world, to which an enforced policy would forbid delivery. */
const TESTING_DAYS = 14;
/** Seconds. Not the weeks that are usual: who takes a name away must not miss the mail of those who remember our servers. */
const REMEMBERED_S = 86_400;
const LABEL = 'mta-sts.';

export const tlsModeOf = (
  { createdAt, switchedAt }: Pick<typeof mailDomains.$inferSelect, 'createdAt' | 'switchedAt'>,
  now: Date,
): TlsMode => (now.getTime() - (switchedAt ?? createdAt).getTime() < TESTING_DAYS * DAY_MS ? 'testing' : 'enforce');

/** The policy of the name that this host stands for, `mta-sts.` before it; null where its mail is not ours. */
export async function tlsPolicy(ctx: Ctx, host: string): Promise<string | null> {
  const { mailHost } = ctx.config;
  if (!mailHost || !host.startsWith(LABEL)) return null;
  const isOurs = and(eq(mailDomains.domain, host.slice(LABEL.length)), eq(mailDomains.state, 'ours'));
  const [name] = await ctx.db.select().from(mailDomains).where(isOurs);
  if (!name) return null;
  const servers = mxOf(mailHost.domain).map((each) => `mx: ${each}`);
  const mode = tlsModeOf(name, ctx.clock.now());
  return ['version: STSv1', `mode: ${mode}`, ...servers, `max_age: ${REMEMBERED_S}`, ''].join('\r\n');
}

/** A certificate is made for the host of a policy. */
export const answersForPolicy = async (ctx: Ctx, host: string): Promise<boolean> =>
  (await tlsPolicy(ctx, host)) !== null;
