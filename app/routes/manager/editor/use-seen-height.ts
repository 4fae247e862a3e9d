import { useEffect, useState } from 'react';

/** What of the window is seen: a phone's keyboard covers the rest. Pixels; null where all of it is seen. */
export function useSeenHeight(): { height: number; top: number } | null {
  const [seen, setSeen] = useState<{ height: number; top: number } | null>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const look = () => {
      const { height, offsetTop: top, scale } = view;
      const isCovered = scale === 1 && height < window.innerHeight - 1;
      setSeen(isCovered ? { height, top } : null);
    };
    view.addEventListener('resize', look);
    view.addEventListener('scroll', look);
    return () => {
      view.removeEventListener('resize', look);
      view.removeEventListener('scroll', look);
    };
  }, []);
  return seen;
}
