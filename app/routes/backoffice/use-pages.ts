import { useEffect, useRef, useState } from 'react';
import type { AgentPageResult, Preview } from '../../../modules/previews/schemas.ts';
import type { Lang } from '../../../site-kit/names.ts';
import { ApiFailure, failureOf } from '../../ui/api.ts';
import { followPreview } from '../builder/use-preview.ts';
import { searchPages } from './calls.ts';
import { clearPages, keepPages, readPages } from './page-cache.ts';

export type Busy = { what: 'search' } | { what: 'build'; name: string };

/** The agent's list: found, kept from the last time, and joined by the sites that are made from here (A2, A3). */
export function usePages(lang: Lang) {
  const [pages, setPages] = useState<readonly AgentPageResult[]>(readPages);
  const [busy, setBusy] = useState<Busy | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [none, setNone] = useState(false);
  const [built, setBuilt] = useState<string | null>(null);
  const working = useRef<AbortController | null>(null);
  useEffect(() => () => working.current?.abort(), []);

  const show = (next: readonly AgentPageResult[]) => {
    setPages(next);
    keepPages(next);
  };
  async function work(what: Busy, act: (signal: AbortSignal) => Promise<void>) {
    if (working.current) return;
    const here = new AbortController();
    working.current = here;
    setBusy(what);
    setFailure(null);
    setNone(false);
    setBuilt(null);
    try {
      await act(here.signal);
    } catch (error) {
      if (!here.signal.aborted) setFailure(failureOf(error));
    } finally {
      working.current = null;
      setBusy(null);
    }
  }

  return {
    pages,
    busy,
    failure,
    none,
    built,
    search: (query: string) =>
      work({ what: 'search' }, async (signal) => {
        const { data } = await searchPages(query.trim());
        if (signal.aborted) return;
        show(data);
        setNone(data.length === 0);
      }),
    build: (page: AgentPageResult) =>
      work({ what: 'build', name: page.name }, async (signal) => {
        let last: Preview | null = null;
        await followPreview(page.id, lang, signal, (preview) => (last = preview));
        const done = last as Preview | null;
        if (!done || done.status !== 'ready') throw new ApiFailure(done?.reason ?? 'previews.build-failed');
        show(pages.map((each) => (each.id === page.id ? { ...each, previews: [previewOf(done)] } : each)));
        setBuilt(page.name);
      }),
    clear: () => {
      setPages([]);
      setNone(false);
      setFailure(null);
      setBuilt(null);
      clearPages();
    },
  };
}

const previewOf = ({ _id, url, layouts }: Preview): AgentPageResult['previews'][number] => ({
  _id,
  url,
  layouts: layouts.map((entry) => entry.layout),
});
