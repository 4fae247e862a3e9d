import { useRef, type PointerEvent } from 'react';

const LONG_MS = 500;
/** A finger that moves farther scrolls the page. */
const STILL_PX = 10;

/** A press that lasts. The click that ends one is none: `wasLong` says so once. */
export function useLongPress(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef<[number, number]>([0, 0]);
  const long = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    wasLong(): boolean {
      const was = long.current;
      long.current = false;
      return was;
    },
    hands: {
      onPointerDown(event: PointerEvent) {
        from.current = [event.clientX, event.clientY];
        long.current = false;
        stop();
        timer.current = setTimeout(() => {
          long.current = true;
          act();
        }, LONG_MS);
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const [x, y] = from.current;
        if (Math.hypot(clientX - x, clientY - y) > STILL_PX) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  };
}
