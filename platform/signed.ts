import { timingSafeEqual } from 'node:crypto';
import type { Config } from './config.ts';

/**
 * Whether `given` was signed by us: with the secret that signs now, or with one that is still believed while it is being
 * replaced (APP_SECRET). `sign` makes the signature as the secret would.
 */
export function isSigned(
  { appSecrets }: Pick<Config, 'appSecrets'>,
  given: string,
  sign: (secret: string) => string,
): boolean {
  const received = Buffer.from(given);
  const fits = appSecrets.map((secret) => {
    const expected = Buffer.from(sign(secret));
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
  return fits.includes(true);
}
