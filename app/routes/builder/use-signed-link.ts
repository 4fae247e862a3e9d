import { useEffect, useState } from 'react';
import { openedLink, type OpenedLink } from '../../../modules/previews/schemas.ts';
import { failureOf, postJson, type ApiFailure } from '../../ui/api.ts';

/** What a signed `yr_preview` opens, or why it opens nothing. */
export interface Opened {
  value: string;
  link: OpenedLink | null;
  failure: Pick<ApiFailure, 'code' | 'requestId'> | null;
}

/**
 * Whose link this is and whether it still opens (L4); null for `value` asks nothing.
 * @param told what the server said of the link that the screen was asked for with; of any other it is asked
 */
export function useSignedLink(value: string | null, told: Opened | null): Pick<Opened, 'link' | 'failure'> {
  const [opened, setOpened] = useState<Opened | null>(told);
  const known = opened?.value === value;
  useEffect(() => {
    if (value === null || known) return undefined;
    const here = new AbortController();
    postJson('/buy_yr/api/page/preview-link/open', { value }, openedLink, { signal: here.signal }).then(
      (link) => setOpened({ value, link, failure: null }),
      (error: unknown) => {
        if (!here.signal.aborted) setOpened({ value, link: null, failure: failureOf(error) });
      },
    );
    return () => here.abort();
  }, [value, known]);
  return opened?.value === value ? opened : { link: null, failure: null };
}
