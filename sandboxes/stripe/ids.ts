import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** `cus_` + `size` letters and digits, the look of the vendor's own ids. */
export function newId(prefix: string, size = 24): string {
  let id = prefix;
  for (const byte of randomBytes(size)) id += alphabet[byte % alphabet.length];
  return id;
}
