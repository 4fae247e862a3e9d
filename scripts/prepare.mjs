// Before anything is installed, on any Node >= 20: install when the lock file changed, build when a source is newer.
// `start`: first whether the product can start at all.
import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from '../platform/folder-lock.mjs';
import { beforeStart } from './before-start.mjs';

process.chdir(join(import.meta.dirname, '..'));
const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(
    `Vetrina needs Node 20 or newer to install; this is ${process.version}. Install one from nodejs.org and try again.`,
  );
  process.exit(1);
}
const refuse = (sentences) => {
  console.error(`\n${sentences.join('\n')}\n`);
  process.exit(1);
};
if (process.argv.includes('start')) {
  const faults = await beforeStart(process.env);
  if (faults.length > 0) refuse(faults);
}
const run = (command, why) => {
  console.log(why);
  execSync(command, { stdio: 'inherit' });
};

const stamp = 'node_modules/.install-stamp';
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  // Whatever runs from this folder shares its lock: the files of a running product are not taken away under it.
  const alone = takeLock('.');
  if (!alone)
    refuse([`Something runs from ${process.cwd()}: stop it, then this installs what has changed (package-lock.json).`]);
  run('npm ci --no-audit --no-fund --loglevel=error', 'Installing what Vetrina is made of (once, a minute or two) …');
  writeFileSync(stamp, lock);
  alone.release();
}

if (process.argv.includes('build')) {
  const newest = (path) => {
    const info = statSync(path);
    if (!info.isDirectory()) return info.mtimeMs;
    return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), info.mtimeMs);
  };
  const sources = [
    'app',
    'server',
    'modules',
    'site-kit',
    'adapters',
    'platform',
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
    'postcss.config.cjs',
  ];
  const latest = Math.max(...sources.map(newest));
  const built = 'build/server/index.js';
  if (!existsSync(built) || statSync(built).mtimeMs < latest) run('npm run -s build', 'Building …');
}
