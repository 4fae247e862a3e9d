import type { Ctx } from '../../platform/ctx.ts';
import { handle, type JobHandler } from '../../platform/jobs.ts';
import { askExchange } from './ask-exchange.ts';
import { askExchangeJob, sendDocumentJob, watchDeadlinesJob } from './jobs.ts';
import { sendDocument } from './send-document.ts';
import { watchDeadlines } from './watch-deadlines.ts';

export const invoicingHandlers = (ctxFor: (job: string, jobId: string) => Ctx): JobHandler[] => [
  handle(sendDocumentJob, ({ id }, { jobId }) => sendDocument(ctxFor(sendDocumentJob.name, jobId), id)),
  handle(askExchangeJob, ({ id }, { jobId }) => askExchange(ctxFor(askExchangeJob.name, jobId), id)),
  handle(watchDeadlinesJob, (_nothing, { jobId }) => watchDeadlines(ctxFor(watchDeadlinesJob.name, jobId))),
];
