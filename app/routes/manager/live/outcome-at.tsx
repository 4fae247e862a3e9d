import { useEffect, useRef } from 'react';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import type { ApiFailure } from '../../../ui/api.ts';
import { Told } from '../following/told.tsx';
import type { Outcome } from './use-live-view.ts';

/** What the last press of this part of the screen did, or what had moved on before it. */
export function OutcomeAt<Place extends string>({ outcome, place }: { outcome: Outcome<Place> | null; place: Place }) {
  if (outcome?.place !== place) return null;
  return 'failure' in outcome ? <MovedOn failure={outcome.failure} /> : <Told outcome={outcome} />;
}

/** The row that was pressed may be another by now, or gone: the eyes are led to why. */
function MovedOn({ failure }: { failure: ApiFailure }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) moveFocus(place.current);
  }, [failure]);
  return (
    <div ref={place}>
      <ErrorNotice failure={failure} />
    </div>
  );
}
