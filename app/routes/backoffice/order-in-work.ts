/** The order that this tab's agent is working on: while there is one, the previews screen leads to it (R9). */
import { tabStore } from '../order/tab-store.ts';

const KEY = 'vetrina.agentOrder';

export const keepOrderInWork = (address: string): void => tabStore.setItem(KEY, address);
export const clearOrderInWork = (): void => tabStore.removeItem(KEY);
/** Address of its screen, or null. */
export function orderInWork(): string | null {
  const address = tabStore.getItem(KEY);
  return address?.startsWith('/sitimanager/order?') ? address : null;
}
