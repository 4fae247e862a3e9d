import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { Page } from '../../modules/reports/operator/schemas.ts';
import { failureOf, getJson, type ApiFailure } from './api.ts';

export interface Listed<Row> {
  /** Null until the first page is there. */
  rows: Row[] | null;
  more: (() => void) | null;
  reload: () => void;
  busy: boolean;
  failure: ApiFailure | null;
}

/**
 * A list that is read page by page: `path` with its query; another path starts anew, and an older answer is dropped.
 * @param schema of a page, the same at each drawing
 * @param cursor name of the parameter that says where the page before ended
 */
export function useListed<Row>(
  path: string,
  schema: z.ZodMiniType<Page<Row>>,
  cursor: 'after' | 'before' = 'after',
): Listed<Row> {
  const [shown, setShown] = useState<{ path: string; rows: Row[]; next: string | null } | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const asking = useRef<AbortController | null>(null);

  const ask = useCallback(
    async (end: string | null) => {
      asking.current?.abort();
      const own = new AbortController();
      asking.current = own;
      setBusy(true);
      setFailure(null);
      try {
        const query = end ? `${path.includes('?') ? '&' : '?'}${cursor}=${encodeURIComponent(end)}` : '';
        const page = await getJson(`${path}${query}`, schema, { signal: own.signal });
        setShown((before) => ({
          path,
          rows: end && before?.path === path ? [...before.rows, ...page.data] : page.data,
          next: page.next,
        }));
      } catch (error) {
        if (!own.signal.aborted) setFailure(failureOf(error));
      } finally {
        if (!own.signal.aborted) setBusy(false);
      }
    },
    [path, schema, cursor],
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
