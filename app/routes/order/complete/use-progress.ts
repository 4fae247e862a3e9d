import { useCallback, useEffect, useRef, useState } from 'react';
import type { Progress } from '../../../../modules/ordering/schemas.ts';
import { failureOf, type ApiFailure } from '../../../ui/api.ts';
import { readProgress, syncPayment } from '../calls.ts';
import { pollDelay } from './polling.rules.ts';

/**
 * Follows the order until everything is done: asks the card provider for the truth first when the person comes from
 * its form, then polls, 1 s growing to 5 s, only while the page is seen. A failed look is told and tried again. `first`:
 * how things stood when the page was made.
 */
export function useProgress(orderId: string, sessionId: string | null, first: Progress) {
  const [progress, setProgress] = useState(first);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  /** What is shown is no older than the provider's answer, where there was something to ask. */
  const [synced, setSynced] = useState(sessionId === null);
  const lookNow = useRef<() => void>(() => undefined);
  const done = useRef(false);

  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    let answered = sessionId === null;

    async function look() {
      clearTimeout(timer);
      try {
        const fresh = await readProgress(orderId, { signal: stop.signal });
        done.current = fresh.done;
        setProgress(fresh);
        setSynced(answered);
        setFailure(null);
      } catch (error) {
        if (stop.signal.aborted) return;
        setFailure(failureOf(error));
      }
      if (!done.current && document.visibilityState === 'visible')
        timer = setTimeout(() => void look(), pollDelay(asked++));
    }
    async function start() {
      if (sessionId !== null) {
        // The webhook tells the server the same; whichever comes first, the order converges.
        await syncPayment(orderId, sessionId).catch(() => null);
        if (stop.signal.aborted) return;
        answered = true;
      }
      await look();
    }
    const seen = () => {
      if (document.visibilityState === 'visible' && !done.current) lookNow.current();
    };
    lookNow.current = () => {
      asked = 0;
      void look();
    };
    void start();
    document.addEventListener('visibilitychange', seen);
    return () => {
      stop.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [orderId, sessionId]);

  /** After a choice about the domain: shows its answer at once and follows again. */
  const take = useCallback((fresh: Progress) => {
    done.current = fresh.done;
    setProgress(fresh);
    lookNow.current();
  }, []);

  return { progress, failure, synced, take, retry: () => lookNow.current() };
}
