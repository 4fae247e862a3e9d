import { and, asc, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { certificateStates } from './tables.ts';

const DAY_MS = 86_400_000;
/** Whoever renews does so thirty days before the end: what has less than two weeks was tried in vain for a fortnight. */
const SOON_DAYS = 14;
/** A name that was attached an hour ago may not lead here yet. */
const IN_A_ROW = 2;
const MOST_TOLD = 1000;

export const CERTIFICATE_BUCKETS = ['none', 'under_7', 'under_14', 'under_30', 'more'] as const;
export type CertificateBucket = (typeof CERTIFICATE_BUCKETS)[number];

/** Names whose certificate ends soon, or that no browser believed twice in a row; those that end first, a thousand at most. */
export async function endingHosts(
  ctx: Pick<Ctx, 'db' | 'clock'>,
): Promise<{ host: string; notAfter: Date | null; fault: string | null }[]> {
  const { host, notAfter, fault, failures } = certificateStates;
  const soon = new Date(ctx.clock.now().getTime() + SOON_DAYS * DAY_MS);
  return ctx.db
    .select({ host, notAfter, fault })
    .from(certificateStates)
    .where(or(gte(failures, IN_A_ROW), and(isNull(fault), lt(notAfter, soon))))
    .orderBy(asc(notAfter), asc(host))
    .limit(MOST_TOLD);
}

/** How many names have how many days left, for metrics; every bucket is there. */
export async function certificatesInFigures(
  ctx: Pick<Ctx, 'db' | 'clock'>,
): Promise<Record<CertificateBucket, number>> {
  const { notAfter, fault, failures } = certificateStates;
  const days = sql<number>`extract(epoch from ${notAfter} - ${ctx.clock.now()}::timestamptz) / 86400`;
  const bucket = sql<CertificateBucket | null>`case
    when ${failures} >= ${IN_A_ROW} then 'none'
    when ${fault} is not null or ${notAfter} is null then null
    when ${days} < 7 then 'under_7'
    when ${days} < ${SOON_DAYS} then 'under_14'
    when ${days} < 30 then 'under_30'
    else 'more' end`;
  const rows = await ctx.db
    .select({ bucket, many: sql<number>`count(*)::int` })
    .from(certificateStates)
    .groupBy(sql`1`);
  const counts = { none: 0, under_7: 0, under_14: 0, under_30: 0, more: 0 };
  for (const { bucket: name, many } of rows) if (name !== null) counts[name] = many;
  return counts;
}
