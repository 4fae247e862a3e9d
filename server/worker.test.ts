import { expect, it } from 'vitest';
import type { Jobs } from '../platform/jobs.ts';
import { allHandlers, scheduleJobs } from './worker.ts';

const definitions = allHandlers(() => {
  throw new Error('no job runs here');
}).map((handler) => handler.definition);

it('a paid order’s work is tried for days, not minutes', async () => {
  const vital = definitions.filter(({ name }) => /^(billing|domains|notifications|sites)\./.test(name));
  // What comes again by the clock anyway need not be patient.
  const byClock = new Set<string>();
  await scheduleJobs({ schedule: async (job: { name: string }) => void byClock.add(job.name) } as unknown as Jobs);
  const patient = vital.filter(({ name }) => !byClock.has(name));
  expect(patient.length).toBeGreaterThan(5);
  for (const { name, retryLimit } of patient) expect([name, retryLimit]).toEqual([name, 300]);
});

it('open checkout sessions are asked after every minute and for sites that are due, by jobs that have a handler', async () => {
  const scheduled: [string, string][] = [];
  const jobs = { schedule: async (job: { name: string }, cron: string) => void scheduled.push([job.name, cron]) };
  await scheduleJobs(jobs as unknown as Jobs);
  expect(scheduled).toEqual(
    expect.arrayContaining([
      ['billing.reconcile-checkouts', '* * * * *'],
      ['sites.refresh-due', '* * * * *'],
    ]),
  );
  expect(definitions.map(({ name }) => name)).toEqual(expect.arrayContaining(scheduled.map(([name]) => name)));
});
