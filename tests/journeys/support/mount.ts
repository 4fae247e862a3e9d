import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory below `folder` for `work`, taken away afterwards. `options` are those of mount(8) for tmpfs. */
export async function onMount<T>(folder: string, options: string, work: (place: string) => Promise<T>): Promise<T> {
  const place = mkdtempSync(join(folder, 'mount-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', place]);
  try {
    return await work(place);
  } finally {
    execFileSync('umount', ['--lazy', place]);
  }
}
/** Takes every page that is left of a file system: what is written next ends in ENOSPC, as the last of these writes does. */
export function fillUp(file: string): void {
  const some = Buffer.alloc(4096);
  try {
    for (;;) appendFileSync(file, some);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
/** Only root may, and not in every container. */
export const mayMount = (() => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const place = mkdtempSync(join(tmpdir(), 'vetrina-may-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', place], { stdio: 'ignore' });
    execFileSync('umount', [place]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
})();
