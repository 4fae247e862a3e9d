import { getTableName } from 'drizzle-orm';
import type { EncryptedColumn } from '../platform/rotate-keys.ts';
import { externalCalls } from '../platform/tables.ts';
import { contributed } from './modules.ts';

/** Every place at rest of a tax code, a document that names one, the secret of a transfer, a link that opens, and what a vendor is being asked. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  ...contributed('encryptedColumns').flat(),
  { table: getTableName(externalCalls), key: 'key', column: 'intent' },
];
