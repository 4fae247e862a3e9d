/** A copy of the tree that one works in, in a folder of its own: what is broken there is broken nowhere else. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
/** Not in the repository and needed to run: linked, not copied. */
const LINKED = ['node_modules', 'build'];
const SOURCE = /\.(?:tsx?|json|sql)$/;

export interface Copy {
  folder: string;
  /** What its sources are: another digest, another product. */
  digest: string;
  /** Does something while these files, by their paths in it, say something else, and takes it back. */
  with: <Result>(texts: Map<string, string>, work: () => Promise<Result>) => Promise<Result>;
  remove: () => void;
}

export function makeCopy(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-mutants-'));
  const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', git, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
  const digest = createHash('sha256');
  for (const file of files) {
    if (file === '' || !existsSync(join(ROOT, file))) continue;
    cpSync(join(ROOT, file), join(folder, file));
    if (SOURCE.test(file)) digest.update(file).update(readFileSync(join(folder, file)));
  }
  for (const name of LINKED) if (existsSync(join(ROOT, name))) symlinkSync(join(ROOT, name), join(folder, name));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (texts: Map<string, string>) => {
    for (const [file, text] of texts) writeFileSync(join(folder, file), text);
  };
  return {
    folder,
    digest: digest.digest('hex'),
    async with(texts, work) {
      const whole = new Map([...texts.keys()].map((file) => [file, read(file)]));
      write(texts);
      try {
        return await work();
      } finally {
        write(whole);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
