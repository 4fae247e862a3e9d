import { z } from 'zod';
import { defineCall, reply } from '../../platform/http-call.ts';
import { domainSuggestion, suggestQuery } from './schemas.ts';
import { suggestDomains } from './suggest-domains.ts';

const searched = (how: 'ok' | 'failed') => ({ headers: { 'x-search': how } });

/** Domain search of the specification (C1): a failure is an empty list; the header tells the screen which it was. */
export const domainCalls = [
  defineCall({
    method: 'get',
    path: '/buy_ba/api/domain/suggest',
    id: 'C1',
    summary: 'Domain names that can be had',
    limit: { burst: 60, perMinute: 90 },
    query: { q: 'name', ext: '.it, .com or .net', lang: 'language' },
    answer: z.array(domainSuggestion),
    async run(ctx, { query }) {
      const read = suggestQuery.safeParse(query);
      if (!read.success) return reply([], searched('ok'));
      try {
        return reply(await suggestDomains(ctx, read.data), searched('ok'));
      } catch (error) {
        ctx.log.warn({ err: error }, 'domain search failed');
        return reply([], searched('failed'));
      }
    },
  }),
];
