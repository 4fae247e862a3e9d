import { useEffect, useState } from 'react';
import { failureOf, postJson, type ApiFailure } from '../../ui/api.ts';
import type { PreviewLink } from './preview-link.ts';

interface Opened {
  value: string;
  link: PreviewLink | null;
  failure: ApiFailure | null;
}

/** Asks the server whose link this is and whether it still opens (L4); null for `value` asks nothing. */
export function useSignedLink(value: string | null): Pick<Opened, 'link' | 'failure'> {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (value === null) return undefined;
    const here = new AbortController();
    postJson<PreviewLink>('/buy_yr/api/page/preview-link/open', { value }, { signal: here.signal }).then(
      (link) => setOpened({ value, link, failure: null }),
      (error: unknown) => {
        if (!here.signal.aborted) setOpened({ value, link: null, failure: failureOf(error) });
      },
    );
    return () => here.abort();
  }, [value]);
  return opened?.value === value ? opened : { link: null, failure: null };
}
