import { LIVE, type RegistrationState } from '../domains/registration/registration.states.ts';
import { isEditable, isOver, type OrderState } from '../ordering/order.states.ts';
import { shownName } from '../../site-kit/shown-name.ts';

interface Named {
  domain: string;
  state: RegistrationState;
}
interface Site {
  freeUrl: string;
  published: boolean;
  hosts: string[];
}

/**
 * The host under which a site will answer and does not yet, as people write it: the name that was chosen first, once it is
 * paid among those that can still be had, else its free address. Null where nothing more is to come. `names`: what became
 * of the names that were paid, the main address first; those that were replaced or refunded may be missing.
 */
export function comingAddress(
  order: { state: OrderState; domains: string[] },
  names: readonly Named[],
  site: Site | null,
): string | null {
  // One that pauses was there before, and comes back with a payment, not by itself.
  if (isOver(order.state) || order.state === 'suspended') return null;
  const live = names.filter(({ state }) => LIVE.some((each) => each === state)).map(({ domain }) => domain);
  const main = isEditable(order.state) ? order.domains[0] : live[0];
  if (main) return site?.published && site.hosts.includes(main) ? null : shownName(main);
  return site && !site.published ? new URL(site.freeUrl).host : null;
}
