// Before anything is installed, on any Node >= 20: install when the lock file changed, build when a source is newer.
import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

process.chdir(join(import.meta.dirname, '..'));
const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(
    `Vetrina needs Node 20 or newer to install; this is ${process.version}. Install one from nodejs.org and try again.`,
  );
  process.exit(1);
}
const run = (command, why) => {
  console.log(why);
  execSync(command, { stdio: 'inherit' });
};

const stamp = 'node_modules/.install-stamp';
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  run('npm ci --no-audit --no-fund --loglevel=error', 'Installing what Vetrina is made of (once, a minute or two) …');
  writeFileSync(stamp, lock);
}

if (process.argv[2] === 'build') {
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
