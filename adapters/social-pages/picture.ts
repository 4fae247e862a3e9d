import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { AppError } from '../../platform/errors.ts';
import { isPublicAddress } from '../../platform/public-address.ts';
import { publicLookup } from '../../platform/public-lookup.ts';
import { standing } from './picture-hosts.ts';

interface Limits {
  bytes: number;
  ms: number;
}
const LIMITS: Limits = { bytes: 15 * 1024 * 1024, ms: 10_000 };

const refused = (reason: string) => new AppError('previews.picture-refused', { status: 422, reason });
const unavailable = (reason: string, cause?: unknown) =>
  new AppError('previews.network-unavailable', { status: 503, retryable: true, reason, cause });

const lookup = publicLookup((hostname) => refused(`${hostname} is not a public address`));

/**
 * Fetches a picture the network named: at most 15 MB and 10 s, an image by its content type, no redirect followed.
 * Throws 'previews.picture-refused' (for good) or 'previews.network-unavailable' (try again).
 */
export function createPictureFetcher(hosts: string[], given: Partial<Limits> = {}) {
  const limits = { ...LIMITS, ...given };
  return async (address: string): Promise<Uint8Array> => {
    const url = URL.parse(address);
    const kind = url && standing(url, hosts);
    if (!url || !kind)
      throw refused(`${url?.host ?? 'an unreadable address'} is not one of the network's picture hosts`);
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (kind === 'public' && isIP(literal) && !isPublicAddress(literal))
      throw refused(`${literal} is not a public address`);
    const lookupOption = kind === 'public' ? { lookup } : {};
    const signal = AbortSignal.timeout(limits.ms);
    try {
      return await read(url, { ...lookupOption, signal, headers: { accept: 'image/*' } }, limits.bytes);
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw unavailable(
        signal.aborted ? 'the picture did not arrive in time' : `the picture cannot be fetched: ${String(error)}`,
        error,
      );
    }
  };
}

function read(url: URL, options: https.RequestOptions, mostBytes: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const { get } = url.protocol === 'https:' ? https : http;
    const request = get(url, options, (response) => {
      const stop = (error: AppError) => {
        reject(error);
        response.destroy();
      };
      const status = response.statusCode ?? 0;
      if (status >= 500 || status === 429) return stop(unavailable(`the picture host answered ${status}`));
      if (status !== 200) return stop(refused(`the picture host answered ${status}`));
      if (!/^image\//i.test(response.headers['content-type'] ?? '')) return stop(refused('the answer is not an image'));
      if (Number(response.headers['content-length'] ?? 0) > mostBytes) return stop(refused('the picture is too large'));
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > mostBytes) stop(refused('the picture is too large'));
        else chunks.push(chunk);
      });
      response.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
      response.on('error', reject);
      return undefined;
    });
    request.on('error', reject);
    // Another protocol instead of a picture: Node hands over the connection, and neither answer nor error follows.
    request.on('upgrade', (response, socket) => {
      socket.destroy();
      reject(refused(`the picture host answered ${response.statusCode}`));
    });
    // Whatever else may come: no picture follows on a connection that is gone.
    request.on('close', () => reject(unavailable('the picture host ended the connection')));
  });
}
