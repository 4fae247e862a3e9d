import type { Ctx } from '../../../platform/ctx.ts';
import { shownName } from '../../../site-kit/shown-name.ts';
import type { SenderView } from '../schemas.ts';
import type { NewsName } from '../tables.ts';
import { recordsOfName } from './name-records.ts';
import { findName, presentAddress } from './own-name.ts';

/** From where a letter would leave now, for the screen and, as `domain`, for what may leave; null where letters cannot leave at all. */
export async function senderView(
  ctx: Ctx,
  siteId: string,
): Promise<{ domain: string | null; view: SenderView } | null> {
  const { news } = ctx.config;
  if (!news) return null;
  const name = await findName(ctx, siteId);
  const { domain, from } = presentAddress(ctx, name);
  const own = name && nameView(name, news.domain);
  return { domain, view: { address: from, is_shared: domain === null, name: own } };
}

function nameView(name: NewsName, shared: string): NonNullable<SenderView['name']> {
  const { domain, isOurs, lookedAt, seenAt, missing } = name;
  const now = missing.length > 0 ? ('missing' as const) : ('ready' as const);
  return {
    domain: shownName(domain),
    is_ours: isOurs,
    state: seenAt === null ? 'waiting' : now,
    looked_at: lookedAt?.toISOString() ?? null,
    records: recordsOfName({ ...name, shared }).map((record) => ({
      ...record,
      seen: lookedAt !== null && (seenAt !== null || missing.length > 0) && !missing.includes(record.kind),
    })),
  };
}
