import { useCallback, useRef, useState } from 'react';
import { failureOf, type ApiFailure } from '../../ui/api.ts';

export interface Change {
  busy: boolean;
  failure: ApiFailure | null;
  /** Runs one change; a second press while it runs does nothing. Gives null where it did not happen. */
  run: <T>(change: () => Promise<T>) => Promise<T | null>;
  clear(): void;
}

export function useChange(): Change {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const running = useRef(false);
  const run = useCallback(async <T>(change: () => Promise<T>): Promise<T | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      return await change();
    } catch (error) {
      setFailure(failureOf(error));
      return null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, failure, run, clear: () => setFailure(null) };
}
