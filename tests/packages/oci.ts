/** The image itself, by buildah without a daemon: the last stage of the Containerfile over the folder that its first one makes. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { debianProgram } from '../../scripts/debian-program.ts';

const buildah = debianProgram({
  package: 'buildah',
  path: '/usr/bin/buildah',
  variable: 'BUILDAH_PATH',
  purpose: 'the image',
  without: 'its row cannot be made',
  libraries: ['libgpgme11', 'libassuan0', 'libdevmapper1.02.1', 'libsubid4'],
});
const LONGEST_MS = 20 * 60_000;

interface Config {
  User: string;
  Entrypoint: string[];
  Cmd: string[];
  Healthcheck?: { Test: string[] };
}

/** Throws what buildah says. `bytes`: packed, as a registry would have it. */
export function buildImage({ folder, root, containerfile }: { folder: string; root: string; containerfile: string }): {
  bytes: number;
  config: Config;
} {
  buildah.ensure();
  const [program = '', ...first] = buildah.command() ?? [];
  if (program === '') throw new Error('there is no buildah');
  const at = (name: string) => join(folder, name);
  for (const name of ['images', 'running']) mkdirSync(at(name));
  writeFileSync(at('policy.json'), '{"default":[{"type":"insecureAcceptAnything"}]}');
  // Its first stage is the base image of a registry, in which npm makes this folder.
  const stage = containerfile.slice(containerfile.indexOf('FROM scratch')).replace('--from=made /image /', '. /');
  writeFileSync(at('Containerfile'), stage);
  const run = (verb: string, ...words: string[]): string => {
    const places = [`--root=${at('images')}`, `--runroot=${at('running')}`, '--storage-driver=vfs'];
    const { status, stdout, stderr, error } = spawnSync(program, [...first, ...places, verb, ...words], {
      encoding: 'utf8',
      timeout: LONGEST_MS,
    });
    if (status !== 0) throw new Error(`buildah ${verb}: ${error?.message ?? stderr.trim().slice(-500)}`);
    return stdout;
  };
  const policy = `--signature-policy=${at('policy.json')}`;
  // Docker's form: OCI's has no health check.
  run('build', policy, '--isolation=chroot', '--format=docker', '-t', 'vetrina', '-f', at('Containerfile'), root);
  run('push', policy, 'vetrina', `oci-archive:${at('image.tar')}`);
  const { Docker } = JSON.parse(run('inspect', '--type=image', 'vetrina')) as { Docker: { config: Config } };
  return { bytes: statSync(at('image.tar')).size, config: Docker.config };
}
