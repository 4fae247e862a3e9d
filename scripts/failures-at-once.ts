/**
 * A reporter for long runs: what fails says why in the moment in which it fails, and a run that is cut off has said it.
 * VETRINA_FAILED_GROUPS names a file that is given a line for each group whose preparing or putting away failed: the JSON
 * report knows of tests alone.
 */
import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';

type Problem = Readonly<{ message: string; stack?: string | undefined; diff?: string | undefined }>;
const told = (where: string, problems: readonly Problem[]): void =>
  console.log(
    [`FAILED ${where}`, ...problems.flatMap(({ message, stack, diff }) => [stack ?? message, diff ?? []].flat())].join(
      '\n',
    ),
  );

export default class FailuresAtOnce implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'failed') told(`${test.module.relativeModuleId} > ${test.fullName}`, errors);
  }

  /** What a group prepares and puts away failed: its tests say nothing of it. */
  onTestSuiteResult(group: TestSuite): void {
    const problems = group.errors();
    if (problems.length === 0) return;
    const where = `${group.module.relativeModuleId} > ${group.fullName}`;
    told(where, problems);
    const file = process.env.VETRINA_FAILED_GROUPS;
    if (file) appendFileSync(file, `${where}: ${problems.map(({ message }) => message.split('\n', 1)).join('; ')}\n`);
  }

  /** What failed before, between and after its tests. */
  onTestModuleEnd(module: TestModule): void {
    const problems = module.errors();
    if (problems.length > 0) told(module.relativeModuleId, problems);
  }
}
