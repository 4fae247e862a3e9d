import { defineCall, reply } from '../../platform/http-call.ts';
import { suggestAnswer, suggestQuery } from './schemas.ts';
import { suggestDomains } from './suggest-domains.ts';

const searched = (how: 'ok' | 'failed', taken: string[] = []) => ({
  headers: { 'x-search': how, ...(taken.length > 0 && { 'x-taken': taken.join(' ') }) },
});

/**
 * Domain search of the specification (C1): a failure is an empty list. The list holds free names only; headers tell the screen
 * whether it failed, and that the very name that was typed is somebody's.
 */
export const domainCalls = [
  defineCall({
    method: 'get',
    path: '/buy_ba/api/domain/suggest',
    id: 'C1',
    summary: 'Domain names that can be had',
    limit: { burst: 60, perMinute: 90 },
    query: { q: 'name', ext: '.it, .com or .net', lang: 'language' },
    answer: suggestAnswer,
    async run(ctx, { query }) {
      const read = suggestQuery.safeParse(query);
      if (!read.success) return reply([], searched('ok'));
      try {
        const { suggestions, taken } = await suggestDomains(ctx, read.data);
        return reply(suggestions, searched('ok', taken));
      } catch (error) {
        ctx.log.warn({ err: error }, 'domain search failed');
        return reply([], searched('failed'));
      }
    },
  }),
];
