import { useCallback, useEffect, useState } from 'react';
import type { AgentPreviews } from '../../../modules/previews/schemas.ts';
import { failureOf, type ApiFailure } from '../../ui/api.ts';
import { listPreviews } from './calls.ts';

export type OwnPreviews = ReturnType<typeof useOwnPreviews>;

/** The agent's own sites, a page at a time; `pages` is null until the server has answered. */
export function useOwnPreviews() {
  const [pages, setPages] = useState<AgentPreviews['data'] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const load = useCallback(async (before: string | null, signal?: AbortSignal) => {
    try {
      const answer = await listPreviews(before, signal ? { signal } : {});
      if (signal?.aborted) return;
      setPages((known) => (before && known ? [...known, ...answer.data] : answer.data));
      setNext(answer.next);
      setFailure(null);
    } catch (error) {
      if (!signal?.aborted) setFailure(failureOf(error));
    }
  }, []);
  useEffect(() => {
    const here = new AbortController();
    const first = async () => load(null, here.signal);
    void first();
    return () => here.abort();
  }, [load]);
  return {
    pages,
    failure,
    hasMore: next !== null,
    more: () => void load(next),
    reload: () => void load(null),
  };
}
