import http from 'node:http';
import https from 'node:https';
import { AppError } from '../../platform/errors.ts';
import { publicLookup } from '../../platform/public-lookup.ts';
import { badAddress, refused, silent, tooLarge, unreadable } from './faults.ts';
import { placeOf, type Place } from './place.ts';

export const FETCH_LIMITS = { bytes: 5 * 1024 * 1024, ms: 5000, redirects: 3 };

interface Fetched {
  /** Null: it is what the ETag says it was. */
  text: string | null;
  etag: string | null;
}
type Answer = Fetched | { location: string };

const lookup = publicLookup((hostname) => badAddress(`${hostname} is not a public address`));
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const LONGEST_ETAG = 200;

/**
 * Fetches the text of a calendar: at most 5 MB, 5 s in all, three redirects, each judged as the address itself. Throws what the port says.
 * @param beside `host:port` of machines of ours that may be asked
 */
export async function fetchFeed(
  { address, etag }: { address: string; etag: string | null },
  beside: readonly string[],
  limits = FETCH_LIMITS,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(limits.ms);
  let place = placeOf(address, beside);
  for (let redirects = 0; ; redirects += 1) {
    const answer = await ask(place, { etag, signal, mostBytes: limits.bytes });
    if (!('location' in answer)) return answer;
    if (redirects === limits.redirects) throw refused('it leads on and on');
    const next = URL.parse(answer.location, place.url.href);
    // Whoever is outside leads nobody in.
    place = placeOf(next?.href ?? '', place.beside ? beside : []);
  }
}

interface Asking {
  etag: string | null;
  signal: AbortSignal;
  mostBytes: number;
}

async function ask(place: Place, { etag, signal, mostBytes }: Asking): Promise<Answer> {
  const headers = {
    accept: 'text/calendar, text/plain;q=0.5',
    // What is packed has no size before it is unpacked.
    'accept-encoding': 'identity',
    'user-agent': 'Vetrina-calendar/1',
    ...(etag === null ? {} : { 'if-none-match': etag }),
  };
  try {
    const options = { signal, headers, agent: false, ...(place.beside ? {} : { lookup }) };
    return await read(place, options, { mostBytes, isKnown: etag !== null });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw silent(signal.aborted ? 'no answer in time' : `it cannot be asked: ${String(error)}`, error);
  }
}

/** `isKnown`: "as it was" is an answer. */
function read(
  { url }: Place,
  options: https.RequestOptions,
  { mostBytes, isKnown }: { mostBytes: number; isKnown: boolean },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { get } = url.protocol === 'https:' ? https : http;
    const request = get(url, options, (response) => {
      const end = (settle: () => void) => {
        settle();
        response.destroy();
      };
      const { statusCode: status = 0, headers } = response;
      const etag = (headers.etag?.length ?? 0) <= LONGEST_ETAG ? (headers.etag ?? null) : null;
      if (status === 304 && isKnown) return end(() => resolve({ text: null, etag }));
      if (REDIRECTS.has(status)) return end(() => resolve({ location: headers.location ?? '' }));
      if (status >= 500 || status === 429) return end(() => reject(silent(`the host answered ${status}`)));
      if (status !== 200) return end(() => reject(refused(`the host answered ${status}`)));
      if ((headers['content-encoding'] ?? 'identity') !== 'identity')
        return end(() => reject(unreadable('the answer is packed')));
      if (Number(headers['content-length'] ?? 0) > mostBytes)
        return end(() => reject(tooLarge('more bytes than are read')));
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > mostBytes) end(() => reject(tooLarge('more bytes than are read')));
        else chunks.push(chunk);
      });
      response.on('end', () => resolve({ text: Buffer.concat(chunks).toString('utf8'), etag }));
      response.on('error', reject);
      return undefined;
    });
    request.on('error', reject);
    // Another protocol instead of a calendar: Node hands over the connection, and neither answer nor error follows.
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(refused('the host speaks another protocol'));
    });
    request.on('close', () => reject(silent('the host ended the connection')));
  });
}
