import * as z from 'zod/mini';
import type { Ctx } from '../../platform/ctx.ts';
import { done } from '../../platform/answers.ts';
import { defineCall, reply } from '../../platform/http-call.ts';
import { proveStaff, type Staff } from '../access/index.server.ts';
import { listStaff } from '../identity/index.server.ts';
import { textLine } from '../copywriting/schemas.ts';
import { newStaffInput, ROLES, staffMember, staffPerson } from '../identity/schemas.ts';
import { resendDocument } from '../invoicing/index.server.ts';
import { buyerCorrection } from '../invoicing/schemas.ts';
import {
  countWaiting,
  listFailedJobs,
  listInboxEvents,
  listPreviews,
  listTasks,
  listTexts,
} from '../reports/index.server.ts';
import * as views from '../reports/operator/schemas.ts';
import { completeTask } from './complete-task.ts';
import { replayEvent } from './replay-event.ts';
import { retryJob } from './retry-job.ts';
import * as schemas from './schemas.ts';
import { sendMailAgain } from './send-mail-again.ts';
import { inviteAgent, invitePersonAgain, switchPerson } from './staff.ts';

const admin = '/buy_yr/api/admin';
const after = '`next` of the rows before';
const operator = (ctx: Ctx) => ({ by: proveStaff(ctx, 'operator') });
type By = { by: Staff<'operator'> };

/** Rows of one kind, the newest first. */
const list = <Query, Row>(
  what: string,
  summary: string,
  given: { query: z.ZodMiniType<Query>; show: string; row: z.ZodMiniType<Row> },
  read: (ctx: Ctx, query: Query) => Promise<views.Page<Row>>,
) =>
  defineCall({
    method: 'get',
    path: `${admin}/${what}`,
    id: `C10-${what}`,
    summary,
    query: { [what === 'previews' ? 'state' : 'show']: given.show, after },
    answer: views.page(given.row),
    async run(ctx, { readQuery }) {
      operator(ctx);
      return read(ctx, readQuery(given.query));
    },
  });

/** What an operator does to one row, which the body names. */
const act = <Body>(
  what: string,
  summary: string,
  body: z.ZodMiniType<Body>,
  run: (ctx: Ctx, input: By & { given: Body }) => Promise<unknown>,
) =>
  defineCall({
    method: 'post',
    path: `${admin}/${what}`,
    id: `C10-${what.replaceAll('/', '-')}`,
    summary,
    body,
    answer: done,
    async run(ctx, { body }) {
      await run(ctx, { ...operator(ctx), given: await body() });
      return {};
    },
  });

/** What an operator does about somebody's access. */
const switchCall = (what: 'invite' | 'disable' | 'enable', summary: string) =>
  defineCall({
    method: 'post',
    path: `${admin}/staff/{id}/${what as string}`,
    id: `C10-staff-${what}`,
    summary,
    answer: done,
    async run(ctx, { params, locale }) {
      const about = { ...operator(ctx), userId: params.id };
      if (what === 'invite') await invitePersonAgain(ctx, { ...about, lang: locale });
      else await switchPerson(ctx, { ...about, disabled: what === 'disable' });
      return {};
    },
  });

/** The operator's calls (C10), for the console with a bearer token and for our other servers with a password (C11). */
export const operatorCalls = [
  defineCall({
    method: 'get',
    path: `${admin}/waiting`,
    id: 'C10-waiting',
    summary: 'How much waits for a person',
    answer: views.waiting,
    async run(ctx) {
      operator(ctx);
      return countWaiting(ctx);
    },
  }),
  list(
    'tasks',
    'What a person has to look at',
    { query: schemas.tasksQuery, show: 'open or done', row: views.taskView },
    listTasks,
  ),
  act('tasks/resolve', 'A task is done', schemas.resolveInput, (ctx, { by, given }) =>
    completeTask(ctx, { by, ...given }),
  ),
  list(
    'texts',
    'Texts that owners asked us to write',
    { query: schemas.textsQuery, show: 'open or done', row: textLine },
    listTexts,
  ),
  list(
    'previews',
    'Previews',
    { query: schemas.previewsQuery, show: 'a preview’s state', row: views.previewLine },
    listPreviews,
  ),
  list(
    'jobs',
    'Jobs whose tries are used up',
    { query: schemas.jobsQuery, show: 'open or all', row: views.failedJobView },
    listFailedJobs,
  ),
  act('jobs/retry', 'Put a job into its queue again', schemas.idInput, (ctx, { by, given }) =>
    retryJob(ctx, { by, ...given }),
  ),
  list(
    'inbox',
    'Events from outside',
    { query: schemas.inboxQuery, show: 'all or waiting', row: views.inboxEventView },
    listInboxEvents,
  ),
  act('inbox/replay', 'Work an event through again', schemas.idInput, (ctx, { by, given }) =>
    replayEvent(ctx, { by, ...given }),
  ),
  act('mails/resend', 'Send a mail again', schemas.idInput, (ctx, { by, given }) =>
    sendMailAgain(ctx, { by, mailId: given.id }),
  ),
  defineCall({
    method: 'post',
    path: `${admin}/invoices/{invoice}/resend`,
    id: 'C10-invoice-resend',
    summary: 'Send a refused invoice again, corrected',
    body: buyerCorrection,
    answer: done,
    async run(ctx, { params, body }) {
      await resendDocument(ctx, { ...operator(ctx), invoiceId: params.invoice, correction: await body() });
      return {};
    },
  }),
  defineCall({
    method: 'get',
    path: `${admin}/staff`,
    id: 'C10-staff',
    summary: 'Agents and operators',
    answer: views.page(staffPerson),
    async run(ctx) {
      operator(ctx);
      const roles = await Promise.all(ROLES.map((role) => listStaff(ctx, role)));
      const data = roles.flat().map(({ disabledAt, ...person }) => ({ ...person, disabled: disabledAt !== null }));
      return { next: null, data };
    },
  }),
  defineCall({
    method: 'post',
    path: `${admin}/staff`,
    id: 'C10-staff-add',
    summary: 'Open an access and mail its owner a link to choose a password',
    body: newStaffInput,
    answer: staffMember,
    status: [201],
    async run(ctx, { body, locale }) {
      const given = await body();
      return reply(await inviteAgent(ctx, { ...operator(ctx), ...given, lang: locale }), { status: 201 });
    },
  }),
  switchCall('invite', 'Mail somebody a new link to choose a password'),
  switchCall('disable', 'Close somebody’s access'),
  switchCall('enable', 'Open it again'),
];
