import { z } from 'zod';
import type { MailLog } from '../../modules/notifications/mail.port.ts';
import { AppError } from '../../platform/errors.ts';

const TIMEOUT_MS = 10_000;
const HOUR_MS = 60 * 60 * 1000;
/** Mails to one recipient that are looked through. */
const MOST = 100;

const answerOf = z.object({
  items: z.array(z.object({ message: z.object({ headers: z.object({ 'message-id': z.string() }) }) })),
});

const unavailable = (reason: string, cause?: unknown) =>
  new AppError('notifications.mail-unavailable', {
    status: 503,
    retryable: true,
    reason: `mail log: ${reason}`,
    cause,
  });

/**
 * The log of a provider that takes mails over SMTP and keeps their Message-ID: Mailgun, `apiBase` of the account's region.
 * https://documentation.mailgun.com/docs/mailgun/api-reference/send/mailgun/logs/post-v1-analytics-logs
 */
export function createMailgunLog(config: { apiBase: string; apiKey: string; lagMs: number }): MailLog {
  async function acceptedFor(recipient: string, since: Date): Promise<string[]> {
    // One hour more than needed: two clocks.
    const hours = Math.max(Math.ceil((Date.now() - since.getTime()) / HOUR_MS), 0) + 1;
    const answer = await fetch(new URL('/v1/analytics/logs', config.apiBase), {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization: `Basic ${Buffer.from(`api:${config.apiKey}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        duration: `${hours}h`,
        events: ['accepted'],
        filter: {
          AND: [{ attribute: 'recipient', comparator: '=', values: [{ label: recipient, value: recipient }] }],
        },
        pagination: { sort: 'timestamp:desc', limit: MOST },
      }),
    });
    if (!answer.ok) throw unavailable(`answered ${answer.status}`);
    // Another shape must not pass for "not taken", which allows sending again.
    const { items } = answerOf.parse(await answer.json());
    return items.map(({ message }) => message.headers['message-id'].replace(/^<|>$/g, ''));
  }

  return {
    lagMs: config.lagMs,
    async took({ messageId, to, since }) {
      try {
        return (await acceptedFor(to, since)).includes(messageId);
      } catch (error) {
        throw error instanceof AppError ? error : unavailable('no readable answer', error);
      }
    },
  };
}
