import { getTableName } from 'drizzle-orm';
import type { SealedPlace } from '../platform/reseal.ts';
import { effects } from '../platform/tables.ts';
import { contributed } from './modules.ts';

/** Every place at rest of a tax code, a document that names one, the secret of a transfer, a link that opens, and what a vendor is being asked. */
export const SEALED_PLACES: readonly SealedPlace[] = [
  ...contributed('encryptedColumns').flat(),
  { table: getTableName(effects), key: 'key', column: 'intent' },
];
