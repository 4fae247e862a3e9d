import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { VendorError } from './vendor-error.ts';

export interface Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

export interface SignedRequest {
  method: string;
  url: URL;
  service: 'route53domains' | 'route53';
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Checks AWS Signature Version 4. Throws the vendor's own errors. The date is not compared with the clock: the sandbox
 * may run in another year than the caller.
 */
export function verifySignature(keys: Keys, request: SignedRequest): void {
  const { headers, body } = request;
  if (!headers.authorization) {
    throw new VendorError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  const found = AUTHORIZATION.exec(headers.authorization);
  if (!found) throw new VendorError('InvalidSignatureException', 'The Authorization header is not complete.');
  const [, accessKeyId, day, region, service, signedHeaders, signature] = found as unknown as string[] & { length: 7 };
  if (accessKeyId !== keys.accessKeyId) {
    throw new VendorError('UnrecognizedClientException', 'The security token included in the request is invalid.');
  }
  if (region !== 'us-east-1' || service !== request.service) {
    throw new VendorError('InvalidSignatureException', `Credential should be scoped to a valid region and service.`);
  }
  const canonicalHeaders = (signedHeaders ?? '')
    .split(';')
    .map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replaceAll(/ +/g, ' ')}\n`,
    )
    .join('');
  const { pathname, searchParams } = request.url;
  const query = [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .toSorted()
    .join('&');
  const canonical = [request.method, pathname, query, canonicalHeaders, signedHeaders, sha256(body)].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(canonical)].join('\n');
  const key = [region, service, 'aws4_request'].reduce(hmac, hmac(`AWS4${keys.secretAccessKey}`, day ?? ''));
  const expected = hmac(key, toSign);
  if (!timingSafeEqual(expected, Buffer.from(signature ?? '', 'hex'))) {
    throw new VendorError(
      'InvalidSignatureException',
      'The request signature we calculated does not match the signature you provided.',
    );
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
