/** `npm run files -- copy disk s3` (or `s3 disk`), beside the running product. docs/production.md */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDiskFiles } from '../adapters/files-disk/index.ts';
import { copyFiles, type Copied, type CopiedFiles } from '../adapters/files-s3/copy.ts';
import { createS3Files } from '../adapters/files-s3/index.ts';
import { readPlace } from '../platform/config.ts';

const USAGE = `  npm run files -- copy disk s3    what the bucket lacks; again until it says that nothing is left
  npm run files -- copy s3 disk    the way back`;
/** Nobody waits for a page here. */
const PATIENCE_MS = 30_000;
class Said extends Error {}

const told = ({ seen, same, copied, went, failures }: Copied): string =>
  `${seen} files: ${copied} copied, ${same} were there, ${went} were forgotten meanwhile, ${failures} failed`;

process.umask(0o077);
try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [verb, from = '', to = ''] = positionals;
  if (verb !== 'copy' || positionals.length !== 3 || ![from, to].includes('disk') || ![from, to].includes('s3'))
    throw new Said(USAGE);
  const { dataDir, files } = readPlace(process.env);
  if (files.store !== 'both' || !files.s3)
    throw new Said(
      `FILES_STORE is ${files.store}: the product would write to one of them alone while they are copied. Set FILES_STORE=both ` +
        'here and for every running product, start it anew, and copy then.',
    );
  const stores: Record<string, CopiedFiles> = {
    disk: createDiskFiles(join(dataDir, 'files')),
    s3: createS3Files({ ...files.s3, patienceMs: PATIENCE_MS }),
  };
  const [source, target] = [stores[from], stores[to]];
  if (!source || !target) throw new Said(USAGE);
  const done = await copyFiles({
    from: source,
    to: target,
    progress: (copied) => void process.stderr.write(`${told(copied)} so far\n`),
  });
  process.stdout.write(`${told(done)}.\n`);
  if (done.failures > 0) throw new Said(`Not copied: ${done.failed.join(', ')}\nRun it again.`);
  process.stdout.write(
    done.copied > 0
      ? 'Run it again: it compares all of it once more.\n'
      : `Nothing is left to copy: FILES_STORE=${to} may follow.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
