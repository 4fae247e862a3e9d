import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { secondLooksOf, type Report } from './test-report.ts';

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
  it.each([[['tests/journeys/agents.test.ts']], [['tests/journeys/agents.test.ts', 'tests/sites/by-hand.test.ts']]])(
    'is taken at %j',
    (files) => {
      expect(secondLooksOf(report(files))).toEqual(files);
    },
  );

  it.each([
    ['nothing failed', []],
    ['three failed', ['tests/journeys/a.test.ts', 'tests/journeys/b.test.ts', 'tests/sites/c.test.ts']],
    ['one of them asks no browser', ['tests/journeys/a.test.ts', 'modules/billing/refund.test.ts']],
    ['one of them counts what was lost', ['tests/journeys/kill-nine.test.ts']],
    ['it tries crashes', ['tests/chaos/crash-points.test.ts']],
  ])('is not taken where %s', (_why, files) => {
    expect(secondLooksOf(report(files))).toEqual([]);
  });
});
