import { OutcomeAt } from '../live/outcome-at.tsx';
import type { Bookings, Place } from './use-bookings.ts';

/** What the last press of this part of the screen did, or what had moved on before it. */
export const OutcomeOf = ({ bookings: { outcome }, place }: { bookings: Bookings; place: Place }) => (
  <OutcomeAt outcome={outcome} place={place} />
);
