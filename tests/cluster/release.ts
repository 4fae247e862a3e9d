/** The last release, out of the history: built once, in a folder of its own. */
import { execFile, spawnSync, type ExecFileOptions } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './nodes.ts';

/** The commit that production ran last: a release writes its own here. */
const COMMIT = readFileSync(join(ROOT, 'deploy/last-release'), 'utf8').trim();
export const LAST_RELEASE = COMMIT.slice(0, 8);
/** Minutes of a slow registry and a loaded machine. */
const LONGEST_MS = 15 * 60_000;
const MOST_WORDS = 64 * 1024 * 1024;

/** Vendors and people of the cluster live in this process: nothing may hold it up. Throws what the command said. */
const run = (command: string, args: string[], options: ExecFileOptions = {}) =>
  promisify(execFile)(command, args, { ...options, timeout: LONGEST_MS, maxBuffer: MOST_WORDS });

/** Null: it can be had; else why not. A copy without its history has no release. */
export const whyNoRelease = (): string | null =>
  spawnSync('git', ['cat-file', '-e', `${COMMIT}^{commit}`], { cwd: ROOT }).status === 0
    ? null
    : `the history of this copy does not reach back to ${LAST_RELEASE}`;

/** Folder of the last release, built. Throws what went wrong. */
export async function buildLastRelease(say: (text: string) => void): Promise<string> {
  // Node runs no TypeScript below a folder that is called node_modules, where the other things of a cluster are kept.
  const folder = join(tmpdir(), `vetrina-release-${COMMIT}`);
  if (existsSync(folder)) return folder;
  say(`  the last release, ${LAST_RELEASE}, is built (once) …`);
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  const archive = `${making}.tar`;
  await run('git', ['archive', `--output=${archive}`, COMMIT], { cwd: ROOT });
  await run('tar', ['-x', '-f', archive, '-C', making]);
  rmSync(archive);
  const lock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lock(making) === lock(ROOT)) symlinkSync(join(ROOT, 'node_modules'), join(making, 'node_modules'));
  else await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: making });
  await run('npm', ['run', 'build'], { cwd: making });
  renameSync(making, folder);
  return folder;
}
