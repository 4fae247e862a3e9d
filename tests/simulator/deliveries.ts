/** The provider's events on their way: prompt, late, twice, lost at first and sent again, in any order. */
import type { Event } from '../../sandboxes/stripe/objects/event.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const THREE_DAYS = 72 * HOUR;

/** What the endpoint at the provider is set to send (docs.stripe.com/api/events/types): of all others we hear nothing. */
const ENABLED =
  /^(checkout\.session\.|invoice\.(created|finalized|paid|payment_failed|payment_action_required|upcoming)|customer\.subscription\.|customer\.updated|charge\.refunded|refund\.|charge\.dispute\.)/;

interface Delivery {
  event: Event;
  at: number;
  /** Which of the deliveries of one event this is: the trace says so. */
  copy: number;
}
export interface Deliveries {
  /** Plans what has happened at the provider since the last look. */
  look(): void;
  due(): Delivery[];
  next(): number | null;
  /** One was answered with this status: where it was not taken it comes again, for three days. */
  answered(delivery: Delivery, status: number): void;
}

export function createDeliveries(world: World, random: Random, disorder: number): Deliveries {
  const onTheWay = new Set<Delivery>();
  const seen = new Set<string>();
  const now = () => world.clock.now().getTime();

  function delay(): number {
    if (!random.chance(disorder)) return random.int(0, 3) * SECOND;
    return random.weighted({ minutes: 4, hours: 3, days: 2 }) === 'days'
      ? random.int(6, 71) * HOUR
      : random.int(20, 5 * 3600) * SECOND;
  }
  const copies = () => (random.chance(disorder / 2) ? random.int(2, 5) : 1);

  return {
    look() {
      for (const event of world.stripe.state.events.values()) {
        if (seen.has(event.id)) continue;
        seen.add(event.id);
        if (!ENABLED.test(event.type)) continue;
        for (let copy = 1, all = copies(); copy <= all; copy++) {
          onTheWay.add({ event, at: now() + delay(), copy });
        }
      }
    },
    due: () => [...onTheWay].filter(({ at }) => at <= now()),
    next: () => (onTheWay.size === 0 ? null : Math.min(...[...onTheWay].map(({ at }) => at))),
    answered(delivery, status) {
      const tooOld = now() - delivery.event.created * 1000 > THREE_DAYS;
      if (status < 300 || tooOld) onTheWay.delete(delivery);
      else delivery.at = now() + random.int(1, 60) * 60 * SECOND;
    },
  };
}
