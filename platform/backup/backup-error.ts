/** A sentence for the person who restores or backs up. */
export class BackupError extends Error {}
