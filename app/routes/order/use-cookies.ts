import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this browser keeps cookies at all; the server, which cannot know yet, hopes so. */
export const useCookies = (): boolean =>
  useSyncExternalStore(
    never,
    () => navigator.cookieEnabled,
    () => true,
  );
