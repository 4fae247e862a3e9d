import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

declare const sealed: unique symbol;
/**
 * A secret as the database keeps it: `s1.<key id>.<base64url of iv, tag, ciphertext>`, AES-256-GCM. A string while the
 * program runs, but typed so that nobody mistakes it for what is in it; the empty text has nothing to hide and stays ''.
 */
export interface Sealed {
  readonly [sealed]: true;
}

/** The first key seals, all of them open: so a new key can come before the old one goes. */
export interface DataKeys {
  current: { id: string; key: KeyObject };
  all: ReadonlyMap<string, KeyObject>;
}

const FORM = 's1';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const PURPOSE = Buffer.from('vetrina.secret');
const KEY = /^([a-z0-9-]{1,24}):([A-Za-z0-9+/_-]{43}=?)$/;

/** @throws Error saying what is wrong with "id:base64 of 32 bytes" or several of them, separated by commas */
export function readDataKeys(text: string): DataKeys {
  const all = new Map<string, KeyObject>();
  for (const part of text.split(',').map((each) => each.trim())) {
    const [, id, key] = KEY.exec(part) ?? [];
    const bytes = Buffer.from(key ?? '', 'base64');
    if (!id || bytes.length !== KEY_BYTES) throw new Error('must be id:key, key being 32 bytes in base64');
    if (all.has(id)) throw new Error(`names the key ${id} twice`);
    // Made once: taken as bytes, it would be made at each use, for four fifths of what opening a code takes.
    all.set(id, createSecretKey(bytes));
  }
  const [first] = all;
  if (!first) throw new Error('is empty');
  return { current: { id: first[0], key: first[1] }, all };
}

/** A key as DATA_KEYS takes it. */
export const newDataKey = (id: string): string => `${id}:${randomBytes(KEY_BYTES).toString('base64')}`;

export function seal({ current }: DataKeys, text: string): Sealed | '' {
  if (text === '') return '';
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', current.key, iv).setAAD(PURPOSE);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const packed = Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  return `${FORM}.${current.id}.${packed}` as unknown as Sealed;
}

/** For values that are absent or there: null stays null. */
export const sealOrNull = (keys: DataKeys, text: string | null): Sealed | null =>
  text === null || text === '' ? null : (seal(keys, text) as Sealed);

/**
 * What was sealed. A row older than the keys is still plain, until `npm run keys -- rotate` has passed over it.
 * @throws Error for a key that the configuration no longer has, and for a value that was tampered with
 */
export function unseal(keys: DataKeys, value: Sealed | ''): string {
  const text = value as unknown as string;
  const id = keyIdOf(text);
  if (id === null) return text;
  const key = keys.all.get(id);
  if (!key) throw new Error(`DATA_KEYS has no key ${id}, and rows are still sealed with it`);
  const packed = Buffer.from(text.slice(FORM.length + id.length + 2), 'base64url');
  const [iv, tag] = [packed.subarray(0, IV_BYTES), packed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(PURPOSE);
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(packed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** Id of the key a stored text is sealed with; null while it is plain. */
function keyIdOf(stored: string): string | null {
  return /^s1\.([a-z0-9-]{1,24})\.[\w-]+$/.exec(stored)?.[1] ?? null;
}

/** The last three characters, for a person who compares: '•••••••••••••62S'. */
export const masked = (text: string): string => '•'.repeat(Math.max(0, text.length - 3)) + text.slice(-3);

const MARK_PURPOSE = 'vetrina.mark';
const markKeys = new WeakMap<KeyObject, Buffer>();
/** A key of its own from the same secret: what seals never hashes (RFC 5869). */
function markKey(key: KeyObject): Buffer {
  const made = markKeys.get(key) ?? Buffer.from(hkdfSync('sha256', key, '', MARK_PURPOSE, 32));
  markKeys.set(key, made);
  return made;
}
const markWith = (key: KeyObject, text: string) => createHmac('sha256', markKey(key)).update(text).digest('base64url');

/** A keyed hash by which a sealed text is found again, whole and never in part (a blind index). */
export const markOf = ({ current }: DataKeys, text: string): string => markWith(current.key, text);
/** The marks that the text may have got under any key that still opens. */
export const marksOf = ({ all }: DataKeys, text: string): string[] =>
  [...all.values()].map((key) => markWith(key, text));
