import type { Parcel, Source } from './deliveries.ts';
import type { World } from './world.ts';

/** What the endpoint at the provider is set to send (docs.stripe.com/api/events/types): of all others we hear nothing. */
const ENABLED =
  /^(checkout\.session\.|invoice\.(created|finalized|paid|payment_failed|payment_action_required|upcoming)|customer\.subscription\.|customer\.updated|charge\.refunded|refund\.|charge\.dispute\.)/;

/** What happens at the card provider. */
export function providerEvents(world: World): Source {
  const seen = new Set<string>();
  return () => {
    const fresh: Parcel[] = [];
    for (const event of world.stripe.state.events.values()) {
      if (seen.has(event.id)) continue;
      seen.add(event.id);
      if (!ENABLED.test(event.type)) continue;
      const { type, created } = event;
      fresh.push({ what: `event ${type}`, sentAt: created * 1000, bring: () => world.deliver(event) });
    }
    return fresh;
  };
}
