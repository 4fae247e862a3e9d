/** A reporter for long runs: what fails says why in the moment in which it fails, and a run that is cut off has said it. */
import type { Reporter, TestCase, TestModule } from 'vitest/node';

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

  /** What failed before, between and after its tests. */
  onTestModuleEnd(module: TestModule): void {
    const problems = module.errors();
    if (problems.length > 0) told(module.relativeModuleId, problems);
  }
}
