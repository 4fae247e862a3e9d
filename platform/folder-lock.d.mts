export interface FolderLock {
  /** Of the open file that carries the lock. */
  fd: number;
  release(): void;
}
/**
 * Takes the lock of a folder, or of a file that is made where there is none; null while somebody else has it. Of shared
 * locks there may be many, beside no other one. Throws where nothing can be locked.
 */
export function takeLock(path: string, options?: { shared?: boolean }): FolderLock | null;
