import type { z } from 'zod/mini';
import type { Ctx } from '../../platform/ctx.ts';
import type { Staff } from '../access/index.server.ts';
import { findKnownPages, rememberPages } from './known-pages.ts';
import type { agentSearchInput, AgentPageResult } from './schemas.ts';
import { describeHits, searchLimit } from './search-pages.ts';

/**
 * The agents' page search (C7): what the network answers first, then what was met before. While the network is silent
 * the pages met before are the answer. Throws 'previews.search-unavailable' when there is neither.
 */
export async function searchForAgent(
  ctx: Ctx,
  input: { by: Staff<'agent'> } & z.infer<typeof agentSearchInput>,
): Promise<AgentPageResult[]> {
  const query = input.query.trim();
  if (query === '') return [];
  const limit = searchLimit(input.limit);
  const [asked, known] = await Promise.allSettled([
    ctx.ports.social.search(query, limit),
    findKnownPages(ctx, query, limit),
  ]);
  if (known.status === 'rejected') throw known.reason;
  if (asked.status === 'rejected' && known.value.length === 0) throw asked.reason;
  const answered = asked.status === 'fulfilled' ? asked.value : [];
  await rememberPages(ctx, answered);
  const hits = new Map([...answered, ...known.value].toReversed().map((hit) => [hit.id, hit]));
  const ids = [...new Set([...answered, ...known.value].map((hit) => hit.id))].slice(0, limit);
  return describeHits(
    ctx,
    ids.flatMap((id) => hits.get(id) ?? []),
  );
}
