import { useCallback, useEffect, useRef, useState } from 'react';
import type { Page } from '../../../modules/operations/schemas.ts';
import { failureOf, getJson, type ApiFailure } from '../../ui/api.ts';

export interface Pages<Row> {
  /** Null until the first page is there. */
  rows: Row[] | null;
  more: (() => void) | null;
  reload: () => void;
  busy: boolean;
  failure: ApiFailure | null;
}

/** A list that is read page by page: `path` with its query; another path starts anew, and an older answer is dropped. */
export function usePages<Row>(path: string): Pages<Row> {
  const [shown, setShown] = useState<{ path: string; rows: Row[]; next: string | null } | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const asking = useRef<AbortController | null>(null);

  const ask = useCallback(
    async (after: string | null) => {
      asking.current?.abort();
      const own = new AbortController();
      asking.current = own;
      setBusy(true);
      setFailure(null);
      try {
        const query = after ? `${path.includes('?') ? '&' : '?'}after=${after}` : '';
        const page = await getJson<Page<Row>>(`${path}${query}`, { signal: own.signal });
        setShown((before) => ({
          path,
          rows: after && before?.path === path ? [...before.rows, ...page.data] : page.data,
          next: page.next,
        }));
      } catch (error) {
        if (!own.signal.aborted) setFailure(failureOf(error));
      } finally {
        if (!own.signal.aborted) setBusy(false);
      }
    },
    [path],
  );
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what it sets belongs to the question asked here
    void ask(null);
    return () => asking.current?.abort();
  }, [ask]);

  const current = shown?.path === path ? shown : null;
  const next = current?.next ?? null;
  return {
    rows: current?.rows ?? null,
    more: next ? () => void ask(next) : null,
    reload: () => void ask(null),
    busy,
    failure,
  };
}
