import { useEffect, useState } from 'react';
import type { TimesView } from '../../../../modules/booking/schemas.ts';
import { failureOf, type ApiFailure } from '../../../ui/api.ts';
import { readTimes, type Wanted } from './calls.ts';

type Answer = { times: TimesView } | { failure: ApiFailure };

/** The free times of seven days; null while they are asked for. `attempt`: another number asks again. */
export function useTimes(site: string, { service, party, from }: Wanted, attempt: number) {
  const wanted = [service, party, from, attempt].join(' ');
  const [answer, setAnswer] = useState<(Answer & { wanted: string }) | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    readTimes(site, { service, party, from }, { signal: leaving.signal }).then(
      (times) => setAnswer({ times, wanted }),
      (error: unknown) => {
        const failure = failureOf(error);
        if (failure && !leaving.signal.aborted) setAnswer({ failure, wanted });
      },
    );
    return () => leaving.abort();
  }, [site, service, party, from, wanted]);
  return answer?.wanted === wanted ? answer : null;
}
