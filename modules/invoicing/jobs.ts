import { z } from 'zod';
import { defineJob, QUARTER_OF_AN_HOUR } from '../../platform/jobs.ts';

/** Hands a document to the exchange. */
export const sendDocumentJob = defineJob('invoicing.send-document', z.object({ id: z.string() }));
/** Asks what became of a document that was handed over. */
export const askExchangeJob = defineJob('invoicing.ask-exchange', z.object({ id: z.string() }));
/** Looks for documents whose days run out. */
export const monitorDeadlinesJob = defineJob('invoicing.monitor-deadlines', z.object({}), {
  lane: 'bulk',
  retryLimit: QUARTER_OF_AN_HOUR,
  concurrency: 1,
});
