/** What a package is made of, for whoever looks for known faults in it: CycloneDX, by npm, of what is really copied. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { productionPackages } from './production-packages.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Where a package has it. */
export const SBOM = 'usr/share/doc/vetrina/sbom.cdx.json';
/** A hundred times what it is. */
const MOST_BYTES = 64 * 1024 * 1024;

interface Component {
  'bom-ref': string;
  type: string;
  name: string;
  version: string;
  purl: string;
}
export interface Bom {
  specVersion: string;
  components: Component[];
}
export interface DebianPackage {
  name: string;
  version: string;
  architecture: string;
}

const ofDebian = ({ name, version, architecture }: DebianPackage): Component => ({
  'bom-ref': `deb/${name}@${version}`,
  type: 'library',
  name,
  version,
  purl: `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${architecture}`,
});

/**
 * A project of the packages that copyTree copies and no other. `npm sbom --omit=dev` of the whole one leaves out each package
 * that a tool of ours needs too (React, zod).
 */
function withoutTools(folder: string): void {
  const read = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as Record<string, unknown>;
  const { devDependencies: _tools, ...project } = read('package.json');
  const lock = read('package-lock.json');
  const packages = lock['packages'] as Record<string, Record<string, unknown>>;
  const { devDependencies: _same, ...own } = packages[''] ?? {};
  const kept = [...productionPackages()].filter((path) => existsSync(join(ROOT, path)));
  const named = Object.fromEntries(kept.map((path) => [path, packages[path]]));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages: { '': own, ...named } }));
}

/** Writes the list of one package to a file. Throws what npm says where it cannot make it. */
export function writeSbom(file: string, debian: readonly DebianPackage[] = []): void {
  const beside = mkdtempSync(join(tmpdir(), 'vetrina-sbom-'));
  // npm calls what it describes as its folder is called.
  const folder = join(beside, 'vetrina');
  try {
    mkdirSync(folder);
    withoutTools(folder);
    const how = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--legacy-peer-deps'];
    const made = spawnSync('npm', ['sbom', ...how], { cwd: folder, encoding: 'utf8', maxBuffer: MOST_BYTES });
    if (made.status !== 0) throw new Error(`npm sbom: ${made.error?.message ?? made.stderr.trim()}`);
    const bom = JSON.parse(made.stdout) as Bom;
    const components = [...bom.components, ...debian.map(ofDebian)];
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ ...bom, components }, null, 1)}\n`, { mode: 0o644 });
  } finally {
    rmSync(beside, { recursive: true });
  }
}
