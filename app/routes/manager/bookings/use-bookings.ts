import { useCallback, useEffect, useRef, useState } from 'react';
import type { BookingsView } from '../../../../modules/booking/schemas.ts';
import type { ApiFailure } from '../../../ui/api.ts';
import { readBookings } from './calls.ts';

/** The parts of the screen, each of which says what was done in it. */
export type Place =
  | 'head'
  | 'waiting'
  | 'add'
  | 'today'
  | 'coming'
  | 'past'
  | 'days'
  | 'rules'
  | 'services'
  | 'people'
  | 'calendar';
/** What a press has done, or why it could not: what it was about had moved on. */
export type Outcome = { place: Place } & ({ text: string } | { failure: ApiFailure });

/** New requests come while the screen is looked at. */
const EVERY_MS = 60_000;

/** The bookings as the last answer told them: asked for again each minute, and when the screen is looked at again. */
export function useBookings(loaded: BookingsView) {
  const [view, setView] = useState(loaded);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const answers = useRef(0);
  const { id } = view.site;

  const take = useCallback((fresh: BookingsView, told?: Outcome) => {
    answers.current += 1;
    setView(fresh);
    if (told) setOutcome(told);
  }, []);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      const before = answers.current;
      // What stands stays where the line is bad; and what was asked before a press is older than its answer.
      readBookings(id).then(
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
  }, [id, take]);
  return { view, outcome, take };
}
export type Bookings = ReturnType<typeof useBookings>;
