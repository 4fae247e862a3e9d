import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SBOM, writeSbom } from './sbom.ts';
import { copyTree } from './tree.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DEPLOY = join(ROOT, 'deploy');
const DOCUMENTS = ['docs/production.md', 'docs/runbooks', 'deploy/Caddyfile', 'deploy/metrics', 'CREDITS.md'];

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr.trim()}`);
  return stdout.trim();
}

/** "0.1.0+202611280722.b19092ff": of two builds the one of the later commit is the newer package. */
function versionOf(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const git = ['-C', ROOT, 'log', '-1', '--format=%cd.%h', '--abbrev=8', '--date=format:%Y%m%d%H%M'];
  return `${version}+${run('git', ...git)}`;
}

/** Builds the Debian package of this version for this kind of processor into a folder; the path of the file. */
export function buildDeb(folder: string): string {
  const stage = mkdtempSync(join(tmpdir(), 'vetrina-deb-'));
  try {
    const at = (path: string) => join(stage, path);
    for (const path of ['DEBIAN', 'usr/bin', 'lib/systemd/system', 'usr/share/vetrina', 'usr/share/doc/vetrina'])
      mkdirSync(at(path), { recursive: true });
    copyTree(at('usr/lib/vetrina'));
    cpSync(join(DEPLOY, 'deb/vetrina'), at('usr/bin/vetrina'));
    cpSync(join(DEPLOY, 'deb/vetrina.env'), at('usr/share/vetrina/vetrina.env'));
    cpSync(join(DEPLOY, 'systemd'), at('lib/systemd/system'), { recursive: true });
    for (const path of DOCUMENTS)
      cpSync(join(ROOT, path), at(join('usr/share/doc/vetrina', path.split('/').at(-1) ?? '')), { recursive: true });
    writeSbom(at(SBOM));
    // Whoever builds may keep what is theirs to themselves; the service is somebody else.
    run('chmod', '-R', 'u=rwX,go=rX', stage);
    for (const script of readdirSync(join(DEPLOY, 'deb')).filter((name) => /^(?:pre|post)/.test(name))) {
      cpSync(join(DEPLOY, 'deb', script), at(`DEBIAN/${script}`));
      chmodSync(at(`DEBIAN/${script}`), 0o755);
    }
    chmodSync(at('usr/bin/vetrina'), 0o755);
    const version = versionOf();
    const values: Record<string, string> = {
      VERSION: version,
      ARCHITECTURE: run('dpkg', '--print-architecture'),
      SIZE: run('du', '-sk', stage).split('\t')[0] ?? '',
    };
    const control = readFileSync(join(DEPLOY, 'deb/control'), 'utf8');
    writeFileSync(
      at('DEBIAN/control'),
      control.replaceAll(/@(\w+)@/g, (_whole, name: string) => values[name] ?? ''),
    );
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `vetrina_${version}_${values['ARCHITECTURE']}.deb`);
    run('dpkg-deb', '--root-owner-group', '-Zzstd', '-z6', '--build', stage, file);
    return file;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}
