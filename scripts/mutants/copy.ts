/** A copy of the tree that one works in, in a folder of its own: what is broken there is broken nowhere else. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mutated } from './apply.ts';
import type { Mutant } from './mutant.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Not in the repository and needed to run: linked, not copied. */
const LINKED = ['node_modules', 'build'];

export interface Copy {
  folder: string;
  /** Does something while the fault is there, and takes it back. Throws when the fault's text is not found exactly once. */
  with: <Result>(mutant: Mutant, work: () => Promise<Result>) => Promise<Result>;
  remove: () => void;
}

export function makeCopy(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-mutants-'));
  const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', git, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
  for (const file of files) {
    if (file !== '' && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(folder, file));
  }
  for (const name of LINKED) if (existsSync(join(ROOT, name))) symlinkSync(join(ROOT, name), join(folder, name));
  return {
    folder,
    async with(mutant, work) {
      const file = join(folder, mutant.file);
      const whole = readFileSync(file, 'utf8');
      writeFileSync(file, mutated(mutant, whole));
      try {
        return await work();
      } finally {
        writeFileSync(file, whole);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
