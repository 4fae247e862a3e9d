import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { DataKeys } from '../seal.ts';
import { BackupError } from './backup-error.ts';
import { requireSeal, sealOf } from './backup-seal.ts';
import { IDENTIFIER, isFilePath, ordinaryFile } from './safe-path.ts';

const identifier = z.string().regex(IDENTIFIER);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const table = z.object({
  schema: z.enum(['public', 'pgboss']),
  name: identifier,
  columns: z.array(identifier),
  rows: z.number().int(),
  /** RowDigest of its rows. */
  digest: hash,
  /** Of the file that holds them; absent in format 1. */
  sha256: hash.optional(),
});
const sequence = z.object({
  schema: z.literal('public'),
  name: identifier,
  last: z.string().regex(/^-?\d{1,20}$/),
  called: z.boolean(),
});
const file = z.object({
  path: z.string().refine(isFilePath, 'leads elsewhere'),
  size: z.number().int(),
  sha256: hash,
});
const manifest = z.object({
  /** 1: of a time without keyed seal. */
  format: z.union([z.literal(1), z.literal(2)]),
  madeAt: z.string(),
  server: z.string(),
  /** Hashes of the migrations that the database had seen, oldest first. */
  migrations: z.array(z.string()),
  /** In an order in which they can be filled: whoever is referred to comes first. */
  tables: z.array(table),
  sequences: z.array(sequence),
  /** Paths below the data folder's `files`. */
  files: z.array(file),
  /** Where the files are that it does not bring; absent: it brings all. */
  bucket: z.string().optional(),
});
export type Manifest = z.infer<typeof manifest>;
export type TableEntry = z.infer<typeof table>;
export type FileEntry = z.infer<typeof file>;

export const MANIFEST = 'manifest.json';
const SEAL = 'manifest.seal';
/** Format 1: a hash that anybody can make. */
const OPEN_SEAL = 'manifest.sha256';
export const tableFile = ({ schema, name }: Pick<TableEntry, 'schema' | 'name'>): string =>
  `tables/${schema}.${name}.copy.gz`;
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export function writeManifest(folder: string, content: Manifest, keys: DataKeys): void {
  const bytes = Buffer.from(`${JSON.stringify(content, null, 1)}\n`);
  writeFileSync(join(folder, MANIFEST), bytes, { flush: true, mode: 0o600 });
  writeFileSync(join(folder, SEAL), sealOf(keys, bytes), { flush: true, mode: 0o600 });
}

/**
 * Throws BackupError when there is none, when it is not what was written with one of these keys, and when it names a file
 * or table that can be none of ours.
 * @param unsealed believe one without keyed seal: whoever could write to its folder may have changed anything in it
 */
export function readManifest(folder: string, keys: DataKeys, unsealed = false): Manifest {
  const sealed = existsSync(join(folder, SEAL));
  if (!sealed && existsSync(join(folder, OPEN_SEAL)) && !unsealed)
    throw new BackupError(
      `${folder} has no keyed seal: it was made by an earlier version, or somebody took the seal away. Whoever could ` +
        'write to its folder may have changed anything in it: who signs in as operator, prices, tax codes. ' +
        '--unsealed believes it all the same.',
    );
  const seal = sealed ? SEAL : OPEN_SEAL;
  if (!existsSync(join(folder, MANIFEST)) || !existsSync(join(folder, seal)))
    throw new BackupError(`${folder} is no finished backup: ${MANIFEST} or ${SEAL} is missing.`);
  const bytes = readFileSync(ordinaryFile(folder, MANIFEST));
  const written = readFileSync(ordinaryFile(folder, seal), 'utf8').trim();
  if (sealed) requireSeal(keys, written, bytes);
  else if (sha256(bytes) !== written) throw new BackupError(`${MANIFEST} in ${folder} is not what the backup wrote.`);
  const parsed = manifest.safeParse(JSON.parse(bytes.toString('utf8')));
  if (!parsed.success) {
    const at = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new BackupError(`${MANIFEST} in ${folder} has a form that this version does not know, at ${at}.`);
  }
  return parsed.data;
}
