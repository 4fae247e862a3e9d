import { useEffect, useRef, useState } from 'react';
import { moveFocus } from '../../../ui/focus.ts';

/** A question that comes in place of the button that asks it: it has the focus while it stands, and gives it back. */
export function useSecondStep() {
  const [asking, setAsking] = useState(false);
  const question = useRef<HTMLFieldSetElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const before = useRef(asking);
  useEffect(() => {
    if (before.current === asking) return;
    before.current = asking;
    moveFocus(asking ? question.current : opener.current);
  }, [asking]);
  return { asking, ask: () => setAsking(true), leave: () => setAsking(false), question, opener };
}
