/**
 * The seal of a backup: a keyed hash (HMAC-SHA256) over its manifest, which names every table and file with its hash. Its
 * key comes from DATA_KEYS, which is in no backup: whoever can write where backups lie cannot make one that is believed.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { DataKeys } from '../seal.ts';
import { BackupError } from './backup-error.ts';

const FORM = 'hmac-sha256';
const PURPOSE = 'vetrina.backup';
type Key = DataKeys['current'];

/** Keys are often named alike ("demo"): eight bytes of a further derivation tell them apart and open nothing. */
const fingerprint = ({ key }: Key): string =>
  Buffer.from(hkdfSync('sha256', key, '', `${PURPOSE}.fingerprint`, 8)).toString('hex');
const mac = ({ key }: Key, bytes: Buffer): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', PURPOSE, 32)))
    .update(bytes)
    .digest('hex');

/** `hmac-sha256 <key id> <fingerprint of the key> <hash>`, by the first of DATA_KEYS. */
export const sealOf = ({ current }: DataKeys, bytes: Buffer): string =>
  `${FORM} ${current.id} ${fingerprint(current)} ${mac(current, bytes)}\n`;

/** Throws BackupError, in words, for a seal that no key of ours made over these very bytes. */
export function requireSeal(keys: DataKeys, seal: string, bytes: Buffer): void {
  const [form, id = '', made = '', hash = ''] = seal.trim().split(' ');
  if (form !== FORM) throw new BackupError('The seal of this backup has a form that this version does not know.');
  const key = keys.all.get(id);
  if (!key)
    throw new BackupError(
      `This backup is sealed with the key "${id}", which DATA_KEYS does not hold (it holds ${[...keys.all.keys()].join(', ')}). ` +
        'Add the key of that time to DATA_KEYS.',
    );
  if (fingerprint({ id, key }) !== made)
    throw new BackupError(
      `This backup is sealed with another key than the "${id}" of DATA_KEYS: set DATA_KEYS to the keys of the ` +
        'installation that made it. Without them its tax codes could not be read either.',
    );
  const expected = Buffer.from(mac({ id, key }, bytes));
  const given = Buffer.from(hash);
  if (expected.length !== given.length || !timingSafeEqual(expected, given))
    throw new BackupError('The seal does not fit: the manifest is not what the backup wrote. Use another backup.');
}
