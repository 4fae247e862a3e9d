import { join } from 'node:path';
import { createDiskFiles } from '../adapters/files-disk/index.ts';
import { createBothFiles } from '../adapters/files-s3/both.ts';
import { createFileCache } from '../adapters/files-s3/cache.ts';
import { createS3Files } from '../adapters/files-s3/index.ts';
import type { Config } from '../platform/config.ts';
import type { Ports } from '../platform/ctx.ts';

type Files = Ports['files'];

/** Where files are kept on this installation: on the disk, in a bucket with a cache of this node before it, or in both while they move. */
export function createFiles({ files, dataDir }: Pick<Config, 'files' | 'dataDir'>): Files {
  const disk = createDiskFiles(join(dataDir, 'files'));
  const bucket = createSharedFiles({ files });
  if (!bucket) return disk;
  const folder = join(dataDir, 'file-cache');
  const { cacheBytes: mostBytes } = files;
  const near = mostBytes === 0 ? bucket : createFileCache(bucket, { disk: createDiskFiles(folder), folder, mostBytes });
  return files.store === 'both' ? createBothFiles(near, disk) : near;
}

/** What all nodes see alike, without a cache; null where there is one node, whose files are on its disk. */
export const createSharedFiles = ({ files: { s3 } }: Pick<Config, 'files'>): Files | null => s3 && createS3Files(s3);
