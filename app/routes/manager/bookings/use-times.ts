import { useEffect, useState } from 'react';
import type { TimesView } from '../../../../modules/booking/views/schemas.ts';
import { failureOf, type ApiFailure } from '../../../ui/api.ts';
import { readTimes, type TimesOf } from './calls.ts';

type Answer = { times: TimesView } | { failure: ApiFailure };

/** The free times of seven days; null while they are asked for. `attempt`: another number asks again. */
export function useTimes(site: string, { of, from, attempt }: { of: TimesOf; from: string; attempt: number }) {
  const wanted = JSON.stringify({ of, from, attempt });
  const [answer, setAnswer] = useState<(Answer & { wanted: string }) | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const asked = JSON.parse(wanted) as { of: TimesOf; from: string };
    readTimes(site, asked.of, asked.from, { signal: leaving.signal }).then(
      (times) => setAnswer({ times, wanted }),
      (error: unknown) => {
        const failure = failureOf(error);
        if (failure && !leaving.signal.aborted) setAnswer({ failure, wanted });
      },
    );
    return () => leaving.abort();
  }, [site, wanted]);
  return answer?.wanted === wanted ? answer : null;
}
