import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** RowDigest of its rows. */
  digest: z.string(),
});
const sequence = z.object({ schema: z.string(), name: z.string(), last: z.string(), called: z.boolean() });
const file = z.object({ path: z.string(), size: z.number().int(), sha256: z.string() });
const manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  server: z.string(),
  /** Hashes of the migrations that the database had seen, oldest first. */
  migrations: z.array(z.string()),
  /** In an order in which they can be filled: whoever is referred to comes first. */
  tables: z.array(table),
  sequences: z.array(sequence),
  /** Paths below the data folder's `files`. */
  files: z.array(file),
});
export type Manifest = z.infer<typeof manifest>;
export type TableEntry = z.infer<typeof table>;
export type FileEntry = z.infer<typeof file>;

/** A sentence for the person who restores or backs up. */
export class BackupError extends Error {}

export const MANIFEST = 'manifest.json';
const SEAL = 'manifest.sha256';
export const tableFile = ({ schema, name }: Pick<TableEntry, 'schema' | 'name'>): string =>
  join('tables', `${schema}.${name}.copy.gz`);
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export function writeManifest(folder: string, content: Manifest): void {
  const bytes = Buffer.from(`${JSON.stringify(content, null, 1)}\n`);
  writeFileSync(join(folder, MANIFEST), bytes, { flush: true, mode: 0o600 });
  writeFileSync(join(folder, SEAL), `${sha256(bytes)}\n`, { flush: true, mode: 0o600 });
}

/** Throws BackupError when there is none, or when it is not what was written. */
export function readManifest(folder: string): Manifest {
  let bytes: Buffer;
  let seal: string;
  try {
    bytes = readFileSync(join(folder, MANIFEST));
    seal = readFileSync(join(folder, SEAL), 'utf8').trim();
  } catch {
    throw new BackupError(`${folder} is no finished backup: ${MANIFEST} or ${SEAL} is missing.`);
  }
  if (sha256(bytes) !== seal) throw new BackupError(`${MANIFEST} in ${folder} is not what the backup wrote.`);
  const parsed = manifest.safeParse(JSON.parse(bytes.toString('utf8')));
  if (!parsed.success) throw new BackupError(`${MANIFEST} in ${folder} has a form that this version does not know.`);
  return parsed.data;
}
