import { useEffect, useState } from 'react';
import { pricesAnswer, type PriceItem } from '../../../modules/plans/prices/schemas.ts';
import { failureOf, getJson, type ApiFailure } from '../../ui/api.ts';

interface Answer {
  list: readonly PriceItem[];
  failure: ApiFailure | null;
}
const NOTHING_YET: Answer = { list: [], failure: null };

/** The catalogue: as the server rendered it, or asked for from here where the provider did not answer in time. */
export function usePrices(loaded: readonly PriceItem[] | null): {
  list: readonly PriceItem[];
  failure: ApiFailure | null;
  reload: () => void;
} {
  const [fetched, setFetched] = useState<Answer>(NOTHING_YET);
  useEffect(() => {
    if (loaded) return undefined;
    const stop = new AbortController();
    const ask = async () => {
      const answer = await fetchPrices(stop.signal);
      if (!stop.signal.aborted) setFetched(answer);
    };
    void ask();
    return () => stop.abort();
  }, [loaded]);
  const reload = async () => {
    setFetched(NOTHING_YET);
    setFetched(await fetchPrices());
  };
  return { list: loaded ?? fetched.list, failure: fetched.failure, reload: () => void reload() };
}

async function fetchPrices(signal?: AbortSignal): Promise<Answer> {
  try {
    const { data } = await getJson('/buy_yr/api/prices', pricesAnswer, signal ? { signal } : {});
    return { list: data, failure: null };
  } catch (error) {
    return { list: [], failure: failureOf(error) };
  }
}
