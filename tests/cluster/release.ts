/** The last release, out of the history: built once, in a folder of its own below node_modules/.cache. */
import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './nodes.ts';
import { CACHE } from './programs.ts';

/** The commit that production ran last: a release writes its own here. */
const COMMIT = readFileSync(join(ROOT, 'deploy/last-release'), 'utf8').trim();
export const LAST_RELEASE = COMMIT.slice(0, 8);
/** Minutes of a slow registry and a loaded machine. */
const LONGEST_MS = 15 * 60_000;

function must(command: string, args: string[], options: SpawnSyncOptions): Buffer | string {
  const { status, stderr, stdout, error } = spawnSync(command, args, {
    ...options,
    timeout: LONGEST_MS,
    maxBuffer: 1 << 30,
  });
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${(error?.message ?? String(stderr)).trim().slice(-400)}`);
  return stdout;
}

/** Null: it can be had; else why not. A copy without its history has no release. */
export const whyNoRelease = (): string | null =>
  spawnSync('git', ['cat-file', '-e', `${COMMIT}^{commit}`], { cwd: ROOT }).status === 0
    ? null
    : `the history of this copy does not reach back to ${LAST_RELEASE}`;

/** Folder of the last release, built. Throws what went wrong. */
export function buildLastRelease(say: (text: string) => void): string {
  const folder = join(CACHE, `release-${LAST_RELEASE}`);
  if (existsSync(folder)) return folder;
  say(`  the last release, ${LAST_RELEASE}, is built (once) …`);
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  must('tar', ['-x', '-C', making], { input: must('git', ['archive', COMMIT], { cwd: ROOT }) });
  const lock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lock(making) === lock(ROOT)) copyPackages(making);
  else must('npm', ['ci', '--no-audit', '--no-fund'], { cwd: making });
  must('npm', ['run', 'build'], { cwd: making });
  renameSync(making, folder);
  return folder;
}

/** The very same packages: a second name for each file, and no cache of ours. */
function copyPackages(to: string): void {
  mkdirSync(join(to, 'node_modules'));
  const names = must('ls', ['-A', join(ROOT, 'node_modules')], { encoding: 'utf8' });
  const folders = String(names)
    .split('\n')
    .filter((name) => name !== '' && name !== '.cache' && name !== '.vite');
  must('cp', ['-al', ...folders.map((name) => join(ROOT, 'node_modules', name)), join(to, 'node_modules')], {});
}
