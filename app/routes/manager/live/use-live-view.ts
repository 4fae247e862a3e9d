import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../../ui/api.ts';

/** What a press has done, or why it could not: what it was about had moved on. `Place`: the part of the screen that says so. */
export type Outcome<Place extends string> = { place: Place } & ({ text: string } | { failure: ApiFailure });

/** What visitors do comes while the screen is looked at. */
const EVERY_MS = 60_000;

/** What a screen about a site shows, as the last answer told it: asked for again each minute, and when the screen is looked at again. */
export function useLiveView<View extends { site: { id: string } }, Place extends string>(
  loaded: View,
  read: (site: string) => Promise<View>,
) {
  const [view, setView] = useState(loaded);
  const [outcome, setOutcome] = useState<Outcome<Place> | null>(null);
  const answers = useRef(0);
  const { id } = view.site;

  const take = useCallback((fresh: View, told?: Outcome<Place>) => {
    answers.current += 1;
    setView(fresh);
    if (told) setOutcome(told);
  }, []);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      const before = answers.current;
      // What stands stays where the line is bad; and what was asked before a press is older than its answer.
      read(id).then(
        (fresh) => before === answers.current && take(fresh),
        () => undefined,
      );
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, take, read]);
  return { view, outcome, take };
}
export type LiveView<View extends { site: { id: string } }, Place extends string> = ReturnType<
  typeof useLiveView<View, Place>
>;
