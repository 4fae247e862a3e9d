import * as z from 'zod/mini';
import { defineCall, reply } from '../../platform/http-call.ts';
import { answerByLink } from './answer-by-link.ts';

/** A person presses once; who tries keys finds none. */
const LIMIT = { burst: 20, perMinute: 20 };

/** What links of letters do. The page that shows it before is `/letter/{key}`, which changes nothing. */
export const digestCalls = [
  defineCall({
    method: 'post',
    path: '/buy_yr/api/letter/{key}',
    id: 'P2-letter',
    summary:
      'Do the one thing that a link of a letter is bound to; a plain form, or a mail program by itself (RFC 8058)',
    limit: LIMIT,
    query: { again: 'of a link that ends the letters: have them again' },
    answer: z.null(),
    status: [303],
    async run(ctx, { params: { key }, query }) {
      await answerByLink(ctx, { key, again: query['again'] !== undefined });
      return reply(null, { status: 303, headers: { location: `/letter/${encodeURIComponent(key)}` } });
    },
  }),
];
