import { lstatSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from './backup-error.ts';

/** As the product names its files: no segment begins with a dot, none is empty, nothing but these signs. */
const PATH = /^(?:[a-z0-9_-][a-z0-9._-]{0,127}\/){0,8}[a-z0-9_-][a-z0-9._-]{0,127}$/;
/** Of tables and columns, as our migrations write them. */
export const IDENTIFIER = /^[a-z_][a-z0-9_]{0,62}$/;

export const isFilePath = (path: string): boolean => path.length <= 300 && PATH.test(path);

/**
 * Where a file of a backup lies. Throws BackupError for a name that leads elsewhere, and for anything but an ordinary file
 * in ordinary folders below `root`: a link would bring what somebody chose, from anywhere on this machine.
 */
export function ordinaryFile(root: string, path: string): string {
  if (!isFilePath(path))
    throw new BackupError(`The backup names a file that none can be called: ${JSON.stringify(path)}.`);
  const at = join(root, path);
  let ordinary: boolean;
  try {
    ordinary = lstatSync(at).isFile() && realpathSync(at) === join(realpathSync(root), path);
  } catch (error) {
    throw new BackupError(`The file ${path} of the backup is missing or damaged.`, { cause: error });
  }
  if (!ordinary) throw new BackupError(`${path} of the backup is a link, or lies behind one: nothing was restored.`);
  return at;
}
