import { Hono } from 'hono';
import { z } from 'zod';
import type { Inbox } from './inbox.ts';

const request = z.strictObject({
  duration: z.string().regex(/^\d+[hd]$/),
  events: z.array(z.enum(['accepted', 'delivered', 'failed', 'rejected'])).min(1),
  filter: z.strictObject({
    AND: z.tuple([
      z.strictObject({
        attribute: z.literal('recipient'),
        comparator: z.literal('='),
        values: z.array(z.strictObject({ label: z.string(), value: z.string() })).length(1),
      }),
    ]),
  }),
  pagination: z.strictObject({ sort: z.literal('timestamp:desc'), limit: z.number().int().min(1).max(300) }),
});
const UNIT_MS = { h: 60 * 60 * 1000, d: 24 * 60 * 60 * 1000 };

/** What a provider's log answers about the mails it took (DIFFERENCES.md). */
export function logsApi(inbox: Inbox, apiKey: string | undefined, now: () => Date) {
  const app = new Hono();
  app.post('/v1/analytics/logs', async (c) => {
    const shown = `Basic ${Buffer.from(`api:${apiKey ?? ''}`).toString('base64')}`;
    if (apiKey === undefined || c.req.header('authorization') !== shown)
      return c.json({ message: 'Invalid private key' }, 401);
    const asked = request.safeParse(await c.req.json().catch(() => null));
    if (!asked.success) return c.json({ message: z.prettifyError(asked.error) }, 400);
    const { duration, events, filter, pagination } = asked.data;
    const end = now();
    const start = new Date(end.getTime() - parseInt(duration, 10) * (duration.endsWith('h') ? UNIT_MS.h : UNIT_MS.d));
    const recipient = filter.AND[0].values[0]?.value.toLowerCase() ?? '';
    const found = events.includes('accepted')
      ? inbox.all().filter((mail) => mail.to.some((address) => address.toLowerCase() === recipient))
      : [];
    const items = found
      .filter(({ receivedAt }) => receivedAt >= start.toISOString())
      .slice(0, pagination.limit)
      .map((mail) => ({
        id: `accepted-${mail.id}`,
        event: 'accepted',
        '@timestamp': mail.receivedAt,
        recipient,
        message: {
          headers: { to: mail.to.join(', '), 'message-id': mail.messageId, from: mail.from, subject: mail.subject },
        },
      }));
    return c.json({ start: start.toUTCString(), end: end.toUTCString(), items, pagination: {}, aggregates: {} });
  });
  return app;
}
