import { z } from 'zod';
import { defineJob, QUARTER_OF_AN_HOUR } from '../../platform/jobs.ts';

const page = z.object({ pageId: z.string() });
/** Finds the pages whose turn has come. */
export const pollDuePagesJob = defineJob('sync.poll-due', z.object({}).strict(), { lane: 'bulk' });
/** Reads one page and lets its sites follow. A page that is away is asked for again by its own clock (page-state.rules.ts), not by tries. */
export const pollPageJob = defineJob('sync.poll-page', page, {
  retryLimit: QUARTER_OF_AN_HOUR,
  concurrency: 5,
  lane: 'buyer',
});
/** The same for whoever waits: after the network told of something new, or because its owner asked. No weekly reading stands before it. */
export const pollSoonJob = defineJob('sync.poll-soon', page, {
  retryLimit: QUARTER_OF_AN_HOUR,
  concurrency: 5,
  lane: 'buyer',
});
/** Asks the network for a connected page's news. */
export const subscribePageJob = defineJob('sync.subscribe-page', page);
/** Takes a connection back there, and erases it here. */
export const revokePageJob = defineJob('sync.revoke-page', page);
/** Writes to owners what is due. */
export const sendNoticesJob = defineJob('sync.send-notices', z.object({}).strict());
