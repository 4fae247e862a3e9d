/**
 * Who of the staff has signed in here: kept in this module's memory and nowhere else (A5), so that a reload asks again.
 * Shared by the agents' back-office and the operator's console.
 */
import { useSyncExternalStore } from 'react';
import type { SignedIn, StaffMember } from '../../modules/identity/schemas.ts';

/** out: nobody signed in since the page was loaded. lost: the server no longer knows the token of `user` (X2). */
export type StaffSession =
  | { status: 'out'; user: null }
  | { status: 'in'; user: StaffMember; token: string; factor: SignedIn['factor'] }
  | { status: 'lost'; user: StaffMember };

const OUT: StaffSession = { status: 'out', user: null };
/** Screens whose calls are made by the person who signed in; everywhere else the same browser is a visitor. */
const STAFF_SCREENS = /^\/(sitimanager|operator)(\/|$)/;

let session: StaffSession = OUT;
const listeners = new Set<() => void>();
function become(next: StaffSession): void {
  session = next;
  for (const listener of listeners) listener();
}

export const enterStaff = ({ token, user, factor }: SignedIn): void => become({ status: 'in', user, token, factor });
export const leaveStaff = (): void => become(OUT);
/** The server refused this token. A newer one is not harmed by an old call's answer. */
export function loseStaff(token: string): void {
  if (session.status === 'in' && session.token === token) become({ status: 'lost', user: session.user });
}

/** For `Authorization: Bearer`; null on screens of visitors, and while nobody has signed in. */
export const staffToken = (): string | null =>
  session.status === 'in' && STAFF_SCREENS.test(globalThis.location?.pathname ?? '') ? session.token : null;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useStaffSession = (): StaffSession =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => OUT,
  );
