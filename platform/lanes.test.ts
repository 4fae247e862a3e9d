import { expect, it } from 'vitest';
import { PRIORITY, workersOf } from './lanes.ts';

const taking = (takes: ReturnType<typeof workersOf>, priority: number): number =>
  takes.filter(({ least, most }) => least <= priority && priority <= most).length;

it('all workers of a queue for which nobody waits take its jobs, one of a queue of both', () => {
  expect(taking(workersOf({ concurrency: 4, lane: 'bulk' }), PRIORITY.bulk)).toBe(4);
  // What a person tries again.
  expect(taking(workersOf({ concurrency: 4, lane: 'bulk' }), PRIORITY.buyer)).toBe(4);
  const both = workersOf({ concurrency: 4 });
  expect([taking(both, PRIORITY.bulk), taking(both, PRIORITY.buyer)]).toEqual([1, 3]);
  expect(taking(workersOf({ concurrency: 1 }), PRIORITY.bulk)).toBe(1);
});
