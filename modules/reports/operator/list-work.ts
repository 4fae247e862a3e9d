/** What waits behind the screens: tasks, failed jobs, events from outside. The caller has checked who asks. */
import { and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from '../../../platform/ctx.ts';
import { failedJobs, inboxEvents } from '../../../platform/tables.ts';
import type { InboxQuery, JobsQuery, TasksQuery } from '../../operations/schemas.ts';
import type { FailedJobView, InboxEventView, Page, TaskView, Waiting } from './schemas.ts';
import { orders } from '../../ordering/tables.ts';
import { tasks } from '../../tasks/tables.ts';
import { behind, iso, PAGE, pageOf } from './keyset.ts';

type TaskRow = { task: typeof tasks.$inferSelect; pageName: string | null };

export const taskView = ({ task, pageName }: TaskRow): TaskView => ({
  key: task.key,
  kind: task.kind,
  subject: task.subject,
  order: pageName === null ? null : { id: task.subject, page_name: pageName },
  detail: task.detail,
  times: task.times,
  opened_at: task.openedAt.toISOString(),
  last_at: task.lastAt.toISOString(),
  resolved_at: iso(task.resolvedAt),
  resolved_by: task.resolvedBy,
  note: task.note,
});

export async function listTasks(ctx: Ctx, query: TasksQuery): Promise<Page<TaskView>> {
  const rows: TaskRow[] = await ctx.db
    .select({ task: tasks, pageName: orders.pageName })
    .from(tasks)
    .leftJoin(orders, eq(orders.id, tasks.subject))
    .where(
      and(
        query.show === 'open' ? isNull(tasks.resolvedAt) : isNotNull(tasks.resolvedAt),
        behind(tasks.openedAt, tasks.key, query.after),
      ),
    )
    .orderBy(desc(tasks.openedAt), desc(tasks.key))
    .limit(PAGE + 1);
  return pageOf(rows, ({ task }) => [task.openedAt, task.key], taskView);
}

export const jobView = (job: typeof failedJobs.$inferSelect): FailedJobView => ({
  id: job.id,
  name: job.name,
  payload: job.payload as object,
  reason: job.reason,
  tries: job.tries,
  failed_at: job.failedAt.toISOString(),
  retried_at: iso(job.retriedAt),
  retried_by: job.retriedBy,
});

export async function listFailedJobs(ctx: Ctx, query: JobsQuery): Promise<Page<FailedJobView>> {
  const rows = await ctx.db
    .select()
    .from(failedJobs)
    .where(
      and(
        query.show === 'open' ? isNull(failedJobs.retriedAt) : undefined,
        behind(failedJobs.failedAt, failedJobs.id, query.after),
      ),
    )
    .orderBy(desc(failedJobs.failedAt), desc(failedJobs.id))
    .limit(PAGE + 1);
  return pageOf(rows, (job) => [job.failedAt, job.id], jobView);
}

export const eventView = (event: typeof inboxEvents.$inferSelect): InboxEventView => ({
  id: event.id,
  source: event.source,
  event_id: event.eventId,
  type: event.type,
  payload: event.payload as object,
  deliveries: event.deliveries,
  received_at: event.receivedAt.toISOString(),
  applied_at: iso(event.appliedAt),
});

export async function listInboxEvents(ctx: Ctx, query: InboxQuery): Promise<Page<InboxEventView>> {
  const rows = await ctx.db
    .select()
    .from(inboxEvents)
    .where(
      and(
        query.show === 'waiting' ? isNull(inboxEvents.appliedAt) : undefined,
        behind(inboxEvents.receivedAt, inboxEvents.id, query.after),
      ),
    )
    .orderBy(desc(inboxEvents.receivedAt), desc(inboxEvents.id))
    .limit(PAGE + 1);
  return pageOf(rows, (event) => [event.receivedAt, event.id], eventView);
}

/** How many wait, up to 99: what a number beside a menu can show, and what no crowd makes slow. */
export async function countWaiting(ctx: Ctx): Promise<Waiting> {
  const some = (table: PgTable, waits: SQL) =>
    sql<number>`(select count(*)::int from (select 1 from ${table} where ${waits} limit 99) waiting)`;
  const [counted] = await ctx.db
    .select({
      tasks: some(tasks, isNull(tasks.resolvedAt)),
      jobs: some(failedJobs, isNull(failedJobs.retriedAt)),
      inbox: some(inboxEvents, isNull(inboxEvents.appliedAt)),
    })
    .from(sql`(select 1) one`);
  return counted ?? { tasks: 0, jobs: 0, inbox: 0 };
}
