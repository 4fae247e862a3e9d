import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackDebian } from '../unpack-debian.ts';
import { SBOM, writeSbom, type DebianPackage } from './sbom.ts';
import { copyTree } from './tree.ts';

/** What Node and the libraries of pictures are linked with. */
const LIBRARIES = ['libc6', 'libgcc-s1', 'libstdc++6'];
/** Who runs in an image by custom of those without a shell. */
export const IMAGE_USER = 65_532;

/**
 * The root folder of the image: the product, its Node, three libraries and flock(1), which locks the data folder. No shell, no
 * package manager, nobody's password. As root, on Debian.
 */
export function makeImageRoot(folder: string): void {
  for (const path of ['usr/lib64', 'usr/bin', 'etc', 'tmp', 'data', 'proc', 'dev'])
    mkdirSync(join(folder, path), { recursive: true });
  // Some releases of Debian name the first, others the second.
  for (const name of ['lib', 'lib64', 'bin']) symlinkSync(`usr/${name}`, join(folder, name));
  unpackDebian(LIBRARIES, folder);
  const beside = mkdtempSync(join(tmpdir(), 'vetrina-flock-'));
  unpackDebian('util-linux', beside);
  cpSync(join(beside, 'usr/bin/flock'), join(folder, 'usr/bin/flock'));
  const fetched = [folder, beside].flatMap((each) => globSync(join(each, '*.deb')));
  const debian = fetched.map(describe);
  rmSync(beside, { recursive: true });
  for (const file of globSync('*.deb', { cwd: folder })) rmSync(join(folder, file));
  rmSync(join(folder, 'usr/share'), { recursive: true, force: true });
  if (!existsSync(join(folder, 'usr/bin/flock')))
    throw new Error('Debian’s packages cannot be fetched (apt-get download).');
  writeFileSync(
    join(folder, 'etc/passwd'),
    `root:x:0:0:root:/:/none\nvetrina:x:${IMAGE_USER}:${IMAGE_USER}:vetrina:/data:/none\n`,
  );
  writeFileSync(join(folder, 'etc/group'), `root:x:0:\nvetrina:x:${IMAGE_USER}:\n`);
  copyTree(join(folder, 'usr/lib/vetrina'));
  writeSbom(join(folder, SBOM), debian);
  spawnSync('chmod', ['-R', 'u=rwX,go=rX', join(folder, 'usr/lib/vetrina')]);
  chownSync(join(folder, 'data'), IMAGE_USER, IMAGE_USER);
  chmodSync(join(folder, 'data'), 0o700);
  chmodSync(join(folder, 'tmp'), 0o1777);
}

function describe(file: string): DebianPackage {
  const format = '--showformat=${Package} ${Version} ${Architecture}';
  const { stdout } = spawnSync('dpkg-deb', ['--show', format, file], { encoding: 'utf8' });
  const [name = '', version = '', architecture = ''] = (stdout ?? '').trim().split(' ');
  return { name, version, architecture };
}
