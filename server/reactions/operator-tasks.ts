/** What the operator is told, and when a task has settled itself. */
import { systemOrder } from '../../modules/access/index.server.ts';
import { listRegistrations } from '../../modules/domains/index.server.ts';
import { writeMail } from '../../modules/notifications/index.server.ts';
import { openTask, resolveTask, wordsOfTask } from '../../modules/tasks/index.server.ts';
import type { DomainEvents, TxCtx } from '../../platform/ctx.ts';
import type { Lang } from '../../site-kit/names.ts';

const LANGS: Record<string, Lang> = { IT: 'it', ES: 'es', FR: 'fr', GR: 'el', CY: 'el' };
const ALERT = 'operator-task';

/** That mails do not get through is not told by mail: that one would not arrive either, and so on for ever. */
const aboutMail = ({ key, kind, detail }: DomainEvents['tasks.opened']) =>
  kind === 'notifications.late' || key.startsWith('jobs.failed:notifications.') || detail.startsWith(`${ALERT}: `);

/** One mail for each opening, in the language of the operator's country; the log has it at once. */
export async function alertOperator(ctx: TxCtx, task: DomainEvents['tasks.opened']): Promise<void> {
  const { key, kind, subject, detail } = task;
  ctx.log.error({ task: key, kind, subject }, 'a task waits for the operator');
  if (aboutMail(task)) return;
  const { operator, publicUrl } = ctx.config;
  const lang = LANGS[operator.country] ?? 'en';
  const { title, act } = wordsOfTask(kind, lang);
  await writeMail(ctx, {
    kind: ALERT,
    orderId: subject,
    occasion: `${key}@${ctx.clock.now().toISOString()}`,
    to: operator.mail,
    lang,
    href: `${publicUrl}/operator`,
    values: { title, act, subject, detail },
  });
}

const domainTask = (registrationId: string) => `domains.failed:${registrationId}`;

/** The customer is asked too; whoever answers first settles it. */
export const domainFailed = (ctx: TxCtx, fact: DomainEvents['domains.failed']): Promise<void> =>
  openTask(ctx, {
    key: domainTask(fact.registrationId),
    kind: 'domains.failed',
    subject: fact.orderId,
    detail: `${fact.domain}: ${fact.failure}`,
  });

/** Names that failed and were replaced or are being paid back need nobody any more; nor any, when all of the money goes back. */
export async function closeDomainTasks(ctx: TxCtx, orderId: string, allGoesBack = false): Promise<void> {
  for (const { id, state } of await listRegistrations(ctx, { by: systemOrder(ctx, 'read', orderId) })) {
    if (state === 'replaced') await resolveTask(ctx, { key: domainTask(id), note: 'the customer chose another name' });
    if (state === 'refunding') await resolveTask(ctx, { key: domainTask(id), note: 'the money of the name goes back' });
    if (allGoesBack)
      await resolveTask(ctx, { key: `domains.mail-unanswered:${id}`, note: 'all of the money goes back' });
    if (state === 'failed' && allGoesBack)
      await resolveTask(ctx, { key: domainTask(id), note: 'all of the money goes back' });
  }
}
