import { useEffect, useState } from 'react';
import { preview as previewSchema, type Preview } from '../../../modules/previews/schemas.ts';
import type { Lang } from '../../../site-kit/names.ts';
import { ApiFailure, failureOf, getJson, postJson } from '../../ui/api.ts';

export const FIRST_WAIT_MS = 60;
const LONGEST_WAIT_MS = 500;
const PATIENCE_MS = 90_000;

interface Followed {
  fb: string;
  preview: Preview | null;
  failure: { code: string; requestId: string | null } | null;
}

/**
 * The waits between questions: 60 ms at first, growing to half a second. Most sites are ready within half a second, and
 * what passes until the next question is lost to the person who waits.
 */
export const nextWait = (wait: number): number => Math.min(wait * 1.15, LONGEST_WAIT_MS);

/** Tells of the preview as it grows, until it is ready or has failed. Rejects as the calls do. */
export async function followPreview(
  fb: string,
  locale: Lang,
  signal: AbortSignal,
  tell: (preview: Preview) => void,
): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  let preview = await postJson('/buy_yr/api/page/preview', { id: fb, locale }, previewSchema, { signal });
  let wait = FIRST_WAIT_MS;
  tell(preview);
  // oxlint-disable-next-line no-underscore-dangle -- the specification's spelling
  const path = `/buy_yr/api/page/preview/${encodeURIComponent(preview._id)}`;
  while (preview.status !== 'ready' && preview.status !== 'failed') {
    if (performance.now() > deadline) throw new ApiFailure('http.timeout');
    await new Promise((resolve) => setTimeout(resolve, wait));
    signal.throwIfAborted();
    wait = nextWait(wait);
    preview = await getJson(path, previewSchema, { signal });
    tell(preview);
  }
}

/**
 * Asks for the site of a social page and follows it until it is ready or has failed. `statusPreview` of the
 * specification (L2, L3) is `working`: true from the choice until the end, of either kind.
 */
export function usePreview(fb: string | null, locale: Lang) {
  const [followed, setFollowed] = useState<Followed | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (fb === null) return undefined;
    const here = new AbortController();
    const tell = (preview: Preview) =>
      setFollowed({
        fb,
        preview,
        failure:
          preview.status === 'failed' ? { code: preview.reason ?? 'previews.build-failed', requestId: null } : null,
      });
    followPreview(fb, locale, here.signal, tell).catch((error: unknown) => {
      const failure = failureOf(error);
      if (failure && !here.signal.aborted)
        setFollowed((before) => ({ fb, preview: before?.fb === fb ? before.preview : null, failure }));
    });
    return () => here.abort();
    // The language is only what the first question is asked in: changing it later does not ask again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [fb, attempt]);

  const current = followed?.fb === fb ? followed : null;
  const ready = current?.preview?.status === 'ready' && !current.failure;
  return {
    preview: current?.preview ?? null,
    failure: current?.failure ?? null,
    ready,
    working: fb !== null && !ready && !current?.failure,
    retry: () => {
      setFollowed(null);
      setAttempt((n) => n + 1);
    },
  };
}
