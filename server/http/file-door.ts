import { AppError } from '../../platform/errors.ts';
import type { HttpCall } from '../../platform/http-call.ts';
import type { Request } from './request-context.ts';

/** Files that one process holds at once: fifteen megabytes each, and the picture library's threads are three. */
const MOST_AT_ONCE = 6;
/** Of one browser: a screen sends one, and begins anew where the line broke. */
const MOST_OF_ONE = 2;
/** Who sends nothing for so long, or needs longer for the whole, gives the place away. */
const SILENCE_MS = 20_000;
const LONGEST_MS = 180_000;
const AGAIN_S = 5;

type Limits = Readonly<Record<'atOnce' | 'ofOne' | 'silenceMs' | 'longestMs', number>>;
const LIMITS: Limits = { atOnce: MOST_AT_ONCE, ofOne: MOST_OF_ONE, silenceMs: SILENCE_MS, longestMs: LONGEST_MS };
type Upload = NonNullable<HttpCall['upload']>;

/**
 * Where files arrive. A file has a place from its first byte until its call is answered; there are few, so that hundreds that
 * come at once cost no more memory than they, and who finds none is told when to come again before anything is read.
 */
export function createFileDoor({ atOnce, ofOne, silenceMs, longestMs }: Limits = LIMITS) {
  const places = new Map<string, number>();
  let taken = 0;

  function take(who: string): () => void {
    const own = places.get(who) ?? 0;
    if (taken >= atOnce || own >= ofOne)
      throw new AppError('http.unavailable', {
        status: 503,
        retryable: true,
        retryAfterS: AGAIN_S,
        reason: 'too many files arrive at once',
      });
    places.set(who, own + 1);
    taken += 1;
    return () => {
      const left = (places.get(who) ?? 1) - 1;
      if (left === 0) places.delete(who);
      else places.set(who, left);
      taken -= 1;
    };
  }

  /** What of `from` arrives in time. */
  async function readWhole(from: ReadableStream<Uint8Array>, { mostBytes, tooLarge }: Upload): Promise<Uint8Array> {
    const reader = from.getReader();
    const parts: Uint8Array[] = [];
    const end = performance.now() + longestMs;
    let bytes = 0;
    try {
      for (;;) {
        const { done, value } = await within(Math.min(silenceMs, end - performance.now()), () => reader.read());
        if (done) return Buffer.concat(parts);
        bytes += value.byteLength;
        if (bytes > mostBytes) throw new AppError(tooLarge, { status: 413 });
        parts.push(value);
      }
    } finally {
      void reader.cancel().catch(() => undefined);
    }
  }

  return {
    /** For one call: `read` takes a place, `leave` gives it back. */
    place(c: Request, upload: Upload | undefined): { read: () => Promise<Uint8Array>; leave: () => void } {
      let leave: (() => void) | null = null;
      return {
        async read() {
          if (!upload) throw new Error('this call takes no file');
          // Told before a byte is read.
          if (Number(c.req.header('content-length') ?? 0) > upload.mostBytes)
            throw new AppError(upload.tooLarge, { status: 413 });
          leave ??= take(callerOf(c));
          const { body } = c.req.raw;
          return body ? readWhole(body, upload) : new Uint8Array();
        },
        leave: () => leave?.(),
      };
    },
  };
}

function callerOf(c: Request): string {
  const { actor } = c.get('ctx');
  return (actor.kind === 'visitor' && actor.orderSession) || c.get('address') || '';
}

async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(interrupted('nothing arrives')), Math.max(0, ms));
  });
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    // A sender who goes in the middle ends the stream by an error of its own.
    throw error instanceof AppError ? error : interrupted(String(error));
  } finally {
    clearTimeout(timer);
  }
}

const interrupted = (reason: string) => new AppError('http.interrupted', { status: 408, retryable: true, reason });
