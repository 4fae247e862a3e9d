import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync } from 'node:fs';

/**
 * Unpacks a Debian package below a folder without installing it: none of its services starts. Whoever asked looks whether it is
 * there now.
 */
export function unpackDebian(name: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore', cwd: folder });
  if (process.getuid?.() === 0) run('apt-get', 'update', '-qq');
  run('apt-get', 'download', '-qq', name);
  for (const file of globSync(`${name}_*.deb`, { cwd: folder })) run('dpkg', '-x', file, folder);
}
