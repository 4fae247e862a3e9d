import { useEffect, useRef } from 'react';
import { keepFocus, moveFocus } from './focus.ts';

/** The focus of the whole frame: never lost, and on the heading of each screen that comes in place of another. */
export function useKeptFocus(pathname: string): void {
  useEffect(keepFocus, []);
  const from = useRef(pathname);
  useEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    const main = document.querySelector('main');
    moveFocus(main?.querySelector('h1') ?? main, { preventScroll: true });
  }, [pathname]);
}
