/** The list of what a package is made of, beside what is in it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SBOM, type Bom } from '../../scripts/packages/sbom.ts';
import { ok, wrong, type Given, type Tried } from './tried.ts';

const HOME = 'usr/lib/vetrina';

/** "hono@4.13.19", of each npm package below a folder: what Node would find there. */
const installed = (root: string): string[] => {
  const read = (path: string) => JSON.parse(readFileSync(join(root, HOME, path), 'utf8')) as Record<string, unknown>;
  const found = globSync('node_modules/**/package.json', { cwd: join(root, HOME) })
    .filter((path) => /(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(path))
    .map(read);
  return found.map(({ name, version }) => `${String(name)}@${String(version)}`);
};

export function sbom({ debian, folder }: Given): Tried {
  const told: string[] = [];
  for (const [what, root] of [
    ['the package', debian],
    ['the image', join(folder, 'image')],
  ] as const) {
    const { components, specVersion } = JSON.parse(readFileSync(join(root, SBOM), 'utf8')) as Bom;
    const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
    const there = new Set(installed(root));
    const libraries = components.filter(({ purl }) => purl.startsWith('pkg:deb/')).map(({ name }) => name);
    const lacking = [...there].filter((each) => !named.has(each));
    const beyond = components.filter(
      ({ purl, name, version }) => purl.startsWith('pkg:npm/') && !there.has(`${name}@${version}`),
    );
    if (lacking.length > 0) return wrong(`${what} has ${lacking.join(', ')}, which its list does not name`);
    if (beyond.length > 0) return wrong(`${what} lacks ${beyond.map(({ name }) => name).join(', ')} of its list`);
    if (what === 'the image' && libraries.toSorted().join() !== 'libc6,libgcc-s1,libstdc++6,util-linux')
      return wrong(`${what} names of Debian: ${libraries.join()}`);
    told.push(
      `${what}: ${there.size} of npm${libraries.length > 0 ? `, ${libraries.length} of Debian` : ''} (CycloneDX ${specVersion})`,
    );
  }
  return ok(told.join('; '));
}
