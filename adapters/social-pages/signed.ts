import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const removalBody = z.object({ algorithm: z.literal('HMAC-SHA256'), user_id: z.string().min(1).max(100) });

/** Compared in constant time. */
export function isSignedBy(secret: string, bytes: string | Uint8Array, given: Uint8Array): boolean {
  const expected = createHmac('sha256', secret).update(bytes).digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * The person of a `signed_request` of the deauthorise and data deletion callbacks: signature and JSON, both base64url, by a dot.
 * Null where the app's secret did not sign it.
 */
export function removedPerson(signedRequest: string, appSecret: string): string | null {
  const [signature = '', payload = '', ...rest] = signedRequest.split('.');
  if (rest.length > 0 || !isSignedBy(appSecret, payload, Buffer.from(signature, 'base64url'))) return null;
  try {
    const read = removalBody.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return read.success ? read.data.user_id : null;
  } catch {
    return null;
  }
}
