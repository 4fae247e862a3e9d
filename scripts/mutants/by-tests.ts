import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from './run.ts';
import { IS_NO_PROGRAM, type Seen } from './seen.ts';

interface Report {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; title: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

/** Runs these test files, up to the first test that fails. A file that cannot begin has seen nothing. */
export async function seenByTests(
  folder: string,
  { tests, title }: { tests: string[]; title?: string | undefined },
): Promise<Seen> {
  const file = join(folder, 'report.json');
  rmSync(file, { force: true });
  const filter = title === undefined ? [] : ['--testNamePattern', title];
  const reporter = ['--reporter=json', `--outputFile=${file}`];
  // One after the other and a failure twice: what is only slow on a busy machine has seen nothing.
  const said = await run(
    'vitest',
    ['run', '--bail=1', '--retry=1', '--maxWorkers=1', ...reporter, ...filter, ...tests],
    folder,
  );
  if (!existsSync(file)) return { as: 'broken', why: lastLine(said) };
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  for (const { name, assertionResults } of report.testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (!failed) continue;
    const message = (failed.failureMessages ?? []).join('\n');
    if (IS_NO_PROGRAM.test(message.split('\n', 1).join('')))
      return { as: 'broken', why: message.split('\n', 1).join('') };
    return { as: 'seen', by: `${relative(folder, name)}: ${failed.title}` };
  }
  const unbegun = report.testResults.find(({ status }) => status === 'failed');
  if (unbegun) return { as: 'broken', why: (unbegun.message ?? '').split('\n', 1).join('') };
  return report.numPassedTests > 0 ? { as: 'unseen' } : { as: 'broken', why: 'no test ran' };
}

const lastLine = (said: string): string => said.trim().split('\n').at(-1) ?? '';
