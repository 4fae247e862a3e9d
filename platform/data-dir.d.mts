/**
 * Makes the folder (0700), and tries to write there. Returns what hinders that, in a sentence that names the variable;
 * null: nothing does.
 */
export function openDataDir(dataDir: string): string | null;
/** A sentence where a database cannot be made for want of room; null where it can. */
export function roomForDatabase(dataDir: string): string | null;
/** Bytes that this user may still write there; null where the file system does not tell. */
export function freeBytes(folder: string): number | null;
