/** What a run of the tests left in its report. */
import { relative } from 'node:path';

export interface Report {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    message?: string;
    status: string;
    /** Milliseconds since 1970. */
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** The first line of a reason, and the first line of the tests that it passed through. */
const reasonOf = (message: string): string => {
  const at = /\((?:file:\/\/)?(\S+\.test\.tsx?:\d+):\d+\)|at (?:file:\/\/)?(\/\S+\.test\.tsx?:\d+):\d+/.exec(message);
  const place = at?.[1] ?? at?.[2];
  return message.split('\n', 1).join('') + (place ? ` (${relative(process.cwd(), place)})` : '');
};

/**
 * What failed, with its reason: said again at the end, where a long run is read first. `groups` are the lines of what failed
 * around tests (scripts/failures-at-once.ts).
 */
export const failuresOf = ({ testResults }: Report, groups: string[]): string[] =>
  testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(process.cwd(), name);
    const around = groups.filter((line) => line.startsWith(`${file} > `));
    if (failed.length + around.length === 0 && status === 'failed') return [`${file}: ${reasonOf(message)}`];
    return [
      ...failed.map((test) => `${file} > ${test.fullName}: ${reasonOf((test.failureMessages ?? []).join('\n'))}`),
      ...around,
    ];
  });

/** Where the time went: files that a shorter run has to begin with. Seconds of a file run beside others. */
export const slowestOf = ({ testResults }: Report, amount: number): string[] =>
  testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: Math.round((endTime - startTime) / 1000) }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, amount)
    .map(({ name, seconds }) => `${seconds} s ${relative(process.cwd(), name)}`);

/** What could not be tried here; the title says why. */
export const skippedOf = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending' || status === 'skipped')
      .map(({ fullName }) => `${relative(process.cwd(), name)} > ${fullName}`),
  );

/** Journeys that break the product on purpose and count what is left: seen red once, they are red. */
const COUNTS_LOSSES = /(?:kill-nine|database-restart|starts-again|start-and-stop|recovery|bad-luck)\.test\.ts$/;
/** Visits in a real browser; and the list of a folder, read from Debian's daemons beside all other tests. */
const MAY_BE_CHANCE = /^tests\/(?:(?:journeys|sites)\/|mailhost\/list\.test\.ts$)/;
const MOST_LOOKED_AT_AGAIN = 2;

/**
 * The files that may be looked at a second time, alone: every one that failed is a visit in a real browser or the list of a mail host's folder,
 * none of them counts what was lost, and there are at most two. Else none (docs/decisions/0062-a-second-look.md).
 */
export function secondLooksOf({ testResults }: Report): string[] {
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(process.cwd(), name));
  const may = failed.every((name) => MAY_BE_CHANCE.test(name) && !COUNTS_LOSSES.test(name));
  return may && failed.length <= MOST_LOOKED_AT_AGAIN ? failed : [];
}
