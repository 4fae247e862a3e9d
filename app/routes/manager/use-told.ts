import { useEffect, useRef, type RefObject } from 'react';
import { moveFocus } from '../../ui/focus.ts';
import { say } from '../../ui/said.ts';

/**
 * For the place that shows what a press has just done: it is said, and the focus is there, for the button may have done its
 * work and gone. A new object tells anew.
 */
export function useTold<Place extends HTMLElement>(outcome: { text: string } | null): RefObject<Place | null> {
  const told = useRef<Place>(null);
  useEffect(() => {
    if (!outcome) return;
    moveFocus(told.current);
    say(outcome.text);
  }, [outcome]);
  return told;
}
