import { freeBytes } from '../../platform/data-dir.mjs';
import { clusterBase } from '../../platform/postgres/place.ts';

const MIB = 1024 * 1024;
/** A segment of the database's log and some photos: with less the next order may not be written. */
const FULL_BYTES = 64 * MIB;
/** Somebody should make room before it is too late. */
const LOW_BYTES = 512 * MIB;

const mib = (bytes: number): number => Math.floor(bytes / MIB);

/** The disks that are ours to watch: that of the data folder, and of the database that comes with the product. */
export function lookAtDisks(dataDir: string): { disk: 'ok' | 'full'; words: string[] } {
  const base = clusterBase(dataDir);
  const places = [
    { of: 'DATA_DIR', path: dataDir },
    ...(base !== null && base !== dataDir ? [{ of: 'the database', path: base }] : []),
  ];
  const disks = places.flatMap(({ of, path }) => {
    const free = freeBytes(path);
    return free === null ? [] : [{ of, free }];
  });
  return {
    disk: disks.some(({ free }) => free < FULL_BYTES) ? 'full' : 'ok',
    words: disks
      .filter(({ free }) => free < LOW_BYTES)
      .map(
        ({ of, free }) => `the disk of ${of} is ${free < FULL_BYTES ? 'full' : 'nearly full'}: ${mib(free)} MB free`,
      ),
  };
}
