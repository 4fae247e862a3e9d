import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failuresOf, secondLooksOf, type Report } from './test-report.ts';

const report = (failed: string[]): Report => ({
  numPassedTests: 1,
  numPendingTests: 0,
  testResults: [
    { name: 'tests/journeys/agents.test.ts', status: 'passed', startTime: 0, endTime: 1, assertionResults: [] },
    ...failed.map((name) => ({
      name: join(process.cwd(), name),
      status: 'failed',
      startTime: 0,
      endTime: 1,
      assertionResults: [],
    })),
  ],
});

describe('a second look', () => {
  it.each([
    [['tests/journeys/agents.test.ts']],
    [['tests/journeys/agents.test.ts', 'tests/sites/by-hand.test.ts']],
    [['tests/mailhost/list.test.ts']],
  ])('is taken at %j', (files) => {
    expect(secondLooksOf(report(files))).toEqual(files);
  });

  it.each([
    ['nothing failed', []],
    ['three failed', ['tests/journeys/a.test.ts', 'tests/journeys/b.test.ts', 'tests/sites/c.test.ts']],
    ['one of them asks no browser', ['tests/journeys/a.test.ts', 'modules/billing/refund.test.ts']],
    ['one of them counts what was lost', ['tests/journeys/kill-nine.test.ts']],
    ['it tries crashes', ['tests/chaos/crash-points.test.ts']],
    ['it counts the mails that a kill leaves', ['tests/mailhost/kill.test.ts']],
    ['it counts the mails that arrive', ['tests/mailhost/forward.test.ts']],
    ['it tries who may sign in', ['tests/mailhost/guarded.test.ts']],
    ['it sends mails', ['tests/mailhost/sender.test.ts']],
  ])('is not taken where %s', (_why, files) => {
    expect(secondLooksOf(report(files))).toEqual([]);
  });
});

describe('what failed', () => {
  const file = 'tests/mailhost/ports.test.ts';

  it('is said of a group that could not be prepared or put away, of which the report knows nothing', () => {
    const line = `${file} > Debian 12: the queue is still written to`;
    expect(failuresOf(report([file]), ['tests/other.test.ts > x: y', line, ''])).toEqual([line]);
  });

  it('is a file where nothing else is known', () => {
    expect(failuresOf(report([file]), [''])).toEqual([`${file}: `]);
  });
});
