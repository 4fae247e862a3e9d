/** What follows from mails that do not get through. */
import { isForReader } from '../../modules/notifications/index.server.ts';
import { openTask, resolveTask } from '../../modules/tasks/index.server.ts';
import type { Reactions } from '../../platform/module.ts';

/** One for the mail server, however many mails wait for it. */
const LATE = 'notifications.late';

export const notificationsReactions = {
  /** One task for an order: the address is what is wrong, whatever was sent to it. */
  'notifications.undeliverable': async (ctx, { orderId, kind, reason }) => {
    if (isForReader(kind)) return;
    await openTask(ctx, {
      key: `notifications.undeliverable:${orderId}`,
      kind: 'notifications.undeliverable',
      subject: orderId,
      detail: `${kind}: ${reason}`,
    });
  },

  'notifications.late': (ctx, { mailId, kind, reason }) =>
    openTask(ctx, { key: LATE, kind: LATE, subject: mailId, detail: `${kind} has waited for an hour: ${reason}` }),

  'notifications.caught-up': (ctx) => resolveTask(ctx, { key: LATE, note: 'mails go out again' }),
} satisfies Reactions;
