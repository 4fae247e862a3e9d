/** What the operator's console shows. Browser-safe. Amounts are euro cents, VAT included; times are ISO 8601. */
import * as z from 'zod/mini';
import { ORDER_STATES } from '../../ordering/order.states.ts';
import { PREVIEW_STATES } from '../../previews/schemas.ts';

/** Some of many, the newest first; `next` goes into `after` for those that follow. */
export interface Page<Row> {
  data: Row[];
  next: string | null;
}
export const page = <Row>(row: z.ZodMiniType<Row>): z.ZodMiniType<Page<Row>> =>
  z.object({ data: z.array(row), next: z.nullable(z.string()) });

/** As it was stored. */
export const json = z.custom<object>();

export const taskView = z.object({
  key: z.string(),
  kind: z.string(),
  subject: z.string(),
  /** The order it is about, where it is about one. */
  order: z.nullable(
    z.object({
      id: z.string(),
      page_name: z.string(),
    }),
  ),
  detail: z.string(),
  times: z.number(),
  opened_at: z.string(),
  last_at: z.string(),
  resolved_at: z.nullable(z.string()),
  resolved_by: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type TaskView = z.infer<typeof taskView>;

export const orderLine = z.object({
  id: z.string(),
  page_name: z.string(),
  page_id: z.string(),
  status: z.enum(ORDER_STATES),
  name: z.string(),
  mail: z.string(),
  total: z.number(),
  domains: z.array(z.string()),
  agent: z.nullable(z.string()),
  open_tasks: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type OrderLine = z.infer<typeof orderLine>;

export const previewLine = z.object({
  id: z.string(),
  page_id: z.string(),
  name: z.string(),
  status: z.enum(PREVIEW_STATES),
  reason: z.nullable(z.string()),
  agent: z.nullable(z.string()),
  created_at: z.string(),
  ready_at: z.nullable(z.string()),
  expires_at: z.string(),
  retired: z.boolean(),
});
export type PreviewLine = z.infer<typeof previewLine>;

export const failedJobView = z.object({
  id: z.string(),
  name: z.string(),
  payload: json,
  reason: z.string(),
  tries: z.number(),
  failed_at: z.string(),
  retried_at: z.nullable(z.string()),
  retried_by: z.nullable(z.string()),
});
export type FailedJobView = z.infer<typeof failedJobView>;

export const inboxEventView = z.object({
  id: z.string(),
  source: z.string(),
  event_id: z.string(),
  type: z.string(),
  payload: json,
  deliveries: z.number(),
  received_at: z.string(),
  applied_at: z.nullable(z.string()),
});
export type InboxEventView = z.infer<typeof inboxEventView>;

/** Counts that end at 99. */
export const waiting = z.object({
  tasks: z.number(),
  jobs: z.number(),
  inbox: z.number(),
});
export type Waiting = z.infer<typeof waiting>;
