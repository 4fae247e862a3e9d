import { useEffect, useRef, useState } from 'react';
import { searchAnswer, type SocialPageResult } from '../../../modules/previews/schemas.ts';
import { K } from '../../../modules/plans/schemas.ts';
import { failureOf, postJson, type ApiFailure } from '../../ui/api.ts';

const PAUSE_MS = 200;
const SHORTEST = 2;

export type SearchState =
  | { status: 'idle' }
  | { status: 'searching' }
  | { status: 'found'; pages: readonly SocialPageResult[] }
  | { status: 'failed'; failure: ApiFailure };

/** Searches when the typing pauses; a newer search silences the older one. */
export function usePageSearch() {
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (text: string, pauseMs: number) => {
    running.current?.abort();
    const here = new AbortController();
    running.current = here;
    const q = text.trim();
    if (q.length < SHORTEST) return setState({ status: 'idle' });
    setState({ status: 'searching' });
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (here.signal.aborted) return undefined;
    try {
      const body = { q, limit: K.searchLimit };
      const answer = await postJson('/buy_yr/api/page/search', body, searchAnswer, {
        signal: here.signal,
      });
      setState({ status: 'found', pages: answer.data });
    } catch (error) {
      const failure = failureOf(error);
      if (failure && !here.signal.aborted) setState({ status: 'failed', failure });
    }
  };
  return {
    state,
    typed: (text: string) => void ask(text, PAUSE_MS),
    retry: (text: string) => void ask(text, 0),
    clear: () => {
      running.current?.abort();
      setState({ status: 'idle' });
    },
  };
}
