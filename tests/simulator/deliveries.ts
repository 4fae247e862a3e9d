/** What comes to the product from outside by itself, on its way: prompt, late, twice, lost at first and sent again, in any order. */
import type { Random } from './random.ts';
import type { World } from './world.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const THREE_DAYS = 72 * HOUR;

/** An event of the card provider, a report of a mail server, a press in a mail program. */
export interface Parcel {
  what: string;
  /** Milliseconds since the epoch. */
  sentAt: number;
  /** It comes once, and at once. */
  isPrompt?: boolean;
  /** Hands it over; the status that it was answered with. */
  bring: () => Promise<number>;
}
/** What was sent since the last time it was asked. */
export type Source = () => Parcel[];

interface Delivery {
  parcel: Parcel;
  at: number;
  /** Which of the deliveries of one parcel this is: the trace says so. */
  copy: number;
}
export interface Deliveries {
  /** Plans what was sent since the last look. */
  look(): void;
  due(): Delivery[];
  next(): number | null;
  /** One was answered with this status: where it was not taken it comes again, for three days. */
  answered(delivery: Delivery, status: number): void;
}

export function createDeliveries(
  { clock }: Pick<World, 'clock'>,
  sources: readonly Source[],
  random: Random,
  disorder: number,
): Deliveries {
  const onTheWay = new Set<Delivery>();
  const now = () => clock.now().getTime();

  function delay(): number {
    if (!random.chance(disorder)) return random.int(0, 3) * SECOND;
    return random.weighted({ minutes: 4, hours: 3, days: 2 }) === 'days'
      ? random.int(6, 71) * HOUR
      : random.int(20, 5 * 3600) * SECOND;
  }
  const copies = () => (random.chance(disorder / 2) ? random.int(2, 5) : 1);

  return {
    look() {
      for (const parcel of sources.flatMap((sent) => sent())) {
        if (parcel.isPrompt) onTheWay.add({ parcel, at: now(), copy: 1 });
        else
          for (let copy = 1, all = copies(); copy <= all; copy++) onTheWay.add({ parcel, at: now() + delay(), copy });
      }
    },
    due: () => [...onTheWay].filter(({ at }) => at <= now()),
    next: () => (onTheWay.size === 0 ? null : Math.min(...[...onTheWay].map(({ at }) => at))),
    answered(delivery, status) {
      const tooOld = now() - delivery.parcel.sentAt > THREE_DAYS;
      if (status < 300 || tooOld) onTheWay.delete(delivery);
      else delivery.at = now() + random.int(1, 60) * 60 * SECOND;
    },
  };
}
