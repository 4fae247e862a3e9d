import { useCallback, useRef, useState } from 'react';
import type { FollowingView } from '../../../../modules/sync/schemas.ts';
import { ApiFailure } from '../../../ui/api.ts';
import { readFollowing } from './calls.ts';
import { newsOf, type News } from './news.ts';

export interface Following {
  view: FollowingView;
  /** What the reading that has just ended brought; null while none has. */
  news: News[] | null;
  /** Runs an act and shows its answer; one after the other, so that no answer shows less than the one before. */
  act: (call: (site: string) => Promise<FollowingView>) => Promise<FollowingView>;
  look: () => Promise<void>;
}

/** What is shown of a site's following, kept by the answers to everything that is done here. */
export function useFollowing(loaded: FollowingView): Following {
  const site = loaded.site.id;
  const [view, setView] = useState(loaded);
  const [news, setNews] = useState<News[] | null>(null);
  const latest = useRef(loaded);
  /** As it was before the reading that is under way. */
  const began = useRef(loaded.page.reading ? loaded : null);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const take = useCallback((fresh: FollowingView) => {
    if (fresh.page.reading) {
      began.current ??= latest.current;
      setNews(null);
    } else if (began.current) {
      setNews(newsOf(began.current, fresh));
      began.current = null;
    }
    latest.current = fresh;
    setView(fresh);
    return fresh;
  }, []);
  const look = useCallback(async () => {
    const shown = latest.current;
    const fresh = await readFollowing(site);
    // What was answered meanwhile is younger than this.
    if (latest.current === shown) take(fresh);
  }, [site, take]);
  const act = useCallback(
    (call: (id: string) => Promise<FollowingView>) => {
      const done = last.current
        .then(() => call(site))
        .then(take)
        .catch(async (error: unknown) => {
          // Answered elsewhere: what is so now stands beside the reason.
          if (error instanceof ApiFailure && error.status === 409) await look().catch(() => undefined);
          throw error;
        });
      last.current = done.catch(() => undefined);
      return done;
    },
    [site, take, look],
  );
  return { view, news, act, look };
}
