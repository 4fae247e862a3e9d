import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';

const generate = promisify(generateKeyPair);
/** Longer strings must be parted in a TXT record (RFC 1035, 3.3.14). */
const LONGEST_STRING = 255;

/**
 * A pair for one slot: the private key for `<slot>.key`, and the TXT record of `<slot>.dkim.<domain of the mail host>`, to
 * which every customer's zone leads. RSA of 2048 bits: every receiver understands it (RFC 8301, 3.2).
 */
export async function newDkimKey(): Promise<{ privateKey: string; record: string }> {
  const { privateKey, publicKey } = await generate('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  const text = `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`;
  const strings = Array.from({ length: Math.ceil(text.length / LONGEST_STRING) }, (_, at) =>
    text.slice(at * LONGEST_STRING, (at + 1) * LONGEST_STRING),
  );
  return { privateKey, record: strings.map((each) => `"${each}"`).join(' ') };
}
