import type { Config } from '../config.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';

/** Throws BackupError where the restored product would look for files in another place than that in which they are. */
export function requireFittingStore(
  { files, bucket }: Manifest,
  { store, s3 }: Pick<Config['files'], 'store' | 's3'>,
): void {
  if (bucket !== undefined && bucket !== s3?.bucket)
    throw new BackupError(
      `The files of this backup are in the bucket ${bucket}: set FILES_STORE, FILES_BUCKET and its keys as they were.`,
    );
  if (files.length > 0 && store === 's3')
    throw new BackupError(
      `This backup brings ${files.length} files, and with FILES_STORE=s3 they are looked for in a bucket alone: restore with ` +
        'FILES_STORE=both, start, and copy them (npm run files -- copy disk s3).',
    );
}
