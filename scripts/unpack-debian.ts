import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync } from 'node:fs';

/**
 * Unpacks Debian packages below a folder without installing them: none of their services starts. Whoever asked looks whether
 * what it needs is there now.
 */
export function unpackDebian(names: string | readonly string[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore', cwd: folder });
  if (process.getuid?.() === 0) run('apt-get', 'update', '-qq');
  for (const name of [names].flat()) {
    run('apt-get', 'download', '-qq', name);
    for (const file of globSync(`${name}_*.deb`, { cwd: folder })) run('dpkg', '-x', file, folder);
  }
}
