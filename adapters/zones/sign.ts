import { createHash, createHmac } from 'node:crypto';

export interface SigningKeys {
  accessKeyId: string;
  secretAccessKey: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
/** RFC 3986, which encodes more than the language does. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Headers of a request signed with AWS Signature Version 4 (docs.aws.amazon.com, "Create a signed AWS API request"): no
 * package that this product depends on by name signs requests of our own.
 */
export function signedHeaders(
  keys: SigningKeys,
  request: { method: string; url: URL; body: string; region: string; service: string; now: Date },
): Record<string, string> {
  const { method, url, body, region, service, now } = request;
  const at = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const day = at.slice(0, 8);
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const path = url.pathname.split('/').map(encoded).join('/');
  const names = 'host;x-amz-date';
  const canonical = [method, path, query, `host:${url.host}`, `x-amz-date:${at}`, '', names, sha256(body)].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`);
  const signature = hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')).toString('hex');
  return {
    'x-amz-date': at,
    authorization: `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}
