/** What follows from mails that do not get through. Part of reactions.ts, on a page of its own. */
import { openTask, resolveTask } from '../modules/tasks/index.server.ts';
import type { Reactions } from './reactions-type.ts';

/** One for the mail server, however many mails wait for it. */
const LATE = 'notifications.late';

export const mailReactions = {
  /** One task for an order: the address is what is wrong, whatever was sent to it. */
  'notifications.undeliverable': (tx, ctx, { orderId, kind, reason }) =>
    openTask(tx, ctx, {
      key: `notifications.undeliverable:${orderId}`,
      kind: 'notifications.undeliverable',
      subject: orderId,
      detail: `${kind}: ${reason}`,
    }),

  'notifications.late': (tx, ctx, { mailId, kind, reason }) =>
    openTask(tx, ctx, { key: LATE, kind: LATE, subject: mailId, detail: `${kind} has waited for an hour: ${reason}` }),

  'notifications.caught-up': (tx, ctx) => resolveTask(tx, ctx, LATE, 'mails go out again'),
} satisfies Partial<Reactions>;
