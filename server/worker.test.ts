import { expect, it } from 'vitest';
import type { Jobs } from '../platform/jobs.ts';
import { allHandlers, handlersOfNode, scheduleJobs } from './worker.ts';

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

it('a node works on the queues and rooms that it names, or on all but some, and two such nodes on all', () => {
  const all = allHandlers(() => {
    throw new Error('no job runs here');
  });
  const names = (...queues: string[]) => handlersOfNode(all, queues).map(({ definition }) => definition.name);
  expect(names()).toEqual(all.map(({ definition }) => definition.name));
  expect(names('sites.refresh-due')).toEqual(['sites.refresh-due']);
  const [previews, rest] = [names('previews'), names('-previews')];
  expect(previews.every((name) => name.startsWith('previews.'))).toBe(true);
  expect([...previews, ...rest].toSorted()).toEqual(names().toSorted());
  expect(names('sites', '-sites.refresh-due')).not.toContain('sites.refresh-due');
  expect(() => names('preview')).toThrow('QUEUES: no queue and no room with queues is called preview.');
});
