import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The sandboxes' own time: the machine's, or as far ahead of it as somebody has moved it. Milliseconds since the epoch. */
export interface SandboxClock {
  now: () => number;
  /** The machine's time, for what happens between two machines: signatures, idempotency, the caller's own dates. */
  wall: () => number;
  /** Forward only; throws RangeError otherwise. */
  moveTo: (at: number) => void;
  onMove: (listener: () => void) => void;
}

const duration = /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** `P1Y2M3W4DT5H6M7S` (ISO 8601) after `from`, by the calendar in UTC. Throws RangeError on any other text. */
export function after(from: number, written: string): number {
  const found = duration.exec(written);
  if (found === null) throw new RangeError(`Not a duration: ${written}. Write it as P30D, P1Y or PT1H.`);
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  const date = new Date(from);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 12 * years + months);
  // 31 January and a month is the last of February.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime() + (((weeks * 7 + days) * 24 + hours) * 3600 + minutes * 60 + seconds) * 1000;
}

function readAhead(file: string | undefined): number {
  if (file === undefined) return 0;
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { aheadMs: number }).aheadMs;
  } catch {
    return 0;
  }
}

/** One for all sandboxes of a process. With a file it is as far ahead after a restart as before. */
export function createClock(options: { wall?: () => number; file?: string } = {}): SandboxClock {
  const wall = options.wall ?? Date.now;
  const listeners: (() => void)[] = [];
  let ahead = readAhead(options.file);
  const now = () => wall() + ahead;
  return {
    now,
    wall,
    moveTo(at) {
      if (at < now()) throw new RangeError('The clock only goes forward.');
      ahead = at - wall();
      if (options.file !== undefined) {
        mkdirSync(dirname(options.file), { recursive: true });
        writeFileSync(options.file, JSON.stringify({ aheadMs: ahead }));
      }
      for (const listener of listeners) listener();
    },
    onMove: (listener) => void listeners.push(listener),
  };
}
