import { flushSync } from 'react-dom';
import { failureOf } from '../../../ui/api.ts';
import { say } from '../../../ui/said.ts';
import { useChange } from '../use-change.ts';
import type { LiveView } from './use-live-view.ts';

interface Told {
  text: string;
  /** Closes the window it was pressed in, which keeps the focus while it is open. */
  close?: () => void;
  /** The place itself shows it: it is only said. */
  quiet?: boolean;
}
interface Reading<View> {
  read: (site: string) => Promise<View>;
  /** Codes that say that what the press was about is not what the screen shows any more. */
  movedOn: ReadonlySet<string>;
}

/** A press of this part of the screen: what it did is told there; what somebody else did meanwhile is shown beside the reason. */
export function usePress<View extends { site: { id: string } }, Place extends string>(
  { view: { site }, take }: LiveView<View, Place>,
  place: Place,
  { read, movedOn }: Reading<View>,
) {
  const change = useChange();
  /** False: it did not happen, and the failure stands where it was pressed. */
  async function act(call: (site: string) => Promise<View>, { text, close, quiet }: Told): Promise<boolean> {
    const end = await change.run(async () => {
      try {
        const fresh = await call(site.id);
        return () => (quiet ? (take(fresh), say(text)) : take(fresh, { place, text }));
      } catch (error) {
        const failure = failureOf(error);
        if (!failure || !movedOn.has(failure.code)) throw error;
        const fresh = await read(site.id).catch(() => null);
        if (!fresh) throw error;
        return () => take(fresh, { place, failure });
      }
    });
    if (!end) return false;
    if (close) flushSync(close);
    end();
    return true;
  }
  return { change, act };
}
