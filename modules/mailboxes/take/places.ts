import { AppError } from '../../../platform/errors.ts';

/** Boxes that one process gives out at the same time: a connection and some megabytes each. */
export const MOST_TAKES = 4;
/** Whoever stops to read gives the place away; the whole may take that long. */
const SILENCE_MS = 5 * 60_000;
const LONGEST_MS = 3 * 3_600_000;
const AGAIN_S = 60;

const taken = new Map<string, object>();

const busy = () =>
  new AppError('mailboxes.take-busy', {
    status: 503,
    retryable: true,
    retryAfterS: AGAIN_S,
    reason: 'boxes are taken',
  });

/** Throws 'mailboxes.take-busy' (503) while this box, or as many as there may be, are being taken away. */
export function requirePlace(boxId: string): void {
  if (taken.has(boxId) || taken.size >= MOST_TAKES) throw busy();
}

export interface Place {
  /** Something was read. */
  moved: () => void;
  /** Safe twice. */
  leave: () => void;
}

/**
 * Takes one of the places, from now on until it is left. `onLate`: called, once, where nothing was read for five minutes or the
 * whole takes longer than three hours. Throws as `requirePlace`.
 */
export function takePlace(
  boxId: string,
  onLate: () => void,
  { silenceMs, longestMs }: { silenceMs: number; longestMs: number } = { silenceMs: SILENCE_MS, longestMs: LONGEST_MS },
): Place {
  requirePlace(boxId);
  const me = {};
  taken.set(boxId, me);
  const whole = setTimeout(onLate, longestMs).unref();
  const silence = setTimeout(onLate, silenceMs).unref();
  return {
    moved: () => void silence.refresh(),
    leave() {
      clearTimeout(whole);
      clearTimeout(silence);
      if (taken.get(boxId) === me) taken.delete(boxId);
    },
  };
}
